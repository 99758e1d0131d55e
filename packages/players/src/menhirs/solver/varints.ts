/** Variable-length integers: seven bits per byte, the highest bit means that more follow. */
export class VarintWriter {
  private bytes: Uint8Array = new Uint8Array(1 << 16);
  length = 0;

  add(number: number): void {
    if (this.length + 5 > this.bytes.length) {
      const longer = new Uint8Array(this.bytes.length * 2);
      longer.set(this.bytes);
      this.bytes = longer;
    }
    let rest = number;
    for (; rest > 0x7f; rest >>>= 7) this.bytes[this.length++] = (rest & 0x7f) | 0x80;
    this.bytes[this.length++] = rest;
  }

  get written(): Uint8Array {
    return this.bytes.subarray(0, this.length);
  }
}

export class VarintReader {
  private readonly bytes: Uint8Array;
  at: number;

  constructor(bytes: Uint8Array, at = 0) {
    this.bytes = bytes;
    this.at = at;
  }

  next(): number {
    let number = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.bytes[this.at++] ?? 0;
      number |= (byte & 0x7f) << shift;
      if (byte < 0x80 || shift >= 28) return number;
    }
  }
}
