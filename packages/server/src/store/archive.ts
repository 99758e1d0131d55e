/** All data of a server as lines of JSON, for moving to another database and for reading with other tools. */
import { makeRecord } from '@speeltafel/rules';
import { hasTable, hosted, withKit } from '@speeltafel/table';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { Listing } from '../host/table-listing.ts';
import { foldAll } from '../players/fold-log.ts';
import { schemaOf } from './migrate.ts';
import { exportPlayers, importPlayer, playerLines } from './player-archive.ts';
import { MIGRATIONS, type Schema } from './schema.ts';
import type { Store } from './store.ts';
import { exportTournaments, importTournament, tournamentLine } from './tournament-archive.ts';

const FORMAT = 1;
const PAGE = 200;
/** The schema version that added the expiry of short codes. */
const WITH_CODE_UNTIL = 7;
/** The schema version that added online tournaments. */
const WITH_TOURNAMENTS = 14;
/** The schema version that added a key for each device. */
const WITH_SESSIONS = 15;

const text = v.string();
const number = v.number();
const maybe = v.nullable(text);
const line = v.variant('kind', [
  v.object({ kind: v.literal('archive'), format: v.literal(FORMAT) }),
  v.object({ kind: v.literal('guest'), id: text, key_hash: text, name: text, created: number, seen: number }),
  v.object({
    kind: v.literal('bot'),
    token_hash: text,
    guest: text,
    created: number,
    session: v.optional(maybe, null),
  }),
  v.object({
    kind: v.literal('table'),
    id: text,
    code: text,
    code_until: v.optional(v.nullable(number), null),
    facts: v.array(v.object({ at: number, guest: maybe, nonce: maybe, fact: hosted.factSchema })),
  }),
  tournamentLine,
  ...playerLines,
]);

type Facts = readonly hosted.Fact[];

/** The game as a record, which other programs can read; null while its seed is secret. */
const recordOf = (game: string, facts: Facts): string | null =>
  withKit(game, (kit) => {
    const now = foldAll(kit, facts);
    if (now.table === null || !hosted.isFinished(kit, now)) return null;
    const { course, brokenOff } = now.table;
    return makeRecord(kit.game, { ...course, brokenOff });
  });

/** Keys and tokens are exported as hashes only, names and talk as they are. */
export async function* exportLines(db: Kysely<Schema>): AsyncIterable<string> {
  const guests = await db.selectFrom('guests').selectAll().orderBy('id').execute();
  // Writes nothing before the database has answered: an unreadable database must not look like an empty archive.
  yield JSON.stringify({ kind: 'archive', format: FORMAT, schema: MIGRATIONS.length });
  for (const guest of guests) {
    yield JSON.stringify({ kind: 'guest', ...guest });
  }
  for (const bot of await db.selectFrom('bots').selectAll().orderBy('token_hash').execute()) {
    yield JSON.stringify({ kind: 'bot', ...bot });
  }
  // A database that is opened only for reading may have an older schema.
  const columns = [
    'id',
    'code',
    'game',
    ...((await schemaOf(db)) >= WITH_CODE_UNTIL ? (['code_until'] as const) : []),
  ] as const;
  for (let after = ''; ; ) {
    const tables = await db
      .selectFrom('tables')
      .select(columns)
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGE)
      .execute();
    for (const { id, code, code_until = null, game } of tables) {
      const rows = await db.selectFrom('facts').selectAll().where('table_id', '=', id).orderBy('seq').execute();
      const facts = rows.map(({ at, guest, nonce, fact }) => ({
        at,
        guest,
        nonce,
        fact: JSON.parse(fact) as hosted.Fact,
      }));
      const record = recordOf(
        game,
        facts.map(({ fact }) => fact),
      );
      yield JSON.stringify({ kind: 'table', id, code, code_until, record, facts });
    }
    if (tables.length < PAGE) break;
    after = tables.at(-1)!.id;
  }
  // A database that is opened only for reading may have an older schema.
  if ((await schemaOf(db)) >= WITH_TOURNAMENTS) yield* exportTournaments(db);
  if ((await schemaOf(db)) >= WITH_SESSIONS) yield* exportPlayers(db);
}

/** Imports an archive; existing rows stay as they are. Returns how many tables were imported. */
export async function importLines(db: Kysely<Schema>, store: Store, lines: AsyncIterable<string>): Promise<number> {
  let begun = false;
  let tables = 0;
  let number = 0;
  for await (const one of lines) {
    number++;
    if (one.trim() === '') continue;
    const read = parseLine(one);
    if (read === undefined || (!begun && read.kind !== 'archive')) {
      throw new Error(`Line ${number} is not from an archive that this version of Speeltafel can read.`);
    }
    begun = true;
    if (await importOne(db, store, read)) tables++;
  }
  // In a pipe, an export that failed sends nothing.
  if (!begun) throw new Error('There is no archive here: the input is empty.');
  return tables;
}

function parseLine(text: string): v.InferOutput<typeof line> | undefined {
  try {
    const parsed = v.safeParse(line, JSON.parse(text));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

async function importOne(db: Kysely<Schema>, store: Store, one: v.InferOutput<typeof line>): Promise<boolean> {
  if (one.kind === 'guest') {
    const { kind, ...guest } = one;
    await db
      .insertInto('guests')
      .values(guest)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  if (one.kind === 'bot') {
    const { kind, ...bot } = one;
    await db
      .insertInto('bots')
      .values(bot)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  if (one.kind === 'session' || one.kind === 'passkey' || one.kind === 'recovery-code') await importPlayer(db, one);
  if (one.kind === 'tournament') await importTournament(db, one);
  if (one.kind !== 'table' || (await store.tableOf(one.id)) !== undefined) return false;
  const log: Facts = one.facts.map(({ fact }) => fact);
  const [first] = log;
  if (first?.kind !== 'opened') throw new hosted.DamagedLog('A log begins with the opening of its table.');
  if (!hasTable(first.game)) throw new Error(`Table ${one.id} has a game that is not known here: "${first.game}".`);
  // Each fact keeps its own time and nonce; the entry is that of the whole log.
  const entry = withKit(first.game, (kit) => new Listing(kit, one.code).of(foldAll(kit, log)));
  const appends = one.facts.map(({ at, guest, nonce }, i) => ({
    table: one.id,
    after: i,
    facts: [log[i]!],
    at,
    guest,
    nonce,
    entry,
  }));
  const fits = await store.append(appends);
  if (!fits.every(Boolean)) return false;
  await db.updateTable('tables').set({ code_until: one.code_until }).where('id', '=', one.id).execute();
  return true;
}
