/** The referee: draw what is on the table, and ask. */
import { menhirsKit } from '@speeltafel/rules';
import { createMemo, For, Match, Show, Switch } from 'solid-js';
import { createTouch, press } from '../../../../ui/press.ts';
import { Segmented } from '../../../../ui/segmented.tsx';
import { Switch as Toggle } from '../../../../ui/switch.tsx';
import { ShareButton } from '../../../shared/companion/share-link.tsx';
import { say as sayCompanion } from '../../../shared/companion/words.ts';
import { Board } from '../../board/board.tsx';
import { placeName } from '../../board/place-labels.ts';
import { say as sayOptions } from '../../options/words.ts';
import { wayOf } from '../../sentences.ts';
import { playerName, sideOf } from '../names.ts';
import { Answer, placeNames } from './answer-view.tsx';
import { isClaimJust, isMoveLegal, whichTakings } from './answers.ts';
import { Rosette } from './direction-ring.tsx';
import { EMPTY_DRAFT, lastMover, parseDraft } from './drawn-position.ts';
import { EXAMPLES } from './examples.ts';
import { createRefereeState, type RefereeState } from './referee-state.ts';
import { say } from './words.ts';

const { FOG_TILES, menhirsStanding, opposite, shifted, size } = menhirsKit;
const ROUNDS = Array.from({ length: 11 }, (_, i) => 11 - i);
const ROUNDS_UP = Array.from({ length: 12 }, (_, i) => i + 1);

export function Referee() {
  const referee = createRefereeState();
  return (
    <div class="companion-split">
      <div class="companion-board">
        <RefereeBoard referee={referee} />
      </div>
      <div class="companion-side">
        <Segmented
          fill
          label={sayCompanion().mode}
          value={referee.mode()}
          choices={(['draw', 'last', 'ask'] as const).map((value) => ({ value, label: say().modes[value] }))}
          onChange={referee.enter}
        />
        <Switch>
          <Match when={referee.mode() === 'draw'}>
            <Drawing referee={referee} />
          </Match>
          <Match when={referee.mode() === 'last'}>
            <LastMove referee={referee} />
          </Match>
          <Match when={referee.mode() === 'ask'}>
            <Asking referee={referee} />
          </Match>
        </Switch>
      </div>
    </div>
  );
}

const RefereeBoard = (props: { readonly referee: RefereeState }) => {
  const { referee } = props;
  const draft = referee.draft;
  const { touched, touch } = createTouch(referee.tap);
  /** While a claim is judged, the tile it brings back is shown on the moor. */
  const back = createMemo((): menhirsKit.PlaceSet => {
    if (referee.mode() !== 'ask' || referee.question() === 'move') return 0;
    if (referee.question() === 'taking') return draft().tile;
    const answer = isClaimJust(draft());
    return answer.ok && answer.value.verdict !== 'impossible' ? answer.value.back : 0;
  });
  const stopping = createMemo((): menhirsKit.PlaceSet => {
    if (referee.mode() !== 'ask' || referee.question() !== 'taking') return 0;
    const answer = whichTakings(draft());
    return answer.ok ? answer.value.stopping : 0;
  });
  const fog = () => draft().fog | back();
  const ghost = () => {
    const shown = referee.shown();
    if (shown !== null) return shown;
    const direction = referee.direction();
    if (referee.mode() !== 'ask' || referee.question() !== 'move' || referee.chosen() === 0 || direction === null)
      return null;
    const answer = isMoveLegal(draft(), referee.chosen(), direction);
    return answer.ok && answer.value.legal ? { set: referee.chosen(), direction } : null;
  };
  const last = () => {
    const { moved, heading, tile } = draft();
    if (moved === 0 || referee.mode() === 'draw') return null;
    return {
      seat: lastMover(draft()),
      side: sideOf(lastMover(draft())),
      from: shifted(moved, opposite(heading)),
      direction: heading,
      tile: back() === 0 ? tile : 0,
      placed: 0,
    };
  };
  return (
    <Board
      name={say().board}
      menhirs={draft().menhirs}
      fog={fog()}
      chosen={referee.shown()?.set ?? referee.chosen()}
      splitting={referee.mode() === 'ask' && referee.question() === 'move' && referee.chosen() !== 0}
      ghost={ghost()}
      takable={referee.shown() === null ? stopping() : 0}
      last={last()}
      label={(at) => placeName(at, { fog: fog(), menhirs: draft().menhirs, faceDown: 0 })}
      picked={touched() === null ? 0 : 1 << touched()!}
      onPlace={touch}
      onDirection={referee.mode() === 'draw' ? undefined : referee.point}
    />
  );
};

