/** One turn of the game, for all layouts of that many tiles. */
import { leaving, maskOf, taking } from './lane-values.ts';
import type { BoardMemory } from './memory.ts';
import { BEFORE_ROUND_1, BEFORE_ROUND_2, isFree, lanesAt, type Stage, turnsAfter } from './stages.ts';

export interface Turn {
  readonly menhirs: number;
  readonly tiles: number;
  /** All bits of the existing lanes. */
  readonly full: number;
  /** The opponent's values if no tile is taken; undefined if one must be. */
  readonly leave: Uint8Array | undefined;
  /** The opponent's values with one tile fewer. */
  readonly take: Uint8Array;
  readonly claims: boolean;
  readonly first: Uint8Array;
  /** The opponent's values with the same number of tiles, and with one fewer. */
  readonly next: Uint8Array;
  readonly nextFewer: Uint8Array;
  /** Filled by the solver. */
  readonly values: Uint8Array;
}

export const FEWEST_IN_FREE_ROUNDS = 5;

/**
 * How much of the last rounds counts when the free rounds end early because all is taken: in a game that is broken off,
 * as many turns as would have been left.
 */
export type Early = 'clock' | 'soon' | 'decided';

export function earlyEnd({ pass, round, player }: Stage): Early {
  const left = turnsAfter(round, player);
  if (pass === BEFORE_ROUND_2) return left === 0 ? 'clock' : left === 2 ? 'soon' : 'decided';
  return pass === BEFORE_ROUND_1 && left === 0 ? 'clock' : 'decided';
}

export function turnAt(memory: BoardMemory, stage: Stage, tiles: number): Turn {
  const { round, player } = stage;
  const inLastRounds = !isFree(stage);
  const others = memory.values[3 - player]!;
  const early = earlyEnd(stage);
  // When all is taken, the decision comes after the turn of player 2, whatever the round.
  const nextOf = (count: number): Uint8Array =>
    !inLastRounds && player === 2 && count === FEWEST_IN_FREE_ROUNDS && early !== 'clock'
      ? memory[early]
      : others[count]!;
  const lanes = lanesAt(stage, tiles);
  return {
    menhirs: memory.menhirs,
    tiles,
    full: maskOf(lanes),
    leave: inLastRounds ? undefined : leaving(lanes),
    take: inLastRounds ? leaving(1) : taking(tiles, player),
    claims: round > 1,
    first: memory.first[tiles]!,
    next: nextOf(tiles),
    nextFewer: nextOf(tiles - 1),
    values: memory.values[player]![tiles]!,
  };
}
