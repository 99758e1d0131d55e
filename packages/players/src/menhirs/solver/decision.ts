/**
 * The decision moment, before the last two rounds. A player who can force a win in the last rounds goes on. If neither
 * can, going on alone would lose, so both prolong; the second time the game goes on anyway.
 */

import { hasBit } from './bits.ts';
import { HistoryWriter } from './histories.ts';
import type { FirstSight } from './immediate-wins.ts';
import { ALL_HOLD, ALL_WIN, lanesOf, maskOf, TIE, WIN } from './lane-values.ts';
import type { BoardMemory } from './memory.ts';
import { OnlyMoves } from './only-moves.ts';
import { shiftsOf } from './placing.ts';
import { BLOCK_STARTS, rankOf } from './ranking.ts';
import type { Replies } from './solve-turn.ts';
import { FIRST_DECISION } from './stages.ts';

/** The value of putting back the tiles, for player 1, by layout; undefined at the second decision. */
type Placed = Uint8Array | Uint16Array | undefined;

function laneValues(tiles: number, placed: Placed): (value: number, rank: number) => number {
  const lanes = lanesOf(tiles);
  const spread = ALL_HOLD & maskOf(lanes.length);
  if (placed === undefined) return (value) => value * spread;
  const shifts = shiftsOf(tiles);
  return (value, rank) => {
    if (value !== TIE) return value * spread;
    const word = placed[rank]!;
    let values = 0;
    for (let lane = 0; lane < shifts.length; lane++) values |= ((word >> shifts[lane]!) & WIN) << (2 * lane);
    return values;
  };
}

/** Records the values of the first decision; those of the second are the values of the last rounds. */
function noteHistories(memory: BoardMemory, tiles: number): void {
  const first = memory.first[tiles]!;
  const values = memory.values[1]![tiles]!;
  const histories = memory.histories[tiles]!;
  const writer = new HistoryWriter(memory, tiles, FIRST_DECISION);
  const usual = ALL_HOLD & maskOf(lanesOf(tiles).length);
  for (let rank = 0; rank < values.length; rank++) {
    if (first[rank] !== ALL_WIN && values[rank] !== usual)
      histories[rank] = writer.next(histories[rank]!, values[rank]!);
  }
}

/**
 * Sets the values of player 1 at the decision moment; returns the only moves. `last` are the values at the start of the
 * last rounds; `early` receives those of 5 tiles.
 */
export function decide(
  memory: BoardMemory,
  tiles: number,
  last: Uint8Array,
  early: Uint8Array,
  placed: Placed,
  replies: Replies,
  sight: FirstSight,
  marks: Int32Array,
): Int32Array {
  const values = memory.values[1]![tiles]!;
  const spread = laneValues(tiles, placed);
  for (let rank = 0; rank < last.length; rank++) values[rank] = spread(last[rank]!, rank);
  if (placed !== undefined) noteHistories(memory, tiles);
  if (tiles === 5) early.set(values);
  const blocks = BLOCK_STARTS[tiles]!;
  const only = OnlyMoves.empty();
  const addAll = (list: OnlyMoves, except: Int32Array | undefined): void => {
    for (let i = 0; i < list.length; i++) {
      const layout = list.layoutAt(i);
      const rank = rankOf(layout, blocks);
      if (except !== undefined && hasBit(except, rank)) continue;
      const value = spread(list.valueAt(i) & WIN, rank);
      if (value !== values[rank]) only.add(layout, list.landingAt(i), value);
    }
  };
  addAll(new OnlyMoves(replies.items), undefined);
  if (replies.partial) {
    addAll(new OnlyMoves(sight.safe), marks);
    addAll(new OnlyMoves(sight.forbidden), marks);
  }
  return only.shared();
}
