/**
 * What every computer player is: a pure function of a position, a budget and a seed, with an answer at any time. It knows no clock and
 * no chance of its own, so the same position, node budget and seed always give the same turn; the same code runs in a page's worker and
 * on a server.
 */
import type { Seat } from '@speeltafel/rules';

/** How long a player may think. It asks `stop` every few hundred nodes, and answers with the best it has when told to. */
export interface Budget {
  readonly nodes: number;
  stop(): boolean;
}

export const nodeBudget = (nodes: number): Budget => ({ nodes, stop: () => false });

export interface Thought<Action> {
  /** The whole turn: a move and its taking, a token's path, a choice. */
  readonly actions: readonly Action[];
  /** What the player expects: 1 is a sure win, -1 a sure loss. */
  readonly value: number;
  readonly depth: number;
  readonly nodes: number;
}

export interface Player<Position, Action> {
  /** `report` hears of every better thought on the way. */
  think(
    position: Position,
    seat: Seat,
    budget: Budget,
    seed: number,
    report?: (thought: Thought<Action>) => void,
  ): Thought<Action>;
  /** Whether to take the timed action that is possible now, such as a claim. A player of a game without any leaves this out. */
  claims?(position: Position, seat: Seat, seed: number): boolean;
}

/** A player as the game's list of levels names it. */
export interface Level<Position, Action> {
  readonly id: string;
  /** The shortest and the longest time it seems to think over a turn where it plays live, in milliseconds. */
  readonly pace: readonly [number, number];
  readonly player: Player<Position, Action>;
}
