/** Limits how many games a guest may have open at once. A game without change for a day does not count. */
import { type Refusal, refusal } from '@speeltafel/rules';
import type { Store } from '../store/store.ts';

/** Searches the summary of a table. A name cannot match, because its quotes are escaped. */
export const hasComputer = (summary: string): boolean => summary.includes('"level":');

export const STILL_OPEN = 24 * 60 * 60_000;

/** Limits for unfinished games with computer players, and for unfinished tables in the lobby. */
export interface MostOpen {
  readonly computers: number;
  readonly listed: number;
}

export const NO_LIMIT: MostOpen = { computers: Number.POSITIVE_INFINITY, listed: Number.POSITIVE_INFINITY };

const MANY_COMPUTERS = refusal('too-many-games', 'You have many games with computer players. Finish one first.');
const MANY_LISTED = refusal('too-many-listed', 'You have enough tables in the lobby. Play there first.');

export class OpenGames {
  private readonly store: Store;
  private readonly now: () => number;
  private readonly most: MostOpen;
  /** The last pending task of each guest. */
  private readonly turns = new Map<string, Promise<unknown>>();

  constructor(store: Store, now: () => number, most: MostOpen) {
    this.store = store;
    this.now = now;
    this.most = most;
  }

  /** Runs a guest's tasks one after the other: parallel ones would all be counted before the first table exists. */
  async inTurn<T>(guest: string, task: () => Promise<T>): Promise<T> {
    const mine = (this.turns.get(guest) ?? Promise.resolve()).then(task, task);
    const ended = mine.catch(() => {});
    this.turns.set(guest, ended);
    try {
      return await mine;
    } finally {
      if (this.turns.get(guest) === ended) this.turns.delete(guest);
    }
  }

  /** Why this guest may not open another game of this kind; undefined if they may. */
  async whyNot(guest: string, kind: keyof MostOpen): Promise<Refusal | undefined> {
    if (this.most[kind] === Number.POSITIVE_INFINITY) return undefined;
    const open = await this.store.countOpen(guest, kind, this.now() - STILL_OPEN);
    if (open < this.most[kind]) return undefined;
    return kind === 'computers' ? MANY_COMPUTERS : MANY_LISTED;
  }
}
