/** Guests: a cookie with a secret that only its hash is kept of, and a name. No accounts, no passwords. */
import { createHash } from 'node:crypto';
import { newId, newKey } from '../host/new-ids.ts';
import type { Store } from '../store/store.ts';

export interface Guest {
  readonly id: string;
  readonly name: string;
}

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');
const KEY = /^[A-Za-z0-9_-]{43}$/;
const MOST_REMEMBERED = 10_000;
/** Another node may have forgotten or renamed a guest, and the hint may be lost. */
const REMEMBERED_FOR = 60_000;

/** When a guest was here is known to the day: that is enough to tell who does not come back. */
const SEEN_ANEW = 24 * 60 * 60_000;

export class Guests {
  private readonly store: Store;
  private readonly now: () => number;
  private readonly remembered = new Map<string, { readonly guest: Guest; readonly at: number }>();

  constructor(store: Store, now: () => number) {
    this.store = store;
    this.now = now;
  }

  /** The guest with this cookie, if there is one. */
  async byKey(key: string | undefined): Promise<Guest | undefined> {
    if (key === undefined || !KEY.test(key)) return undefined;
    const hash = hashOf(key);
    const known = this.remembered.get(hash);
    if (known !== undefined && known.at + REMEMBERED_FOR > this.now()) return known.guest;
    const found = await this.store.guestOf(hash);
    if (found === undefined) return undefined;
    const guest = await this.seen(found);
    this.remember(hash, guest);
    return guest;
  }

  private async seen({ id, name, seen }: Guest & { readonly seen: number }): Promise<Guest> {
    if (seen + SEEN_ANEW < this.now()) await this.store.sawGuest(id, this.now());
    return { id, name };
  }

  private remember(hash: string, guest: Guest): void {
    if (this.remembered.size >= MOST_REMEMBERED) this.remembered.clear();
    this.remembered.set(hash, { guest, at: this.now() });
  }

  async welcome(name: string): Promise<{ readonly guest: Guest; readonly key: string }> {
    const guest = { id: newId(), name };
    const key = newKey();
    await this.store.addGuest(guest.id, hashOf(key), name, this.now());
    this.remember(hashOf(key), guest);
    return { guest, key };
  }

  async rename(key: string, guest: Guest, name: string): Promise<Guest> {
    await this.store.renameGuest(guest.id, name);
    const renamed = { ...guest, name };
    this.remember(hashOf(key), renamed);
    return renamed;
  }

  /** The name and every key and token go. */
  async forget(id: string): Promise<void> {
    await this.store.forgetGuest(id, this.now());
    this.drop(id);
  }

  /** Another node has forgotten a guest. */
  drop(id: string): void {
    for (const [hash, { guest }] of this.remembered) if (guest.id === id) this.remembered.delete(hash);
  }

  async newBot(guest: Guest): Promise<string> {
    const token = newKey();
    await this.store.addBot(hashOf(token), guest.id, this.now());
    return token;
  }

  async byToken(token: string): Promise<Guest | undefined> {
    const found = KEY.test(token) ? await this.store.botOf(hashOf(token)) : undefined;
    return found && this.seen(found);
  }
}
