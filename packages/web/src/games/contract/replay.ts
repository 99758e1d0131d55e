/** What a game provides for the replay screen. Loaded when a record of the game is opened. */
import type { Analysis, Chart, Notes } from '@speeltafel/players';
import { CHANCE, type Course, type Game, type Outcome, type Seat } from '@speeltafel/rules';
import type { Chair } from '@speeltafel/table';
import type { Component } from 'solid-js';
import type { GameRecord } from '../../session/game-record.ts';

/** A text may contain marks that only the game's own `Sentence` can show and its `spoken` can put into words. */
type Text = string;

export interface Mistake {
  /** The index of the mistaken action. */
  readonly index: number;
  readonly seat: Seat;
  readonly grave: boolean;
  readonly what: Text;
  /** The same without revealing the better turn, for a puzzle that asks for it. */
  readonly riddle: Text;
  /** Reasons and numbers. */
  readonly why: readonly Text[];
  /** The better turn, if one stands out, and the reasons for it. */
  readonly better: Text | null;
  readonly betterWhy: readonly Text[];
}

/** A possible turn and its evaluation. */
export interface RatedTurn {
  /** Identifies the turn when the board is asked to show it. */
  readonly number: number;
  readonly text: Text;
  /** The turn as text of the rules. */
  readonly actions: readonly string[];
  /** Whether it is as good as the best turn, so that it solves a puzzle. */
  readonly good: boolean;
  readonly verdict: string;
  readonly mood: 'good' | 'bad' | 'plain';
  readonly reasons: readonly Text[];
  readonly played: boolean;
}

export interface Advice {
  readonly turns: readonly RatedTurn[];
  /** A summary, such as how many turns avoid a loss. */
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
  /** Two sides share one line, with the first one above. */
  readonly facing: boolean;
  /** The player known to win, for each position. */
  readonly proven: readonly (Seat | null)[];
  /** Describes a position. */
  tell(at: number): string;
  /** Describes one curve at a position, if each player has a curve. */
  tellCurve?(seat: Seat, at: number): string;
}

/** One frame of an animated action. */
export interface Frame {
  readonly ms: number;
  /** The step of the action it belongs to, counted from 1. */
  readonly step: number;
}

/** How the rules ended a game. */
export interface Ending extends Outcome {
  /** The reason as a sentence. */
  readonly text: string;
}

/** What the analysis needs to know about a position, as text of the rules. */
export interface PositionTexts {
  readonly position: string;
  readonly options: string;
  /** The actions of the turn that was played from it. */
  readonly played: readonly string[];
}

/** Actions that consist of steps, such as the walk of the monster. */
export interface ActionSteps {
  /** Empty for an action without steps. */
  of(action: number): readonly Text[];
  /** The label of the button that plays the steps. */
  watch(): string;
  /** The name of the list of steps. */
  name(): string;
}

export interface ReplayBoardProps {
  readonly at: number;
  /** The frame of the last action to show; null once the animation is over. */
  readonly frame: number | null;
  readonly name: string;
  readonly turned: boolean;
  /** A turn from the analysis to show on the board. */
  readonly shown: { readonly analysis: Analysis; readonly number: number } | null;
}

export interface ReplayView {
  readonly record: GameRecord;
  name(seat: Seat): string;
  /** The player whose symbol is shown before the sentence; null if the sentence shows it itself. */
  symbolOf(action: number): Seat | null;
  /** The heading under which an action is listed, such as its round; null for the set-up. */
  chapter(action: number): string | null;
  sentence(action: number): Text;
  /** An action as text of the rules. */
  notation(action: number): string;
  spoken(text: Text): string;
  readonly steps?: ActionSteps;
  /** The animation of the action before `at`. */
  frames(at: number): readonly Frame[];
  ending(at: number): Ending | null;
  /** The player to act, if any. */
  toAct(at: number): Seat | undefined;
  texts(at: number): PositionTexts;
  /** Starts a new game on this device from a position and returns its id. */
  playFrom(at: number, chairs: readonly Chair[]): string | undefined;
  mistakes(notes: Notes): readonly Mistake[];
  advice(analysis: Analysis, at: number): Advice;
  graph(chart: Chart): Graph;
  readonly Sentence: Component<{ readonly text: Text }>;
  readonly SeatSymbol: Component<{ readonly seat: Seat }>;
  readonly Board: Component<ReplayBoardProps>;
  /** Points or a ranking, below the result of a game that ended by the rules. */
  readonly Score?: Component;
  /** A link to the exact solution of the game's board, below the possible turns. */
  readonly Truth?: Component;
  /** Luck and skill, below the analysis. */
  readonly Luck?: Component<{ readonly notes: Notes }>;
  /** Whether the board is turned for a player with this seat. Only for games whose board can be turned. */
  readonly turnedFor?: (seat: Seat) => boolean;
  /** Whether the board leaves room for a list below it on a phone in portrait. */
  readonly leavesRoom?: boolean;
}

export type CreateReplayView = (record: GameRecord) => ReplayView;

/** The parts of a view that follow from the rules alone. `actionsInTurn` is the largest number of actions that make up one turn. */
export const positionsOf = <O, P, A, V, E extends Outcome>(
  game: Game<O, P, A, V, E>,
  { options, positions, played }: Course<O, P, A>,
  actionsInTurn: number,
) => ({
  outcome: (at: number): E | null => game.outcome(positions[at]!),
  /** With a real minus sign, and with break opportunities in long lines. */
  notation: (action: number): string => {
    const one = played[action]!;
    const text = game.makeAction(one.action, positions[action]!, one.seat);
    return text.replace(/^-/, '−').replace(/(?<=\w)[.-](?=\w)/g, '$&\u200b');
  },
  toAct: (at: number): Seat | undefined => game.toAct(positions[at]!).find((seat) => seat !== CHANCE),
  texts: (at: number): PositionTexts => ({
    position: game.makePosition(positions[at]!),
    options: game.makeOptions(options),
    played: played
      .slice(at, at + actionsInTurn)
      .map(({ action, seat }, i) => game.makeAction(action, positions[at + i]!, seat)),
  }),
});
