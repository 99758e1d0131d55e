/**
 * Keeps players' histories up to date with the logs. A background job goes through all finished tables in the order of
 * their last change, a few at a time. A guest who asks for their history gets what is missing added first, so nothing
 * depends on how far the job is.
 */
import { hasTable } from '@speeltafel/table';
import type { PlayerGameStore } from '../store/player-games.ts';
import type { Store } from '../store/store.ts';
import { endOf, guestsIn, pastGameOf } from './past-game.ts';

const STEP = 20;
/** A commit may come a little after the time it carries. */
const LATE = 20_000;
const MOST_FORGOTTEN = 50;

export class GamesIndex {
  private readonly store: Store;
  private readonly games: PlayerGameStore;
  private readonly now: () => number;
  private readonly failed: (error: unknown) => void;
  /** Tables with unreadable logs, which are not tried again at every request. */
  private readonly unreadable = new Set<string>();

  constructor(store: Store, games: PlayerGameStore, { now, failed }: { now(): number; failed(error: unknown): void }) {
    this.store = store;
    this.games = games;
    this.now = now;
    this.failed = failed;
  }

  /** One step of the background job; returns the number of tables handled. */
  async step(): Promise<number> {
    const tables = await this.games.nextOver(this.now() - LATE, STEP);
    for (const { id } of tables) await this.add(id);
    const last = tables.at(-1);
    if (last !== undefined) await this.games.wentOn(last.changed, last.id);
    return tables.length;
  }

  /** Adds games that a guest has finished since. */
  async refresh(guest: string): Promise<void> {
    const missing = await this.games.missing(guest, STEP + this.unreadable.size);
    for (const id of missing.filter((one) => !this.unreadable.has(one)).slice(0, STEP)) await this.add(id);
  }

  /**
   * Deletes a guest's history, and their name from the histories of others. Their logs must have been rewritten before.
   */
  async forget(guest: string): Promise<void> {
    await this.games.forget(guest);
    for (let tables = await this.games.metAt(guest, MOST_FORGOTTEN); tables.length > 0; ) {
      for (const id of tables) await this.write(id).catch(() => this.games.keep(id, [], []));
      tables = await this.games.metAt(guest, MOST_FORGOTTEN);
    }
  }

  private async add(table: string): Promise<void> {
    try {
      await this.write(table);
    } catch (error) {
      // One damaged log must not stop the others.
      this.unreadable.add(table);
      this.failed(error);
    }
  }

  private async write(table: string): Promise<void> {
    const facts = (await this.store.facts(table, 0)).map(({ fact }) => fact);
    const [first] = facts;
    const readable = first?.kind === 'opened' && hasTable(first.game);
    const ended = readable ? await this.games.timeOf(table, endOf(facts)) : undefined;
    const known = await this.games.known(readable ? guestsIn(facts) : []);
    const past = ended === undefined ? null : pastGameOf(table, facts, ended, known);
    await this.games.keep(table, past?.games ?? [], past?.meetings ?? []);
    if (past === null) this.unreadable.add(table);
  }
}
