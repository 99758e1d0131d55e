/** Is there a move that frees the last menhir? The question behind every claim, and the one a search asks most. */

import { first, openDirections, shifted, size } from './board.ts';
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
function nextWin(state: Readonly<State>, from: number): number {
  const { fog, menhirs } = state;
  const covered = fog & menhirs;
  const ban = banned(state);
  const { codes, sets } = list;
  for (let i = from; i < list.length; i++) {
    const set = sets[i]!;
    if ((covered & ~set) !== 0) continue;
    const direction = codes[i]!;
    if ((shifted(set, direction) & menhirs) !== 0) continue;
    if (set !== ban || direction !== banDirection(state)) return i;
  }
  return -1;
}

/** Whether whoever moves next could win at once, ko being in force. */
export function hasWinningMove(state: Readonly<State>): boolean {
  const { fog, menhirs } = state;
  const covered = fog & menhirs;
  if (covered !== 0) {
    const whole = cluster(fog, covered & -covered);
    if ((covered & ~whole) !== 0) return false;
    const ban = banned(state);
    for (let open = openDirections(whole, 0); open !== 0; open &= open - 1) {
      const direction = first(open);
      if ((shifted(whole, direction) & menhirs) === 0 && (whole !== ban || direction !== banDirection(state)))
        return true;
    }
    if (size(whole) < SPLITTABLE) return false;
  }
  listCandidates(fog, covered);
  return nextWin(state, 0) >= 0;
}

/** Adds every move that wins at once. */
export function listWinningMoves(wins: ActionList, state: Readonly<State>): void {
  listCandidates(state.fog, state.fog & state.menhirs);
  for (let i = nextWin(state, 0); i >= 0; i = nextWin(state, i + 1)) wins.add(list.codes[i]!, list.sets[i]!);
}
