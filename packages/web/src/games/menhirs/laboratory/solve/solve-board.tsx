/** Solving a whole board of Adam Way: choose five menhirs, watch the progress, see the result. */
import './solve-board.css';
import { menhirsKit, menhirs as rules } from '@speeltafel/rules';
import { type Chair, menhirsTable, NO_CLOCK } from '@speeltafel/table';
import { createEffect, createMemo, createResource, For, type JSX, Match, on, Show, Switch } from 'solid-js';
import { go, place, to } from '../../../../router/route.ts';
import { startGame } from '../../../../session/local.ts';
import { dropBoard, solvedBoards } from '../../../../storage/kept-boards.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { press } from '../../../../ui/press.ts';
import { say as sayUi } from '../../../../ui/words.ts';
import { Board } from '../../board/board.tsx';
import { LEVELS } from '../../levels.ts';
import { say as sayGame } from '../../words.ts';
import { createSolver, type Solving } from './solving.ts';
import { say } from './words.ts';

const STONES = 5;
const { makePlaces, parsePlaces, placesOf, size, PLACES, EVERYWHERE } = menhirsKit;

/** The board in the address. Any set of places is valid while the board is still being chosen. */
function chosen(): menhirsKit.PlaceSet {
  const read = parsePlaces((place().query.get('board') ?? '-').slice(0, 100));
  return read.ok ? read.value : 0;
}

const show = (menhirs: menhirsKit.PlaceSet): void =>
  go(`${to('lab', 'menhirs', 'solve')}?board=${makePlaces(menhirs)}`, { replace: true });

function dealt(): menhirsKit.PlaceSet {
  const free = placesOf(EVERYWHERE);
  let menhirs = 0;
  for (const random of crypto.getRandomValues(new Uint32Array(STONES))) {
    const [at] = free.splice(random % free.length, 1);
    menhirs |= 1 << at!;
  }
  return menhirs;
}

type Working = Extract<Solving, { state: 'working' }>;

/** The parts in the order in which they are solved. */
const PARTS = [
  { passes: [0], name: () => say().lastRounds },
  { passes: [4, 3], name: () => say().lengths },
  { passes: [2], name: () => say().prolonged },
  { passes: [1], name: () => say().firstPass },
] as const;

const stateOf = (working: Working, part: number): 'done' | 'now' | 'waits' => {
  const at = PARTS.findIndex(({ passes }) => passes.some((pass) => pass === working.pass));
  return part < at ? 'done' : part === at ? 'now' : 'waits';
};

const MINUTE = 60_000;

const Progress = (props: {
  readonly working: Working;
  onPause(): void;
  onGoOn(): void;
  onStop(): void;
}): JSX.Element => (
  <section class="panel mh-solve-part">
    <h2>
      {props.working.paused
        ? say().paused
        : props.working.left === null
          ? say().beginning
          : say().minutesLeft(Math.max(1, Math.round(props.working.left / MINUTE)))}
    </h2>
    <progress max="1" value={props.working.share} aria-label={say().solving} />
    <p role="status">{say().done(Math.floor(100 * props.working.share))}</p>
    <ol class="mh-solve-rounds">
      <For each={PARTS}>
        {(part, i) => (
          <li class={stateOf(props.working, i())}>
            <span>{part.name()}</span>
            <span>
              {stateOf(props.working, i()) === 'now' && props.working.round !== null
                ? sayGame().roundNumber(props.working.round)
                : say().states[stateOf(props.working, i())]}
            </span>
          </li>
        )}
      </For>
    </ol>
    <p class="hint">{say().meanwhile}</p>
    <div class="mh-solve-buttons">
      <button type="button" class="btn" onClick={press(() => props.onStop())}>
        {sayUi().cancel}
      </button>
      <button
        type="button"
        class="btn primary"
        onClick={press(() => (props.working.paused ? props.onGoOn() : props.onPause()))}
      >
        <Icon name={props.working.paused ? 'play' : 'pause'} />
        {props.working.paused ? say().goOn : sayUi().pause}
      </button>
    </div>
  </section>
);

/** Starts a game against the strongest level, which plays a solved board perfectly. */
function playOn(menhirs: menhirsKit.PlaceSet): void {
  const options = rules.options({ variant: 'adam', board: makePlaces(menhirs) });
  if (!options.ok) return;
  const chairs: readonly Chair[] = [
    { seat: 1, name: '', controller: { kind: 'person' } },
    { seat: 2, name: '', controller: { kind: 'computer', level: LEVELS.at(-1)! } },
  ];
  go(to('play', startGame(menhirsTable, { options: options.value, chairs, clock: NO_CLOCK })));
}

