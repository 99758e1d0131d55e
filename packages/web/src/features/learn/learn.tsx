/** The lessons of both games; each is fetched when it is begun. */
import './lesson-frame.css';
import { For, Match, Show, Switch } from 'solid-js';
import { screen } from '../../router/lazy-screen.ts';
import { place, to } from '../../router/route.ts';
import { Screen } from '../../ui/bar.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { doneIn, LESSONS, type LessonGame, nextStep, progress } from './progress.ts';
import { say } from './words.ts';

const MenhirsLesson = screen(() => import('../../games/menhirs/lessons/lesson.tsx'));
const FloorsLesson = screen(() => import('../../games/floors/lessons/lesson.tsx'));

const GAMES: readonly LessonGame[] = ['menhirs', 'floors'];

const Entry = (props: { readonly game: LessonGame }) => {
  const of = (): number => LESSONS[props.game].length;
  const done = (): number => doneIn(progress(), props.game).length;
  const start = (): string => {
    if (done() === 0) return say().begin;
    return done() === of() ? say().again : say().goOn;
  };
  return (
    <li class="panel">
      <div>
        <h2>{say().games[props.game].name}</h2>
        <small>{say().games[props.game].author}</small>
      </div>
      <p>{say().games[props.game].about}</p>
      <div>
        <div class="lesson-bar" aria-hidden="true">
          <i style={{ width: `${(done() / of()) * 100}%` }} />
        </div>
        <small>{say().progress(done(), of())}</small>
      </div>
      <div class="lesson-links">
        <a
          class="btn primary"
          href={to('learn', props.game, String(done() === of() ? 1 : nextStep(progress(), props.game) + 1))}
        >
          <Icon name="play" />
          {start()}
        </a>
        <a class="btn" href={to('rules', props.game)}>
          <Icon name="book" />
          {say().rules}
        </a>
      </div>
    </li>
  );
};

const Both = () => (
  <>
    <Screen title={say().title}>
      <p>{say().intro}</p>
      <ul class="lessons">
        <For each={GAMES}>{(game) => <Entry game={game} />}</For>
      </ul>
    </Screen>
    <Tabs here="learn" />
  </>
);

export default function Learn() {
  const game = (): string | undefined => place().path[1];
  return (
    <Show when={game()} fallback={<Both />}>
      <Switch fallback={<Both />}>
        <Match when={game() === 'menhirs'}>
          <MenhirsLesson />
        </Match>
        <Match when={game() === 'floors'}>
          <FloorsLesson />
        </Match>
      </Switch>
    </Show>
  );
}
