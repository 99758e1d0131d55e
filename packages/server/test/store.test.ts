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
import type { Append } from '../src/store/append.ts';
import { migrate } from '../src/store/migrate.ts';
import { type OpenStore, openStore, openToRead, type Where } from '../src/store/open.ts';
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
  standing: {
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

  test('keeps facts in order and gives them back after a number', async () => {
    expect(await open.store.append([append('one', 0, ['a', 'b']), append('one', 2, ['c'])])).toEqual([true, true]);
    expect(await texts('one')).toEqual(['a', 'b', 'c']);
    expect((await open.store.facts('one', 2)).map(({ seq }) => seq)).toEqual([3]);
  });

  test('what was overtaken is refused whole, and everything behind it, while other tables are kept', async () => {
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

  test('of two tables with one code the second is refused, and nothing else', async () => {
    const code = append('same', 0, ['a']).standing.code;
    const other = append('other', 0, ['b']);
    const batch = [
      append('same', 0, ['a']),
      { ...other, standing: { ...other.standing, code } },
      append('more', 0, ['c']),
    ];
    expect(await open.store.append(batch)).toEqual([true, false, true]);
    expect(await open.store.append([batch[1]!, append('more', 1, ['d'])])).toEqual([false, true]);
    expect(await texts('other')).toEqual([]);
    expect(await open.store.tableOf('other')).toBeUndefined();
    expect(await texts('more')).toEqual(['c', 'd']);
  });

  test('a nonce comes back with its fact', async () => {
    expect(await open.store.append([append('four', 0, ['first', 'second'], { nonce: 'same-nonce' })])).toEqual([true]);
    expect((await open.store.facts('four', 0)).map(({ nonce }) => nonce)).toEqual(['same-nonce', null]);
  });

  test('many at once on one place: exactly one wins', async () => {
    const tries = Array.from({ length: 12 }, (_, i) => open.store.append([append('five', 0, [`try ${i}`])]));
    expect((await Promise.all(tries)).flat().filter(Boolean)).toHaveLength(1);
    expect(await texts('five')).toHaveLength(1);
  });

  test('a table whose time is up is handed out once, and again when nobody saw to it', async () => {
    const late = append('six', 0, ['a']);
    await open.store.append([{ ...late, standing: { ...late.standing, deadline: 500 } }]);
    const [first, second] = await Promise.all([open.store.overdue(1000, 300, 10), open.store.overdue(1000, 300, 10)]);
    expect([...first!, ...second!]).toEqual(['six']);
    expect(await open.store.overdue(1200, 300, 10)).toEqual([]);
    expect(await open.store.overdue(1301, 300, 10)).toEqual(['six']);
  });

  test('finds tables by name, by code, in the lobby and by who sits there', async () => {
    const table = append('seven', 0, [], {});
    await open.store.append([
      {
        ...table,
        facts: [{ kind: 'sat', seat: 1, sitter: { kind: 'person', guest: 'zoe', name: 'Zoe' } }],
        standing: { ...table.standing, seats: [{ seat: 1, guest: 'zoe' }] },
      },
    ]);
    expect(await open.store.tableOf('seven')).toMatchObject({ id: 'seven' });
    expect(await open.store.tableOf('code-seven')).toMatchObject({ id: 'seven' });
    expect((await open.store.lobby(0, 50)).map(({ id }) => id)).toContain('seven');
    expect(await open.store.tablesOf('zoe', 5)).toMatchObject([{ id: 'seven', changed: 1000 }]);
  });

  test('somebody who sat down is found, also when more happened in the same commit', async () => {
    const seats = [{ seat: 1, guest: 'kim' }];
    const sat = append('eight', 0, [], {});
    const standing = { ...sat.standing, seats };
    const fact: hosted.Fact = { kind: 'sat', seat: 1, sitter: { kind: 'person', guest: 'kim', name: 'Kim' } };
    await open.store.append([{ ...sat, facts: [fact], standing }, append('eight', 1, ['hello'], { standing })]);
    expect(await open.store.tablesOf('kim', 5)).toMatchObject([{ id: 'eight' }]);
  });

  test('a guest is known by the hash of a key, and can be forgotten', async () => {
    await open.store.addGuest('zoe', 'hash', 'Zoe', 1);
    await open.store.addBot('token', 'zoe', 1);
    expect(await open.store.guestOf('hash')).toEqual({ id: 'zoe', name: 'Zoe', seen: 1 });
    expect(await open.store.botOf('token')).toEqual({ id: 'zoe', name: 'Zoe' });
    await open.store.forgetGuest('zoe', 1);
    expect(await open.store.guestOf('hash')).toBeUndefined();
    expect(await open.store.botOf('token')).toBeUndefined();
    expect(await open.store.tablesWith('zoe')).toEqual(['seven']);
    await open.store.forgetSeats('zoe');
    expect(await open.store.tablesOf('zoe', 5)).toEqual([]);
  });

  test('actions of a game that goes on change whom its table waits for, and leave what else lists tell of it', async () => {
    const at = (after: number, facts: readonly hosted.Fact[], more: Partial<Append['standing']>): Append => {
      const one = append('played', after, []);
      return { ...one, facts, standing: { ...one.standing, seats: [{ seat: 1, guest: 'eve' }], ...more } };
    };
    const acted: hosted.Fact = { kind: 'acted', seat: 1, action: 'pass', at: 5, lag: 0 };
    const sat: hosted.Fact = { kind: 'sat', seat: 1, sitter: { kind: 'person', guest: 'eve', name: 'Eve' } };
    const inLists = () => open.store.tablesOf('eve', 5);
    await open.store.append([at(0, [sat], { status: 'gathering', summary: '{"a":1}' })]);
    await open.store.append([at(1, [said('x')], { summary: '{"a":2}', waiting: '[1]' })]);
    await open.store.append([at(2, [acted], { summary: '{"a":2}', waiting: '[2]', deadline: 7 })]);
    expect(await inLists()).toMatchObject([{ status: 'playing', summary: '{"a":2}', waiting: '[2]', changed: 1002 }]);
    expect(await open.store.overdue(8, 0, 5)).toContain('played');
    // A batch with anything else in it, and an action that ends the game, say everything anew.
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

  test('everything is still there after closing and opening again', async () => {
    await open.close();
    open = await openStore(place);
    expect(await texts('one')).toEqual(['a', 'b', 'c']);
  });
});

test('a second process on the same file is told so', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'speeltafel-')), 'a.db');
  const place: Where = { kind: 'file', file, worker: threads.store };
  const first = await openStore(place);
  const link = `${file}-link`;
  symlinkSync(file, link);
  for (const again of [file, link]) {
    await expect(openStore({ ...place, file: again })).rejects.toThrow(/is using .* already/);
  }
  await first.close();
  await (await openStore({ ...place, file: link })).close();
});

test('a lock that an old version left behind, with the number of a process that lives, locks nobody out', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'speeltafel-')), 'a.db');
  writeFileSync(`${file}.lock`, String(process.ppid));
  await (await openStore({ kind: 'file', file, worker: threads.store })).close();
  expect(existsSync(`${file}.lock`)).toBe(false);
});

test('only the user of the server reads its file, and what is beside it', async () => {
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

test('a folder that cannot be written is named', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'speeltafel-'));
  writeFileSync(join(folder, 'file'), '');
  const file = join(folder, 'file', 'a.db');
  await expect(openStore({ kind: 'file', file, worker: threads.store })).rejects.toThrow(`${file} cannot be written`);
});

/** A database with nothing in it yet. */
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
  'a database of an older version is brought up to date and keeps its log; PostgreSQL: %s',
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

test('a database of a newer version is left alone', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'speeltafel-')), 'a.db');
  const place: Where = { kind: 'file', file, worker: threads.store };
  const { default: Database } = await import('libsql');
  await (await openStore(place)).close();
  const db = new Database(file);
  db.exec('update schema_version set version = 99');
  db.close();
  await expect(openStore(place)).rejects.toThrow(/newer version of Speeltafel/);
});
