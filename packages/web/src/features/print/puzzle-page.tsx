/** What both pages of puzzles share: six to a page, the key, and the solutions upside down at the foot. */
import { For, type JSX } from 'solid-js';
import { Page } from './printed-page.tsx';
import type { Puzzle } from './puzzle-selection.ts';
import { say } from './words.ts';

export interface PuzzlePage {
  readonly puzzles: readonly Puzzle[];
  /** Which page it is, as it is printed beside the title. */
  readonly about: string;
}

export const PuzzleSheet = (
  props: PuzzlePage & {
    readonly game: 'menhirs' | 'floors';
    readonly legend: string;
    readonly picture: (puzzle: Puzzle, number: number) => JSX.Element;
    readonly solution: (puzzle: Puzzle) => string;
  },
) => (
  <Page
    game={props.game}
    title={say().sheets[`${props.game}-puzzles`].title}
    about={props.about}
    class={`sheet-puzzles sheet-${props.game}-puzzles`}
  >
    <p class="sheet-key">{props.legend}</p>
    <ol class="sheet-six">
      <For each={props.puzzles}>{(puzzle, i) => <li>{props.picture(puzzle, i() + 1)}</li>}</For>
    </ol>
    <p class="sheet-solutions">
      <strong>{say().solutions}</strong>
      <For each={props.puzzles}>
        {(puzzle, i) => (
          <span>
            {i() + 1}: {props.solution(puzzle)}
          </span>
        )}
      </For>
    </p>
  </Page>
);
