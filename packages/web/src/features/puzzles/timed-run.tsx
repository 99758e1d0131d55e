/**
 * `#/puzzles/run/<game>`: as many puzzles as possible in five minutes. The clock stops while there is nothing to solve.
 */
import { fromSeed } from '@speeltafel/rules';
import {
  createEffect,
  createMemo,
  createResource,
  createSignal,
  type JSX,
  Match,
  on,
  onCleanup,
  Show,
  Switch,
} from 'solid-js';
import type { PuzzleTask } from '../../games/contract/puzzles.ts';
import { GAMES } from '../../games/registry.ts';
import { fetchPart } from '../../router/lazy-screen.ts';
import { to } from '../../router/route.ts';
import { clockText } from '../../session/clock-text.ts';
import { newSeed } from '../../session/new-seed.ts';
import { announce } from '../../ui/announce.ts';
import { Screen } from '../../ui/bar.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PracticeFrame } from '../../ui/practice/practice-frame.tsx';
import { press } from '../../ui/press.ts';
import { sound } from '../../ui/sound.ts';
import { BoxLid } from '../home/game-box.tsx';
import { markRun, markSolved, progress } from './progress.ts';
import { Attempt, Grade } from './puzzle-frame.tsx';
import type { PuzzleList } from './puzzle-list.ts';
import { runOrder } from './run-order.ts';
import { say } from './words.ts';

const LENGTH = 5 * 60_000;
const MOST_MISTAKES = 3;
const TICK = 200;
/** Long enough to see that the answer was right. */
const SOLVED_SHOWN = 1100;

interface Run {
  readonly left: () => number;
  readonly solved: () => number;
  readonly mistakes: () => number;
  readonly over: () => boolean;
}

function RunPuzzle(props: {
  readonly list: PuzzleList;
  readonly at: number;
  readonly order: readonly PuzzleList['entries'][number][];
  readonly create: (id: string) => PuzzleTask;
  readonly run: Run;
  readonly onTick: (ms: number) => void;
  readonly onSolved: () => void;
  readonly onMistake: () => void;
  readonly onNext: () => void;
}): JSX.Element {
  const puzzle = props.order[props.at]!;
  const task = props.create(puzzle.id);
  let before = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    if (task.state().kind === 'going' && !document.hidden) props.onTick(now - before);
    before = now;
  }, TICK);
  onCleanup(() => clearInterval(timer));
  createEffect(
    on(
      () => task.state().kind,
      (kind) => {
        if (kind === 'wrong') props.onMistake();
        if (kind !== 'solved') return;
        markSolved(puzzle.id, 'alone');
        sound('win');
        props.onSolved();
        const next = setTimeout(props.onNext, SOLVED_SHOWN);
        onCleanup(() => clearTimeout(next));
      },
      { defer: true },
    ),
  );
  return (
    <PracticeFrame
      title={props.list.name(puzzle.id)}
      back={to('puzzles')}
      actions={
        <p class="run-state">
          <b role="timer">{clockText(props.run.left())}</b>
          <span>
            <Icon name="check" />
            <span class="visually-hidden">{say().runSolved(props.run.solved())}</span>
            <span aria-hidden="true">{props.run.solved()}</span>
          </span>
          <span classList={{ 'run-warned': props.run.mistakes() > 0 }}>
            <Icon name="close" />
            <span class="visually-hidden">{say().runMistakes(props.run.mistakes(), MOST_MISTAKES)}</span>
            <span aria-hidden="true">
              {props.run.mistakes()}/{MOST_MISTAKES}
            </span>
          </span>
        </p>
      }
      intro={
        <>
          <p class="practice-task">
            {props.list.kind(puzzle.kind).question} <Grade grade={puzzle.grade} />
          </p>
          <Show when={task.about()}>{(text) => <p class="puzzle-about">{text()}</p>}</Show>
        </>
      }
      board={task.board()}
      status={<Attempt task={task} />}
      buttons={
        <Switch
          fallback={
            <button
              type="button"
              class="btn practice-main"
              disabled={task.state().kind !== 'going'}
              onClick={press(() => {
                props.onMistake();
                props.onNext();
              })}
            >
              {say().runSkip}
            </button>
          }
        >
          <Match when={task.state().kind === 'wrong'}>
            <button type="button" class="btn primary practice-main" onClick={press(props.onNext)}>
              {props.run.over() ? say().runResult : say().next}
              <Icon name="next" />
            </button>
          </Match>
        </Switch>
      }
    />
  );
}

function Between(props: {
  readonly list: PuzzleList;
  readonly result: number | null;
  readonly best: number;
  readonly onStart: () => void;
}): JSX.Element {
  const { game } = props.list;
  const title = (): string => (props.result === null ? GAMES[game].name : say().runSolved(props.result));
  return (
    <Screen title={say().run} about={GAMES[game].name} back={to('puzzles')}>
      <div class="run-between panel">
        <BoxLid game={game} />
        <h2>{title()}</h2>
        <p>{say().runHow}</p>
        <Show when={props.best > 0}>
          <p class="run-best">
            <Icon name="cup" /> {props.result === props.best ? say().runNewBest : say().runBest(props.best)}
          </p>
        </Show>
        <button type="button" class="btn primary big" onClick={press(props.onStart)}>
          <Icon name={props.result === null ? 'play' : 'restart'} />
          {props.result === null ? say().runStart : say().runAgain}
        </button>
        <a class="btn quiet" href={to('puzzles')}>
          {say().all}
        </a>
      </div>
    </Screen>
  );
}

export function TimedRun(props: { readonly list: PuzzleList }): JSX.Element {
  const { list } = props;
  const [create] = createResource(() => fetchPart(GAMES[list.game].puzzles!.tasks));
  const [order, setOrder] = createSignal<readonly PuzzleList['entries'][number][] | null>(null);
  const [at, setAt] = createSignal(0);
  const [left, setLeft] = createSignal(LENGTH);
  const [solved, setSolved] = createSignal(0);
  const [mistakes, setMistakes] = createSignal(0);
  const [result, setResult] = createSignal<number | null>(null);
  const over = (): boolean => left() <= 0 || mistakes() >= MOST_MISTAKES;
  const best = (): number => progress().runs[list.game] ?? 0;

  const start = (): void => {
    setOrder(runOrder(fromSeed(newSeed()).shuffle('run', list.entries), (id) => progress().solved[id] !== undefined));
    setAt(0);
    setLeft(LENGTH);
    setSolved(0);
    setMistakes(0);
  };
  const end = (): void => {
    setOrder(null);
    setResult(solved());
    markRun(list.game, solved());
    announce(say().runSolved(solved()));
  };
  const next = (): void => {
    if (over() || at() + 1 >= list.entries.length) end();
    else setAt(at() + 1);
  };
  // After the last mistake its explanation stays on the screen, but when the time is up the run ends at once.
  createEffect(on(left, (ms) => ms <= 0 && order() !== null && end()));
  const running = createMemo(() => (order() === null || create() === undefined ? null : { at: at() }));
  return (
    <Show when={running()} keyed fallback={<Between list={list} result={result()} best={best()} onStart={start} />}>
      {(now) => (
        <RunPuzzle
          list={list}
          at={now.at}
          order={order()!}
          create={create()!}
          run={{ left, solved, mistakes, over }}
          onTick={(ms) => setLeft(Math.max(0, left() - ms))}
          onSolved={() => setSolved(solved() + 1)}
          onMistake={() => setMistakes(mistakes() + 1)}
          onNext={next}
        />
      )}
    </Show>
  );
}
