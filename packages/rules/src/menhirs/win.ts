/**
 * Is there a move that frees the last menhir? The question behind every claim, and the most frequent one in a search.
 */

import {
  type Direction,
  EDGE,
  first,
  neighbours,
  openDirections,
  opposite,
  type PlaceSet,
  shifted,
  size,
} from './board.ts';
import { ActionList } from './codes.ts';
import { cluster, leavesNoSmallParts, listClusterMoves, listMoves, SMALLEST_PART, SPLITTABLE } from './fog.ts';
import { banDirection, banned, type State } from './state.ts';

const list = new ActionList();

/** Lists the moves that could free the menhirs: those of the one cluster that covers them all, if there is one. */
function listCandidates(fog: number, covered: number): void {
  list.length = 0;
  if (covered === 0) listMoves(list, fog);
  else {
    const whole = cluster(fog, covered & -covered);
    if ((covered & ~whole) === 0) listClusterMoves(list, whole);
  }
}

/** The index of the next winning move in the list, or -1. */
function nextWin(fog: PlaceSet, menhirs: PlaceSet, ban: PlaceSet, banDirection: Direction, from: number): number {
  const covered = fog & menhirs;
  const { codes, sets } = list;
  for (let i = from; i < list.length; i++) {
    const set = sets[i]!;
    if ((covered & ~set) !== 0) continue;
    const direction = codes[i]!;
    if ((shifted(set, direction) & menhirs) !== 0) continue;
    if (set !== ban || direction !== banDirection) return i;
  }
  return -1;
}

/** What must move with `part`: the fog in front of it, and in front of that. */
function withFront(part: PlaceSet, whole: PlaceSet, direction: Direction): PlaceSet {
  let all = part;
  for (let front = part; front !== 0; all |= front) front = shifted(front, direction) & whole & ~all;
  return all;
}

/**
 * The tiles of a cluster that can move that way without landing on a menhir or off the board, or pushing one that does.
 */
function tilesFreeToGo(whole: PlaceSet, menhirs: PlaceSet, direction: Direction): PlaceSet {
  let free = whole & ~EDGE[direction]! & ~shifted(menhirs, opposite(direction));
  for (let stuck = whole & ~free; stuck !== 0; free &= ~stuck) stuck = shifted(stuck, opposite(direction)) & free;
  return free;
}

/** True if the part may leave the cluster and takes the fog off all menhirs. */
const isAnswer = (part: PlaceSet, whole: PlaceSet, covered: PlaceSet, ban: PlaceSet): boolean =>
  (covered & ~part) === 0 && part !== ban && size(part) >= SMALLEST_PART && leavesNoSmallParts(whole & ~part);

/**
 * True if a part that contains `part`, lies in `room` and has nothing of `barred` is an answer. Each such part is
 * visited once.
 */
function growsToAnswer(
  part: PlaceSet,
  room: PlaceSet,
  barred: PlaceSet,
  whole: PlaceSet,
  covered: PlaceSet,
  ban: PlaceSet,
  direction: Direction,
): boolean {
  let closed = barred;
  for (let border = neighbours(part) & room & ~(part | barred); border !== 0; border &= border - 1) {
    const tile = border & -border;
    const grown = withFront(part | tile, whole, direction);
    if ((grown & closed) === 0) {
      if (isAnswer(grown, whole, covered, ban)) return true;
      if (growsToAnswer(grown, room, closed, whole, covered, ban, direction)) return true;
    }
    closed |= tile;
  }
  return false;
}

/** True if splitting off a part of the cluster frees all of `covered`. */
function partFrees(
  whole: PlaceSet,
  covered: PlaceSet,
  menhirs: PlaceSet,
  ban: PlaceSet,
  banDirection: Direction,
): boolean {
  for (let open = openDirections(covered, menhirs); open !== 0; open &= open - 1) {
    const direction = first(open);
    const free = tilesFreeToGo(whole, menhirs, direction);
    if ((covered & ~free) !== 0) continue;
    const room = cluster(free, covered & -covered);
    if ((covered & ~room) !== 0) continue;
    const not = direction === banDirection ? ban : 0;
    if (isAnswer(room, whole, covered, not)) return true;
    const seed = withFront(covered & -covered, whole, direction);
    if (isAnswer(seed, whole, covered, not) || growsToAnswer(seed, room, 0, whole, covered, not, direction))
      return true;
  }
  return false;
}

/** True if a move frees the last menhir of that fog, with ko forbidding `ban` to move in `banDirection`. */
export function canFree(fog: PlaceSet, menhirs: PlaceSet, ban: PlaceSet, banDirection: Direction): boolean {
  const covered = fog & menhirs;
  if (covered !== 0) {
    const whole = cluster(fog, covered & -covered);
    if ((covered & ~whole) !== 0) return false;
    let free = openDirections(whole, menhirs);
    if (whole === ban) free &= ~(1 << banDirection);
    if (free !== 0) return true;
    return size(whole) >= SPLITTABLE && partFrees(whole, covered, menhirs, ban, banDirection);
  }
  listCandidates(fog, covered);
  return nextWin(fog, menhirs, ban, banDirection, 0) >= 0;
}

/** True if the player to move next could win at once, with ko in force. */
export const hasWinningMove = (state: Readonly<State>): boolean =>
  canFree(state.fog, state.menhirs, banned(state), banDirection(state));

/** Adds every move that wins at once. */
export function listWinningMoves(wins: ActionList, state: Readonly<State>): void {
  const { fog, menhirs } = state;
  listCandidates(fog, fog & menhirs);
  const next = (from: number): number => nextWin(fog, menhirs, banned(state), banDirection(state), from);
  for (let i = next(0); i >= 0; i = next(i + 1)) wins.add(list.codes[i]!, list.sets[i]!);
}
