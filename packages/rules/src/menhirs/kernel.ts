/**
 * The game for search: play and undo in place, without allocation.
 *
 *     const kernel = new Kernel(position.state)
 *     kernel.list(moves)
 *     kernel.play(moves.codes[0], moves.sets[0])
 *     kernel.undo()
 */

import { EVERYWHERE, type PlaceSet } from './board.ts';
import { ActionList, END_TURN, FLIP, GO_ON, PLACE, PROLONG, TAKE } from './codes.ts';
import { listMoves } from './fog.ts';
import {
  banDirection,
  banned,
  DECIDING,
  FLIPPING,
  MOVING,
  mustTake,
  OVER,
  PLACING,
  PROVING,
  State,
  TAKING,
  takable,
} from './state.ts';
import { perform } from './turn.ts';

function listEach(list: ActionList, code: number, places: PlaceSet): void {
  for (let left = places; left !== 0; left &= left - 1) list.add(code, left & -left);
}

/** Adds every action of the player to move, except claims, which depend on time. */
export function listActions(list: ActionList, state: Readonly<State>): void {
  switch (state.phase) {
    case FLIPPING:
      listEach(list, FLIP, state.menhirs);
      break;
    case PLACING:
      listEach(list, PLACE, EVERYWHERE & ~state.fog);
      break;
    case MOVING:
    case PROVING: {
      listMoves(list, state.fog);
      const ban = banned(state);
      if (ban !== 0) list.remove(banDirection(state), ban);
      break;
    }
    case TAKING:
      listEach(list, TAKE, takable(state));
      if (!mustTake(state)) list.add(END_TURN, 0);
      break;
    case DECIDING:
      list.add(PROLONG, state.player);
      list.add(GO_ON, state.player);
  }
}

export class Kernel {
  /** The current state. Read only. */
  state: State;
  /** The number of positions played, for callers that budget a search. */
  plays = 0;
  private readonly line: State[];
  private depth = 0;

  constructor(from: Readonly<State>) {
    this.state = new State(from.setting).copyFrom(from);
    this.line = [this.state];
  }

  load(from: Readonly<State>): void {
    this.depth = 0;
    this.state = this.line[0]!.copyFrom(from);
  }

  list(list: ActionList): void {
    list.length = 0;
    listActions(list, this.state);
  }

  play(code: number, set: PlaceSet): void {
    this.plays++;
    this.depth++;
    if (this.depth === this.line.length) this.line.push(new State(this.state.setting));
    this.state = this.line[this.depth]!.copyFrom(this.state);
    perform(this.state, code, set);
  }

  undo(): void {
    this.depth--;
    this.state = this.line[this.depth]!;
  }
}

/** The number of action sequences of that length; shorter ones that end the game count once. */
export function perft(from: Readonly<State>, depth: number): number {
  const kernel = new Kernel(from);
  const lists = Array.from({ length: depth }, () => new ActionList());
  const leaves = (left: number): number => {
    if (left === 0 || kernel.state.phase === OVER) return 1;
    const list = lists[left - 1]!;
    kernel.list(list);
    if (left === 1) return list.length;
    let sum = 0;
    for (let i = 0; i < list.length; i++) {
      kernel.play(list.codes[i]!, list.sets[i]!);
      sum += leaves(left - 1);
      kernel.undo();
    }
    return sum;
  };
  return leaves(depth);
}
