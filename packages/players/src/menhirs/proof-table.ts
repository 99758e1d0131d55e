/**
 * A transposition table of proof numbers. A position is identified by its key and its fog. Each key has two slots: one
 * keeps the result that took the most work, the other the latest.
 */

/** The largest number, which stands for infinity. */
export const NEVER = (1 << 24) - 1;

const SMALLEST = 8;
const LARGEST = 19;

/** An entry is four adjacent numbers: key, fog, pn, and dn with the work. */
const WIDTH = 4;
const HIGH = 24;

const MOST_WORK = (1 << 30) - 1;

const sizeOf = (work: number): number => 32 - Math.clz32(Math.min(work, MOST_WORK));

export class ProofTable {
  private readonly shift: number;
  private readonly entries: Int32Array;

  /** Sized for a search of this many positions, and at most 16 MB. */
  constructor(nodes: number) {
    const bits = Math.min(Math.max(Math.ceil(Math.log2(nodes)) - 5, SMALLEST), LARGEST);
    this.shift = 32 - bits;
    this.entries = new Int32Array((2 * WIDTH) << bits);
  }

  private holds(at: number, key: number, fog: number): boolean {
    return this.entries[at] === key && this.entries[at + 1] === fog;
  }

  /** The index of a position, or -1. */
  find(key: number, fog: number): number {
    const at = (key >>> this.shift) * 2 * WIDTH;
    if (this.holds(at, key, fog)) return at;
    return this.holds(at + WIDTH, key, fog) ? at + WIDTH : -1;
  }

  /** `work` is the number of positions searched for the result. */
  store(key: number, fog: number, pn: number, dn: number, work: number): void {
    const { entries } = this;
    const size = sizeOf(work);
    let at = (key >>> this.shift) * 2 * WIDTH;
    if (!this.holds(at, key, fog)) {
      if (this.holds(at + WIDTH, key, fog) || size < entries[at + 3]! >> HIGH) at += WIDTH;
      else for (let i = at; i < at + WIDTH; i++) entries[i + WIDTH] = entries[i]!;
    }
    entries[at] = key;
    entries[at + 1] = fog;
    entries[at + 2] = pn;
    entries[at + 3] = dn | (size << HIGH);
  }

  pn(at: number): number {
    return this.entries[at + 2]!;
  }

  /** The number of positions searched for the entry, rounded to a power of two. */
  work(at: number): number {
    return (1 << (this.entries[at + 3]! >> HIGH)) >> 1;
  }

  dn(at: number): number {
    return this.entries[at + 3]! & NEVER;
  }
}
