/** What a game provides for the lessons: a sequence of small tasks, each on its own board. */
import type { JSX } from 'solid-js';

/** The texts of a step. */
export interface StepWords {
  readonly title: string;
  readonly text: string;
  readonly task: string;
  readonly hint: string;
  readonly done: string;
}

/** A step that the player is trying. */
export interface LessonTask {
  state(): 'going' | 'done' | 'wrong';
  /** The reason why the attempt is wrong. */
  why(): string;
  retry(): void;
  /** Plays the solution. */
  showMe(): void;
  board(): JSX.Element;
  prompt(): JSX.Element;
}

export interface Lesson {
  words(step: string): StepWords;
  createTask(step: string): LessonTask;
}

export interface GameLesson {
  /** The ids of the steps, under which progress is stored. */
  readonly steps: readonly string[];
  readonly load: () => Promise<Lesson>;
}

/** The state of an attempt after an action. */
export type Verdict<Why> =
  | { readonly kind: 'going' }
  /** `reply` is what the opponent then plays. */
  | { readonly kind: 'done'; readonly reply?: readonly string[] }
  /** `reply` is the opponent's reply that shows why. */
  | { readonly kind: 'wrong'; readonly why: Why; readonly reply: readonly string[] };

export const GOING = { kind: 'going' } as const;
export const DONE = { kind: 'done' } as const;
export const wrong = <Why>(why: Why, reply: readonly string[] = []): Verdict<Why> => ({ kind: 'wrong', why, reply });
