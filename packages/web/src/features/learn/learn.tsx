/** `#/learn`: the courses of all games. `#/learn/<game>/3`: a step of a lesson. */
import './lesson-frame.css';
import { createResource, For, type JSX, Show } from 'solid-js';
import { GAMES, type GameId, gamesWith } from '../../games/registry.ts';
import { fetchPart } from '../../router/lazy-screen.ts';
import { place, to } from '../../router/route.ts';
import { Screen } from '../../ui/bar.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { say as sayUi } from '../../ui/words.ts';
import { BoxLid } from '../home/game-box.tsx';
import { addressOf } from './addresses.ts';
import { type CourseId, courseIn, isStrategy, partOf, stepsOf, strategyOf } from './courses.ts';
import { LessonFrame } from './lesson-frame.tsx';
import { doneIn, nextStep, progress } from './progress.ts';
import { say } from './words.ts';

/** The progress in a course, and a link to continue. */
const Course = (props: { readonly course: CourseId; readonly children?: JSX.Element }) => {
  const of = (): number => stepsOf(props.course).length;
  const done = (): number => doneIn(progress(), props.course).length;
  const start = (): string => {
    if (done() === 0) return say().begin;
    return done() === of() ? say().again : say().goOn;
  };
  return (
    <>
      <div>
        <div class="lesson-bar" aria-hidden="true">
          <i style={{ width: `${(done() / of()) * 100}%` }} />
        </div>
        <small>{say().progress(done(), of())}</small>
      </div>
      <div class="lesson-links">
        <a
          class="btn"
          classList={{ primary: !isStrategy(props.course) }}
          href={addressOf(props.course, done() === of() ? 1 : nextStep(progress(), props.course) + 1)}
        >
          <Icon name={isStrategy(props.course) ? 'bulb' : 'play'} />
          {start()}
          <Show when={isStrategy(props.course)}>
            <span class="visually-hidden">{say().strategy}</span>
          </Show>
        </a>
        {props.children}
      </div>
    </>
  );
};

const Entry = (props: { readonly game: GameId }) => (
  <li class="panel">
    <div class="lesson-game">
      <BoxLid game={props.game} />
      <div>
        <h2>{GAMES[props.game].name}</h2>
        <small>{say().designer(GAMES[props.game].designer)}</small>
        <p>{GAMES[props.game].intro().lesson}</p>
      </div>
    </div>
    <Course course={props.game}>
      <a class="btn" href={to('rules', props.game)}>
        <Icon name="book" />
        {say().rules}
      </a>
    </Course>
    <Show when={GAMES[props.game].strategy}>
      <h3>{say().strategy}</h3>
      <p>{say().strategyAbout}</p>
      <Course course={strategyOf(props.game)} />
    </Show>
  </li>
);

const Overview = () => (
  <>
    <Screen title={sayUi().learnByPlaying}>
      <p>{say().intro}</p>
      <ul class="lessons">
        <For each={gamesWith('lesson')}>{(game) => <Entry game={game} />}</For>
      </ul>
    </Screen>
    <Tabs here="learn" />
  </>
);

function OneCourse(props: { readonly course: CourseId }): JSX.Element {
  const [lesson] = createResource(() => fetchPart(partOf(props.course)!.load));
  return <Show when={lesson()}>{(loaded) => <LessonFrame course={props.course} lesson={loaded()} />}</Show>;
}

export default function Learn() {
  return (
    <Show when={courseIn(place().path)?.course} keyed fallback={<Overview />}>
      {(course) => <OneCourse course={course} />}
    </Show>
  );
}
