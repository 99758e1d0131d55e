/** Opens the database that the configuration names, and brings it up to date. */
import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import { takeLock } from './lock.ts';
import { migrate } from './migrate.ts';
import type { Schema } from './schema.ts';
import { Store } from './store.ts';
import { threadDatabase } from './thread.ts';

export type Where =
  | { readonly kind: 'file'; readonly file: string; readonly worker: URL }
  | { readonly kind: 'postgres'; readonly url: string };

export const whereOf = (database: string, worker: URL): Where =>
  /^postgres(ql)?:/.test(database) ? { kind: 'postgres', url: database } : { kind: 'file', file: database, worker };

export interface OpenStore {
  readonly store: Store;
  readonly db: Kysely<Schema>;
  close(): Promise<void>;
}

async function databaseOf(where: Where): Promise<{ readonly db: Kysely<Schema>; readonly store: Store }> {
  if (where.kind === 'postgres') {
    const db = new Kysely<Schema>({ dialect: await postgres(where.url) });
    return { db, store: new Store(db, true) };
  }
  const { dialect, appendAll } = threadDatabase(where.worker, where.file);
  const db = new Kysely<Schema>({ dialect });
  return { db, store: new Store(db, false, appendAll) };
}

/** Only to read, also beside a server that is running: nothing is locked and nothing brought up to date. */
export async function openToRead(where: Where): Promise<OpenStore> {
  if (where.kind === 'file' && !existsSync(where.file)) throw new Error(`There is no database ${where.file}.`);
  const { db, store } = await databaseOf(where);
  return { store, db, close: () => store.close() };
}

export async function openStore(where: Where): Promise<OpenStore> {
  if (where.kind === 'file') mkdirSync(dirname(where.file), { recursive: true });
  const release = where.kind === 'file' ? takeLock(`${where.file}.lock`) : () => {};
  const { db, store } = await databaseOf(where);
  try {
    await migrate(db, where.kind === 'postgres');
  } catch (error) {
    await store.close().catch(() => {});
    release();
    throw error;
  }
  return {
    store,
    db,
    async close() {
      await store.close();
      release();
    },
  };
}

async function postgres(url: string): Promise<PostgresDialect> {
  const { default: pg } = await import('pg');
  // Milliseconds since 1970 fit a number for the next 280,000 years.
  pg.types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new pg.Pool({ connectionString: url, max: 8, connectionTimeoutMillis: 5000 });
  // A database that restarts breaks its connections, idle or not; queries under way fail, and the next opens a new one.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
  });
  return new PostgresDialect({ pool });
}
