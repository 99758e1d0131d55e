/** Stores the facts of online tournaments, and their entries for lists. */
import type { OnlineFact } from '@speeltafel/tournament';
import type { Kysely, Selectable } from 'kysely';
import type { Schema, TournamentStatus } from './schema.ts';

export interface KeptTournamentFact {
  readonly seq: number;
  readonly fact: OnlineFact;
  readonly guest: string | null;
  readonly nonce: string | null;
}

/** A tournament's state for lists, written along with its facts. */
export interface TournamentEntry {
  readonly organiser: string;
  readonly listed: boolean;
  readonly status: TournamentStatus;
  readonly due: number | null;
  readonly summary: string;
}

/** The facts of one command, stored all or none. `after` is the last fact known before them. */
export interface TournamentAppend {
  readonly tournament: string;
  readonly after: number;
  readonly facts: readonly OnlineFact[];
  readonly at: number;
  readonly guest: string | null;
  readonly nonce: string | null;
  readonly entry: TournamentEntry;
  /** Guests who enter the tournament with these facts. */
  readonly guests: readonly string[];
}

const LISTED = ['id', 'status', 'changed', 'summary'] as const;
export interface ListedTournament extends Pick<Selectable<Schema['tournaments']>, (typeof LISTED)[number]> {}

class Overtaken extends Error {}

const MOST_ROWS = 1000;

export class TournamentStore {
  private readonly db: Kysely<Schema>;
  private readonly isPostgres: boolean;

  constructor(db: Kysely<Schema>, isPostgres: boolean) {
    this.db = db;
    this.isPostgres = isPostgres;
  }

  /** Returns false if another node wrote the next fact first. */
  async append(append: TournamentAppend): Promise<boolean> {
    try {
      await this.db.transaction().execute(async (db) => {
        const { tournament, after, facts, at, guest, nonce, entry, guests } = append;
        const rows = facts.map((fact, i) => ({
          tournament_id: tournament,
          seq: after + 1 + i,
          at,
          guest: i === 0 ? guest : null,
          nonce: i === 0 ? nonce : null,
          fact: JSON.stringify(fact),
        }));
        for (let i = 0; i < rows.length; i += MOST_ROWS) {
          const some = rows.slice(i, i + MOST_ROWS);
          const kept = await db
            .insertInto('tournament_facts')
            .values(some)
            .onConflict((conflict) => conflict.doNothing())
            .returning('seq')
            .execute();
          if (kept.length < some.length) throw new Overtaken();
        }
        const { listed, ...rest } = entry;
        const now = { ...rest, listed: listed ? 1 : 0, changed: at, version: after + facts.length };
        await db
          .insertInto('tournaments')
          .values({ id: tournament, created: at, ...now })
          .onConflict((conflict) => conflict.column('id').doUpdateSet(now))
          .execute();
        if (guests.length === 0) return;
        await db
          .insertInto('tournament_guests')
          .values(guests.map((one) => ({ tournament_id: tournament, guest: one })))
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      });
      return true;
    } catch (error) {
      if (error instanceof Overtaken) return false;
      throw error;
    }
  }

  async facts(tournament: string, after: number): Promise<readonly KeptTournamentFact[]> {
    const rows = await this.db
      .selectFrom('tournament_facts')
      .select(['seq', 'fact', 'guest', 'nonce'])
      .where('tournament_id', '=', tournament)
      .where('seq', '>', after)
      .orderBy('seq')
      .execute();
    return rows.map(({ seq, fact, guest, nonce }) => ({ seq, fact: JSON.parse(fact) as OnlineFact, guest, nonce }));
  }

  async versionsOf(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
    if (ids.length === 0) return new Map();
    const rows = await this.db.selectFrom('tournaments').select(['id', 'version']).where('id', 'in', ids).execute();
    return new Map(rows.map(({ id, version }) => [id, version]));
  }

