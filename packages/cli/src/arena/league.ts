/** What the arena needs of a game: who can play, and how one game of a match is played. */
import type { Budget } from '@speeltafel/players';

export type Result = 'win' | 'loss' | 'tie';

export interface Terms {
  /** The number of the game in the match; the first player's seat goes round with it. */
  readonly game: number;
  readonly seed: number;
  /** How many sit at the table; all but one are the second player. */
  readonly players: number;
  readonly variant: string;
  budget(): Budget;
}

export interface League {
  readonly names: readonly string[];
  /** The variants or set-ups that can be asked for; the first is the default. */
  readonly variants: readonly string[];
  readonly mostPlayers: number;
  /** What else the help says, as a line of its own. */
  readonly note?: string;
  play(first: string, second: string, terms: Terms): Result;
}

export const withMax = <T>(named: readonly (readonly [string, T])[]): ReadonlyMap<string, T> =>
  new Map([...named, ['max', named.at(-1)![1]]]);

/** Seeds of different matches never meet. */
export const seedOf = (seed: number, game: number): number => seed * 1_000_000 + game;
