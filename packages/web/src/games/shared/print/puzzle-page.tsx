/** A page of six puzzles, with a legend, and the solutions upside down at the bottom. */
import type { Puzzle } from '@speeltafel/players/puzzles';
import { For, type JSX } from 'solid-js';
import type { PuzzlePage } from '../../contract/print.ts';
import { Page } from './printed-page.tsx';
import { say } from './words.ts';

export const PuzzlePageLayout = (
  props: PuzzlePage & {
    readonly title: string;
    readonly credit: string;
    /** Sets the layout of the pictures. */
    readonly class: string;
    readonly legend: string;
    readonly picture: (puzzle: Puzzle, number: number) => JSX.Element;
    readonly solution: (puzzle: Puzzle) => string;
  },
) => (
  <Page credit={props.credit} title={props.title} about={props.about} class={`sheet-puzzles ${props.class}`}>
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