  /** Tournaments with a due deadline. Each is leased to one node; if it dies, another gets it after `retry` ms. */
  async overdue(now: number, retry: number, most: number): Promise<readonly string[]> {
    const rows = await this.db
      .updateTable('tournaments')
      .set({ due: now + retry })
      .where('id', 'in', (from) => {
        const due = from.selectFrom('tournaments').select('id').where('due', '<=', now).orderBy('due').limit(most);
        return this.isPostgres ? due.forUpdate().skipLocked() : due;
      })
      .returning('id')
      .execute();
    return rows.map(({ id }) => id);
  }

  /** Sets the next deadline, unless the tournament has changed meanwhile. */
  async setDue(id: string, version: number, due: number | null): Promise<void> {
    await this.db.updateTable('tournaments').set({ due }).where('id', '=', id).where('version', '=', version).execute();
  }

  /** How many unfinished tournaments a guest organises, counting those with a change since then. */
  async countOpen(organiser: string, since: number): Promise<number> {
    const { count } = await this.db
      .selectFrom('tournaments')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('organiser', '=', organiser)
      .where('status', '<>', 'over')
      .where('changed', '>=', since)
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  /** Public tournaments with a change since then, the latest first. */
  async listed(since: number, most: number): Promise<readonly ListedTournament[]> {
    return this.db
      .selectFrom('tournaments')
      .select(LISTED)
      .where('listed', '=', 1)
      .where('changed', '>=', since)
      .orderBy('changed', 'desc')
      .limit(most)
      .execute();
  }

  /** Tournaments that a guest organises or has entered. */
  async of(guest: string, most: number): Promise<readonly ListedTournament[]> {
    return this.db
      .selectFrom('tournaments')
      .select(LISTED)
      .where('id', 'in', (from) =>
        from.selectFrom('tournament_guests').select('tournament_id').where('guest', '=', guest),
      )
      .orderBy('changed', 'desc')
      .limit(most)
      .execute();
  }

  async organisedBy(guest: string): Promise<readonly { readonly id: string; readonly name: string }[]> {
    const rows = await this.db
      .selectFrom('tournaments')
      .select(['id', 'summary'])
      .where('organiser', '=', guest)
      .orderBy('created', 'desc')
      .limit(MOST_ROWS)
      .execute();
    return rows.map(({ id, summary }) => ({ id, name: (JSON.parse(summary) as { readonly name: string }).name }));
  }

  async allOf(guest: string): Promise<readonly string[]> {
    const rows = await this.db
      .selectFrom('tournament_guests')
      .select('tournament_id')
      .where('guest', '=', guest)
      .execute();
    return rows.map(({ tournament_id }) => tournament_id);
  }

  /** The only change ever made to a log: it removes the name of a deleted guest. */
  async rewrite(
    tournament: string,
    facts: readonly Pick<KeptTournamentFact, 'seq' | 'fact'>[],
    summary: string,
  ): Promise<void> {
    await this.db.transaction().execute(async (db) => {
      for (const { seq, fact } of facts) {
        await db
          .updateTable('tournament_facts')
          .set({ fact: JSON.stringify(fact) })
          .where('tournament_id', '=', tournament)
          .where('seq', '=', seq)
          .execute();
      }
      await db.updateTable('tournaments').set({ summary }).where('id', '=', tournament).execute();
    });
  }

  async forgetGuest(guest: string): Promise<void> {
    await this.db.deleteFrom('tournament_guests').where('guest', '=', guest).execute();
  }

  /** Tournaments, finished or not, without a change since then. */
  async untouched(over: boolean, before: number, most: number): Promise<readonly string[]> {
    const rows = await this.db
      .selectFrom('tournaments')
      .select('id')
      .where('status', over ? '=' : '<>', 'over')
      .where('changed', '<', before)
      .limit(most)
      .execute();
    return rows.map(({ id }) => id);
  }

  async remove(id: string): Promise<void> {
    await this.db.transaction().execute(async (db) => {
      await db.deleteFrom('tournament_guests').where('tournament_id', '=', id).execute();
      await db.deleteFrom('tournament_facts').where('tournament_id', '=', id).execute();
      await db.deleteFrom('notices').where('table_id', '=', id).execute();
      await db.deleteFrom('deliveries').where('table_id', '=', id).execute();
      await db.deleteFrom('tournaments').where('id', '=', id).execute();
    });
  }
}
