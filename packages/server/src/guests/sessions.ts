/** The devices on which a guest is signed in: each has a key of its own, and can be ended from any other. */
import type { Bus } from '../bus/bus.ts';
import { newId, newKey } from '../host/new-ids.ts';
import type { Streams } from '../http/streams.ts';
import type { Sockets } from '../socket/sockets.ts';
import type { SessionRow, SessionStore } from '../store/sessions.ts';
import { deviceName } from './device-name.ts';
import { type Guests, hashOf } from './guests.ts';

interface SessionParts {
  readonly store: SessionStore;
  readonly guests: Guests;
  readonly sockets: Pick<Sockets, 'dropEach'>;
  readonly streams: Pick<Streams, 'dropEach'>;
  readonly bus: Bus;
  now(): number;
}

/** When there would be more, the ones not seen for longest end. */
const MOST_SESSIONS = 20;
/** By then every node has heard that a session ended. */
const ENDED_FOR = 10 * 60_000;

export class Sessions {
  private readonly parts: SessionParts;

  constructor(parts: SessionParts) {
    this.parts = parts;
  }

  of(guest: string): Promise<readonly SessionRow[]> {
    return this.parts.store.of(guest);
  }

  /** One more device is signed in; answers its session and its key. */
  async open(guest: string, agent: string, id = newId()): Promise<{ readonly id: string; readonly key: string }> {
    const { store, now } = this.parts;
    const [key, at] = [newKey(), now()];
    const before = await store.of(guest);
    await store.add({ id, guest, key_hash: hashOf(key), device: deviceName(agent), created: at, seen: at });
    const tooMany = before.slice(MOST_SESSIONS - 1).map((session) => session.id);
    await this.end(guest, tooMany);
    return { id, key };
  }

  rename(guest: string, id: string, device: string): Promise<boolean> {
    return this.parts.store.rename(guest, id, device);
  }

  /** Ends sessions of a guest at every node; answers whether there was one. */
  async end(guest: string, ids: readonly string[]): Promise<boolean> {
    const { store, bus, now } = this.parts;
    const ended = await store.end(guest, ids, now());
    if (ended.length === 0) return false;
    this.drop(ended);
    bus.publish({ kind: 'ended', sessions: ended });
    return true;
  }

  /** Hears these sessions no more, at this node. */
  drop(ids: readonly string[]): void {
    const { guests, sockets, streams } = this.parts;
    const ended = new Set(ids);
    guests.dropSessions(ended);
    sockets.dropEach(({ session }) => ended.has(session), 'ended');
    streams.dropEach(({ session }) => session !== null && ended.has(session));
  }

  /** The word of another node may have been lost. */
  async dropEnded(): Promise<void> {
    const ended = await this.parts.store.ended();
    if (ended.length > 0) this.drop(ended);
  }

  deleteOld(): Promise<number> {
    return this.parts.store.deleteOld(this.parts.now() - ENDED_FOR);
  }
}
