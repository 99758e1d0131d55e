/** The open streams of bots, so that they can be closed. */
import type { ServerResponse } from 'node:http';
import type { Bot } from '../guests/guests.ts';

interface Listener extends Bot {
  readonly network: string;
}

export class Streams {
  private readonly open = new Map<ServerResponse, Listener>();

  add(stream: ServerResponse, bot: Bot, network: string): void {
    this.open.set(stream, { ...bot, network });
    stream.on('close', () => this.open.delete(stream));
  }

  get size(): number {
    return this.open.size;
  }

  /** Closes all streams of a guest. */
  drop(guest: string): void {
    this.dropEach(({ id }) => id === guest);
  }

  dropEach(whom: (listener: Listener) => boolean): void {
    for (const [stream, listener] of this.open) if (whom(listener)) stream.destroy();
  }
}
