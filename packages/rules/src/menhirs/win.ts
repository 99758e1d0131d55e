/** Is there a move that frees the last menhir? The question behind every claim, and the one a search asks most. */

import { type Direction, EDGE, first, openDirections, opposite, type PlaceSet, shifted, size } from './board.ts';
import { ActionList } from './codes.ts';
import { cluster, listClusterMoves, listMoves, SPLITTABLE } from './fog.ts';
import { banDirection, banned, type State } from './state.ts';

const list = new ActionList();

/** Fills the list with the moves that could free the menhirs: those of the one cluster that covers them all, if there is one. */
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

/**
 * Whether a part of the cluster might free the menhirs, at a first look. It takes the fog of all of them along, and the fog in front of
 * that; and nothing that would land on a menhir or off the board.
 */
function mayPartFree(whole: PlaceSet, covered: PlaceSet, menhirs: PlaceSet): boolean {
  for (let open = openDirections(covered, menhirs); open !== 0; open &= open - 1) {
    const direction = first(open);
    const movable = whole & ~EDGE[direction]! & ~shifted(menhirs, opposite(direction));
    let part = covered;
    for (let ahead = part; ahead !== 0; part |= ahead) ahead = shifted(ahead, direction) & whole & ~part;
    if ((part & ~movable) === 0 && (part & ~cluster(movable, part & -part)) === 0) return true;
  }
  return false;
}

/** Whether a move frees the last menhir of that fog, when ko keeps `ban` from going in `banDirection`. */
export function canFree(fog: PlaceSet, menhirs: PlaceSet, ban: PlaceSet, banDirection: Direction): boolean {
  const covered = fog & menhirs;
  if (covered !== 0) {
    const whole = cluster(fog, covered & -covered);
    if ((covered & ~whole) !== 0) return false;
    let free = openDirections(whole, menhirs);
    if (whole === ban) free &= ~(1 << banDirection);
    if (free !== 0) return true;
    if (size(whole) < SPLITTABLE || !mayPartFree(whole, covered, menhirs)) return false;
  }
  listCandidates(fog, covered);
  return nextWin(fog, menhirs, ban, banDirection, 0) >= 0;
}

/** Whether whoever moves next could win at once, ko being in force. */
export const hasWinningMove = (state: Readonly<State>): boolean =>
  canFree(state.fog, state.menhirs, banned(state), banDirection(state));

/** Adds every move that wins at once. */
export function listWinningMoves(wins: ActionList, state: Readonly<State>): void {
  const { fog, menhirs } = state;
  listCandidates(fog, fog & menhirs);
  const next = (from: number): number => nextWin(fog, menhirs, banned(state), banDirection(state), from);
  for (let i = next(0); i >= 0; i = next(i + 1)) wins.add(list.codes[i]!, list.sets[i]!);
}
