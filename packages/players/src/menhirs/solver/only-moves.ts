/**
 * Layouts in which a single move gives the value, with the layout it leads to and the value without it, for when ko
 * forbids that move. The same kind of list holds what ko adds to a move.
 */
import { shareable } from './shareable.ts';

const WIDTH = 3;
/** Lists grow a little from turn to turn. */
const SPARE = 1.2;

export class OnlyMoves {
  length = 0;
  items: Int32Array;

  constructor(items: Int32Array = new Int32Array(WIDTH * 1024), length = items.length / WIDTH) {
    this.items = items;
    this.length = length;
  }

  static empty(): OnlyMoves {
    return new OnlyMoves(undefined, 0);
  }

  add(layout: number, landing: number, value: number): void {
    const at = this.length * WIDTH;
    if (at === this.items.length) {
      const longer = new Int32Array(this.items.length * 2);
      longer.set(this.items);
      this.items = longer;
    }
    this.items[at] = layout;
    this.items[at + 1] = landing;
    this.items[at + 2] = value;
    this.length++;
  }

  layoutAt(i: number): number {
    return this.items[i * WIDTH]!;
  }

  landingAt(i: number): number {
    return this.items[i * WIDTH + 1]!;
  }

  valueAt(i: number): number {
    return this.items[i * WIDTH + 2]!;
  }

  /**
   * The items alone, in memory that workers share. Reuses `room` if it is large enough, because such memory is seldom
   * released.
   */
  shared(room?: Int32Array): Int32Array {
    const length = this.length * WIDTH;
    const fits = room !== undefined && room.buffer.byteLength >= length * 4;
    const buffer = fits ? room.buffer : shareable(Math.ceil(length * SPARE) * 4);
    const items = new Int32Array(buffer, 0, length);
    items.set(this.items.subarray(0, length));
    return items;
  }
}
