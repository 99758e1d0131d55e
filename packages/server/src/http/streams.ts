/** The bots' streams that are open, so that they can be closed. */
import type { ServerResponse } from 'node:http';
import type { Bot } from '../guests/guests.ts';

export class Streams {
  private readonly open = new Map<ServerResponse, Bot>();

  add(stream: ServerResponse, bot: Bot): void {
    this.open.set(stream, bot);
    stream.on('close', () => this.open.delete(stream));
  }

  get size(): number {
    return this.open.size;
  }

  /** A guest whose streams must end. */
  drop(guest: string): void {
    this.dropEach((whose) => whose === guest);
  }

  dropEach(whom: (guest: string, session: string | null) => boolean): void {
    for (const [stream, { id, session }] of this.open) if (whom(id, session)) stream.destroy();
  }
}
