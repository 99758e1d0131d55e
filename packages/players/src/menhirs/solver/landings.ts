/** The value of having moved to a layout, before the taking: the best of what the opponent is left with. */
import { menhirsKit } from '@speeltafel/rules';
import { ALL_HOLD, ALL_WIN } from './lane-values.ts';
import { BLOCK_STARTS, BLOCKS, HALF, LOW, layoutsOf, lowHalves, RANK_IN_HALF, rankOf } from './ranking.ts';
import type { Turn } from './turn-data.ts';

const { EVERYWHERE, PLACES } = menhirsKit;

/** Fills `landing` for all layouts. */
export function findLandings(turn: Turn, landing: Uint8Array): void {
  const winners = countWinningTakings(turn);
  const all = winners * (PLACES.length - turn.tiles + 1) > layoutsOf(turn.tiles);
  tryTakings(turn, landing, all);
  if (!all) takeBackwards(turn, landing);
}

/** Tries takings until it is known in which lanes one does not lose; with `all`, also in which lanes one wins. */
function tryTakings(turn: Turn, landing: Uint8Array, all: boolean): void {
  const { menhirs, tiles, full, leave, take, claims, first, next, nextFewer } = turn;
  const fewer = BLOCK_STARTS[tiles - 1]!;
  const enough = all ? full : full & ALL_HOLD;
  let rank = 0;
  for (let high = 0; high < BLOCKS; high++) {
    const lows = lowHalves(high, tiles);
    for (let i = 0; i < lows.length; i++, rank++) {
      const layout = (high << HALF) | lows[i]!;
      if (first[rank] === ALL_WIN && (claims || (layout & menhirs) === 0)) {
        landing[rank] = 0;
        continue;
      }
      let worth = leave === undefined ? 0 : leave[next[rank]!]!;
      for (let left = layout; left !== 0 && (worth & enough) !== enough; left &= left - 1) {
        const after = layout ^ (left & -left);
        worth |= take[nextFewer[fewer[after >>> HALF]! + RANK_IN_HALF[after & LOW]!]!]!;
      }
      landing[rank] = worth;
    }
  }
}

/** The number of layouts with one tile fewer that the opponent loses in a lane that a taking leads to. */
function countWinningTakings({ tiles, full, take, nextFewer }: Turn): number {
  const wins = full & ~ALL_HOLD;
  let count = 0;
  for (let rank = 0, end = layoutsOf(tiles - 1); rank < end; rank++) {
    if ((take[nextFewer[rank]!]! & wins) !== 0) count++;
  }
  return count;
}

/** Adds the winning takings, starting from the layouts that the opponent loses: usually these are few. */
function takeBackwards({ tiles, full, take, claims, first, nextFewer }: Turn, landing: Uint8Array): void {
  const blocks = BLOCK_STARTS[tiles]!;
  const wins = full & ~ALL_HOLD;
  let rank = 0;
  for (let high = 0; high < BLOCKS; high++) {
    const lows = lowHalves(high, tiles - 1);
    for (let i = 0; i < lows.length; i++, rank++) {
      const worth = take[nextFewer[rank]!]!;
      if ((worth & wins) === 0) continue;
      const layout = (high << HALF) | lows[i]!;
      for (let free = EVERYWHERE & ~layout; free !== 0; free &= free - 1) {
        const before = rankOf(layout | (free & -free), blocks);
        if (!claims || first[before] !== ALL_WIN) landing[before]! |= worth;
      }
    }
  }
}
