/** What a game brings to the screen that shows it again. Each game's part is fetched when somebody looks at that game. */
import type { Seat } from '@speeltafel/rules';
import type { Component } from 'solid-js';
import type { Moment } from '../features/replay/playback.ts';
import type { Film } from '../session/game-record.ts';
import type { Analysis, Chart, Notes } from '../thinking/analysis.ts';

/** Sentences may hold marks that only the game's own `Sentence` can show, and `spoken` can put into words. */
type Text = string;

export interface Mistake {
  /** The action that was wrong. */
  readonly index: number;
  readonly seat: Seat;
  readonly grave: boolean;
  readonly what: Text;
  /** Reasons and numbers. */
  readonly why: readonly Text[];
  /** The turn that would have been better, if one stands out, and what speaks for it. */
  readonly better: Text | null;
  readonly betterWhy: readonly Text[];
}

/** A turn that could be played in a position. */
export interface Weighed {
  /** How it stands among the others, to be shown on the board by its number. */
  readonly number: number;
  readonly text: Text;
  readonly verdict: string;
  readonly mood: 'good' | 'bad' | 'plain';
  readonly reasons: readonly Text[];
  readonly played: boolean;
}

export interface Advice {
  readonly turns: readonly Weighed[];
  /** Such as how many of them hold. */
  readonly about: string | null;
}

/** One line of the graph: a number from 0 to 1 for each position. */
export interface Curve {
  readonly seat: Seat;
  readonly heights: readonly number[];
}

export interface Graph {
  readonly title: string;
  readonly curves: readonly Curve[];
  /** Two sides that share one line, the first above. */
  readonly facing: boolean;
  /** Whether somebody is known to win, for each position. */
  readonly proven: readonly (Seat | null)[];
  /** A position in words. */
  tell(at: number): string;
}

export interface Cast {
  readonly film: Film;
  name(seat: Seat): string;
  /** Whose sign stands before a sentence; none where the sentence shows it itself. */
  signOf(action: number): Seat | null;
  /** The chapter in which an action is played. */
  title(action: number): string;
  sentence(action: number): Text;
  spoken(text: Text): string;
  /** The steps of the walk that an action was. */
  walk(action: number): readonly Text[];
  /** What is shown while the action before `at` happens. */
  moments(at: number): readonly Moment[];
  mistakes(notes: Notes): readonly Mistake[];
  advice(analysis: Analysis, at: number): Advice;
  graph(chart: Chart): Graph;
  readonly Sentence: Component<{ readonly text: Text }>;
  readonly SeatSign: Component<{ readonly seat: Seat }>;
  readonly Stage: Component<{
    readonly at: number;
    readonly moment: number | null;
    readonly name: string;
    readonly turned: boolean;
    /** The turn to be shown, as it was analysed. */
    readonly shown: { readonly analysis: Analysis; readonly number: number } | null;
  }>;
  readonly Luck: Component<{ readonly notes: Notes }> | null;
  /** Whether the board can be turned by hand. */
  readonly turnable: boolean;
}
