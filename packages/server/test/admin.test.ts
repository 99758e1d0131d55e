import { existsSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gameOfRecord } from '@speeltafel/rules';
import Database from 'libsql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { backUp, exportTo, importFrom, type ServerConfig } from '../src/index.ts';
import { buildThreads, startTestServer, TestGuest, type TestServer } from './running.ts';
import { command, open } from './tournaments.ts';

let threads: ServerConfig['threads'];
let server: TestServer;
let guest: TestGuest;
let folder: string;
beforeAll(async () => {
  threads = await buildThreads();
  server = await startTestServer(threads);
  folder = mkdtempSync(join(tmpdir(), 'speeltafel-'));
  guest = await TestGuest.arrive(server.address, 'Ann');
  await guest.ask('POST', '/api/bots', {});
  const client = await guest.connect();
  for (const resigns of [true, false]) {
    const seats = ['Ann', 'Bea'].map((name) => ({ kind: 'here', name }));
    const wish = { game: 'menhirs', options: {}, clock: { kind: 'none' }, listed: true, seats };
    const id = String((await guest.ask('POST', '/api/tables', wish)).body.id);
    await client.watch(id);
    await client.send(id, { kind: 'say', text: 'hello' });
    if (resigns) await client.send(id, { kind: 'resign', seat: 1 });
  }
  const tournament = await open(guest);
  await command(guest, tournament, { kind: 'register', name: 'Ann' });
});
afterAll(() => server.close());

async function exported(database: string): Promise<readonly string[]> {
  const lines: string[] = [];
  await exportTo(database, threads.store, async (line) => {
    lines.push(line);
  });
  return lines;
}
async function* each(lines: readonly string[]): AsyncIterable<string> {
  yield* lines;
}

