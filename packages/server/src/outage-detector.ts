/**
 * Detects when no node was running. Every node writes heartbeats to the database. A node that starts after a gap, or
 * gets its database back, records the gap as an outage, which every table sits out before anything else happens there.
 */
import type { hosted } from '@speeltafel/table';
import type { Store } from './store/store.ts';

const EVERY = 2000;
/** A longer gap than this is an outage. */
const LONGEST = 2 * EVERY;
/** Pages reconnect at least this often, so players are back this long after the server. */
const BACK_AGAIN = 5000;
/** Longer than any clock runs for one turn. */
const REMEMBERED = 60 * 24 * 60 * 60_000;

export class OutageDetector {
  private readonly store: Store;
  private readonly now: () => number;
  private known: readonly hosted.Outage[] = [];
  private last: number | undefined;

  constructor(store: Store, now: () => number) {
    this.store = store;
    this.now = now;
  }

  /** The outages of the last weeks, by this server's clock. */
  get outages(): readonly hosted.Outage[] {
    return this.known;
  }

  /** Writes a heartbeat, unless the last one was a moment ago. Returns whether there was an outage in between. */
  async beat(): Promise<boolean> {
    const at = this.now();
    if (this.last !== undefined && at - this.last < EVERY) return false;
    await this.store.beat(at, LONGEST, at + BACK_AGAIN);
    const silent = this.last === undefined || at - this.last > LONGEST;
    this.last = at;
    if (!silent) return false;
    const before = this.known.length;
    this.known = await this.store.outagesSince(at - REMEMBERED);
    return this.known.length !== before;
  }

  /** Writes a last heartbeat at shutdown. */
  async end(): Promise<void> {
    const at = this.now();
    await this.store.beat(at, LONGEST, at + BACK_AGAIN);
  }
}
