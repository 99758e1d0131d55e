/**
 * PostgreSQL. A batch is one statement, and so are all concurrent reads: on a busy core every further statement would
 * wait for its turn.
 */
import { PostgresDialect } from 'kysely';
import type { Pool, PoolConfig } from 'pg';
import { CODE_LASTS } from './append.ts';
import { batchOf } from './batch.ts';
import type { AppendAll, FactRow, Shortcuts } from './store.ts';

/** The typed columns of a row of a batch, in order. */
const columns = (types: string): string =>
  types
    .split(' ')
    .map((type, i) => (type === 'text' ? `row ->> ${i}` : `(row ->> ${i})::${type}`))
    .join();

/**
 * The parameters are the texts of batch.ts. Facts are inserted first, in the order of their key, so that two nodes that
 * want the same places wait there and cannot deadlock. A taken place is an error, and so is a table with another
 * version: then nothing is stored.
 */
const APPEND = `with
  kept as (insert into facts (table_id, seq, at, guest, nonce, fact)
    select ${columns('text int bigint text text text')} from json_array_elements($1::json) row order by row ->> 0, (row ->> 1)::int returning 1),
  placed as (select count(*) as count from kept),
  moved as (update tables set (changed, version, deadline, waiting) =
      row((row ->> 1)::bigint, (row ->> 2)::int, (row ->> 3)::bigint, row ->> 4)
    from json_array_elements($2::json) row
    where (select count from placed) > 0 and tables.id = row ->> 0 and tables.version = (row ->> 5)::int returning 1),
  stood as (update tables set silent = 0, (changed, version, deadline, waiting, status, listed, summary) =
      row((row ->> 1)::bigint, (row ->> 2)::int, (row ->> 3)::bigint, row ->> 4, row ->> 6, (row ->> 7)::int, row ->> 8)
    from json_array_elements($3::json) row
    where (select count from placed) > 0 and tables.id = row ->> 0 and tables.version = (row ->> 5)::int returning 1),
  opened as (insert into tables (id, changed, version, deadline, waiting, status, listed, summary, code, game, host, created, code_until)
    select ${columns('text bigint int bigint text text int text text text text')}, (row ->> 1)::bigint, (row ->> 1)::bigint + ${CODE_LASTS}
    from json_array_elements($4::json) row),
  risen as (delete from seats where table_id in (select json_array_elements_text($5::json))
    and not exists (select from json_array_elements($6::json) row where row ->> 0 = table_id and (row ->> 1)::int = seat)),
  seated as (insert into seats (table_id, seat, guest) select ${columns('text int text')} from json_array_elements($6::json) row
    on conflict (table_id, seat) do update set guest = excluded.guest)
  select 1 / (case when (select count(*) from moved) + (select count(*) from stood) = $7 then 1 else 0 end)`;

const FACTS = `select wanted.n, facts.seq, facts.fact, facts.guest, facts.nonce
  from unnest($1::text[], $2::int[]) with ordinality as wanted(id, after, n)
  join facts on facts.table_id = wanted.id and facts.seq > wanted.after order by wanted.n, facts.seq`;

const VERSIONS = 'select id, version from tables where id = any($1::text[])';

/** Classes of errors after which nothing was stored for certain: data, constraints, conflicting transactions. */
const UNDONE = /^(22|23|40)/;

const isUndone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && UNDONE.test(String(error.code));

const appendTo =
  (pool: Pool): AppendAll =>
  async (appends) => {
    const batch = batchOf(appends);
    if (batch === undefined) return false;
    const { facts, moves, standings, opened, seated, seats, count } = batch;
    const texts = [facts, moves, standings, opened, seated, seats].map((text) => text ?? null);
    try {
      await pool.query({ name: 'append', text: APPEND, values: [...texts, count.moves + count.standings] });
      return true;
    } catch (error) {
      if (isUndone(error)) return false;
      throw error;
    }
  };

interface Wanted {
  readonly table: string;
  readonly after: number;
  resolve(rows: readonly FactRow[]): void;
  reject(error: unknown): void;
}

const MOST_READ = 500;

/** Requests that arrive during a query share the next one: hints from other nodes arrive by the hundred. */
class GroupedReads {
  private readonly pool: Pool;
  private queue: Wanted[] = [];
  private running = false;

  constructor(pool: Pool) {
    this.pool = pool;
  }

  read(table: string, after: number): Promise<readonly FactRow[]> {
    return new Promise((resolve, reject) => {
      this.queue.push({ table, after, resolve, reject });
      if (!this.running) void this.run();
    });
  }

  private async run(): Promise<void> {
    this.running = true;
    while (this.queue.length > 0) {
      await new Promise(setImmediate);
      const wanted = this.queue.splice(0, MOST_READ);
      try {
        const found = await this.query(wanted);
        for (const [i, { resolve }] of wanted.entries()) resolve(found[i]!);
      } catch (error) {
        for (const { reject } of wanted) reject(error);
      }
    }
    this.running = false;
  }

  private async query(wanted: readonly Wanted[]): Promise<readonly (readonly FactRow[])[]> {
    const values = [wanted.map(({ table }) => table), wanted.map(({ after }) => after)];
    const { rows } = await this.pool.query<FactRow & { n: number }>({ name: 'facts', text: FACTS, values });
    const found: FactRow[][] = wanted.map(() => []);
    for (const row of rows) found[row.n - 1]!.push(row);
    return found;
  }
}

interface PostgresDatabase {
  readonly dialect: PostgresDialect;
  readonly shortcuts: Shortcuts;
  close(): Promise<void>;
}

export async function postgresDatabase(url: string): Promise<PostgresDatabase> {
  const { default: pg } = await import('pg');
  // Milliseconds since 1970 fit a JavaScript number for the next 280,000 years.
  pg.types.setTypeParser(pg.types.builtins.INT8, Number);
  const open = (config: PoolConfig): Pool => {
    const pool = new pg.Pool({ connectionString: url, connectionTimeoutMillis: 5000, ...config });
    // When the database restarts, all connections break. Queries in progress fail, and the next one opens a new
    // connection.
    pool.on('error', () => {});
    pool.on('connect', (client) => {
      client.on('error', () => {});
    });
    return pool;
  };
  const pool = open({ max: 8 });
  // Commits run one at a time, and never queue behind reads.
  const writer = open({ max: 1 });
  const reads = new GroupedReads(pool);
  return {
    dialect: new PostgresDialect({ pool }),
    shortcuts: {
      appendAll: appendTo(writer),
      facts: (table, after) => reads.read(table, after),
      async versionsOf(ids) {
        const query = { name: 'versions', text: VERSIONS, values: [ids] };
        const { rows } = await pool.query<{ id: string; version: number }>(query);
        return new Map(rows.map(({ id, version }) => [id, version]));
      },
    },
    close: () => writer.end(),
  };
}
