/** All puzzles by kind and difficulty, with the solved ones marked. */
import './puzzles.css';
import type { PuzzleEntry } from '@speeltafel/players/puzzles';
import { createSignal, For, Show } from 'solid-js';
import { GAMES, type GameId } from '../../games/registry.ts';
import { to } from '../../router/route.ts';
import { Screen } from '../../ui/bar.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { say as sayUi } from '../../ui/words.ts';
import { dueMistakes } from '../mistakes/stored-mistakes.ts';
import { say as sayMistakes } from '../mistakes/words.ts';
import { puzzleOfTheDay } from './daily.ts';
import { PuzzlePicture } from './picture.tsx';
import { progress, rowOfDays } from './progress.ts';
import { Grade } from './puzzle-frame.tsx';
import type { PuzzleList } from './puzzle-list.ts';
import { say } from './words.ts';

const isSolved = (id: string): boolean => progress().solved[id] === 'alone';

const Today = (props: { readonly lists: readonly PuzzleList[] }) => {
  const now = new Date();
  const row = (): number => rowOfDays(progress(), now);
  return (
    <section class="puzzle-today panel" aria-labelledby="puzzle-today">
      <h2 id="puzzle-today">{say().today}</h2>
      <ul>
        <For each={props.lists}>
          {({ game, entries, kind, name }) => {
            const puzzle = puzzleOfTheDay(entries, now);
            return (
              <li>
                <a class="btn" href={to('puzzles', 'today', game)}>
                  <PuzzlePicture game={game} id={puzzle.id} />
                  <span class="puzzle-named">
                    <b>{name(puzzle.id)}</b>
                    <small>
                      {GAMES[game].name}: {kind(puzzle.kind).name}
                    </small>
                    <Grade grade={puzzle.grade} />
                  </span>
                  <Show when={isSolved(puzzle.id)}>
                    <Icon name="check" />
                    <span class="visually-hidden">{say().states.alone}</span>
                  </Show>
                </a>
              </li>
            );
          }}
        </For>
      </ul>
      <p class="puzzle-row">
        <Icon name="sun" />
        <span>
          <Show when={row() > 0}>
            <b>{say().row(row())}.</b>{' '}
          </Show>
          <Show when={progress().best > row()}>{say().best(progress().best)}. </Show>
          {row() > 0 ? say().rowHow : say().rowStart}
        </span>
      </p>
    </section>
  );
};

const Chip = (props: { readonly list: PuzzleList; readonly puzzle: PuzzleEntry }) => {
  const state = () => progress().solved[props.puzzle.id] ?? 'open';
  return (
    <a
      class={`puzzle-chip puzzle-${state()}`}
      href={to('puzzles', props.list.game, props.puzzle.id)}
      title={props.list.name(props.puzzle.id)}
      aria-label={say().puzzle(props.puzzle.number, props.list.name(props.puzzle.id), say().states[state()])}
    >
      {state() === 'alone' ? <Icon name="check" /> : props.puzzle.number}
    </a>
  );
};

const Kind = (props: { readonly list: PuzzleList; readonly kind: string }) => {
  const puzzles = () => props.list.entries.filter(({ kind }) => kind === props.kind);
  const words = () => props.list.kind(props.kind);
  const grades = (): readonly number[] => [...new Set(puzzles().map(({ grade }) => grade))];
  const unsolved = (): PuzzleEntry | undefined => puzzles().find(({ id }) => !isSolved(id));
  const solved = (): number => puzzles().filter(({ id }) => isSolved(id)).length;
  return (
    <section class="puzzle-kind panel" aria-label={words().name}>
      <header>
        <h2>{words().name}</h2>
        <small>{say().solvedOf(solved(), puzzles().length)}</small>
      </header>
      <Show when={unsolved()}>
        {(puzzle) => (
          <a class="btn puzzle-next" href={to('puzzles', props.list.game, puzzle().id)}>
            <PuzzlePicture game={props.list.game} id={puzzle().id} />
            <span class="puzzle-named">
              <small>{say().nextUnsolved(puzzle().number)}</small>
              <b>{props.list.name(puzzle().id)}</b>
            </span>
            <Icon name="next" />
          </a>
        )}
      </Show>
      <p>{words().question}</p>
      <For each={grades()}>
        {(grade) => (
          <div class="puzzle-grade-row">
            <Grade grade={grade} />
            <div>
              <For each={puzzles().filter((puzzle) => puzzle.grade === grade)}>
                {(puzzle) => <Chip list={props.list} puzzle={puzzle} />}
              </For>
            </div>
          </div>
        )}
      </For>
    </section>
  );
};

/** The last game shown. */
const [chosen, setChosen] = createSignal<GameId | null>(null);

export const Overview = (props: { readonly lists: readonly PuzzleList[] }) => {
  const shown = (): PuzzleList => props.lists.find(({ game }) => game === chosen()) ?? props.lists[0]!;
  const due = (): number => dueMistakes(Date.now()).length;
  const kinds = (): readonly string[] => [...new Set(shown().entries.map(({ kind }) => kind))];
  return (
    <>
      <Screen title={sayUi().puzzles} wide>
        <div class="puzzle-page">
          <Today lists={props.lists} />
          <a class="btn puzzle-way" href={to('mistakes')}>
            <Icon name="restart" />
            <span>
              <b>{sayMistakes().title}</b>
              <small>{say().due(due())}</small>
            </span>
          </a>
          <Segmented
            label={sayUi().puzzles}
            value={shown().game}
            choices={props.lists.map(({ game }) => ({ value: game, label: GAMES[game].name }))}
            onChange={setChosen}
            fill
          />
          <a class="btn puzzle-way" href={to('puzzles', 'run', shown().game)}>
            <Icon name="clock" />
            <span>
              <b>{say().run}</b>
              <small>
                {say().runShort}
                <Show when={progress().runs[shown().game]}>{(best) => ` ${say().runBest(best())}`}</Show>
              </small>
            </span>
          </a>
          <div class="puzzle-kinds">
            <For each={kinds()}>{(kind) => <Kind list={shown()} kind={kind} />}</For>
          </div>
        </div>
      </Screen>
      <Tabs here="puzzles" />
    </>
  );
};
