import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { hosted } from '@speeltafel/table';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ServerConfig } from '../src/index.ts';
import { type Append, appendEach } from '../src/store/append.ts';
import { migrate } from '../src/store/migrate.ts';
import { ModerationStore } from '../src/store/moderation-store.ts';
import { type OpenStore, openStore, openToRead, type Where } from '../src/store/open.ts';
import { postgresDatabase } from '../src/store/postgres.ts';
import { MIGRATIONS } from '../src/store/schema.ts';
import { buildThreads } from './running.ts';
import { hasPostgres, type Service, startPostgres } from './services.ts';

let threads: ServerConfig['threads'];
let postgres: Service | undefined;
beforeAll(async () => {
  threads = await buildThreads();
  if (hasPostgres()) postgres = await startPostgres();
});
afterAll(() => postgres?.stop());

const said = (text: string): hosted.Fact => ({ kind: 'said', guest: 'g', name: 'n', text, at: 1 });

const append = (table: string, after: number, texts: readonly string[], more: Partial<Append> = {}): Append => ({
  table,
  after,
  facts: texts.map(said),
  at: 1000 + after,
  guest: 'ann',
  nonce: null,
  entry: {
    code: `code-${table}`,
    game: 'menhirs',
    status: 'playing',
    listed: true,
    host: 'ann',
    deadline: null,
    summary: '{}',
    waiting: '[]',
    seats: [],
  },
  ...more,
});

const kinds: [string, () => Where | undefined][] = [
  [
    'in a file',
    () => ({ kind: 'file', file: join(mkdtempSync(join(tmpdir(), 'speeltafel-')), 'a.db'), worker: threads.store }),
  ],
  ['in PostgreSQL', () => postgres && { kind: 'postgres', url: postgres.url }],
];

