/** Where facts are kept. Everything the server knows can be read again from here. */
import type { hosted } from '@speeltafel/table';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema, Status } from './schema.ts';

type Fact = hosted.Fact;

export interface KeptFact {
  readonly seq: number;
  readonly fact: Fact;
  readonly guest: string | null;
  readonly nonce: string | null;
}

/** The state of a table in lists, written along with its facts. */
export interface Standing {
  readonly code: string;
  readonly game: string;
  readonly status: Status;
  readonly listed: boolean;
  readonly host: string;
  readonly deadline: number | null;
  readonly summary: string;
  readonly seats: readonly { readonly seat: number; readonly guest: string }[];
}

/** Facts of one command, to be kept all or none: `after` is the last fact known before them. */
export interface Append {
  readonly table: string;
  readonly after: number;
  readonly facts: readonly Fact[];
  readonly at: number;
  readonly guest: string | null;
  readonly nonce: string | null;
  readonly standing: Standing;
}

export type AppendElsewhere = (batch: readonly Append[]) => Promise<readonly boolean[]>;

export interface Listed extends Pick<Schema['tables'], 'id' | 'code' | 'game' | 'status' | 'changed' | 'summary'> {}

/** SQLite allows 32,766 parameters in a statement, PostgreSQL 65,535; a row of facts has 6. */
const MOST_ROWS = 2000;

export class Store {
  private readonly db: Kysely<Schema>;
  private readonly isPostgres: boolean;
  private readonly elsewhere: AppendElsewhere | undefined;

  /** `elsewhere` does the same as `append`, nearer to the disk. */
  constructor(db: Kysely<Schema>, isPostgres: boolean, elsewhere?: AppendElsewhere) {
    this.db = db;
    this.isPostgres = isPostgres;
    this.elsewhere = elsewhere;
  }

  /**
   * Keeps what fits, in one commit, and says of each whether it did. What does not fit was overtaken: another node wrote that
   * table's next fact first.
   */
  async append(batch: readonly Append[]): Promise<readonly boolean[]> {
    if (batch.length === 0) return [];
    if (this.elsewhere !== undefined) return this.elsewhere(batch);
    return this.db.transaction().execute(async (transaction) => {
      const known = await this.versions(transaction, batch);
      const kept = await this.insertFacts(
        transaction,
        batch.filter(({ table, after }) => after >= (known.get(table) ?? 0)),
      );
      const fits = batch.map(({ table, after, facts }) => {
        const inPlace = known.get(table) === after && facts.every((_, i) => kept.has(`${table}/${after + 1 + i}`));
        known.set(table, inPlace ? after + facts.length : -1);
        return inPlace;
      });
      for (const [i, { table, after, facts }] of batch.entries()) {
        if (fits[i]) continue;
        const orphans = facts.map((_, j) => after + 1 + j).filter((seq) => kept.has(`${table}/${seq}`));
        if (orphans.length === 0) continue;
        await transaction.deleteFrom('facts').where('table_id', '=', table).where('seq', 'in', orphans).execute();
      }
      await this.writeStandings(
        transaction,
        batch.filter((_, i) => fits[i]),
      );
      return fits;
    });
  }

  /** The last fact of each table; one that does not exist yet has none. */
  private async versions(transaction: Transaction<Schema>, batch: readonly Append[]): Promise<Map<string, number>> {
    const ids = [...new Set(batch.map(({ table }) => table))];
    const rows = await transaction.selectFrom('tables').select(['id', 'version']).where('id', 'in', ids).execute();
    const known = new Map(ids.map((id) => [id, 0]));
    for (const { id, version } of rows) known.set(id, version);
    return known;
  }

  /** The keys of the facts that had a free place. In order, so that two nodes never wait for each other in a circle. */
  private async insertFacts(transaction: Transaction<Schema>, batch: readonly Append[]): Promise<ReadonlySet<string>> {
    const rows = batch
      .flatMap(({ table, after, facts, at, guest, nonce }) =>
        facts.map((fact, i) => ({
          table_id: table,
          seq: after + 1 + i,
          at,
          guest: i === 0 ? guest : null,
          nonce: i === 0 ? nonce : null,
          fact: JSON.stringify(fact),
        })),
      )
      .toSorted((a, b) => (a.table_id === b.table_id ? a.seq - b.seq : a.table_id < b.table_id ? -1 : 1));
    const kept = new Set<string>();
    for (let i = 0; i < rows.length; i += MOST_ROWS) {
      const inserted = await transaction
        .insertInto('facts')
        .values(rows.slice(i, i + MOST_ROWS))
        .onConflict((conflict) => conflict.doNothing())
        .returning(['table_id', 'seq'])
        .execute();
      for (const { table_id, seq } of inserted) kept.add(`${table_id}/${seq}`);
    }
    return kept;
  }

