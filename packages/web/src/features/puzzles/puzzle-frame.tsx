/** The frame of a puzzle: the question, the board, hints, the answer, and a link to the next puzzle. */
import './puzzles.css';
import type { PuzzleEntry } from '@speeltafel/players/puzzles';
import { createEffect, For, type JSX, Match, on, Show, Switch } from 'solid-js';
import type { PuzzleTask } from '../../games/contract/puzzles.ts';
import { to } from '../../router/route.ts';
import { linksKnown, shareAddress } from '../../router/share-address.ts';
import { announce } from '../../ui/announce.ts';
import { copy } from '../../ui/copy.ts';
import { Icon } from '../../ui/icon.tsx';
import { Feedback, PracticeFrame } from '../../ui/practice/practice-frame.tsx';
import { say as sayPractice } from '../../ui/practice/words.ts';
import { press } from '../../ui/press.ts';
import { sound } from '../../ui/sound.ts';
import { say as sayUi } from '../../ui/words.ts';
import { markSolved, progress } from './progress.ts';
import { nextAfter, type PuzzleList } from './puzzle-list.ts';
import { say } from './words.ts';

/** The difficulty as five marks, of which that many are filled. */
export const Grade = (props: { readonly grade: number }): JSX.Element => (
  <span class="puzzle-grade" role="img" aria-label={say().grade(props.grade)}>
    <For each={[1, 2, 3, 4, 5]}>{(mark) => <i classList={{ 'puzzle-on': mark <= props.grade }} />}</For>
  </span>
);

/** What to do, or the result of the attempt. */
export const Attempt = (props: { readonly task: PuzzleTask }) => {
  const wrong = () => {
    const state = props.task.state();
    return state.kind === 'wrong' ? state : null;
  };
  const solved = () => {
    const state = props.task.state();
    return state.kind === 'solved' ? state : null;
  };
  return (
    <Switch>
      <Match when={solved()}>
        {(state) => (
          <Feedback kind="right" word={state().how === 'alone' ? say().solved : say().shown} text={state().text} />
        )}
      </Match>
      <Match when={wrong()}>
        {(state) => <Feedback kind="wrong" word={sayPractice().notQuite} text={state().why} />}
      </Match>
      <Match when={true}>
        <Show when={props.task.hints() > 0 && props.task.state().kind === 'going'}>
          <Feedback kind="hint" text={props.task.hintText()} />
        </Show>
        {props.task.prompt()}
      </Match>
    </Switch>
  );
};

export function PuzzleFrame(props: {
  readonly list: PuzzleList;
  readonly puzzle: PuzzleEntry;
  readonly today: boolean;
  readonly task: PuzzleTask;
}): JSX.Element {
  const { task } = props;
  const kind = () => props.list.kind(props.puzzle.kind);
  createEffect(
    on(task.state, (state) => {
      if (state.kind !== 'solved') return;
      markSolved(props.puzzle.id, state.how);
      if (state.how === 'alone') sound('win');
    }),
  );
  if (task.about() !== '') announce(task.about());
  const next = () => nextAfter(props.list.entries, props.puzzle, progress());
  const share = async (): Promise<void> => {
    await linksKnown();
    await copy(shareAddress(to('puzzles', props.list.game, props.puzzle.id)));
  };
  const going = (): boolean => task.state().kind === 'going';
  return (
    <PracticeFrame
      title={props.list.name(props.puzzle.id)}
      about={props.today ? say().today : kind().name}
      back={to('puzzles')}
      actions={<Grade grade={props.puzzle.grade} />}
      intro={
        <>
          <p class="practice-task">{kind().question}</p>
          <Show when={task.about()}>{(text) => <p class="puzzle-about">{text()}</p>}</Show>
        </>
      }
      board={task.board()}
      status={<Attempt task={task} />}
      buttons={
        <>
          <Switch>
            <Match when={task.state().kind === 'wrong'}>
              <button type="button" class="btn primary practice-main" onClick={press(task.retry)}>
                <Icon name="restart" />
                {sayPractice().tryAgain}
              </button>
              <button type="button" class="btn" onClick={press(task.solve)}>
                <Icon name="bulb" />
                {say().solution}
              </button>
            </Match>
            <Match when={task.state().kind === 'solved'}>
              <button type="button" class="btn icon" aria-label={sayUi().copyLink} onClick={press(share)}>
                <Icon name="link" />
              </button>
              <a class="btn" href={to('puzzles')}>
                {say().all}
              </a>
            </Match>
            <Match when={true}>
              <button
                type="button"
                class="btn practice-main"
                disabled={!going()}
                onClick={press(() => (task.hints() < 2 ? task.hint() : task.solve()))}
              >
                <Icon name="bulb" />
                {task.hints() === 0 ? sayUi().hint : task.hints() === 1 ? say().moreHint : say().solution}
              </button>
            </Match>
          </Switch>
          <Show when={task.state().kind !== 'wrong'}>
            <a
              class="btn"
              classList={{ 'primary practice-main': task.state().kind === 'solved' }}
              href={to('puzzles', props.list.game, next().id)}
            >
              {say().next}
              <Icon name="next" />
            </a>
          </Show>
        </>
      }
    />
  );
}
