/** A progress bar; prints nothing if the output is not a terminal. */
const WIDTH = 30;

export class Progress {
  private readonly out: NodeJS.WritableStream;
  private readonly total: number;
  private readonly watched: boolean;

  constructor(out: NodeJS.WritableStream, total: number) {
    this.out = out;
    this.total = total;
    this.watched = 'isTTY' in out && out.isTTY === true;
  }

  show(done: number, text: string): void {
    if (!this.watched) return;
    const filled = Math.round((done / this.total) * WIDTH);
    this.out.write(`\r\x1b[K${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${done}/${this.total}  ${text}`);
  }

  clear(): void {
    if (this.watched) this.out.write('\r\x1b[K');
  }
}
