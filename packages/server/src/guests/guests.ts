/** Guests: a name, and a secret in a cookie of which only the hash is stored. No accounts, no passwords. */
import { createHash } from 'node:crypto';
import { newId, newKey } from '../host/new-ids.ts';
import type { SessionStore } from '../store/sessions.ts';
import type { Store } from '../store/store.ts';
import { deviceName } from './device-name.ts';

export interface Guest {
  readonly id: string;
  readonly name: string;
}

/** A guest on one device. */
export interface Visitor extends Guest {
  readonly session: string;
}

/** A guest's bot. `session` made its token; null for tokens of older versions. */
export interface Bot extends Guest {
  readonly session: string | null;
}

export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');
const KEY = /^[A-Za-z0-9_-]{43}$/;
const MOST_REMEMBERED = 10_000;
/** Another node may have deleted or renamed a guest, and the hint may be lost. */
const REMEMBERED_FOR = 60_000;

/** The last visit is stored to the day: precise enough to find guests who do not come back. */
const SEEN_ANEW = 24 * 60 * 60_000;

export class Guests {
  private readonly store: Store;
  private readonly sessions: SessionStore;
  private readonly now: () => number;
  private readonly remembered = new Map<string, { readonly guest: Visitor; readonly at: number }>();

  constructor(store: Store, sessions: SessionStore, now: () => number) {
    this.store = store;
    this.sessions = sessions;
    this.now = now;
  }

  /** The guest with this cookie, if there is one. `agent` is the User-Agent of their browser. */
  async byKey(key: string | undefined, agent = ''): Promise<Visitor | undefined> {
    if (key === undefined || !KEY.test(key)) return undefined;
    const hash = hashOf(key);
    const known = this.remembered.get(hash);
    if (known !== undefined && known.at + REMEMBERED_FOR > this.now()) return known.guest;
    const found = (await this.sessions.guestOf(hash)) ?? (await this.firstSession(hash, agent));
    if (found === undefined) return undefined;
    const { id, name, session } = found;
    if (Math.min(found.seen, found.seenHere) + SEEN_ANEW < this.now()) {
      await this.store.sawGuest(id, this.now());
      await this.sessions.saw(session, this.now());
    }
    const guest = { id, name, session };
    this.remember(hash, guest);
    return guest;
  }

  /**
   * Opens a session for a guest that has a key and none yet: from an older version, from an older archive, or after an
   * interrupted sign-up.
   */
  private async firstSession(hash: string, agent: string) {
    const guest = await this.store.guestOf(hash);
    if (guest === undefined) return undefined;
    await this.addSession(guest.id, hash, agent);
    return this.sessions.guestOf(hash);
  }

  private async addSession(guest: string, hash: string, agent: string): Promise<string> {
    const id = newId();
    const [device, at] = [deviceName(agent), this.now()];
    await this.sessions.add({ id, guest, key_hash: hash, device, created: at, seen: at });
    return id;
  }

  private remember(hash: string, guest: Visitor): void {
    if (this.remembered.size >= MOST_REMEMBERED) this.remembered.clear();
    this.remembered.set(hash, { guest, at: this.now() });
  }

  async welcome(name: string, agent = ''): Promise<{ readonly guest: Guest; readonly key: string }> {
    const guest = { id: newId(), name };
    const key = newKey();
    const hash = hashOf(key);
    await this.store.addGuest(guest.id, hash, name, this.now());
    this.remember(hash, { ...guest, session: await this.addSession(guest.id, hash, agent) });
    return { guest, key };
  }

  async rename({ id }: Guest, name: string): Promise<Guest> {
    await this.store.renameGuest(id, name);
    // The guest may have other devices, which have the old name in memory.
    this.drop(id);
    return { id, name };
  }

  /** Deletes the name and every key and token. */
  async forget(id: string): Promise<void> {
    await this.store.forgetGuest(id, this.now());
    this.drop(id);
  }

  /** Another node has deleted the guest. */
  drop(id: string): void {
    for (const [hash, { guest }] of this.remembered) if (guest.id === id) this.remembered.delete(hash);
  }

  dropSessions(ended: ReadonlySet<string>): void {
    for (const [hash, { guest }] of this.remembered) if (ended.has(guest.session)) this.remembered.delete(hash);
  }

  async newBot({ id, session }: Visitor): Promise<string> {
    const token = newKey();
    await this.store.addBot(hashOf(token), id, this.now(), session);
    return token;
  }

  async byToken(token: string): Promise<Bot | undefined> {
    const found = KEY.test(token) ? await this.store.botOf(hashOf(token)) : undefined;
    if (found === undefined) return undefined;
    if (found.seen + SEEN_ANEW < this.now()) await this.store.sawGuest(found.id, this.now());
    return { id: found.id, name: found.name, session: found.session };
  }
}
