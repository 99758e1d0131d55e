/** A puzzle that is being tried, as its frame sees it. */
import { createSignal, type JSX } from 'solid-js';
import type { How } from './progress.ts';

export type TaskState =
  | { readonly kind: 'going' }
  /** The opponent looks for an answer, or the monster walks. */
  | { readonly kind: 'busy' }
  | { readonly kind: 'wrong'; readonly why: string }
  | { readonly kind: 'solved'; readonly how: How; readonly text: string };

export interface PuzzleTask {
  state(): TaskState;
  /** Hints given so far: none, a first, a second. */
  hints(): 0 | 1 | 2;
  hint(): void;
  hintText(): string;
  solve(): void;
  /** Back to where it went wrong. */
  retry(): void;
  board(): JSX.Element;
  prompt(): JSX.Element;
  /** A line above the board. */
  about(): string;
}

/** The hints given so far; `none` when another answer is asked for. */
export function createHints() {
  const [hints, setHints] = createSignal<0 | 1 | 2>(0);
  return { hints, hint: () => setHints((now) => (now === 0 ? 1 : 2)), none: () => setHints(0) };
}
