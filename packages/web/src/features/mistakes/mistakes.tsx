/** `#/mistakes`: the player's own mistakes, one after the other, each on its board with a better turn to find. */
import './mistakes.css';
import {
  batch,
  createMemo,
  createResource,
  createSignal,
  For,
  type JSX,
  Match,
  onCleanup,
  Show,
  Switch,
} from 'solid-js';
import type { CreatePracticeTurn } from '../../games/contract/practice.ts';
import type { Advice, CreateReplayView } from '../../games/contract/replay.ts';
import { gameUi } from '../../games/registry.ts';
import { language } from '../../i18n/language.ts';
import { fetchPart } from '../../router/lazy-screen.ts';
import { to } from '../../router/route.ts';
import { type GameRecord, readRecord } from '../../session/game-record.ts';
import { createThinker } from '../../thinking/client.ts';
import { Screen } from '../../ui/bar.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Feedback, PracticeFrame } from '../../ui/practice/practice-frame.tsx';
import { say as sayPractice } from '../../ui/practice/words.ts';
import { press } from '../../ui/press.ts';
import { say as sayUi } from '../../ui/words.ts';
import { createMistakeSearch } from './collect-mistakes.ts';
import { REVIEW_DAYS } from './review-schedule.ts';
import { answered, drop, dueMistakes, mistakesInARow, type StoredMistake } from './stored-mistakes.ts';
import { say } from './words.ts';

type State = 'going' | 'checking' | 'found' | 'wrong' | 'shown' | 'failed';

interface Opened {
  readonly record: GameRecord;
  readonly createView: CreateReplayView;
  readonly createTurn: CreatePracticeTurn;
}

const dateOf = (time: number): string =>
  new Intl.DateTimeFormat(language(), { day: 'numeric', month: 'long' }).format(time);

async function open({ record: text }: StoredMistake): Promise<Opened | null> {
  const read = readRecord(text, { own: true });
  if (!read.ok) return null;
  const ui = gameUi(read.value.game);
  if (ui.practice === undefined) return null;
  const [createView, createTurn] = await Promise.all([fetchPart(ui.replay), fetchPart(ui.practice)]);
  return { record: read.value, createView, createTurn };
}

const Ladder = (props: { readonly step: number }): JSX.Element => (
  <div class="mistake-ladder">
    <small>{say().returns}</small>
    <ol>
      <For each={REVIEW_DAYS}>
        {(days, i) => (
          <li classList={{ done: i() < props.step }} aria-current={i() === props.step ? 'step' : undefined}>
            <Show when={i() < props.step}>
              <Icon name="check" />
            </Show>
            {days === 0 ? say().today : say().days(days)}
          </li>
        )}
      </For>
    </ol>
  </div>
);

