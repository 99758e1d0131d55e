/** The frame of a lesson: a sequence of small tasks on the real board. */
import './lesson-frame.css';
import { createEffect, createSignal, For, type JSX, Match, on, Show, Switch } from 'solid-js';
import type { Lesson, LessonTask, StepWords } from '../../games/contract/lesson.ts';
import { GAMES } from '../../games/registry.ts';
import { go, leftTable, place, to } from '../../router/route.ts';
import { Screen } from '../../ui/bar.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Feedback, PracticeFrame } from '../../ui/practice/practice-frame.tsx';
import { say as sayPractice } from '../../ui/practice/words.ts';
import { press } from '../../ui/press.ts';
import { sound } from '../../ui/sound.ts';
import { say as sayUi } from '../../ui/words.ts';
import { addressOf, END } from './addresses.ts';
import { type CourseId, courseIn, gameOf, isStrategy, stepsOf, strategyOf } from './courses.ts';
import { isDone, markDone, nextStep, progress } from './progress.ts';
import { say } from './words.ts';

interface LessonProps {
  readonly course: CourseId;
  readonly lesson: Lesson;
}

const Steps = (props: {
  readonly titles: readonly string[];
  readonly done: readonly boolean[];
  readonly at: number;
  readonly course: CourseId;
}) => (
  <nav class="lesson-steps" aria-label={say().allSteps}>
    <ol>
      <For each={props.titles}>
        {(title, i) => (
          <li>
            <a
              href={addressOf(props.course, i() + 1)}
              aria-current={i() === props.at ? 'step' : undefined}
              aria-label={props.done[i()] ? say().stepDone(i() + 1, title) : say().stepNamed(i() + 1, title)}
              classList={{ 'lesson-done': props.done[i()] ?? false }}
            >
              {props.done[i()] ? <Icon name="check" /> : i() + 1}
            </a>
          </li>
        )}
      </For>
    </ol>
  </nav>
);

/** What to do, or the result. */
const Now = (props: { readonly task: LessonTask; readonly words: StepWords; readonly hinted: boolean }) => (
  <Switch>
    <Match when={props.task.state() === 'done'}>
      <Feedback kind="right" word={say().right} text={props.words.done} />
    </Match>
    <Match when={props.task.state() === 'wrong'}>
      <Feedback kind="wrong" word={sayPractice().notQuite} text={props.task.why()} />
    </Match>
    <Match when={true}>
      <Show when={props.hinted}>
        <Feedback kind="hint" text={props.words.hint} />
      </Show>
      {props.task.prompt()}
    </Match>
  </Switch>
);

function StepView(props: LessonProps & { readonly at: number }): JSX.Element {
  const steps = stepsOf(props.course);
  const step = steps[props.at]!;
  const task = props.lesson.createTask(step);
  const words = (): StepWords => props.lesson.words(step);
  const [hinted, setHinted] = createSignal(false);
  const last = (): boolean => props.at === steps.length - 1;
  createEffect(
    on(task.state, (state) => {
      if (state !== 'done') return;
      markDone(props.course, step);
      sound('win');
    }),
  );
  const retry = (): void => {
    setHinted(false);
    task.retry();
  };
  return (
    <PracticeFrame
      title={words().title}
      about={say().step(props.at + 1, steps.length)}
      back={leftTable() ?? to('learn')}
      intro={
        <>
          <Steps
            course={props.course}
            titles={steps.map((each) => props.lesson.words(each).title)}
            done={steps.map((each) => isDone(progress(), props.course, each))}
            at={props.at}
          />
          <p>{words().text}</p>
          <p class="practice-task">{words().task}</p>
        </>
      }
      board={task.board()}
      status={<Now task={task} words={words()} hinted={hinted()} />}
      buttons={
        <>
          <a
            class="btn icon"
            href={props.at === 0 ? (leftTable() ?? to('learn')) : addressOf(props.course, props.at)}
            aria-label={sayUi().back}
          >
            <Icon name="prev" />
          </a>
          <Switch>
            <Match when={task.state() === 'wrong'}>
              <button type="button" class="btn primary practice-main" onClick={press(retry)}>
                <Icon name="restart" />
                {sayPractice().tryAgain}
              </button>
            </Match>
            <Match when={task.state() === 'going'}>
              <button
                type="button"
                class="btn practice-main"
                onClick={press(() => (hinted() ? task.showMe() : setHinted(true)))}
              >
                <Icon name="bulb" />
                {hinted() ? say().showMe : sayUi().hint}
              </button>
            </Match>
          </Switch>
          <a
            class="btn"
            classList={{ 'primary practice-main': task.state() === 'done' }}
            href={last() ? addressOf(props.course, END) : addressOf(props.course, props.at + 2)}
          >
            {last() ? say().finish : sayPractice().next}
            <Icon name="next" />
          </a>
        </>
      }
    />
  );
}

function Finished(props: { readonly course: CourseId }): JSX.Element {
  const game = gameOf(props.course);
  const second = isStrategy(props.course);
  return (
    <Screen title={GAMES[game].name} about={second ? say().strategy : undefined} back={leftTable() ?? to('learn')}>
      <div class="lesson-end panel">
        <img src={GAMES[game].art.box.lid} alt="" />
        <h2>{second ? say().strategyFinished : say().finished}</h2>
        <p>{second ? say().strategyFinishedText : say().finishedText}</p>
        <div class="lesson-ways">
          <a class="btn primary big" href={leftTable() ?? to('new', game)}>
            <Icon name="play" />
            {leftTable() === null ? say().play : sayUi().toTable}
          </a>
          <Show when={!second && GAMES[game].strategy}>
            <a class="btn" href={addressOf(strategyOf(game), 1)}>
              <Icon name="bulb" />
              {say().strategy}
            </a>
          </Show>
          <Show when={GAMES[game].puzzles}>
            <a class="btn" href={to('puzzles', 'today', game)}>
              <Icon name="puzzle" />
              {sayUi().puzzles}
            </a>
          </Show>
          <a class="btn" href={to('rules', game)}>
            <Icon name="book" />
            {say().rules}
          </a>
          <a class="btn quiet" href={to('learn')}>
            {say().lessons}
          </a>
        </div>
      </div>
    </Screen>
  );
}

export function LessonFrame(props: LessonProps): JSX.Element {
  const wanted = (): string | undefined => courseIn(place().path)?.step;
  /** The number of the current step from 1; 0 at the end of the lesson. */
  const number = (): number => {
    if (wanted() === END) return 0;
    const asked = Number(wanted());
    return Number.isInteger(asked) && asked >= 1 && asked <= stepsOf(props.course).length
      ? asked
      : nextStep(progress(), props.course) + 1;
  };
  createEffect(() => {
    if (wanted() === undefined) go(addressOf(props.course, number()), { replace: true });
  });
  return (
    <Show when={number()} keyed fallback={<Finished course={props.course} />}>
      {(now) => <StepView {...props} at={now - 1} />}
    </Show>
  );
}
