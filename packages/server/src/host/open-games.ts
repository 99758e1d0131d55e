/** How many games one guest may have opened at a time. A game where nothing happens for a day counts no more. */
import { type Refusal, refusal } from '@speeltafel/rules';
import type { Store } from '../store/store.ts';

/** By the summary of a table; in a name, quotes are escaped. */
export const hasComputer = (summary: string): boolean => summary.includes('"level":');

export const STILL_OPEN = 24 * 60 * 60_000;

/** Games with computer players, and tables in the lobby, that are not finished. */
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
  /** The last task of each guest that has not ended yet. */
  private readonly turns = new Map<string, Promise<unknown>>();

  constructor(store: Store, now: () => number, most: MostOpen) {
    this.store = store;
    this.now = now;
    this.most = most;
  }

  /** Tasks of one guest run one after the other: several at once would all be counted before the first one is there. */
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

  /** Why this guest may not open another one of this kind; undefined: they may. */
  async whyNot(guest: string, kind: keyof MostOpen): Promise<Refusal | undefined> {
    if (this.most[kind] === Number.POSITIVE_INFINITY) return undefined;
    const open = await this.store.countOpen(guest, kind, this.now() - STILL_OPEN);
    if (open < this.most[kind]) return undefined;
    return kind === 'computers' ? MANY_COMPUTERS : MANY_LISTED;
  }
}
