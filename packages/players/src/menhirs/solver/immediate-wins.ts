/** What a layout shows without looking ahead: a win in one, and whether each move gives the opponent one. */
import { menhirsKit } from '@speeltafel/rules';
import { setBit } from './bits.ts';
import { findCluster, LARGEST_PREPARED, listChanges } from './cluster-moves.ts';
import { mayGo, movedTiles } from './fog-moves.ts';
import { ALL_HOLD, ALL_WIN, LOSS } from './lane-values.ts';
import type { BoardMemory } from './memory.ts';
import { OnlyMoves } from './only-moves.ts';
import { BLOCK_STARTS, BLOCKS, HALF, LOW, lowHalves, MOST_TILES, RANK_IN_HALF } from './ranking.ts';

const { canFree, cluster } = menhirsKit;

const scratch = new Int32Array(1024);

/** Finds the layouts with a win in one. */
function seeWins({ menhirs, first, clusters: table }: BoardMemory, tiles: number): void {
  const { clusters, starts, ends, changes } = table;
  const seen = first[tiles]!;
  let rank = 0;
  for (let high = 0; high < BLOCKS; high++) {
    const lows = lowHalves(high, tiles);
    for (let i = 0; i < lows.length; i++, rank++) {
      const layout = (high << HALF) | lows[i]!;
      const covered = layout & menhirs;
      if (covered === 0) {
        seen[rank] = ALL_WIN;
        continue;
      }
      seen[rank] = ALL_HOLD;
      const whole = cluster(layout, covered & -covered);
      if ((covered & ~whole) !== 0) continue;
      if (tiles > LARGEST_PREPARED && whole === layout) {
        if (canFree(layout, menhirs, 0, 0)) seen[rank] = ALL_WIN;
        continue;
      }
      const slot = findCluster(clusters, whole);
      const end = ends[slot]!;
      for (let m = starts[slot]!; m < end; m++) {
        if (((layout ^ changes[m]!) & menhirs) !== 0) continue;
        seen[rank] = ALL_WIN;
        break;
      }
    }
  }
}

/**
 * Finds the layouts in which each move gives the opponent a win in one; returns those in which exactly one move does
 * not.
 */
function seeSafe({ first, clusters: table }: BoardMemory, tiles: number): OnlyMoves {
  const { clusters, starts, ends } = table;
  const only = OnlyMoves.empty();
  const seen = first[tiles]!;
  const blocks = BLOCK_STARTS[tiles]!;
  let rank = 0;
  for (let high = 0; high < BLOCKS; high++) {
    const lows = lowHalves(high, tiles);
    for (let i = 0; i < lows.length; i++, rank++) {
      if (seen[rank] === ALL_WIN) continue;
      const layout = (high << HALF) | lows[i]!;
      let safe = 0;
      let landing = 0;
      for (let left = layout; left !== 0 && safe < 2; ) {
        const whole = cluster(left, left & -left);
        left &= ~whole;
        let { changes } = table;
        let m = 0;
        let end = 0;
        if (tiles > LARGEST_PREPARED && whole === layout) {
          changes = scratch;
          end = listChanges(whole, scratch, 0);
        } else {
          const slot = findCluster(clusters, whole);
          m = starts[slot]!;
          end = ends[slot]!;
        }
        for (; m < end && safe < 2; m++) {
          const after = layout ^ changes[m]!;
          if (seen[blocks[after >>> HALF]! + RANK_IN_HALF[after & LOW]!] === ALL_WIN) continue;
          safe++;
          landing = after;
        }
      }
      if (safe === 0) seen[rank] = LOSS;
      if (safe === 1) only.add(layout, landing, LOSS);
    }
  }
  return only;
}

/**
 * Finds the layouts with a single winning move that ko can forbid; their value without it comes from their other moves
 * at first sight. Ko forbids a winning move only after a taking: the tile taken was the only one on a menhir before the
 * opponent's move.
 */
function seeForbidden({ menhirs, first, clusters: table, forbidden }: BoardMemory, tiles: number): OnlyMoves {
  const { clusters, starts, ends, changes } = table;
  const only = OnlyMoves.empty();
  if (tiles === MOST_TILES) return only;
  const seen = first[tiles]!;
  const blocks = BLOCK_STARTS[tiles]!;
  let rank = 0;
  for (let high = 0; high < BLOCKS; high++) {
    const lows = lowHalves(high, tiles);
    for (let i = 0; i < lows.length; i++, rank++) {
      const layout = (high << HALF) | lows[i]!;
      const covered = layout & menhirs;
      if (seen[rank] !== ALL_WIN || covered === 0) continue;
      const whole = cluster(layout, covered & -covered);
      const slot = findCluster(clusters, whole);
      const end = ends[slot]!;
      let wins = 0;
      let winner = 0;
      for (let m = starts[slot]!; m < end && wins < 2; m++) {
        const after = layout ^ changes[m]!;
        if ((after & menhirs) !== 0) continue;
        wins++;
        winner = after;
      }
      if (wins > 1 || !koMayForbid(menhirs, layout, winner)) continue;
      let without = LOSS;
      for (let left = layout; left !== 0 && without === LOSS; ) {
        const part = cluster(left, left & -left);
        left &= ~part;
        const at = findCluster(clusters, part);
        for (let m = starts[at]!; m < ends[at]! && without === LOSS; m++) {
          const after = layout ^ changes[m]!;
          if (seen[blocks[after >>> HALF]! + RANK_IN_HALF[after & LOW]!] !== ALL_WIN) without = ALL_HOLD;
        }
      }
      only.add(layout, winner, without);
      setBit(forbidden[tiles]!, rank);
    }
  }
  return only;
}

function koMayForbid(menhirs: number, layout: number, after: number): boolean {
  const went = movedTiles(after, layout);
  for (let places = menhirs & ~(layout | after); places !== 0; places &= places - 1) {
    if (mayGo(after | (places & -places), went)) return true;
  }
  return false;
}

export interface FirstSight {
  /** The layouts with a single safe move. */
  readonly safe: Int32Array;
  /** The layouts with a single winning move that ko can forbid. */
  readonly forbidden: Int32Array;
}

export function seeFirst(memory: BoardMemory, tiles: number): FirstSight {
  seeWins(memory, tiles);
  const safe = seeSafe(memory, tiles);
  return { safe: safe.shared(), forbidden: seeForbidden(memory, tiles).shared() };
}
