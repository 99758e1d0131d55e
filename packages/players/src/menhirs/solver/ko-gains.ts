/** What ko adds to moves, by move: ko makes a move better if its way back would be the only good reply. */
import { hasBit, setBit } from './bits.ts';

const hashOf = (layout: number, bits: number): number => Math.imul(layout, 0x9e3779b1) >>> (32 - bits);

const SMALLEST = 10;

export class KoGains {
  length = 0;
  /** The layouts with such a move, by rank. */
  private readonly marked: Int32Array;
  private bits = SMALLEST;
  private layouts = new Int32Array(1 << SMALLEST);
  private landings = new Int32Array(1 << SMALLEST);
  private worths = new Uint8Array(1 << SMALLEST);

  constructor(marked: Int32Array) {
    this.marked = marked;
  }

  clear(): void {
    if (this.length > 0) {
      this.layouts.fill(0);
      this.worths.fill(0);
    }
    this.length = 0;
    this.marked.fill(0);
  }

  add(rank: number, layout: number, landing: number, worth: number): void {
    if (2 * this.length >= this.layouts.length) this.grow();
    setBit(this.marked, rank);
    this.put(layout, landing, worth);
  }

  private put(layout: number, landing: number, worth: number): void {
    const end = (1 << this.bits) - 1;
    let slot = hashOf(layout, this.bits);
    while (this.layouts[slot] !== 0 && (this.layouts[slot] !== layout || this.landings[slot] !== landing))
      slot = (slot + 1) & end;
    if (this.layouts[slot] === 0) this.length++;
    this.layouts[slot] = layout;
    this.landings[slot] = landing;
    this.worths[slot]! |= worth;
  }

  private grow(): void {
    const { layouts, landings, worths } = this;
    this.bits++;
    this.length = 0;
    this.layouts = new Int32Array(1 << this.bits);
    this.landings = new Int32Array(1 << this.bits);
    this.worths = new Uint8Array(1 << this.bits);
    for (let i = 0; i < layouts.length; i++) {
      if (layouts[i] !== 0) this.put(layouts[i]!, landings[i]!, worths[i]!);
    }
  }

  /** True if ko adds to a move of the layout with that rank. */
  touches(rank: number): boolean {
    return hasBit(this.marked, rank);
  }

  of(layout: number, landing: number): number {
    const end = (1 << this.bits) - 1;
    let slot = hashOf(layout, this.bits);
    for (; this.layouts[slot] !== 0; slot = (slot + 1) & end) {
      if (this.layouts[slot] === layout && this.landings[slot] === landing) return this.worths[slot]!;
    }
    return 0;
  }

  /** Also marks the layouts with such a move in another set. */
  markIn(bits: Int32Array): void {
    for (let i = 0; i < bits.length; i++) bits[i]! |= this.marked[i]!;
  }
}
