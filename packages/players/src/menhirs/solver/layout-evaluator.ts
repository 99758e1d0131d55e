/**
 * Computes the values of layouts from those of their landings. If a single move gives the value, ko could forbid it one
 * turn earlier, so it is listed together with the value without it.
 */
import { menhirsKit } from '@speeltafel/rules';
import { type ClusterMoves, findCluster, LARGEST_PREPARED, listChanges } from './cluster-moves.ts';
import type { KoGains } from './ko-gains.ts';
import type { OnlyMoves } from './only-moves.ts';
import { BLOCK_STARTS, HALF, LOW, RANK_IN_HALF } from './ranking.ts';

const { cluster } = menhirsKit;

export class LayoutEvaluator {
  private readonly table: ClusterMoves;
  private readonly landing: Uint8Array;
  private readonly scratch = new Int32Array(1024);
  private readonly landings = new Int32Array(1024);
  private readonly worths = new Uint8Array(1024);

  constructor(table: ClusterMoves, landing: Uint8Array) {
    this.table = table;
    this.landing = landing;
  }

  /** The value of the best landing in each lane. */
  value(layout: number, tiles: number, full: number, only: OnlyMoves): number {
    if (tiles > LARGEST_PREPARED) return this.valueWithGains(layout, tiles, undefined, 0, only);
    const { clusters, starts, ends, changes } = this.table;
    const { landing } = this;
    const blocks = BLOCK_STARTS[tiles]!;
    let once = 0;
    let twice = 0;
    for (let left = layout; left !== 0 && twice !== full; ) {
      const whole = cluster(left, left & -left);
      left &= ~whole;
      const slot = findCluster(clusters, whole);
      const end = ends[slot]!;
      for (let m = starts[slot]!; m < end; m++) {
        const after = layout ^ changes[m]!;
        const worth = landing[blocks[after >>> HALF]! + RANK_IN_HALF[after & LOW]!]!;
        twice |= once & worth;
        once |= worth;
      }
    }
    if (once !== twice) this.valueWithGains(layout, tiles, undefined, 0, only);
    return once;
  }

  /** The same with what ko adds to some moves. `not` is a landing that does not count. */
  valueWithGains(
    layout: number,
    tiles: number,
    gains: KoGains | undefined,
    not: number,
    only: OnlyMoves | undefined,
  ): number {
    const { clusters, starts, ends } = this.table;
    const { landing, landings, worths, scratch } = this;
    const blocks = BLOCK_STARTS[tiles]!;
    let count = 0;
    let once = 0;
    let twice = 0;
    for (let left = layout; left !== 0; ) {
      const whole = cluster(left, left & -left);
      left &= ~whole;
      let { changes } = this.table;
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
      for (; m < end; m++) {
        const after = layout ^ changes[m]!;
        if (after === not) continue;
        let worth = landing[blocks[after >>> HALF]! + RANK_IN_HALF[after & LOW]!]!;
        if (gains !== undefined) worth |= gains.of(layout, after);
        twice |= once & worth;
        once |= worth;
        landings[count] = after;
        worths[count++] = worth;
      }
    }
    const unique = once & ~twice;
    if (only !== undefined && unique !== 0) {
      for (let i = 0; i < count; i++) {
        const needed = unique & worths[i]!;
        if (needed !== 0) only.add(layout, landings[i]!, once & ~needed);
      }
    }
    return once;
  }
}