describe.each(kinds)('the store %s', (_, where) => {
  let place: Where;
  let open: OpenStore;
  beforeAll(async () => {
    const found = where();
    if (found === undefined) throw new Error('PostgreSQL is missing: apt-get install postgresql');
    place = found;
    open = await openStore(place);
  });
  afterAll(() => open.close());
  const texts = async (table: string): Promise<unknown[]> =>
    (await open.store.facts(table, 0)).map(({ fact }) => (fact.kind === 'said' ? fact.text : fact));

  test('stores facts in order and returns them from a number on', async () => {
    expect(await open.store.append([append('one', 0, ['a', 'b']), append('one', 2, ['c'])])).toEqual([true, true]);
    expect(await texts('one')).toEqual(['a', 'b', 'c']);
    expect((await open.store.facts('one', 2)).map(({ seq }) => seq)).toEqual([3]);
  });

  test('an overtaken batch is refused whole, with everything after it, while other tables are stored', async () => {
    await open.store.append([append('two', 0, ['a'])]);
    const fits = await open.store.append([
      append('two', 0, ['late', 'later']),
      append('three', 0, ['x']),
      append('two', 2, ['last']),
    ]);
    expect(fits).toEqual([false, true, false]);
    expect(await texts('two')).toEqual(['a']);
    expect(await texts('three')).toEqual(['x']);
  });

  test('if two tables have one code the second is refused, and nothing else', async () => {
    const code = append('same', 0, ['a']).entry.code;
    const other = append('other', 0, ['b']);
    const batch = [append('same', 0, ['a']), { ...other, entry: { ...other.entry, code } }, append('more', 0, ['c'])];
    expect(await open.store.append(batch)).toEqual([true, false, true]);
    expect(await open.store.append([batch[1]!, append('more', 1, ['d'])])).toEqual([false, true]);
    expect(await texts('other')).toEqual([]);
    expect(await open.store.tableOf('other')).toBeUndefined();
    expect(await texts('more')).toEqual(['c', 'd']);
  });

  test('a nonce is returned with its fact', async () => {
    expect(await open.store.append([append('four', 0, ['first', 'second'], { nonce: 'same-nonce' })])).toEqual([true]);
    expect((await open.store.facts('four', 0)).map(({ nonce }) => nonce)).toEqual(['same-nonce', null]);
  });

  test('of many writes at once to one place, exactly one wins', async () => {
    const tries = Array.from({ length: 12 }, (_, i) => open.store.append([append('five', 0, [`try ${i}`])]));
    expect((await Promise.all(tries)).flat().filter(Boolean)).toHaveLength(1);
    expect(await texts('five')).toHaveLength(1);
  });

  test('a due table is leased once, and again if no node handled it', async () => {
    const late = append('six', 0, ['a']);
    await open.store.append([{ ...late, entry: { ...late.entry, deadline: 500 } }]);
    const [first, second] = await Promise.all([open.store.overdue(1000, 300, 10), open.store.overdue(1000, 300, 10)]);
    expect([...first!, ...second!]).toEqual(['six']);
    expect(await open.store.overdue(1200, 300, 10)).toEqual([]);
    expect(await open.store.overdue(1301, 300, 10)).toEqual(['six']);
  });

  test('finds tables by name, by code, in the lobby and by who has a seat', async () => {
    const table = append('seven', 0, [], {});
    await open.store.append([
      {
        ...table,
        facts: [{ kind: 'sat', seat: 1, sitter: { kind: 'person', guest: 'zoe', name: 'Zoe' } }],
        entry: { ...table.entry, seats: [{ seat: 1, guest: 'zoe' }] },
      },
    ]);
    expect(await open.store.tableOf('seven')).toMatchObject({ id: 'seven' });
    expect(await open.store.tableOf('code-seven')).toMatchObject({ id: 'seven' });
    expect((await open.store.lobby(0, 50)).map(({ id }) => id)).toContain('seven');
    expect(await open.store.tablesOf('zoe', 5)).toMatchObject([{ id: 'seven', changed: 1000 }]);
  });

  test('a guest who sat down is found, even if more happened in the same commit', async () => {
    const seats = [{ seat: 1, guest: 'kim' }];
    const sat = append('eight', 0, [], {});
    const standing = { ...sat.entry, seats };
    const fact: hosted.Fact = { kind: 'sat', seat: 1, sitter: { kind: 'person', guest: 'kim', name: 'Kim' } };
    await open.store.append([
      { ...sat, facts: [fact], entry: standing },
      append('eight', 1, ['hello'], { entry: standing }),
    ]);
    expect(await open.store.tablesOf('kim', 5)).toMatchObject([{ id: 'eight' }]);
  });

  test('a guest is found by the hash of a key, and can be deleted', async () => {
    await open.store.addGuest('zoe', 'hash', 'Zoe', 1);
    await open.store.addBot('token', 'zoe', 1);
    expect(await open.store.guestOf('hash')).toEqual({ id: 'zoe', name: 'Zoe', seen: 1 });
    expect(await open.store.botOf('token')).toEqual({ id: 'zoe', name: 'Zoe', seen: 1, session: null });
    await open.store.forgetGuest('zoe', 1);
    expect(await open.store.guestOf('hash')).toBeUndefined();
    expect(await open.store.botOf('token')).toBeUndefined();
    expect(await open.store.tablesWith('zoe')).toEqual(['seven']);
    await open.store.forgetSeats('zoe');
    expect(await open.store.tablesOf('zoe', 5)).toEqual([]);
  });

  test('actions of a game in progress change only the awaited seats in lists', async () => {
    const at = (after: number, facts: readonly hosted.Fact[], more: Partial<Append['entry']>): Append => {
      const one = append('played', after, []);
      return { ...one, facts, entry: { ...one.entry, seats: [{ seat: 1, guest: 'eve' }], ...more } };
    };
    const acted: hosted.Fact = { kind: 'acted', seat: 1, action: 'pass', at: 5, lag: 0 };
    const sat: hosted.Fact = { kind: 'sat', seat: 1, sitter: { kind: 'person', guest: 'eve', name: 'Eve' } };
    const inLists = () => open.store.tablesOf('eve', 5);
    await open.store.append([at(0, [sat], { status: 'gathering', summary: '{"a":1}' })]);
    await open.store.append([at(1, [said('x')], { summary: '{"a":2}', waiting: '[1]' })]);
    await open.store.append([at(2, [acted], { summary: '{"a":2}', waiting: '[2]', deadline: 7 })]);
    expect(await inLists()).toMatchObject([{ status: 'playing', summary: '{"a":2}', waiting: '[2]', changed: 1002 }]);
    expect(await open.store.overdue(8, 0, 5)).toContain('played');
    // A batch with any other fact, or an action that ends the game, rewrites the entry.
    await open.store.append([
      at(3, [said('y')], { summary: '{"a":3}' }),
      at(4, [acted], { summary: '{"a":3}', waiting: '[1]' }),
    ]);
    expect(await inLists()).toMatchObject([{ status: 'playing', summary: '{"a":3}', waiting: '[1]' }]);
    expect(await open.store.overdue(8, 0, 5)).not.toContain('played');
    await open.store.append([at(5, [acted], { status: 'over', summary: '{"a":3}' })]);
    expect(await inLists()).toMatchObject([{ status: 'over', waiting: '[]' }]);
    expect(await open.store.append([at(5, [acted], {})])).toEqual([false]);
  });

  test('talk that follows deleted older talk is deleted by age, too', async () => {
    const old = async (): Promise<boolean> =>
      (await open.store.tablesAfter('quie', 1000)).find(({ id }) => id === 'quiet')?.silent === 0;
    await open.store.append([append('quiet', 0, ['a'])]);
    await open.store.silence('quiet');
    expect(await old()).toBe(false);
    await open.store.append([append('quiet', 1, ['b'])]);
    expect(await old()).toBe(true);
    await open.store.silence('quiet');
    await appendEach(open.db, [append('quiet', 2, ['c'])]);
    expect(await old()).toBe(true);
  });

  test("keeps reports, bans and operators' actions for a limited time", async () => {
    const moderationStore = new ModerationStore(open.db);
    const report = {
      table_id: 'one',
      guest: 'ann',
      about: null,
      reason: 'talk',
      note: '',
      evidence: '{}',
      closed: null,
    };
    for (const at of [1, 2, 3]) await moderationStore.addReport({ ...report, id: `r${at}`, at });
    expect(await moderationStore.closeReport('r3', 9)).toBe(true);
    expect(await moderationStore.closeReport('r9', 9)).toBe(false);
    expect((await moderationStore.reports(2)).map(({ id }) => id)).toEqual(['r2', 'r1']);
    expect((await moderationStore.reports(9)).map(({ id, closed }) => [id, closed])).toEqual([
      ['r2', null],
      ['r1', null],
      ['r3', 9],
    ]);
    expect(await moderationStore.openReports()).toBe(2);
    await moderationStore.forget('ann');
    expect((await moderationStore.reports(1))[0]).toMatchObject({ guest: '' });
    const ban = { kind: 'network', subject: '192.0.2.1', since: 1, why: '' } as const;
    for (const until of [5, 7]) await moderationStore.ban({ ...ban, until });
    expect(await moderationStore.bans(6)).toEqual([{ ...ban, until: 7 }]);
    expect(await moderationStore.bans(7)).toEqual([]);
    await moderationStore.addToLog({ id: 'l1', at: 2, done: '{}' });
    expect(await moderationStore.deleteOld(3, 7)).toBe(4);
    expect([
      await moderationStore.reports(9),
      await moderationStore.log(9),
      await moderationStore.bans(0),
    ]).toMatchObject([[{ id: 'r3' }], [], []]);
  });

  test('everything is still there after closing and opening again', async () => {
    await open.close();
    open = await openStore(place);
    expect(await texts('one')).toEqual(['a', 'b', 'c']);
  });
});

