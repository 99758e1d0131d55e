/** SQLite in a thread of its own: waiting for the disk holds up nobody. Started by thread.ts. */
import { parentPort, workerData } from 'node:worker_threads';
import {
  type CompiledQuery,
  type DatabaseConnection,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import Database from 'libsql';
import type { Schema } from './schema.ts';
import { type Append, Store } from './store.ts';
import type { Question, Ran, Statement } from './thread.ts';

const db = new Database((workerData as { readonly file: string }).file);
db.exec('pragma journal_mode = wal');
db.exec('pragma synchronous = full');
db.exec('pragma foreign_keys = on');
db.exec('pragma busy_timeout = 2000');

const prepared = new Map<string, Database.Statement>();

function statementOf(sql: string): Database.Statement {
  let statement = prepared.get(sql);
  if (statement === undefined) {
    statement = db.prepare(sql);
    if (prepared.size > 500) prepared.clear();
    prepared.set(sql, statement);
  }
  return statement;
}

function run({ sql, parameters }: Statement): Ran {
  const statement = statementOf(sql);
  if (statement.reader) return { rows: statement.all(...parameters) };
  return { rows: [], changes: statement.run(...parameters).changes };
}

/** The same database for the store in here: nothing waits, so nothing comes in between. */
const connection: DatabaseConnection = {
  async executeQuery<R>({ sql, parameters }: CompiledQuery) {
    return { rows: run({ sql, parameters }).rows as R[] };
  },
  // biome-ignore lint/correctness/useYield: nothing here streams rows.
  async *streamQuery() {
    throw new Error('Rows are not streamed from SQLite.');
  },
};
const store = new Store(
  new Kysely<Schema>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createIntrospector: (kysely) => new SqliteIntrospector(kysely),
      createQueryCompiler: () => new SqliteQueryCompiler(),
      createDriver: () => ({
        async init() {},
        acquireConnection: async () => connection,
        async releaseConnection() {},
        async beginTransaction() {
          db.exec('begin immediate');
        },
        async commitTransaction() {
          db.exec('commit');
        },
        async rollbackTransaction() {
          db.exec('rollback');
        },
        async destroy() {},
      }),
    },
  }),
  false,
);

async function answer(question: Question): Promise<Ran> {
  if ('statement' in question) return run(question.statement);
  if ('batch' in question) return { rows: await store.append(JSON.parse(question.batch) as readonly Append[]) };
  db.close();
  return { rows: [] };
}

parentPort!.on('message', (question: Question) => {
  const { id } = question;
  answer(question).then(
    (ran) => parentPort!.postMessage({ id, ran }),
    (error: unknown) => parentPort!.postMessage({ id, error: error instanceof Error ? error.message : String(error) }),
  );
});