function One(
  props: Opened & {
    readonly mistake: StoredMistake;
    readonly at: number;
    readonly of: number;
    readonly onNext: () => void;
  },
): JSX.Element {
  const { mistake, record } = props;
  const view = props.createView(record);
  const thinker = createThinker();
  onCleanup(() => thinker.stop());
  const [state, setState] = createSignal<State>('going');
  const [step, setStep] = createSignal(mistake.step);
  let counted = false;
  const count = (found: boolean): void => {
    if (!counted) {
      answered(mistake.id, found, Date.now());
      setStep(found ? mistake.step + 1 : 1);
    }
    counted = true;
  };
  const weigh = async (
    played: readonly string[],
  ): Promise<Advice & { readonly analysis: Parameters<typeof view.advice>[0] }> => {
    const { analysis } = await thinker.ask({
      kind: 'analyse',
      game: record.game,
      ...view.texts(mistake.index),
      played,
    });
    return { ...view.advice(analysis, mistake.index), analysis };
  };
  /** Analyses the turn that was played. If no other turn is clearly better, there is nothing to find. */
  const [known] = createResource(async () => {
    const found = await weigh(view.texts(mistake.index).played).catch(() => null);
    const first = found?.turns[0];
    if (found !== null && (first === undefined || found.turns.some(({ played, good }) => played && good))) {
      drop(mistake.id);
      props.onNext();
    }
    return found;
  });
  const judge = async (actions: readonly string[]): Promise<void> => {
    setState('checking');
    try {
      const { turns } = await weigh(actions);
      const good = turns.find(({ played }) => played)?.good ?? false;
      count(good);
      setState(good ? 'found' : 'wrong');
    } catch {
      setState('failed');
    }
  };
  const turn = props.createTurn(record, mistake.index, judge);
  turn.mark(view.texts(mistake.index).played, 'turn');
  /** Marks the piece that the best turn moves, but not where it goes. */
  const hint = (): void => turn.mark(best()!.actions, 'piece');
  const best = () => known()?.turns[0];
  const giveUp = (): void => {
    count(false);
    setState('shown');
  };
  const retry = (): void => {
    turn.retry();
    setState('going');
  };
  const { Board, Sentence } = view;
  const from = (): string =>
    [
      say().against(mistake.against, dateOf(mistake.played)),
      view.chapter(mistake.index),
      say().number(props.at, props.of),
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <PracticeFrame
      title={say().title}
      back={to('puzzles')}
      actions={
        <Show when={mistakesInARow() > 0}>
          <span class="mistake-row">
            <Icon name="sun" /> {say().inARow(mistakesInARow())}
          </span>
        </Show>
      }
      intro={<p class="mistake-from">{from()}</p>}
      board={
        <Show when={state() === 'shown' && known()} fallback={turn.board()}>
          {(found) => (
            <Board
              at={mistake.index}
              frame={null}
              name={say().title}
              turned={false}
              shown={{ analysis: found().analysis, number: 0 }}
            />
          )}
        </Show>
      }
      status={
        <div class="mistake-card">
          <h2>{best()?.mood === 'good' ? say().taskWin : say().task}</h2>
          <p class="mistake-about">{turn.about}</p>
          <p class="mistake-what">
            <b aria-hidden="true">?</b>
            <span>
              {say().youPlayed(view.notation(mistake.index))} <Sentence text={mistake.what} />
            </span>
          </p>
          <div class="mistake-now">
            <Switch fallback={turn.prompt()}>
              <Match when={state() === 'checking'}>
                <p role="status">{say().checking}</p>
              </Match>
              <Match when={state() === 'failed'}>
                <Feedback kind="wrong" text={sayUi().failed} />
              </Match>
              <Match when={state() === 'wrong'}>
                <Feedback kind="wrong" text={say().notIt} />
              </Match>
              <Match when={state() === 'found'}>
                <Feedback kind="right" text={say().found} />
              </Match>
              <Match when={state() === 'shown' && best()}>
                {(turn) => <Feedback kind="hint" text={sayUi().better(view.spoken(turn().text))} />}
              </Match>
            </Switch>
          </div>
          <Ladder step={step()} />
        </div>
      }
      buttons={
        <>
          <Show when={state() === 'wrong' || state() === 'failed'}>
            <button type="button" class="btn primary practice-main" onClick={press(retry)}>
              <Icon name="restart" />
              {sayPractice().tryAgain}
            </button>
          </Show>
          <Show when={state() === 'going'}>
            <button type="button" class="btn practice-main" disabled={best() === undefined} onClick={press(hint)}>
              <Icon name="bulb" />
              {sayUi().hint}
            </button>
          </Show>
          <Show when={state() !== 'found' && state() !== 'shown'}>
            <button
              type="button"
              class="btn practice-main"
              disabled={best() === undefined || state() === 'checking'}
              onClick={press(giveUp)}
            >
              {say().answer}
            </button>
          </Show>
          <button
            type="button"
            class="btn practice-main"
            classList={{ primary: state() === 'found' || state() === 'shown' }}
            onClick={press(() => props.onNext())}
          >
            {state() === 'found' || state() === 'shown' ? sayPractice().next : say().skip}
            <Icon name="next" />
          </button>
        </>
      }
    />
  );
}

/** Finds mistakes on demand in the games stored here, because the analysis takes the device a while. */
function Nothing(props: { readonly onFound: () => void }): JSX.Element {
  const search = createMistakeSearch(props.onFound);
  return (
    <Screen title={say().title} back={to('puzzles')}>
      <div class="panel mistake-none">
        <h2>{say().none}</h2>
        <p>{say().noneHow}</p>
        <Show
          when={search.progress()}
          fallback={
            <Show when={search.count > 0}>
              <button type="button" class="btn primary big" onClick={press(search.begin)}>
                <Icon name="zoom" />
                {say().lookFor(search.count)}
              </button>
            </Show>
          }
        >
          {(now) => (
            <p role="status">
              {say().looking(now().game, now().of)} <progress max="100" value={now().percent} />
            </p>
          )}
        </Show>
        <Show when={search.failed()}>
          <p role="alert">{sayUi().failed}</p>
        </Show>
      </div>
    </Screen>
  );
}

export default function Mistakes(): JSX.Element {
  const [list, setList] = createSignal(dueMistakes(Date.now()));
  const [at, setAt] = createSignal(0);
  const mistake = createMemo(() => list()[at()]);
  const [opened] = createResource(mistake, async (one) => ({ one, found: await open(one) }));
  const next = (): void => {
    setAt(at() + 1);
  };
  const lookAgain = (): void => {
    batch(() => {
      setAt(0);
      setList(dueMistakes(Date.now()));
    });
  };
  return (
    <Show when={mistake()} fallback={<Nothing onFound={lookAgain} />}>
      <Show when={opened()} keyed>
        {({ one, found }) => {
          if (found !== null) {
            return <One {...found} mistake={one} at={at() + 1} of={list().length} onNext={next} />;
          }
          drop(one.id);
          next();
          return null;
        }}
      </Show>
    </Show>
  );
}
