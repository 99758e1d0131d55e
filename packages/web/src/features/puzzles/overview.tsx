/** All puzzles by kind and difficulty, with what was solved. */
import './puzzles.css';
import type { Shelved } from '@speeltafel/players/puzzles';
import { createSignal, For, Show } from 'solid-js';
import { to } from '../../router/route.ts';
import { Screen } from '../../ui/bar.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { PUZZLE_GAMES, type PuzzleGame, puzzleOfTheDay } from './daily.ts';
import { progress, rowOfDays } from './progress.ts';
import { Grade } from './puzzle-frame.tsx';
import { allOf } from './puzzle-list.ts';
import { say } from './words.ts';

type KindName = keyof ReturnType<typeof say>['kinds'];

const isSolved = (id: string): boolean => progress().solved[id] === 'alone';

const Today = () => {
  const now = new Date();
  const row = (): number => rowOfDays(progress(), now);
  return (
    <section class="puzzle-today panel" aria-labelledby="puzzle-today">
      <h2 id="puzzle-today">{say().today}</h2>
      <ul>
        <For each={PUZZLE_GAMES}>
          {(game) => {
            const puzzle = puzzleOfTheDay(game, now);
            return (
              <li>
                <a class="btn" href={to('puzzles', 'today', game)}>
                  <Icon name={isSolved(puzzle.id) ? 'check' : 'puzzle'} />
                  <span>
                    <b>{say().games[game]}</b>
                    <small>{say().kinds[puzzle.kind as KindName]}</small>
                  </span>
                  <Grade grade={puzzle.grade} />
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

const Chip = (props: { readonly game: PuzzleGame; readonly puzzle: Shelved }) => {
  const state = () => progress().solved[props.puzzle.id] ?? 'open';
  return (
    <a
      class={`puzzle-chip puzzle-${state()}`}
      href={to('puzzles', props.game, props.puzzle.id)}
      aria-label={say().puzzle(say().kinds[props.puzzle.kind as KindName], props.puzzle.number, say().states[state()])}
    >
      {state() === 'alone' ? <Icon name="check" /> : props.puzzle.number}
    </a>
  );
};

const Kind = (props: { readonly game: PuzzleGame; readonly kind: KindName; readonly puzzles: readonly Shelved[] }) => {
  const grades = (): readonly number[] => [...new Set(props.puzzles.map(({ grade }) => grade))];
  const solved = (): number => props.puzzles.filter(({ id }) => isSolved(id)).length;
  return (
    <section class="puzzle-kind panel" aria-label={say().kinds[props.kind]}>
      <header>
        <h2>{say().kinds[props.kind]}</h2>
        <small>{say().solvedOf(solved(), props.puzzles.length)}</small>
      </header>
      <p>{say().ask[props.kind]}</p>
      <For each={grades()}>
        {(grade) => (
          <div class="puzzle-grade-row">
            <Grade grade={grade} />
            <div>
              <For each={props.puzzles.filter((puzzle) => puzzle.grade === grade)}>
                {(puzzle) => <Chip game={props.game} puzzle={puzzle} />}
              </For>
            </div>
          </div>
        )}
      </For>
    </section>
  );
};

const [shown, setShown] = createSignal<PuzzleGame>('menhirs');

export const Overview = () => {
  const kinds = (): readonly KindName[] => [...new Set(allOf(shown()).map(({ kind }) => kind as KindName))];
  return (
    <>
      <Screen title={say().title} wide>
        <div class="puzzle-page">
          <Today />
          <Segmented
            label={say().title}
            value={shown()}
            choices={PUZZLE_GAMES.map((game) => ({ value: game, label: say().games[game] }))}
            onChange={setShown}
            fill
          />
          <div class="puzzle-kinds">
            <For each={kinds()}>
              {(kind) => (
                <Kind game={shown()} kind={kind} puzzles={allOf(shown()).filter((puzzle) => puzzle.kind === kind)} />
              )}
            </For>
          </div>
        </div>
      </Screen>
      <Tabs here="puzzles" />
    </>
  );
};
