/** What a game brings to the puzzles. */
import type { PuzzleEntry } from '@speeltafel/players/puzzles';
import type { JSX } from 'solid-js';

/** Solved by the player alone, or after the answer was shown. */
export type SolvedHow = 'alone' | 'helped';

export type PuzzleState =
  | { readonly kind: 'going' }
  /** The opponent is thinking, or an animation runs. */
  | { readonly kind: 'busy' }
  | { readonly kind: 'wrong'; readonly why: string }
  | { readonly kind: 'solved'; readonly how: SolvedHow; readonly text: string };

/** A puzzle that is being solved. */
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
  /** A line above the board. */
  about(): string;
}

/** A kind of puzzle in words. */
export interface PuzzleKind {
  readonly name: string;
  readonly question: string;
}

/** The list of puzzles, without their positions. */
export interface PuzzleIndex {
  readonly entries: readonly PuzzleEntry[];
  kind(id: string): PuzzleKind;
  /** A name of its own for every puzzle. */
  name(id: string): string;
}

export interface GamePuzzles {
  readonly index: () => Promise<PuzzleIndex>;
  /** Fetches the board and the positions. The function makes a task of the puzzle with that id. */
  readonly tasks: () => Promise<(id: string) => PuzzleTask>;
  /** Fetches the same for small pictures of the puzzles' positions. */
  readonly pictures: () => Promise<(id: string) => JSX.Element>;
  /** Wider than high otherwise. */
  readonly squarePictures?: true;
}