describe.runIf(hasPostgres())('PostgreSQL, with one statement per batch', () => {
  let open: OpenStore;
  let node: Awaited<ReturnType<typeof postgresDatabase>>;
  beforeAll(async () => {
    open = await openStore({ kind: 'postgres', url: postgres!.url });
    node = await postgresDatabase(postgres!.url);
  });
  afterAll(async () => {
    await Promise.all([open.close(), node.close()]);
  });
  const appendAll = (batch: readonly Append[]): Promise<boolean> => node.shortcuts.appendAll(batch);
  const sitting = (table: string, after: number, guests: readonly string[]): Append => {
    const one = append(table, after, []);
    const sat: hosted.Fact = { kind: 'sat', seat: 1, sitter: { kind: 'person', guest: guests[0]!, name: 'N' } };
    const seats = guests.map((guest, i) => ({ seat: i + 1, guest }));
    return { ...one, facts: [sat], entry: { ...one.entry, seats } };
  };

  test('everything in a batch is stored: new tables, moves, talk, and seats', async () => {
    const acted: hosted.Fact = { kind: 'acted', seat: 1, action: 'pass', at: 5, lag: 0 };
    expect(await appendAll([sitting('s1', 0, ['max', 'leo']), append('s2', 0, ['a'])])).toBe(true);
    expect(await appendAll([{ ...append('s1', 1, []), facts: [acted] }, append('s2', 1, ['b'])])).toBe(true);
    expect(await appendAll([sitting('s1', 2, ['leo'])])).toBe(true);
    expect((await open.store.tablesOf('leo', 5)).map(({ id }) => id)).toEqual(['s1']);
    expect(await open.store.tablesOf('max', 5)).toEqual([]);
    expect((await open.store.facts('s1', 0)).map(({ fact }) => fact.kind)).toEqual(['sat', 'acted', 'sat']);
    expect(Object.fromEntries(await open.store.versionsOf(['s1', 's2', 'none']))).toEqual({ s1: 3, s2: 2 });
  });

  test.each([
    ['its place is taken', () => append('s3', 0, ['late'])],
    ['facts before it are missing', () => append('s3', 5, ['early'])],
    ['its code is taken', () => ({ ...append('s4', 0, ['x']), entry: append('s3', 0, []).entry })],
  ])('nothing of a batch is stored if one append does not fit, because %s', async (_, wrong) => {
    await appendAll([append('s3', 0, ['a'])]);
    expect(await appendAll([append('s5', 0, ['b']), wrong()])).toBe(false);
    expect(await open.store.tableOf('s5')).toBeUndefined();
    expect(await open.store.facts('s5', 0)).toEqual([]);
    expect(await open.store.facts('s3', 0)).toHaveLength(1);
  });

  test('two nodes that write the same places in opposite orders do not deadlock', async () => {
    const ids = Array.from({ length: 40 }, (_, i) => `c${i}`);
    await open.store.append(ids.map((id) => append(id, 0, ['a'])));
    for (let round = 1; round <= 20; round++) {
      const batch = ids.map((id) => append(id, round, [`round ${round}`]));
      const [one, other] = await Promise.all([appendAll(batch), open.store.append(batch.toReversed())]);
      expect(other.filter(Boolean)).toHaveLength(one ? 0 : ids.length);
    }
    for (const id of ids) expect(await open.store.facts(id, 0)).toHaveLength(21);
    const circles = sql<{
      deadlocks: number;
    }>`select deadlocks from pg_stat_database where datname = current_database()`;
    expect((await circles.execute(open.db)).rows).toEqual([{ deadlocks: 0 }]);
  });
});

