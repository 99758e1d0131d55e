/** A step that is being tried. */
import type { JSX } from 'solid-js';

export interface Task {
  state(): 'going' | 'done' | 'wrong';
  /** Why it is wrong. */
  why(): string;
  retry(): void;
  /** Does it before one's eyes. */
  showMe(): void;
  board(): JSX.Element;
  prompt(): JSX.Element;
}

export interface StepWords {
  readonly title: string;
  readonly text: string;
  readonly task: string;
  readonly hint: string;
  readonly done: string;
}
