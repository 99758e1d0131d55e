/** Opens the configured database and migrates it. */
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { Kysely, sql } from 'kysely';
import { takeLock } from './lock.ts';
import { migrate, refuseNewer } from './migrate.ts';
import { postgresDatabase } from './postgres.ts';
import type { Schema } from './schema.ts';
import { threadDatabase } from './sqlite-dialect.ts';
import { Store } from './store.ts';

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
    const { dialect, shortcuts, close } = await postgresDatabase(where.url);
    const db = new Kysely<Schema>({ dialect });
    return { db, store: new Store(db, true, shortcuts, close) };
  }
  const { dialect, appendAll } = threadDatabase(where.worker, where.file);
  const db = new Kysely<Schema>({ dialect });
  return { db, store: new Store(db, false, { appendAll }) };
}

/** Opens a database for reading only, even while a server is running: without lock or migration. */
export async function openToRead(where: Where): Promise<OpenStore> {
  if (where.kind === 'file' && !existsSync(where.file)) throw new Error(`There is no database ${where.file}.`);
  const { db, store } = await databaseOf(where);
  try {
    await refuseNewer(db);
  } catch (error) {
    await store.close().catch(() => {});
    throw error;
  }
  return { store, db, close: () => store.close() };
}

/** Only the server's own user may read players' talk. SQLite creates the log beside the file with the same mode. */
const PRIVATE = 0o600;
const PRIVATE_FOLDER = 0o700;
const OTHERS = 0o007;

/** Returns a function that releases the lock. */
function prepareFile(file: string): () => void {
  try {
    mkdirSync(dirname(file), { recursive: true, mode: PRIVATE_FOLDER });
    closeSync(openSync(file, 'a', PRIVATE));
    const { mode } = statSync(file);
    if ((mode & OTHERS) !== 0) chmodSync(file, mode & ~OTHERS);
  } catch (error) {
    throw new Error(`${file} cannot be written: ${error instanceof Error ? error.message : String(error)}`);
  }
  return takeLock(file);
}

/** Finds a damaged file now, before a player does. */
async function checkPages(db: Kysely<Schema>, file: string): Promise<void> {
  const { rows } = await sql<Record<string, string>>`pragma quick_check(1)`.execute(db);
  const [said] = Object.values(rows[0] ?? {});
  if (said !== 'ok') throw new Error(`${file} is damaged (${said}). Restore a backup: see docs/hosting.md.`);
}

export async function openStore(where: Where): Promise<OpenStore> {
  const release = where.kind === 'file' ? prepareFile(where.file) : () => {};
  const { db, store } = await databaseOf(where);
  try {
    if (where.kind === 'file') await checkPages(db, where.file);
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
