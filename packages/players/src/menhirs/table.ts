/** Proof numbers of positions met before. A position is known by its key and its fog; newer ones push older ones out. */
const SMALLEST = 10;
const LARGEST = 20;

export class ProofTable {
  private readonly shift: number;
  private readonly keys: Int32Array;
  private readonly fogs: Int32Array;
  private readonly pns: Int32Array;
  private readonly dns: Int32Array;

  /** As large as a search of so many positions can use, and at most 16 MB. */
  constructor(nodes: number) {
    const bits = Math.min(Math.max(Math.ceil(Math.log2(nodes)) - 2, SMALLEST), LARGEST);
    this.shift = 32 - bits;
    this.keys = new Int32Array(1 << bits);
    this.fogs = new Int32Array(1 << bits);
    this.pns = new Int32Array(1 << bits);
    this.dns = new Int32Array(1 << bits);
  }

  /** The slot of a known position, or -1. */
  find(key: number, fog: number): number {
    const slot = key >>> this.shift;
    return this.keys[slot] === key && this.fogs[slot] === fog ? slot : -1;
  }

  store(key: number, fog: number, pn: number, dn: number): void {
    const slot = key >>> this.shift;
    this.keys[slot] = key;
    this.fogs[slot] = fog;
    this.pns[slot] = pn;
    this.dns[slot] = dn;
  }

  pn(slot: number): number {
    return this.pns[slot]!;
  }

  dn(slot: number): number {
    return this.dns[slot]!;
  }
}
