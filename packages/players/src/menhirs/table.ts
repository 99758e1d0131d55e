/** Proof numbers of positions met before. A position is known by its key and its fog; newer ones push older ones out. */
const BITS = 20;

export class ProofTable {
  private readonly keys = new Int32Array(1 << BITS);
  private readonly fogs = new Int32Array(1 << BITS);
  private readonly pns = new Int32Array(1 << BITS);
  private readonly dns = new Int32Array(1 << BITS);

  /** The slot of a known position, or -1. */
  find(key: number, fog: number): number {
    const slot = key >>> (32 - BITS);
    return this.keys[slot] === key && this.fogs[slot] === fog ? slot : -1;
  }

  store(key: number, fog: number, pn: number, dn: number): void {
    const slot = key >>> (32 - BITS);
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