test('a second process on the same file is refused with the reason', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'speeltafel-')), 'a.db');
  const place: Where = { kind: 'file', file, worker: threads.store };
  const first = await openStore(place);
  const link = `${file}-link`;
  symlinkSync(file, link);
  for (const again of [file, link]) {
    await expect(openStore({ ...place, file: again })).rejects.toThrow(/is already using/);
  }
  await first.close();
  await (await openStore({ ...place, file: link })).close();
});

test('a lock that an old version left behind, with the id of a living process, does not lock out a node', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'speeltafel-')), 'a.db');
  writeFileSync(`${file}.lock`, String(process.ppid));
  await (await openStore({ kind: 'file', file, worker: threads.store })).close();
  expect(existsSync(`${file}.lock`)).toBe(false);
});

test("only the server's user can read its file, and those beside it", async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'speeltafel-')), 'data');
  const file = join(folder, 'a.db');
  const place: Where = { kind: 'file', file, worker: threads.store };
  const open = await openStore(place);
  await open.store.addGuest('zoe', 'hash', 'Zoe', 1);
  for (const name of readdirSync(folder)) expect([name, statSync(join(folder, name)).mode & 0o077]).toEqual([name, 0]);
  await open.close();
  chmodSync(file, 0o644);
  await (await openStore(place)).close();
  expect(statSync(file).mode & 0o007).toBe(0);
});

