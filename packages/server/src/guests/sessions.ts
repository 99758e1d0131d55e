/** The devices on which a guest is signed in. Each has its own key and can be signed out from any other. */
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

/** Beyond this number, the sessions unused for longest are ended. */
const MOST_SESSIONS = 20;
/** Ended sessions are remembered this long: by then every node has read them. */
const ENDED_FOR = 10 * 60_000;

export class Sessions {
  private readonly parts: SessionParts;

  constructor(parts: SessionParts) {
    this.parts = parts;
  }

  of(guest: string): Promise<readonly SessionRow[]> {
    return this.parts.store.of(guest);
  }

  /** Signs in one more device; returns its session and its key. */
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

  /** Ends sessions of a guest on every node; returns whether there was one. */
  async end(guest: string, ids: readonly string[]): Promise<boolean> {
    const { store, bus, now } = this.parts;
    const ended = await store.end(guest, ids, now());
    if (ended.length === 0) return false;
    this.drop(ended);
    bus.publish({ kind: 'ended', sessions: ended });
    return true;
  }

  /** Disconnects these sessions from this node. */
  drop(ids: readonly string[]): void {
    const { guests, sockets, streams } = this.parts;
    const ended = new Set(ids);
    guests.dropSessions(ended);
    sockets.dropEach(({ session }) => ended.has(session), 'ended');
    streams.dropEach(({ session }) => session !== null && ended.has(session));
  }

  /** The hint of another node may have been lost. */
  async dropEnded(): Promise<void> {
    const ended = await this.parts.store.ended();
    if (ended.length > 0) this.drop(ended);
  }

  deleteOld(): Promise<number> {
    return this.parts.store.deleteOld(this.parts.now() - ENDED_FOR);
  }
}
