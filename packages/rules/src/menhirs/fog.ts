/** Moving fog (rules, section 2): clusters, which sets may move as one, and all moves of a layout. */

import { type Direction, EDGE, first, neighbours, openDirections, type PlaceSet, shifted, size } from './board.ts';
import type { ActionList } from './codes.ts';
import { ClusterMemo } from './memo.ts';

const memo = new ClusterMemo();

/** A cluster of at least this many tiles may be split ... */
export const SPLITTABLE = 6;
/** ... into parts of at least this many. */
export const SMALLEST_PART = 3;

/** The part of `fog` that is connected with `seed`. */
export function cluster(fog: PlaceSet, seed: PlaceSet): PlaceSet {
  let grown = seed;
  let edge = seed;
  while (edge !== 0) {
    edge = neighbours(edge) & fog & ~grown;
    grown |= edge;
  }
  return grown;
}

export const isConnected = (set: PlaceSet): boolean => cluster(set, set & -set) === set;

/** True if every connected piece of `rest` is large enough to be left behind. */
export function leavesNoSmallParts(rest: PlaceSet): boolean {
  for (let left = rest; left !== 0; ) {
    const piece = cluster(left, left & -left);
    if (size(piece) < SMALLEST_PART) return false;
    left &= ~piece;
  }
  return true;
}

export const leavesBoard = (set: PlaceSet, direction: Direction): boolean => (set & EDGE[direction]!) !== 0;

/** The fog outside the set on which it would land. */
export const inTheWay = (fog: PlaceSet, set: PlaceSet, direction: Direction): PlaceSet =>
  shifted(set, direction) & fog & ~set;

function listDirections(list: ActionList, set: PlaceSet, open: number): void {
  for (let left = open; left !== 0; left &= left - 1) list.add(first(left), set);
}

/**
 * Lists the moves of all parts that may leave `whole` and contain `part`, and nothing of `barred`. Every connected set
 * is visited exactly once: a tile that one branch adds is barred in the branches after it. With `withRest`, also lists
 * the moves of what remains.
 */
function listParts(
  list: ActionList,
  whole: PlaceSet,
  part: PlaceSet,
  count: number,
  most: number,
  barred: PlaceSet,
  withRest: boolean,
): void {
  let closed = barred;
  for (let border = neighbours(part) & whole & ~(part | barred); border !== 0; border &= border - 1) {
    const tile = border & -border;
    const grown = part | tile;
    const rest = whole & ~grown;
    if (count + 1 >= SMALLEST_PART && leavesNoSmallParts(rest)) {
      listDirections(list, grown, openDirections(grown, rest));
      if (withRest) listDirections(list, rest, openDirections(rest, grown));
    }
    if (count + 1 < most) listParts(list, whole, grown, count + 1, most, closed, withRest);
    closed |= tile;
  }
}

/**
 * Leaving two pieces of three behind takes a cluster of nine. In a smaller one each part leaves one piece, which is a
 * part as well.
 */
const ONE_PIECE_LEFT = 3 * SMALLEST_PART - 1;

function listSplits(list: ActionList, whole: PlaceSet, tiles: number): void {
  if (tiles <= ONE_PIECE_LEFT) {
    listParts(list, whole, whole & -whole, 1, tiles - SMALLEST_PART, 0, true);
    return;
  }
  let barred = 0;
  for (let roots = whole; roots !== 0; roots &= roots - 1) {
    const root = roots & -roots;
    listParts(list, whole, root, 1, tiles - SMALLEST_PART, barred, false);
    barred |= root;
  }
}

/** Adds every move of one cluster and its parts, ignoring ko. */
export function listClusterMoves(list: ActionList, whole: PlaceSet): void {
  const tiles = size(whole);
  if (tiles < SPLITTABLE) listDirections(list, whole, openDirections(whole, 0));
  else if (!memo.recall(list, whole)) {
    const start = list.length;
    listDirections(list, whole, openDirections(whole, 0));
    listSplits(list, whole, tiles);
    memo.keep(list, start, whole);
  }
}

/** Adds every move of the layout, ignoring ko. */
export function listMoves(list: ActionList, fog: PlaceSet): void {
  for (let left = fog; left !== 0; ) {
    const whole = cluster(left, left & -left);
    left &= ~whole;
    listClusterMoves(list, whole);
  }
}
