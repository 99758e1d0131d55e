/** The bots' streams that are open, so that they can be closed. */
import type { ServerResponse } from 'node:http';

export class Streams {
  private readonly open = new Map<ServerResponse, string>();

  add(stream: ServerResponse, guest: string): void {
    this.open.set(stream, guest);
    stream.on('close', () => this.open.delete(stream));
  }

  get size(): number {
    return this.open.size;
  }

  /** A guest whose streams must end. */
  drop(guest: string): void {
    this.dropEach((whose) => whose === guest);
  }

  dropEach(whom: (guest: string) => boolean): void {
    for (const [stream, guest] of this.open) if (whom(guest)) stream.destroy();
  }
}