const Verdict = (props: {
  readonly menhirs: menhirsKit.PlaceSet;
  readonly value: number;
  readonly kept: boolean;
}): JSX.Element => (
  <section class="panel mh-solve-part" classList={{ north: props.value > 0, south: props.value < 0 }}>
    <h2>{props.value === 0 ? say().tied : say().wins(props.value > 0 ? sayGame().north : sayGame().south)}</h2>
    <p>{say().perfect}</p>
    <p class="mh-solve-exact">
      <Icon name="check" />
      {props.kept ? say().exact : say().notKept}
    </p>
    <button type="button" class="btn primary" onClick={press(() => playOn(props.menhirs))}>
      <Icon name="play" />
      {say().playAgainst}
    </button>
  </section>
);

const Kept = (props: { readonly boards: readonly string[]; onDrop(board: string): void }): JSX.Element => (
  <Show when={props.boards.length > 0}>
    <section class="panel mh-solve-part">
      <h2>{say().keptBoards}</h2>
      <ul class="mh-solve-kept">
        <For each={props.boards}>
          {(board) => (
            <li>
              <a class="btn quiet" href={`${to('lab', 'menhirs', 'solve')}?board=${board}`}>
                {board.replaceAll('.', ' ')}
              </a>
              <button
                type="button"
                class="btn quiet icon"
                aria-label={say().drop(board.replaceAll('.', ' '))}
                onClick={press(() => props.onDrop(board))}
              >
                <Icon name="trash" />
              </button>
            </li>
          )}
        </For>
      </ul>
    </section>
  </Show>
);

export function SolveBoard(): JSX.Element {
  const solver = createSolver();
  const [kept, { refetch }] = createResource(solvedBoards);
  createEffect(
    on(
      () => solver.now().state,
      () => void refetch(),
      { defer: true },
    ),
  );
  const menhirs = createMemo(chosen);
  const working = () => {
    const now = solver.now();
    return now.state === 'working' ? now : null;
  };
  const solved = () => {
    const now = solver.now();
    return now.state === 'solved' ? now : null;
  };
  const failed = () => {
    const now = solver.now();
    return now.state === 'failed' ? now.why : null;
  };
  const choose = (next: menhirsKit.PlaceSet): void => {
    solver.stop();
    show(next);
  };
  const toggle = (at: menhirsKit.Place): void => {
    const next = menhirs() ^ (1 << at);
    if (working() === null && size(next) <= STONES) choose(next);
  };
  const label = (at: menhirsKit.Place): string =>
    (menhirs() >> at) & 1 ? sayGame().stone(PLACES[at]!) : sayGame().forest(PLACES[at]!);
  const drop = async (board: string): Promise<void> => {
    await dropBoard(board);
    await refetch();
  };
  return (
    <div class="mh-solve">
      <div class="mh-solve-board">
        <Board name={sayGame().board} menhirs={menhirs()} fog={0} label={label} onPlace={toggle} />
      </div>
      <div class="mh-solve-side">
        <Switch>
          <Match when={working()}>
            {(now) => (
              <Progress
                working={now()}
                onPause={() => solver.pause()}
                onGoOn={() => solver.goOn()}
                onStop={() => solver.stop()}
              />
            )}
          </Match>
          <Match when={solved()}>
            {(now) => <Verdict menhirs={menhirs()} value={now().value} kept={now().kept} />}
          </Match>
          <Match when={true}>
            <section class="panel mh-solve-part">
              <h2>{size(menhirs()) === STONES ? say().ready : say().choose(STONES - size(menhirs()))}</h2>
              <Show when={failed()}>{(why) => <p role="alert">{say().failures[why()]}</p>}</Show>
              <p class="hint">{say().about}</p>
              <div class="mh-solve-buttons">
                <button type="button" class="btn" onClick={press(() => choose(dealt()))}>
                  <Icon name="restart" />
                  {say().deal}
                </button>
                <button
                  type="button"
                  class="btn primary"
                  disabled={size(menhirs()) !== STONES}
                  onClick={press(() => solver.begin(makePlaces(menhirs())))}
                >
                  <Icon name="play" />
                  {say().solve}
                </button>
              </div>
            </section>
          </Match>
        </Switch>
        <Kept boards={kept.latest ?? []} onDrop={(board) => void drop(board)} />
      </div>
    </div>
  );
}
