/** Opens the database that the configuration names, and brings it up to date. */
import { Kysely, PostgresDialect } from 'kysely';
import { takeLock } from './lock.ts';
import { migrate } from './migrate.ts';
import type { Schema } from './schema.ts';
import { Store } from './store.ts';
import { threadDialect } from './thread.ts';

export type Where =
  | { readonly kind: 'file'; readonly file: string; readonly worker: URL }
  | { readonly kind: 'postgres'; readonly url: string };

export interface OpenStore {
  readonly store: Store;
  close(): Promise<void>;
}

export async function openStore(where: Where): Promise<OpenStore> {
  const release = where.kind === 'file' ? takeLock(`${where.file}.lock`) : () => {};
  const db = new Kysely<Schema>({
    dialect: where.kind === 'file' ? threadDialect(where.worker, where.file) : await postgres(where.url),
  });
  const store = new Store(db, where.kind === 'postgres');
  try {
    await migrate(db, where.kind === 'postgres');
  } catch (error) {
    await store.close().catch(() => {});
    release();
    throw error;
  }
  return {
    store,
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