  /** The last standing of each table counts. */
  private async writeStandings(transaction: Transaction<Schema>, batch: readonly Append[]): Promise<void> {
    const latest = new Map(batch.map((one) => [one.table, one]));
    if (latest.size === 0) return;
    const rows = [...latest.values()]
      .toSorted((a, b) => (a.table < b.table ? -1 : 1))
      .map(({ table, after, facts, at, standing }) => ({
        id: table,
        code: standing.code,
        game: standing.game,
        status: standing.status,
        listed: standing.listed ? 1 : 0,
        host: standing.host,
        created: at,
        changed: at,
        version: after + facts.length,
        deadline: standing.deadline,
        summary: standing.summary,
      }));
    await transaction
      .insertInto('tables')
      .values(rows)
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((row) => ({
          status: row.ref('excluded.status'),
          listed: row.ref('excluded.listed'),
          changed: row.ref('excluded.changed'),
          version: row.ref('excluded.version'),
          deadline: row.ref('excluded.deadline'),
          summary: row.ref('excluded.summary'),
        })),
      )
      .execute();
    // Who sits where is written when any of these facts changed it, not only the last one.
    const moved = batch.filter(({ facts }) =>
      facts.some(({ kind }) => kind === 'opened' || kind === 'sat' || kind === 'rose'),
    );
    for (const id of new Set(moved.map(({ table }) => table))) {
      const { table, standing } = latest.get(id)!;
      await transaction.deleteFrom('seats').where('table_id', '=', table).execute();
      const seats = standing.seats.map(({ seat, guest }) => ({ table_id: table, seat, guest }));
      if (seats.length > 0) await transaction.insertInto('seats').values(seats).execute();
    }
  }

  /** The last fact of each of these tables. */
  async versionsOf(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const found = new Map<string, number>();
    for (let i = 0; i < ids.length; i += MOST_ROWS) {
      const some = ids.slice(i, i + MOST_ROWS);
      const rows = await this.db.selectFrom('tables').select(['id', 'version']).where('id', 'in', some).execute();
      for (const { id, version } of rows) found.set(id, version);
    }
    return found;
  }

  async facts(table: string, after: number): Promise<readonly KeptFact[]> {
    const rows = await this.db
      .selectFrom('facts')
      .select(['seq', 'fact', 'guest', 'nonce'])
      .where('table_id', '=', table)
      .where('seq', '>', after)
      .orderBy('seq')
      .execute();
    return rows.map(({ seq, fact, guest, nonce }) => ({ seq, fact: JSON.parse(fact) as Fact, guest, nonce }));
  }

  async tableOf(
    codeOrId: string,
  ): Promise<{ readonly id: string; readonly code: string; readonly game: string } | undefined> {
    return this.db
      .selectFrom('tables')
      .select(['id', 'code', 'game'])
      .where((row) => row.or([row('id', '=', codeOrId), row('code', '=', codeOrId)]))
      .executeTakeFirst();
  }

  /** Open tables, the latest first; those where nothing has happened since then are left out. */
  async lobby(since: number, most: number): Promise<readonly Listed[]> {
    return this.db
      .selectFrom('tables')
      .select(['id', 'code', 'game', 'status', 'changed', 'summary'])
      .where('listed', '=', 1)
      .where('status', 'in', ['gathering', 'playing'])
      .where('changed', '>=', since)
      .orderBy('changed', 'desc')
      .limit(most)
      .execute();
  }

  async tablesOf(guest: string, most: number): Promise<readonly Listed[]> {
    return this.db
      .selectFrom('tables')
      .select(['id', 'code', 'game', 'status', 'changed', 'summary'])
      .where('id', 'in', (from) => from.selectFrom('seats').select('table_id').where('guest', '=', guest))
      .orderBy('changed', 'desc')
      .limit(most)
      .execute();
  }

  /** Tables whose time is up. Each is handed to one node only; a node that dies leaves it to the next after `retry` ms. */
  async overdue(now: number, retry: number, most: number): Promise<readonly string[]> {
    return this.db.transaction().execute(async (transaction) => {
      let query = transaction
        .selectFrom('tables')
        .select('id')
        .where('deadline', '<=', now)
        .orderBy('deadline')
        .limit(most);
      if (this.isPostgres) query = query.forUpdate().skipLocked();
      const ids = (await query.execute()).map(({ id }) => id);
      if (ids.length === 0) return ids;
      await transaction
        .updateTable('tables')
        .set({ deadline: now + retry })
        .where('id', 'in', ids)
        .execute();
      return ids;
    });
  }

  async addGuest(id: string, keyHash: string, name: string, at: number): Promise<void> {
    await this.db.insertInto('guests').values({ id, key_hash: keyHash, name, created: at, seen: at }).execute();
  }

  async guestOf(keyHash: string): Promise<{ readonly id: string; readonly name: string } | undefined> {
    return this.db.selectFrom('guests').select(['id', 'name']).where('key_hash', '=', keyHash).executeTakeFirst();
  }

  async renameGuest(id: string, name: string): Promise<void> {
    await this.db.updateTable('guests').set({ name }).where('id', '=', id).execute();
  }

  /** Tables whose log may name a guest: they sat, opened or spoke there. */
  async tablesWith(guest: string): Promise<readonly string[]> {
    const rows = await this.db
      .selectFrom('facts')
      .select('table_id')
      .where('guest', '=', guest)
      .union(this.db.selectFrom('seats').select('table_id').where('guest', '=', guest))
      .execute();
    return rows.map(({ table_id }) => table_id);
  }

  /** The only thing that ever changes a log: names and words of somebody who wants to be forgotten. */
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

  /** The name goes, and with it every way to come back. */
  async forgetGuest(id: string): Promise<void> {
    await this.db.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('bots').where('guest', '=', id).execute();
      await transaction.deleteFrom('guests').where('id', '=', id).execute();
      await transaction.deleteFrom('seats').where('guest', '=', id).execute();
    });
  }

  async addBot(tokenHash: string, guest: string, at: number): Promise<void> {
    await this.db.insertInto('bots').values({ token_hash: tokenHash, guest, created: at }).execute();
  }

  async botOf(tokenHash: string): Promise<{ readonly id: string; readonly name: string } | undefined> {
    return this.db
      .selectFrom('bots')
      .innerJoin('guests', 'guests.id', 'bots.guest')
      .select(['guests.id', 'guests.name'])
      .where('token_hash', '=', tokenHash)
      .executeTakeFirst();
  }

  async ready(): Promise<void> {
    await sql`select 1`.execute(this.db);
  }

  async close(): Promise<void> {
    await this.db.destroy();
  }
}
