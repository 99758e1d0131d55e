/**
 * A cache of the number of clusters and of safe moves of a layout. Where every move can be claimed against, both depend
 * only on the fog and the direction barred by ko: they are the same in every round, for both players, whatever was
 * taken.
 */
import { menhirsKit } from '@speeltafel/rules';
import { claimable, type TurnList } from './turns.ts';

const { banned, cluster, mixed } = menhirsKit;

/** Counting stops here: with more safe moves a position counts as roomy. */
export const ROOMY = 8;

const SMALLEST = 8;
const LARGEST = 19;
const SAFE_BITS = 4;
const SAFE = (1 << SAFE_BITS) - 1;
const COUNTS = (1 << (2 * SAFE_BITS)) - 1;

export function clustersOf(fog: number): number {
  let clusters = 0;
  for (let left = fog; left !== 0; clusters++) left &= ~cluster(left, left & -left);
  return clusters;
}

export class Room {
  private readonly shift: number;
  private readonly fogs: Int32Array;
  /** After a lookup: the clusters, and the safe moves of the player to move, up to `ROOMY`. */
  clusters = 0;
  safe = 0;
  /** The key, its lowest bits replaced by both counts. */
  private readonly counts: Int32Array;

  /** Sized for a search of this many positions, and at most 4 MB. */
  constructor(nodes: number) {
    const bits = Math.min(Math.max(Math.ceil(Math.log2(nodes)) - 5, SMALLEST), LARGEST);
    this.shift = 32 - bits;
    this.fogs = new Int32Array(1 << bits);
    this.counts = new Int32Array(1 << bits);
  }

  look(kernel: menhirsKit.Kernel, turns: TurnList): void {
    const { state } = kernel;
    if (!claimable(state)) {
      this.count(kernel, turns);
      return;
    }
    const { fog } = state;
    const ban = banned(state);
    const key = mixed(mixed(state.fogHash ^ ban) ^ state.menhirs ^ (ban === 0 ? 0 : state.heading + 1));
    const slot = key >>> this.shift;
    const known = this.counts[slot]!;
    if (this.fogs[slot] === fog && ((known ^ key) & ~COUNTS) === 0) {
      this.safe = known & SAFE;
      this.clusters = (known & COUNTS) >> SAFE_BITS;
      return;
    }
    this.count(kernel, turns);
    this.fogs[slot] = fog;
    this.counts[slot] = (key & ~COUNTS) | (this.clusters << SAFE_BITS) | this.safe;
  }

  private count(kernel: menhirsKit.Kernel, turns: TurnList): void {
    this.safe = turns.countSafe(kernel, ROOMY);
    this.clusters = clustersOf(kernel.state.fog);
  }
}