describe('the data of a server', () => {
  test('is exported while it runs, imported elsewhere, and exported from there unchanged', async () => {
    const lines = await exported(server.file);
    expect(lines.map((line) => (JSON.parse(line) as { kind: string }).kind)).toEqual([
      'archive',
      'guest',
      'bot',
      'table',
      'table',
      'tournament',
      'session',
    ]);
    const copy = join(folder, 'copy.db');
    expect(await importFrom(copy, threads.store, each(lines))).toBe(2);
    expect(await importFrom(copy, threads.store, each(lines))).toBe(0);
    expect(await exported(copy)).toEqual(lines);
  });

  test('every one of many tables is exported once; empty lines of an archive are ignored', async () => {
    const [archive, guests, bots, ...tables] = await exported(server.file);
    const { record, ...table } = JSON.parse(tables[0]!) as { id: string; code: string; record: unknown };
    const many = Array.from({ length: 201 }, (_, i) => {
      const number = String(i).padStart(3, '0');
      return JSON.stringify({ ...table, id: `table${number}`, code: `owl-lamp-${number}` });
    });
    const copy = join(folder, 'many.db');
    expect(await importFrom(copy, threads.store, each([archive!, guests!, '', bots!, ...many, ' ']))).toBe(201);
    const ids = (await exported(copy)).slice(3).map((line) => (JSON.parse(line) as { id: string }).id);
    expect(ids).toEqual(many.map((line) => (JSON.parse(line) as { id: string }).id));
  });

  test('a finished game is exported with its record; a game in progress without, because its seed is secret', async () => {
    const tables = (await exported(server.file))
      .slice(3, 5)
      .map((line) => JSON.parse(line) as { record: string | null });
    expect(tables.filter(({ record }) => record === null)).toHaveLength(1);
    const { record } = tables.find((table) => table.record !== null)!;
    expect(gameOfRecord(record!)).toMatchObject({ ok: true });
  });

  test('a known guest can continue on the new server', async () => {
    const copy = join(folder, 'moved.db');
    await importFrom(copy, threads.store, each(await exported(server.file)));
    const moved = await startTestServer(threads, { database: copy });
    const mine = await guest.at(moved.address).ask('GET', '/api/mine');
    expect(mine.body.tables).toHaveLength(2);
    await moved.close();
  });

  test('a backup made while the server runs is a complete database', async () => {
    const to = join(folder, 'backup.db');
    await backUp(server.file, threads.store, to);
    expect(await exported(to)).toEqual(await exported(server.file));
    expect(statSync(to).mode & 0o077).toBe(0);
    await expect(backUp(server.file, threads.store, to)).rejects.toThrow('already exists');
    await expect(backUp(join(folder, 'none.db'), threads.store, join(folder, 'x'))).rejects.toThrow('no database');
  });

  test('a failed backup leaves nothing behind, and the next one succeeds', async () => {
    const to = join(folder, 'later.db');
    const broken = join(folder, 'broken.db');
    await backUp(server.file, threads.store, broken);
    writeFileSync(broken, readFileSync(broken).fill(0x5a, 4096 * 2));
    await expect(backUp(broken, threads.store, to)).rejects.toThrow();
    expect(readdirSync(folder).filter((name) => name.startsWith('later'))).toEqual([]);
    await backUp(server.file, threads.store, to);
    expect(existsSync(to)).toBe(true);
  });

  test('a database of a newer version is neither exported nor backed up', async () => {
    const newer = join(folder, 'newer.db');
    await backUp(server.file, threads.store, newer);
    const db = new Database(newer);
    db.exec('update schema_version set version = 99');
    db.close();
    await expect(exported(newer)).rejects.toThrow('newer version of Speeltafel');
    await expect(backUp(newer, threads.store, join(folder, 'x.db'))).rejects.toThrow('newer version of Speeltafel');
  });

  test('unknown games and malformed facts are not imported', async () => {
    const [archive, , , table] = await exported(server.file);
    const { facts, ...rest } = JSON.parse(table!) as { facts: { fact: Record<string, unknown> }[] };
    const changed = (change: (fact: Record<string, unknown>) => object): string =>
      JSON.stringify({ ...rest, facts: facts.map((one) => ({ ...one, fact: change(one.fact) })) });
    const bad = (line: string) =>
      expect(importFrom(join(folder, 'odd.db'), threads.store, each([archive!, line]))).rejects;
    await bad(changed((fact) => (fact.kind === 'opened' ? { ...fact, game: 'chess' } : fact))).toThrow('"chess"');
    await bad(changed((fact) => (fact.kind === 'said' ? { ...fact, text: 7 } : fact))).toThrow('Line 2');
    await bad(changed((fact) => (fact.kind === 'said' ? { ...fact, kind: 'sung' } : fact))).toThrow('Line 2');
  });

  test('a file that is not an archive is refused with the offending line', async () => {
    const bad = (...lines: string[]) => expect(importFrom(join(folder, 'bad.db'), threads.store, each(lines))).rejects;
    for (const line of ['{"kind":"guest"}', '{"kind":"archive","format":99}', '[]', 'hello'])
      await bad(line).toThrow('Line 1 is not from an archive');
    await bad('{"kind":"archive","format":1}', '', '{"kind":"table","id":"cut sh').toThrow('Line 3');
    await bad().toThrow('no archive');
    await bad('').toThrow('no archive');
  });

  test('a file that is not a database is refused by name, and nothing is exported', async () => {
    const text = join(folder, 'text.db');
    writeFileSync(text, 'A letter to nobody, longer than the head of a database is.\n'.repeat(10));
    const lines: string[] = [];
    const reading = exportTo(text, threads.store, async (line) => {
      lines.push(line);
    });
    await expect(reading).rejects.toThrow(`${text} cannot be opened: file is not a database`);
    expect(lines).toEqual([]);
  });

  test('an import creates the folder of its database', async () => {
    const fresh = join(folder, 'a', 'new', 'place.db');
    expect(await importFrom(fresh, threads.store, each(await exported(server.file)))).toBe(2);
  });
});
