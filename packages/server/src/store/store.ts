/** Stores facts. Everything the server knows can be read again from here. */
import type { hosted } from '@speeltafel/table';
import { type Kysely, type Selectable, sql } from 'kysely';
import { type Append, appendEach, MOST_ROWS } from './append.ts';
import { HAS_COMPUTER, IS_LISTED, IS_OVER, NAMES_A_GUEST, NOT_OVER, type Schema } from './schema.ts';

type Fact = hosted.Fact;

export interface StoredFact {
  readonly seq: number;
  readonly fact: Fact;
  readonly guest: string | null;
  readonly nonce: string | null;
}

/** Stores all or none. */
export type AppendAll = (batch: readonly Append[]) => Promise<boolean>;

/** A fact as a database row. */
export interface FactRow extends Pick<Schema['facts'], 'seq' | 'fact' | 'guest' | 'nonce'> {}

/** Frequent operations that a database can do with less overhead. */
export interface Shortcuts {
  /** Tried first; it succeeds if everything fits. */
  readonly appendAll: AppendAll;
  facts?(table: string, after: number): Promise<readonly FactRow[]>;
  versionsOf?(ids: readonly string[]): Promise<ReadonlyMap<string, number>>;
}

/** The columns for a list of tables. */
export const LISTED = [
  ...(['id', 'code', 'code_until', 'game', 'status', 'changed', 'deadline', 'summary', 'waiting', 'host'] as const),
] as const;
/** Tables with every way to act as a guest, or to become one again. */
const LEADS_BACK = ['bots', 'sessions', 'passkeys', 'passkey_challenges', 'recovery_codes', 'device_codes'] as const;
/** Tables with every way to reach a guest, and pending messages. */
const REACHES = ['notification_targets', 'deliveries', 'notices', 'quiet_hours'] as const;
const AGED = ['id', 'status', 'changed', 'silent'] as const;
export interface Listed extends Pick<Schema['tables'], (typeof LISTED)[number]> {}
/** With what decides whether the code still opens it. */
export interface Coded extends Listed, Pick<Schema['tables'], 'listed'> {}

export interface KnownGuest {
  readonly id: string;
  readonly name: string;
  readonly seen: number;
}

export class Store {
  private readonly db: Kysely<Schema>;
  private readonly isPostgres: boolean;
  private readonly shortcuts: Shortcuts;
  private readonly end: () => Promise<void>;

  /** `end` is called when the store closes. */
  constructor(
    db: Kysely<Schema>,
    isPostgres: boolean,
    shortcuts: Shortcuts,
    end: () => Promise<void> = async () => {},
  ) {
    this.db = db;
    this.isPostgres = isPostgres;
    this.shortcuts = shortcuts;
    this.end = end;
  }

  /**
   * Stores what fits, in one commit, and returns for each append whether it was stored. One that does not fit was
   * overtaken: another node wrote that table's next fact first.
   */
  async append(batch: readonly Append[]): Promise<readonly boolean[]> {
    if (batch.length === 0) return [];
    if (await this.shortcuts.appendAll(batch)) return batch.map(() => true);
    return appendEach(this.db, batch);
  }

  /** The last fact of each of these tables. */
  async versionsOf(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
    if (this.shortcuts.versionsOf !== undefined) return this.shortcuts.versionsOf(ids);
    const found = new Map<string, number>();
    for (let i = 0; i < ids.length; i += MOST_ROWS) {
      const some = ids.slice(i, i + MOST_ROWS);
      const rows = await this.db.selectFrom('tables').select(['id', 'version']).where('id', 'in', some).execute();
      for (const { id, version } of rows) found.set(id, version);
    }
    return found;
  }

  async facts(table: string, after: number): Promise<readonly StoredFact[]> {
    const rows = await (this.shortcuts.facts?.(table, after) ?? this.factRows(table, after));
    return rows.map(({ seq, fact, guest, nonce }) => ({ seq, fact: JSON.parse(fact) as Fact, guest, nonce }));
  }

  private factRows(table: string, after: number): Promise<readonly FactRow[]> {
    return this.db
      .selectFrom('facts')
      .select(['seq', 'fact', 'guest', 'nonce'])
      .where('table_id', '=', table)
      .where('seq', '>', after)
      .orderBy('seq')
      .execute();
  }

  async tableOf(codeOrId: string): Promise<Listed | undefined> {
    return this.db
      .selectFrom('tables')
      .select(LISTED)
      .where((row) => row.or([row('id', '=', codeOrId), row('code', '=', codeOrId)]))
      .executeTakeFirst();
  }

  /** Finds a table by its short code alone; tables.ts decides who may. */
  async tableByCode(code: string): Promise<Coded | undefined> {
    return this.db
      .selectFrom('tables')
      .select([...LISTED, 'listed'])
      .where('code', '=', code)
      .executeTakeFirst();
  }

