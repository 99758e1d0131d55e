/** Appends facts to logs: each append is stored whole or not at all. */
import type { hosted } from '@speeltafel/table';
import type { Kysely, Transaction } from 'kysely';
import type { Schema, Status } from './schema.ts';

/** A table's state for lists, written along with its facts. */
export interface TableEntry {
  readonly code: string;
  readonly game: string;
  readonly status: Status;
  readonly listed: boolean;
  readonly host: string;
  readonly deadline: number | null;
  readonly summary: string;
  /** The seats the table waits for, as JSON. */
  readonly waiting: string;
  readonly seats: readonly { readonly seat: number; readonly guest: string }[];
}

/** The facts of one command, stored all or none. `after` is the last fact known before them. */
export interface Append {
  readonly table: string;
  readonly after: number;
  readonly facts: readonly hosted.Fact[];
  readonly at: number;
  readonly guest: string | null;
  readonly nonce: string | null;
  readonly entry: TableEntry;
}

/** SQLite allows 32,766 parameters in a statement, PostgreSQL 65,535; a row of facts takes 6. */
export const MOST_ROWS = 2000;
/** A short code can be guessed, so it opens a new table for this long only; the link works for ever. */
export const CODE_LASTS = 30 * 60_000;

/**
 * Stores what fits, in one commit, and returns for each append whether it was stored. One that does not fit was
 * overtaken: another node wrote that table's next fact first.
 */
export async function appendEach(db: Kysely<Schema>, batch: readonly Append[]): Promise<readonly boolean[]> {
  return db.transaction().execute(async (transaction) => {
    const known = await versions(transaction, batch);
    for (const table of await withoutCode(transaction, batch)) known.set(table, Number.POSITIVE_INFINITY);
    const kept = await insertFacts(
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
    await writeStandings(
      transaction,
      batch.filter((_, i) => fits[i]),
    );
    return fits;
  });
}

/** The last fact of each table; 0 for one that does not exist yet. */
async function versions(transaction: Transaction<Schema>, batch: readonly Append[]): Promise<Map<string, number>> {
  const ids = [...new Set(batch.map(({ table }) => table))];
  const rows = await transaction.selectFrom('tables').select(['id', 'version']).where('id', 'in', ids).execute();
  const known = new Map(ids.map((id) => [id, 0]));
  for (const { id, version } of rows) known.set(id, version);
  return known;
}

/** New tables whose code is taken. Only these fail. */
async function withoutCode(transaction: Transaction<Schema>, batch: readonly Append[]): Promise<readonly string[]> {
  const opened = batch.filter(({ after }) => after === 0);
  if (opened.length === 0) return [];
  const codes = opened.map(({ entry }) => entry.code);
  const rows = await transaction.selectFrom('tables').select(['id', 'code']).where('code', 'in', codes).execute();
  const owners = new Map(rows.map(({ id, code }) => [code, id]));
  return opened.flatMap(({ table, entry: { code } }) => {
    const owner = owners.get(code) ?? table;
    owners.set(code, owner);
    return owner === table ? [] : [table];
  });
}

/** The keys of the facts whose place was free. Inserts in order of the keys, so that two nodes cannot deadlock. */
async function insertFacts(transaction: Transaction<Schema>, batch: readonly Append[]): Promise<ReadonlySet<string>> {
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

export const MOVES_SEATS: readonly hosted.Fact['kind'][] = ['opened', 'sat', 'rose', 'closed-up', 'replaced'];

/** Writes only the last entry of each table. */
async function writeStandings(transaction: Transaction<Schema>, batch: readonly Append[]): Promise<void> {
  const latest = new Map(batch.map((one) => [one.table, one]));
  if (latest.size === 0) return;
  const rows = [...latest.values()]
    .toSorted((a, b) => (a.table < b.table ? -1 : 1))
    .map(({ table, after, facts, at, entry }) => ({
      id: table,
      code: entry.code,
      game: entry.game,
      status: entry.status,
      listed: entry.listed ? 1 : 0,
      host: entry.host,
      created: at,
      changed: at,
      version: after + facts.length,
      deadline: entry.deadline,
      summary: entry.summary,
      waiting: entry.waiting,
      code_until: at + CODE_LASTS,
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
        waiting: row.ref('excluded.waiting'),
        silent: 0,
      })),
    )
    .execute();
  // Seats are rewritten if any of these facts changed them, not only the last one.
  const moved = batch.filter(({ facts }) => facts.some(({ kind }) => MOVES_SEATS.includes(kind)));
  for (const id of new Set(moved.map(({ table }) => table))) {
    const { table, entry } = latest.get(id)!;
    await transaction.deleteFrom('seats').where('table_id', '=', table).execute();
    const seats = entry.seats.map(({ seat, guest }) => ({ table_id: table, seat, guest }));
    if (seats.length > 0) await transaction.insertInto('seats').values(seats).execute();
  }
}
