/** Actions in the kernel: a code and a set of places. Codes 0..5 are moves in that direction. */
import type { PlaceSet } from './board.ts';

export const FLIP = 6;
export const PLACE = 7;
export const TAKE = 8;
export const END_TURN = 9;
export const CLAIM = 10;
/** The set of a decision is the number of the seat that decides. */
export const PROLONG = 11;
export const GO_ON = 12;

export const isMove = (code: number): boolean => code < FLIP;

/** The richest known layout has 408 moves; this is far beyond any. */
const CAPACITY = 1024;

/** A reusable buffer for the actions of one position. */
export class ActionList {
  readonly codes = new Uint8Array(CAPACITY);
  readonly sets = new Int32Array(CAPACITY);
  length = 0;

  add(code: number, set: PlaceSet): void {
    this.codes[this.length] = code;
    this.sets[this.length] = set;
    this.length++;
  }

  /** Removes an action if it is in the list; the last one takes its place. */
  remove(code: number, set: PlaceSet): void {
    for (let i = 0; i < this.length; i++) {
      if (this.sets[i] !== set || this.codes[i] !== code) continue;
      this.length--;
      this.codes[i] = this.codes[this.length]!;
      this.sets[i] = this.sets[this.length]!;
      return;
    }
  }
}
