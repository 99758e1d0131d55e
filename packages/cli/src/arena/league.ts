/** A game's part of the arena: its players, and how one game of a match is played. */
import type { Budget } from '@speeltafel/players';

export type Result = 'win' | 'loss' | 'tie';

export interface Terms {
  /** The number of the game in the match; the first player's seat rotates with it. */
  readonly game: number;
  readonly seed: number;
  /** The number of seats; all but one belong to the second player. */
  readonly players: number;
  readonly variant: string;
  /** For the next turn of the first player, or of the second. */
  budget(first: boolean): Budget;
}

export interface League {
  readonly names: readonly string[];
  /** The levels that players choose from, the weakest first. */
  readonly levels: readonly string[];
  /** The available variants or set-ups; the first is the default. */
  readonly variants: readonly string[];
  readonly mostPlayers: number;
  /** An extra line for the help. */
  readonly note?: string;
  play(first: string, second: string, terms: Terms): Result;
}

export const withMax = <T>(named: readonly (readonly [string, T])[]): ReadonlyMap<string, T> =>
  new Map([...named, ['max', named.at(-1)![1]]]);

/** Seeds of different matches never overlap. */
export const seedOf = (seed: number, game: number): number => seed * 1_000_000 + game;
