/** One turn of the game, for all layouts of so many tiles. */
import { leaving, maskOf, taking } from './lane-values.ts';
import type { BoardMemory } from './memory.ts';
import { lanesAt, type Stage } from './stages.ts';

export interface Turn {
  readonly menhirs: number;
  readonly tiles: number;
  /** All bits of the lanes there are. */
  readonly full: number;
  /** What the opponent's values are worth when no tile is taken; undefined where one must be. */
  readonly leave: Uint8Array | undefined;
  /** What they are worth with one tile less. */
  readonly take: Uint8Array;
  readonly claims: boolean;
  readonly first: Uint8Array;
  /** The opponent's values with as many tiles, and with one less. */
  readonly next: Uint8Array;
  readonly nextFewer: Uint8Array;
  /** To be filled. */
  readonly values: Uint8Array;
}

const FEWEST_IN_FREE_ROUNDS = 5;

export function turnAt(memory: BoardMemory, stage: Stage, tiles: number): Turn {
  const { pass, round, player } = stage;
  const inLastRounds = pass === 0;
  const others = memory.values[3 - player]!;
  // When all is taken, the decision comes after the turn of player 2, whichever the round.
  const nextOf = (count: number): Uint8Array =>
    !inLastRounds && player === 2 && count === FEWEST_IN_FREE_ROUNDS ? memory.decided : others[count]!;
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
