/**
 * A cache of the moves of large clusters. No other fog can touch a cluster, so its moves depend only on itself; in a
 * search most clusters are the same from one position to the next.
 */

import type { PlaceSet } from './board.ts';
import type { ActionList } from './codes.ts';

const SLOT_BITS = 16;
const SLOTS = 1 << SLOT_BITS;
/** Moves are stored in a ring buffer; the newest overwrite the oldest. */
const RING = 1 << 20;

const slotOf = (cluster: PlaceSet): number => Math.imul(cluster, 0x9e3779b1) >>> (32 - SLOT_BITS);

export class ClusterMemo {
  private readonly clusters = new Int32Array(SLOTS);
  private readonly lengths = new Int32Array(SLOTS);
  /** Where a slot's moves start, counted from the first move ever written. */
  private readonly starts = new Float64Array(SLOTS);
  private readonly codes = new Uint8Array(RING);
  private readonly sets = new Int32Array(RING);
  private written = 0;

  /** Adds the cluster's moves if they are cached. */
  recall(list: ActionList, cluster: PlaceSet): boolean {
    const slot = slotOf(cluster);
    const start = this.starts[slot]!;
    if (this.clusters[slot] !== cluster || this.written - start > RING) return false;
    const length = this.lengths[slot]!;
    const from = start % RING;
    const { codes, sets } = list;
    for (let i = 0, to = list.length; i < length; i++, to++) {
      codes[to] = this.codes[from + i]!;
      sets[to] = this.sets[from + i]!;
    }
    list.length += length;
    return true;
  }

  /** Caches what was added to the list from `first` on. */
  keep(list: ActionList, first: number, cluster: PlaceSet): void {
    const length = list.length - first;
    const room = RING - (this.written % RING);
    if (length > room) this.written += room;
    const slot = slotOf(cluster);
    this.clusters[slot] = cluster;
    this.lengths[slot] = length;
    this.starts[slot] = this.written;
    const to = this.written % RING;
    for (let i = 0; i < length; i++) {
      this.codes[to + i] = list.codes[first + i]!;
      this.sets[to + i] = list.sets[first + i]!;
    }
    this.written += length;
  }
}
