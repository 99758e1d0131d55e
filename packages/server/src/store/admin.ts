/** The operator's commands on stored data: `speeltafel export`, `import` and `backup`. */
import { closeSync, existsSync, openSync, renameSync, rmSync } from 'node:fs';
import { sql } from 'kysely';
import { exportLines, importLines } from './archive.ts';
import { openStore, openToRead, whereOf } from './open.ts';

/** Writes everything line by line. A server may be running. */
export async function exportTo(database: string, worker: URL, write: (line: string) => Promise<void>): Promise<void> {
  const { db, close } = await openToRead(whereOf(database, worker));
  try {
    for await (const line of exportLines(db)) await write(line);
  } finally {
    await close();
  }
}

/** Returns how many tables were imported. No server may be using the database file. */
export async function importFrom(database: string, worker: URL, lines: AsyncIterable<string>): Promise<number> {
  const { db, store, close } = await openStore(whereOf(database, worker));
  try {
    return await importLines(db, store, lines);
  } finally {
    await close();
  }
}

/** Makes a consistent copy of the file. A server may be writing to it. */
export async function backUp(database: string, worker: URL, to: string): Promise<void> {
  const where = whereOf(database, worker);
  if (where.kind === 'postgres') throw new Error('PostgreSQL has its own: pg_dump "$DATABASE_URL" > backup.sql');
  if (existsSync(to)) throw new Error(`${to} already exists.`);
  const { db, close } = await openToRead(where);
  // Written under another name until complete, so that a full disk leaves nothing that looks like a backup.
  const draft = `${to}.${process.pid}.part`;
  try {
    closeSync(openSync(draft, 'wx', 0o600));
    await sql`vacuum into ${draft}`.execute(db);
    renameSync(draft, to);
  } finally {
    rmSync(draft, { force: true });
    await close();
  }
}
