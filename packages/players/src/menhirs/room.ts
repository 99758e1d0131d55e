/**
 * How many safe moves a layout leaves, kept for when it is met again. Where every move can be claimed against, that depends on the fog and
 * the way back that ko bars alone: the same in any round, whoever is to move and whatever was taken.
 */
import { menhirsKit } from '@speeltafel/rules';
import { claimable, type TurnList } from './turns.ts';

const { banned, mixed } = menhirsKit;

/** Counting stops here: beyond, a position is just "roomy". */
const ROOMY = 8;

const SMALLEST = 8;
const LARGEST = 19;
const COUNT_BITS = 4;
const COUNT = (1 << COUNT_BITS) - 1;

export class Room {
  private readonly shift: number;
  private readonly fogs: Int32Array;
  /** The key, its lowest bits replaced by the count. */
  private readonly counts: Int32Array;

  /** As large as a search of so many positions can use, and at most 4 MB. */
  constructor(nodes: number) {
    const bits = Math.min(Math.max(Math.ceil(Math.log2(nodes)) - 5, SMALLEST), LARGEST);
    this.shift = 32 - bits;
    this.fogs = new Int32Array(1 << bits);
    this.counts = new Int32Array(1 << bits);
  }

  /** The safe moves of whoever is to move, up to `ROOMY`. */
  count(kernel: menhirsKit.Kernel, turns: TurnList): number {
    const { state } = kernel;
    if (!claimable(state)) return turns.countSafe(kernel, ROOMY);
    const { fog } = state;
    const ban = banned(state);
    const key = mixed(mixed(state.fogHash ^ ban) ^ state.menhirs ^ (ban === 0 ? 0 : state.heading + 1));
    const slot = key >>> this.shift;
    const known = this.counts[slot]!;
    if (this.fogs[slot] === fog && ((known ^ key) & ~COUNT) === 0) return known & COUNT;
    const count = turns.countSafe(kernel, ROOMY);
    this.fogs[slot] = fog;
    this.counts[slot] = (key & ~COUNT) | count;
    return count;
  }
}
