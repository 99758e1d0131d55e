/**
 * Splits a stream of bytes into lines without holding more than one line of the maximum size; a longer one becomes
 * null.
 */
const NEWLINE = 10;

export class LineSplitter {
  private parts: Buffer[] = [];
  private size = 0;
  private readonly longest: number;

  constructor(longest: number) {
    this.longest = longest;
  }

  *lines(chunk: Buffer): Generator<string | null> {
    let from = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, from)) {
      this.keep(chunk.subarray(from, end));
      from = end + 1;
      yield this.take();
    }
    this.keep(chunk.subarray(from));
  }

  /** The last line, if the input did not end with a newline. */
  *rest(): Generator<string | null> {
    if (this.size > 0) yield this.take();
  }

  private keep(part: Buffer): void {
    this.size += part.length;
    if (this.size > this.longest) this.parts = [];
    else if (part.length > 0) this.parts.push(part);
  }

  private take(): string | null {
    const line = this.size > this.longest ? null : Buffer.concat(this.parts).toString('utf8');
    this.parts = [];
    this.size = 0;
    return line;
  }
}
