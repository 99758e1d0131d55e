/**
 * Tables of three to seven: opponents meet as evenly as possible, and every entry has every seat about equally often.
 */
import { LARGEST_TABLE, SMALLEST_TABLE } from '../settings.ts';
import { type Tally, tallies } from '../tally.ts';
import { type EntryId, present, type Tournament } from '../tournament.ts';
import { drawLots } from './lots.ts';
import { areKeptApart } from './seats.ts';
import type { Pairing } from './swiss.ts';

/**
 * Table sizes as equal as possible and as near to the wanted size as the number of entries allows, the larger ones
 * first.
 */
export function tableSizes(entries: number, wanted: number): readonly number[] {
  const least = Math.ceil(entries / LARGEST_TABLE);
  const most = Math.floor(entries / SMALLEST_TABLE);
  const count = Math.min(most, Math.max(least, Math.round(entries / wanted)));
  if (count < 1) return [];
  return Array.from({ length: count }, (_, i) => Math.floor(entries / count) + (i < entries % count ? 1 : 0));
}

/** The number of starting orders tried; the best result counts. */
const STARTS = 6;

export function pairTables(tournament: Tournament, wanted: number): Pairing {
  const all = tallies(tournament);
  const ids = present(tournament).map(({ id }) => id);
  const sizes = tableSizes(ids.length, wanted);
  const round = tournament.rounds.length + 1;
  const cost = (a: EntryId, b: EntryId): number => {
    const met = all.get(a)!.met.get(b) ?? 0;
    return (areKeptApart(tournament.apart, a, b) ? 1_000_000 : 0) + (met + 1) ** 2 - 1;
  };
  let best: readonly (readonly EntryId[])[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (let start = 0; start < STARTS; start++) {
    const lots = drawLots(tournament, `tables of round ${round}, ${start}`, ids);
    const order = ids.toSorted((a, b) => lots.get(a)! - lots.get(b)!);
    const tables = improve(deal(order, sizes), cost);
    const total = tables.reduce((sum, table) => sum + costOf(table, cost), 0);
    if (total < least) [least, best] = [total, tables];
  }
  const lots = drawLots(tournament, `seats of round ${round}`, ids);
  return { boards: best.map((table) => seat(table, all, lots)), byes: sizes.length === 0 ? ids : [] };
}

type Cost = (a: EntryId, b: EntryId) => number;

function deal(order: readonly EntryId[], sizes: readonly number[]): EntryId[][] {
  let next = 0;
  return sizes.map((size) => {
    const table = order.slice(next, next + size);
    next += size;
    return table;
  });
}

const costOf = (table: readonly EntryId[], cost: Cost): number =>
  table.reduce((sum, a, i) => sum + table.slice(i + 1).reduce((part, b) => part + cost(a, b), 0), 0);

/** Exchanges entries between tables while that reduces repeated meetings. */
function improve(tables: EntryId[][], cost: Cost): readonly (readonly EntryId[])[] {
  const at = (id: EntryId, table: readonly EntryId[], without: EntryId): number =>
    table.reduce((sum, other) => (other === without || other === id ? sum : sum + cost(id, other)), 0);
  for (let changed = true; changed; ) {
    changed = false;
    for (const [i, one] of tables.entries()) {
      for (const two of tables.slice(i + 1)) {
        for (let a = 0; a < one.length; a++) {
          for (let b = 0; b < two.length; b++) {
            const [x, y] = [one[a]!, two[b]!];
            const now = at(x, one, x) + at(y, two, y);
            if (now === 0 || at(x, two, y) + at(y, one, x) >= now) continue;
            one[a] = y;
            two[b] = x;
            changed = true;
          }
        }
      }
    }
  }
  return tables;
}

/**
 * Assigns each seat in turn, the start first, to the entry that has had it least; if equal, to the one that had earlier
 * seats less often, then by lot.
 */
function seat(
  table: readonly EntryId[],
  all: ReadonlyMap<EntryId, Tally>,
  lots: ReadonlyMap<EntryId, number>,
): readonly EntryId[] {
  const had = (id: EntryId, seat: number): number => all.get(id)!.seats.filter((other) => other === seat).length;
  const mean = (id: EntryId): number => all.get(id)!.seats.reduce((sum, seat) => sum + seat, 0);
  const left = [...table];
  return table.map((_, seat) => {
    left.sort((a, b) => had(a, seat) - had(b, seat) || mean(b) - mean(a) || lots.get(a)! - lots.get(b)!);
    return left.shift()!;
  });
}
