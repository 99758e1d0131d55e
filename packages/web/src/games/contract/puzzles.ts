/** What a game provides for the puzzles. */
import type { PuzzleEntry } from '@speeltafel/players/puzzles';
import type { JSX } from 'solid-js';

/** Whether the player solved it without seeing the answer. */
export type SolvedHow = 'alone' | 'helped';

export type PuzzleState =
  | { readonly kind: 'going' }
  /** The opponent is thinking, or an animation is running. */
  | { readonly kind: 'busy' }
  | { readonly kind: 'wrong'; readonly why: string }
  | { readonly kind: 'solved'; readonly how: SolvedHow; readonly text: string };

/** A puzzle that the player is solving. */
export interface PuzzleTask {
  state(): PuzzleState;
  /** The number of hints given so far. */
  hints(): 0 | 1 | 2;
  hint(): void;
  hintText(): string;
  solve(): void;
  /** Goes back to the position before the mistake. */
  retry(): void;
  board(): JSX.Element;
  prompt(): JSX.Element;
  /** A line of text above the board. */
  about(): string;
}

/** The texts of a kind of puzzle. */
export interface PuzzleKind {
  readonly name: string;
  readonly question: string;
}

/** The list of puzzles, without their positions. */
export interface PuzzleIndex {
  readonly entries: readonly PuzzleEntry[];
  kind(id: string): PuzzleKind;
  /** A unique name for every puzzle. */
  name(id: string): string;
}

export interface GamePuzzles {
  readonly index: () => Promise<PuzzleIndex>;
  /** Loads the board and the positions. The returned function makes the task of a puzzle. */
  readonly tasks: () => Promise<(id: string) => PuzzleTask>;
  /** Loads small pictures of the positions in the same way. */
  readonly pictures: () => Promise<(id: string) => JSX.Element>;
  /** By default pictures are wider than tall. */
  readonly squarePictures?: true;
}