const Drawing = (props: { readonly referee: RefereeState }) => {
  const { referee } = props;
  const draft = referee.draft;
  const nextExample = (): void => {
    const now = EXAMPLES.findIndex((text) => parseDraft(text)?.menhirs === draft().menhirs);
    const example = parseDraft(EXAMPLES[(now + 1) % EXAMPLES.length]!);
    if (example !== undefined) referee.open(example);
  };
  return (
    <>
      <Segmented
        fill
        label={sayCompanion().inHand}
        value={referee.tool()}
        choices={(['stone', 'fog'] as const).map((value) => ({ value, label: say().tools[value] }))}
        onChange={referee.setTool}
      />
      <p class="companion-soft" role="status">
        {referee.full() ? say().full(menhirsStanding(draft().variant), FOG_TILES) : say().drawHow}{' '}
        {say().counts(size(draft().menhirs), size(draft().fog))}
      </p>
      <div class="companion-row">
        <label class="companion-field">
          <span>{say().variant}</span>
          <select
            value={draft().variant}
            onChange={(event) => referee.change({ variant: event.currentTarget.value as menhirsKit.Variant })}
          >
            <For each={menhirsKit.VARIANTS}>
              {(name) => <option value={name}>{sayOptions().variants[name]}</option>}
            </For>
          </select>
        </label>
        <label class="companion-field">
          <span>{say().toMove}</span>
          <select
            value={draft().player}
            onChange={(event) => referee.change({ player: Number(event.currentTarget.value) })}
          >
            <For each={[1, 2]}>{(seat) => <option value={seat}>{playerName(seat)}</option>}</For>
          </select>
        </label>
        <label class="companion-field">
          <span>{say().round}</span>
          <select
            value={draft().round}
            onChange={(event) => referee.change({ round: Number(event.currentTarget.value) })}
          >
            <For each={draft().variant === 'adam' ? ROUNDS : ROUNDS_UP}>
              {(round) => <option value={round}>{round}</option>}
            </For>
          </select>
        </label>
      </div>
      <div class="companion-row">
        <button type="button" class="btn" onClick={press(() => referee.open(EMPTY_DRAFT))}>
          {say().empty}
        </button>
        <button type="button" class="btn" onClick={press(nextExample)}>
          {sayCompanion().example}
        </button>
        <ShareButton />
      </div>
    </>
  );
};

const LastMove = (props: { readonly referee: RefereeState }) => {
  const { referee } = props;
  const draft = referee.draft;
  const name = (): string => playerName(lastMover(draft()));
  const along = (): boolean => (draft().moved & draft().tile) !== 0;
  const told = (): string => {
    const { moved, heading, tile } = draft();
    if (moved === 0) return referee.chosen() === 0 ? say().lastNone : say().lastCannot;
    const went = say().lastNow(placeNames(moved), wayOf(heading));
    return tile === 0 ? went : `${went} ${say().lastTaken(placeNames(tile))}`;
  };
  return (
    <>
      <Segmented
        fill
        label={sayCompanion().inHand}
        value={referee.lastTool()}
        choices={(['moved', 'taken'] as const).map((value) => ({
          value,
          label: say().lastTools[value],
          disabled: value === 'taken' && draft().moved === 0,
        }))}
        onChange={referee.setLastTool}
      />
      <p class="companion-soft">{referee.lastTool() === 'moved' ? say().lastHow(name()) : say().takenHow(name())}</p>
      <div class="companion-beside">
        <Show when={referee.lastTool() === 'moved'}>
          <Rosette
            label={say().wentWay}
            chosen={draft().moved === 0 ? null : draft().heading}
            onDirection={referee.point}
          />
        </Show>
        <div class="companion-grow">
          <p role="status">
            <strong>{told()}</strong>
          </p>
          <Show when={referee.takenAlong(true) !== undefined && referee.takenAlong(false) !== undefined}>
            <Toggle
              label={say().takenAlong}
              on={along()}
              onChange={(on) => {
                const next = referee.takenAlong(on);
                if (next !== undefined) referee.draw(next);
              }}
            />
          </Show>
          <button type="button" class="btn" onClick={press(referee.forget)}>
            {say().lastClear}
          </button>
        </div>
      </div>
    </>
  );
};

const Asking = (props: { readonly referee: RefereeState }) => (
  <>
    <Segmented
      fill
      compact
      label={sayCompanion().mode}
      value={props.referee.question()}
      choices={(['claim', 'move', 'taking'] as const).map((value) => ({ value, label: say().questions[value] }))}
      onChange={props.referee.ask}
    />
    <div class="companion-beside">
      <Show when={props.referee.question() === 'move' && props.referee.chosen() !== 0}>
        <Rosette label={say().direction} chosen={props.referee.direction()} onDirection={props.referee.point} />
      </Show>
      <Answer referee={props.referee} />
    </div>
    <div class="companion-row">
      <ShareButton />
    </div>
  </>
);
