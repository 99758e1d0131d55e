/**
 * The moves of clusters, computed once. No other fog can touch a cluster, so its moves depend only on itself. A move is
 * stored as the places it changes: a layout XOR these places is the layout after the move.
 */
import { menhirsKit } from '@speeltafel/rules';
import { shareable } from './shareable.ts';

const { ActionList, listClusterMoves, neighbours, PLACES, shifted } = menhirsKit;

/** Clusters of 11 tiles are many and each is a whole layout, so their moves are listed on demand. */
export const LARGEST_PREPARED = 10;
/** There are 748,029 clusters of up to 10 tiles, with 19,958,242 moves. */
const SLOT_BITS = 21;
const SLOTS = 1 << SLOT_BITS;
const MOVES = 19_958_242;

const slotOf = (cluster: number): number => Math.imul(cluster, 0x9e3779b1) >>> (32 - SLOT_BITS);

export interface ClusterMoves {
  /** A hash table of clusters; 0 for an empty slot. */
  readonly clusters: Int32Array;
  /** Where the moves of the cluster in that slot start and end in `changes`. */
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  readonly changes: Int32Array;
}

export function findCluster(clusters: Int32Array, cluster: number): number {
  let slot = slotOf(cluster);
  while (clusters[slot] !== cluster) slot = (slot + 1) & (SLOTS - 1);
  return slot;
}

const list = new ActionList();

/** Writes the changes of a cluster's moves from `at` on; returns where they end. */
export function listChanges(cluster: number, changes: Int32Array, at: number): number {
  list.length = 0;
  listClusterMoves(list, cluster);
  for (let i = 0; i < list.length; i++) {
    const set = list.sets[i]!;
    changes[at + i] = set ^ shifted(set, list.codes[i]!);
  }
  return at + list.length;
}

const ints = (length: number): Int32Array => new Int32Array(shareable(length * 4));

/** For clusters of up to `largest` tiles. */
export function prepareClusterMoves(largest = LARGEST_PREPARED): ClusterMoves {
  const clusters = ints(SLOTS);
  const starts = ints(SLOTS);
  const ends = ints(SLOTS);
  const changes = ints(MOVES);
  let written = 0;
  /** Returns whether the cluster is new. */
  const add = (cluster: number): boolean => {
    let slot = slotOf(cluster);
    for (; clusters[slot] !== 0; slot = (slot + 1) & (SLOTS - 1)) if (clusters[slot] === cluster) return false;
    clusters[slot] = cluster;
    starts[slot] = written;
    written = listChanges(cluster, changes, written);
    ends[slot] = written;
    return true;
  };
  let level = PLACES.map((_, place) => 1 << place).filter(add);
  for (let tiles = 2; tiles <= Math.min(largest, LARGEST_PREPARED); tiles++) {
    const grown: number[] = [];
    for (const cluster of level) {
      for (let border = neighbours(cluster) & ~cluster; border !== 0; border &= border - 1) {
        const larger = cluster | (border & -border);
        if (add(larger)) grown.push(larger);
      }
    }
    level = grown;
  }
  return { clusters, starts, ends, changes };
}