  async sitsAt(table: string, guest: string): Promise<boolean> {
    const query = this.db.selectFrom('seats').select('seat').where('table_id', '=', table).where('guest', '=', guest);
    return (await query.executeTakeFirst()) !== undefined;
  }

  /** How many unfinished tables of this kind a guest has opened, counting those with a change since then. */
  async countOpen(host: string, kind: 'computers' | 'listed', since: number): Promise<number> {
    const { count } = await this.db
      .selectFrom('tables')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('host', '=', host)
      .where(NOT_OVER)
      .where('changed', '>=', since)
      .where(kind === 'listed' ? IS_LISTED : HAS_COMPUTER)
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  /** Open tables, the latest first, without those that have not changed since then. */
  async lobby(since: number, most: number): Promise<readonly Listed[]> {
    return this.db
      .selectFrom('tables')
      .select(LISTED)
      .where(IS_LISTED)
      .where('status', 'in', ['gathering', 'playing'])
      .where('changed', '>=', since)
      .orderBy('changed', 'desc')
      .limit(most)
      .execute();
  }

  async tablesOf(guest: string, most: number): Promise<readonly Listed[]> {
    return this.db
      .selectFrom('tables')
      .select(LISTED)
      .where('id', 'in', (from) => from.selectFrom('seats').select('table_id').where('guest', '=', guest))
      .orderBy('changed', 'desc')
      .limit(most)
      .execute();
  }

  /** Tables with a due deadline. Each is leased to one node; if it dies, another gets it after `retry` ms. */
  async overdue(now: number, retry: number, most: number): Promise<readonly string[]> {
    // One statement, so that no commit waits for a row between two.
    const rows = await this.db
      .updateTable('tables')
      .set({ deadline: now + retry })
      .where('id', 'in', (from) => {
        const due = from.selectFrom('tables').select('id').where('deadline', '<=', now).orderBy('deadline').limit(most);
        return this.isPostgres ? due.forUpdate().skipLocked() : due;
      })
      .returning('id')
      .execute();
    return rows.map(({ id }) => id);
  }

  /** Games finished before then, oldest first. */
  async tablesOver(before: number, most: number): Promise<readonly string[]> {
    const rows = await this.db
      .selectFrom('tables')
      .select('id')
      .where(IS_OVER)
      .where('changed', '<', before)
      .orderBy('changed')
      .limit(most)
      .execute();
    return rows.map(({ id }) => id);
  }

  /** Tables in the order of their ids, from the one after `after` on. */
  async tablesAfter(
    after: string,
    most: number,
  ): Promise<readonly Pick<Selectable<Schema['tables']>, (typeof AGED)[number]>[]> {
    return this.db.selectFrom('tables').select(AGED).where('id', '>', after).orderBy('id').limit(most).execute();
  }

  /** Finished tables beyond the quota, oldest first. */
  async tablesBeyond(quota: number, most: number): Promise<readonly string[]> {
    const { count } = await this.db
      .selectFrom('tables')
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    const many = Math.min(most, Number(count) - quota);
    return many <= 0 ? [] : this.tablesOver(Number.MAX_SAFE_INTEGER, many);
  }

  async guestsUnseen(before: number, most: number): Promise<readonly string[]> {
    const rows = await this.db.selectFrom('guests').select('id').where('seen', '<', before).limit(most).execute();
    return rows.map(({ id }) => id);
  }

  async silence(table: string): Promise<void> {
    await this.db.updateTable('tables').set({ silent: 1 }).where('id', '=', table).execute();
  }

  async removeTable(id: string): Promise<void> {
    await this.db.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('seats').where('table_id', '=', id).execute();
      await transaction.deleteFrom('player_games').where('table_id', '=', id).where('record', 'is', null).execute();
      await transaction.deleteFrom('meetings').where('table_id', '=', id).execute();
      await transaction.deleteFrom('challenges').where('table_id', '=', id).execute();
      await transaction.deleteFrom('notices').where('table_id', '=', id).execute();
      await transaction.deleteFrom('deliveries').where('table_id', '=', id).execute();
      await transaction.deleteFrom('bookmarks').where('table_id', '=', id).execute();
      await transaction.deleteFrom('facts').where('table_id', '=', id).execute();
      await transaction.deleteFrom('tables').where('id', '=', id).execute();
    });
  }

  /** Marks a table whose result will count. Done before it opens, so that no crash can lose the result. */
  async expectResult(table: string, at: number): Promise<void> {
    await this.db
      .insertInto('results_due')
      .values({ table_id: table, since: at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  async sawGuest(id: string, at: number): Promise<void> {
    await this.db.updateTable('guests').set({ seen: at }).where('id', '=', id).execute();
  }

  async addGuest(id: string, keyHash: string, name: string, at: number): Promise<void> {
    await this.db.insertInto('guests').values({ id, key_hash: keyHash, name, created: at, seen: at }).execute();
  }

  /** Finds a guest by the key of their first session. */
  async guestOf(keyHash: string): Promise<KnownGuest | undefined> {
    return this.db
      .selectFrom('guests')
      .select(['id', 'name', 'seen'])
      .where('key_hash', '=', keyHash)
      .executeTakeFirst();
  }

  async renameGuest(id: string, name: string): Promise<void> {
    await this.db.updateTable('guests').set({ name }).where('id', '=', id).execute();
  }

  /** Tables whose log may name a guest: where they sat, opened or talked. */
  async tablesWith(guest: string): Promise<readonly string[]> {
    const rows = await this.db
      .selectFrom('facts')
      .select('table_id')
      .where('guest', '=', guest)
      .where(NAMES_A_GUEST)
      .union(this.db.selectFrom('seats').select('table_id').where('guest', '=', guest))
      .execute();
    return rows.map(({ table_id }) => table_id);
  }

  /** The only change ever made to a log: it removes the names and words of a deleted guest, or talk. */
  async rewrite(
    table: string,
    facts: readonly { readonly seq: number; readonly fact: Fact }[],
    summary: string,
  ): Promise<void> {
    await this.db.transaction().execute(async (transaction) => {
      for (const { seq, fact } of facts) {
        await transaction
          .updateTable('facts')
          .set({ fact: JSON.stringify(fact) })
          .where('table_id', '=', table)
          .where('seq', '=', seq)
          .execute();
      }
      await transaction.updateTable('tables').set({ summary }).where('id', '=', table).execute();
    });
  }

  /** Deletes the name and every way to sign in. The row in `forgetting` stays until the logs are rewritten. */
  async forgetGuest(id: string, at: number): Promise<void> {
    await this.db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('forgetting')
        .values({ guest: id, since: at })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      for (const table of [...LEADS_BACK, ...REACHES])
        await transaction.deleteFrom(table).where('guest', '=', id).execute();
      await transaction.deleteFrom('guests').where('id', '=', id).execute();
    });
  }

  /** Guests whose deletion began before then. */
  async stillForgetting(before: number): Promise<readonly string[]> {
    const rows = await this.db.selectFrom('forgetting').select('guest').where('since', '<', before).execute();
    return rows.map(({ guest }) => guest);
  }

  /** Done last: the seats are needed to find the guest's tables. */
  async forgetSeats(guest: string): Promise<void> {
    await this.db.deleteFrom('seats').where('guest', '=', guest).execute();
  }

  /** Ends the deletion of a guest. */
  async forgotten(guest: string): Promise<void> {
    await this.db.deleteFrom('forgetting').where('guest', '=', guest).execute();
  }

  async addBot(tokenHash: string, guest: string, at: number, session: string | null = null): Promise<void> {
    await this.db.insertInto('bots').values({ token_hash: tokenHash, guest, created: at, session }).execute();
  }

  async botOf(tokenHash: string): Promise<(KnownGuest & { readonly session: string | null }) | undefined> {
    return this.db
      .selectFrom('bots')
      .innerJoin('guests', 'guests.id', 'bots.guest')
      .select(['guests.id', 'guests.name', 'guests.seen', 'bots.session'])
      .where('token_hash', '=', tokenHash)
      .executeTakeFirst();
  }

  /** Writes a heartbeat. A gap of more than `longest` before it is recorded as an outage that ends at `until`. */
  async beat(at: number, longest: number, until: number): Promise<void> {
    await this.db.transaction().execute(async (transaction) => {
      const before = await transaction.selectFrom('pulse').select('at').where('id', '=', 1).executeTakeFirst();
      if (before !== undefined && at - before.at > longest) {
        const outage = { since: before.at, until };
        await transaction
          .insertInto('outages')
          .values(outage)
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      }
      await transaction
        .insertInto('pulse')
        .values({ id: 1, at })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ at }).where('pulse.at', '<', at))
        .execute();
    });
  }

  /** Outages that ended after `after`; deletes older ones. */
  async outagesSince(after: number): Promise<readonly { readonly from: number; readonly until: number }[]> {
    await this.db.deleteFrom('outages').where('until', '<=', after).execute();
    const rows = await this.db.selectFrom('outages').select(['since', 'until']).orderBy('since').execute();
    return rows.map(({ since, until }) => ({ from: since, until }));
  }

  async ready(): Promise<void> {
    await sql`select 1`.execute(this.db);
  }

  /** Makes a write without effect; rejects if the database cannot be written. */
  async writable(): Promise<void> {
    await sql`update schema_version set version = version`.execute(this.db);
  }

  async close(): Promise<void> {
    await Promise.all([this.db.destroy(), this.end()]);
  }
}
