/**
 * The interface of every computer player: a pure function of a position, a budget and a seed, with an answer at any
 * time. It has no clock and no randomness of its own, so the same position, node budget and seed always give the same
 * turn. The same code runs in a page's worker and on a server.
 */
import type { Seat } from '@speeltafel/rules';

/**
 * How long a player may think. It calls `stop` every few hundred nodes, and returns its best answer so far when that is
 * true.
 */
export interface Budget {
  readonly nodes: number;
  stop(): boolean;
}

export const nodeBudget = (nodes: number): Budget => ({ nodes, stop: () => false });

export interface Thought<Action> {
  /** The whole turn: a move and its taking, a token's path, a choice. */
  readonly actions: readonly Action[];
  /** The expected result: 1 is a sure win, -1 a sure loss. */
  readonly value: number;
  readonly depth: number;
  readonly nodes: number;
}

export interface Player<Position, Action> {
  /** `report` receives every better thought on the way. */
  think(
    position: Position,
    seat: Seat,
    budget: Budget,
    seed: number,
    report?: (thought: Thought<Action>) => void,
  ): Thought<Action>;
  /**
   * True if the player takes the timed action that is possible now, such as a claim. Games without timed actions omit
   * this.
   */
  claims?(position: Position, seat: Seat, seed: number): boolean;
}

/** A player in the game's list of levels. */
export interface Level<Position, Action> {
  readonly id: string;
  /** The shortest and longest simulated thinking time for a turn in live play, in milliseconds. */
  readonly pace: readonly [number, number];
  readonly player: Player<Position, Action>;
}