test('a damaged file is refused at the start', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'speeltafel-')), 'a.db');
  const place: Where = { kind: 'file', file, worker: threads.store };
  const open = await openStore(place);
  for (let i = 0; i < 200; i++) await open.store.addGuest(`guest ${i}`, `hash ${i}`, 'x'.repeat(500), 1);
  await open.close();
  const bytes = readFileSync(file);
  bytes.fill(0x5a, 4096 * 12, 4096 * 20);
  writeFileSync(file, bytes);
  await expect(openStore(place)).rejects.toThrow(/damaged|malformed/);
});

test('a folder that cannot be written is named in the error', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'speeltafel-'));
  writeFileSync(join(folder, 'file'), '');
  const file = join(folder, 'file', 'a.db');
  await expect(openStore({ kind: 'file', file, worker: threads.store })).rejects.toThrow(`${file} cannot be written`);
});

/** An empty database. */
async function emptyPlace(isPostgres: boolean): Promise<Where> {
  if (!isPostgres) {
    const file = join(mkdtempSync(join(tmpdir(), 'speeltafel-')), 'a.db');
    writeFileSync(file, '');
    return { kind: 'file', file, worker: threads.store };
  }
  const url = new URL(postgres!.url);
  const first = await openToRead({ kind: 'postgres', url: url.href });
  await sql`create database older`.execute(first.db);
  await first.close();
  url.pathname = '/older';
  return { kind: 'postgres', url: url.href };
}

test.each([false, true])(
  'a database of an older version is migrated and keeps its log; PostgreSQL: %s',
  async (isPostgres) => {
    const place = await emptyPlace(isPostgres);
    const old = await openToRead(place);
    await migrate(old.db, isPostgres, MIGRATIONS.slice(0, 3));
    const [a, b] = ['a', 'b'].map((text) => JSON.stringify(said(text)));
    await sql`insert into facts values ('old', 1, 1000, 'ann', 'nonce-1', ${a}), ('old', 2, 1000, null, null, ${b})`.execute(
      old.db,
    );
    await sql`insert into tables (id, code, game, status, listed, host, created, changed, version, deadline, summary)
    values ('old', 'code-old', 'menhirs', 'playing', 1, 'ann', 1000, 1000, 2, 1500, '{"waiting":[2]}')`.execute(old.db);
    await sql`insert into seats values ('old', 1, 'ann')`.execute(old.db);
    await old.close();
    const now = await openStore(place);
    const before = await now.store.facts('old', 0);
    expect(before.map(({ seq, fact, guest, nonce }) => [seq, fact, guest, nonce])).toEqual([
      [1, said('a'), 'ann', 'nonce-1'],
      [2, said('b'), null, null],
    ]);
    expect(await now.store.tablesOf('ann', 5)).toMatchObject([{ id: 'old', waiting: '[2]' }]);
    expect(await now.store.overdue(2000, 5000, 5)).toEqual(['old']);
    expect(await now.store.append([append('old', 1, ['taken']), append('other', 0, ['c'])])).toEqual([false, true]);
    expect(await now.store.append([append('old', 2, ['d'])])).toEqual([true]);
    expect(await now.store.tablesWith('ann')).toContain('old');
    await now.close();
  },
);

test('a database of a newer version is left unchanged', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'speeltafel-')), 'a.db');
  const place: Where = { kind: 'file', file, worker: threads.store };
  const { default: Database } = await import('libsql');
  await (await openStore(place)).close();
  const db = new Database(file);
  db.exec('update schema_version set version = 99');
  db.close();
  await expect(openStore(place)).rejects.toThrow(/newer version of Speeltafel/);
});
