/** `#/learn`: the lessons of all games. `#/learn/<game>/3`: a step of one. */
import './lesson-frame.css';
import { createResource, For, type JSX, Show } from 'solid-js';
import { GAMES, type GameId, gamesWith } from '../../games/registry.ts';
import { fetchPart } from '../../router/lazy-screen.ts';
import { place, to } from '../../router/route.ts';
import { Screen } from '../../ui/bar.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { LessonFrame } from './lesson-frame.tsx';
import { doneIn, nextStep, progress, stepsOf } from './progress.ts';
import { say } from './words.ts';

const Entry = (props: { readonly game: GameId }) => {
  const of = (): number => stepsOf(props.game).length;
  const done = (): number => doneIn(progress(), props.game).length;
  const start = (): string => {
    if (done() === 0) return say().begin;
    return done() === of() ? say().again : say().goOn;
  };
  return (
    <li class="panel">
      <div>
        <h2>{GAMES[props.game].name}</h2>
        <small>{say().designer(GAMES[props.game].designer)}</small>
      </div>
      <p>{GAMES[props.game].intro().lesson}</p>
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

const Overview = () => (
  <>
    <Screen title={say().title}>
      <p>{say().intro}</p>
      <ul class="lessons">
        <For each={gamesWith('lesson')}>{(game) => <Entry game={game} />}</For>
      </ul>
    </Screen>
    <Tabs here="learn" />
  </>
);

function OneLesson(props: { readonly game: GameId }): JSX.Element {
  const [lesson] = createResource(() => fetchPart(GAMES[props.game].lesson!.load));
  return <Show when={lesson()}>{(loaded) => <LessonFrame game={props.game} lesson={loaded()} />}</Show>;
}

export default function Learn() {
  const game = (): GameId | undefined => gamesWith('lesson').find((id) => id === place().path[1]);
  return (
    <Show when={game()} keyed fallback={<Overview />}>
      {(chosen) => <OneLesson game={chosen} />}
    </Show>
  );
}
