/** Migrates a database when the server starts. A database of a newer version is refused and left unchanged. */
import { type Kysely, sql } from 'kysely';
import { MIGRATIONS, type Schema } from './schema.ts';

const madeByNewer = (found: number): Error =>
  new Error(
    `This database was made by a newer version of Speeltafel (its schema is ${found}, this version knows ${MIGRATIONS.length}). Start the newer version, or restore an older backup.`,
  );

/** The schema version of a database that is only read; 0 if there is none yet. */
export async function schemaOf(db: Kysely<Schema>): Promise<number> {
  try {
    const { rows } = await sql<{ version: number }>`select version from schema_version`.execute(db);
    return rows[0]?.version ?? 0;
  } catch (error) {
    // An empty database has no such table.
    if (/schema_version/.test(String(error))) return 0;
    throw error;
  }
}

export async function refuseNewer(db: Kysely<Schema>): Promise<void> {
  const found = await schemaOf(db);
  if (found > MIGRATIONS.length) throw madeByNewer(found);
}

export async function migrate(db: Kysely<Schema>, isPostgres: boolean, steps = MIGRATIONS): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    // Two nodes may start at the same time: the second one waits and finds everything done.
    if (isPostgres) await sql`select pg_advisory_xact_lock(727501)`.execute(transaction);
    await sql`create table if not exists schema_version (version integer not null)`.execute(transaction);
    const { rows } = await sql<{ version: number }>`select version from schema_version`.execute(transaction);
    const found = rows[0]?.version ?? 0;
    if (found > steps.length) throw madeByNewer(found);
    for (const step of steps.slice(found)) await step(transaction, isPostgres);
    await sql`delete from schema_version`.execute(transaction);
    await sql`insert into schema_version (version) values (${steps.length})`.execute(transaction);
  });
}
