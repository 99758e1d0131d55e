/**
 * Who starts a game of two: the player who has started less often, then the one who did not start last, then the lot.
 */
import type { Tally } from '../tally.ts';
import { type EntryId, pairKey } from '../tournament.ts';

export type SeatReason = 'balance' | 'turns' | 'lot';

export interface Seated {
  readonly seats: readonly [EntryId, EntryId];
  readonly reason: SeatReason;
}

export function seatPair(a: Tally, b: Tally, lots: ReadonlyMap<EntryId, number>): Seated {
  const order = (firstStarts: boolean, reason: SeatReason): Seated => ({
    seats: firstStarts ? [a.id, b.id] : [b.id, a.id],
    reason,
  });
  if (a.starts !== b.starts) return order(a.starts < b.starts, 'balance');
  const last = lastDifference(a, b);
  if (last !== 0) return order(last > 0, 'turns');
  // The lot is drawn per pair, so that a low number does not start in every game.
  const low = lots.get(a.id)! < lots.get(b.id)! ? a : b;
  const high = low === a ? b : a;
  const lowStarts = (lots.get(low.id)! + lots.get(high.id)!) % 2 === 0;
  return order((low === a) === lowStarts, 'lot');
}

/** Compares the latest round in which exactly one of the two started: positive if that was b. */
function lastDifference(a: Tally, b: Tally): number {
  for (let back = 1; back <= Math.max(a.seats.length, b.seats.length); back++) {
    const difference = (a.seats.at(-back) ?? 0.5) - (b.seats.at(-back) ?? 0.5);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** How far from balance the two would be after a game with each other, each in the better seat. */
export function imbalanceAfter(a: Tally, b: Tally): number {
  const [less, more] = a.starts <= b.starts ? [a, b] : [b, a];
  return Math.max(Math.abs(less.starts + 1), Math.abs(more.starts - 1));
}

export const areKeptApart = (apart: ReadonlySet<string>, a: EntryId, b: EntryId): boolean => apart.has(pairKey(a, b));
