/**
 * Numbers layouts of fog consecutively. A layout of k tiles is a set of 30 places; its rank is its number among all
 * sets of k places. The board is split into a low and a high half of 15 places: a rank is the start of the block of the
 * high half plus the rank in the low half.
 */
import { menhirsKit } from '@speeltafel/rules';

const { PLACES, size } = menhirsKit;

export const HALF = 15;
export const LOW = (1 << HALF) - 1;
/** The number of blocks, one for each set of places in the high half. */
export const BLOCKS = 1 << HALF;

export const MOST_TILES = 11;

/** `choose(n, k)`: the number of ways to cover k of n places. */
export function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return Math.round(ways);
}

export const layoutsOf = (tiles: number): number => choose(PLACES.length, tiles);

/** The sets in a half, by their number of tiles, in ascending order. */
const HALF_SETS: readonly Uint16Array[] = Array.from({ length: HALF + 1 }, (_, tiles) =>
  Uint16Array.from(Array.from({ length: BLOCKS }, (_, set) => set).filter((set) => size(set) === tiles)),
);

/** The rank of each set in a half among those with as many tiles. */
export const RANK_IN_HALF: Uint16Array = (() => {
  const ranks = new Uint16Array(BLOCKS);
  for (const sets of HALF_SETS) for (const [rank, set] of sets.entries()) ranks[set] = rank;
  return ranks;
})();

const NO_SETS = new Uint16Array(0);

/** The low halves that complete a high half to that many tiles. */
export const lowHalves = (high: number, tiles: number): Uint16Array => HALF_SETS[tiles - size(high)] ?? NO_SETS;

/** Where each block starts, and where the last one ends. */
function blockStarts(tiles: number): Int32Array {
  const starts = new Int32Array(BLOCKS + 1);
  for (let high = 0; high < BLOCKS; high++) starts[high + 1] = starts[high]! + lowHalves(high, tiles).length;
  return starts;
}

/** By the number of tiles. */
export const BLOCK_STARTS: readonly Int32Array[] = Array.from({ length: MOST_TILES + 1 }, (_, tiles) =>
  blockStarts(tiles),
);

export const rankOf = (layout: number, starts: Int32Array): number =>
  starts[layout >>> HALF]! + RANK_IN_HALF[layout & LOW]!;
