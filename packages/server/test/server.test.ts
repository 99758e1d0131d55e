import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { menhirs } from '@speeltafel/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DiskHealth } from '../src/disk-health.ts';
import { httpApp } from '../src/http/app.ts';
import type { Parts } from '../src/http/context.ts';
import type { ServerConfig } from '../src/index.ts';
import { Metrics } from '../src/metrics.ts';
import { buildThreads, startTestServer, TestGuest, type TestServer } from './running.ts';

let threads: ServerConfig['threads'];
let server: TestServer;

beforeAll(async () => {
  threads = await buildThreads();
  server = await startTestServer(threads);
});
afterAll(() => server.close());

const MENHIRS = { game: 'menhirs', options: { variant: 'adam' }, clock: { kind: 'none' }, listed: false };

describe('a table online', () => {
  test('two guests meet by a link and play; both receive every action', async () => {
    const joris = await TestGuest.arrive(server.address, 'Joris');
    const marijke = await TestGuest.arrive(server.address, 'Marijke');
    const opened = await joris.ask('POST', '/api/tables', {
      ...MENHIRS,
      seats: [{ kind: 'here', name: 'Joris' }, { kind: 'open' }],
    });
    expect(opened.status).toBe(200);
    const id = String(opened.body.id);
    const [a, b] = [await joris.connect(), await marijke.connect()];
    await a.watch(id);
    await b.watch(id);
    expect(await a.send(id, { kind: 'act', seat: 1, action: '~a1' })).toMatchObject({
      type: 'refused',
      code: 'not-begun',
    });
    expect(await b.send(id, { kind: 'sit', seat: 2, name: 'Marijke' })).toMatchObject({ type: 'done' });
    await a.until(() => a.tables.get(id)?.start != null);
    const start = menhirs.parsePosition(a.tables.get(id)!.start!);
    if (!start.ok) throw new Error(start.refusal.message);
    const [flip] = menhirs.actions(start.value, 1, 0);
    const text = menhirs.makeAction(flip!, start.value, 1);
    expect(await b.send(id, { kind: 'act', seat: 1, action: text })).toMatchObject({ code: 'not-your-seat' });
    expect(await a.send(id, { kind: 'act', seat: 1, action: text }, 'once-only')).toMatchObject({ type: 'done' });
    await b.until(() => b.tables.get(id)?.played.length === 1);
    expect(b.tables.get(id)?.played[0]).toMatchObject({ seat: 1, action: text });
    expect(await a.send(id, { kind: 'act', seat: 1, action: text }, 'once-only')).toMatchObject({ type: 'done' });
    expect(a.tables.get(id)?.played).toHaveLength(1);
  });

  test('only the host can close a table, and only before the game', async () => {
    const [joris, marijke] = await Promise.all(
      ['Joris', 'Marijke'].map((name) => TestGuest.arrive(server.address, name)),
    );
    const seats = [{ kind: 'here', name: 'Joris' }, { kind: 'open' }];
    const open = async () => String((await joris!.ask('POST', '/api/tables', { ...MENHIRS, seats })).body.id);
    const [id, played] = [await open(), await open()];
    const client = await marijke!.connect();
    for (const table of [id, played]) await client.watch(table);
    expect(await marijke!.ask('DELETE', `/api/tables/${id}`)).toMatchObject({
      status: 403,
      body: { code: 'not-host' },
    });
    expect(await joris!.ask('DELETE', `/api/tables/${id}`)).toMatchObject({ status: 200 });
    expect(await joris!.ask('GET', `/api/tables/${id}`)).toMatchObject({ status: 404 });
    expect(await client.send(id, { kind: 'sit', seat: 2, name: 'Marijke' })).toMatchObject({ code: 'no-such-table' });
    await client.send(played, { kind: 'sit', seat: 2, name: 'Marijke' });
    expect(await joris!.ask('DELETE', `/api/tables/${played}`)).toMatchObject({ status: 409, body: { code: 'begun' } });
  });

  test('anyone can take a freed seat, and only the guest who had it is told why', async () => {
    const [joris, marijke, eve] = await Promise.all(
      ['Joris', 'Marijke', 'Eve'].map((name) => TestGuest.arrive(server.address, name)),
    );
    const seats = [{ kind: 'here', name: 'Joris' }, { kind: 'open' }, { kind: 'open' }];
    const wish = { ...MENHIRS, game: 'floors', options: { players: 3 }, seats };
    const id = String((await joris!.ask('POST', '/api/tables', wish)).body.id);
    const [a, b, e] = await Promise.all([joris!, marijke!, eve!].map((guest) => guest.connect()));
    for (const client of [a!, b!, e!]) await client.watch(id);
    await b!.send(id, { kind: 'sit', seat: 2, name: 'Marijke' });
    expect(await marijke!.ask('GET', '/api/mine')).toMatchObject({ body: { tables: [{ id }] } });
    const free = { kind: 'free', seat: 2, guest: marijke!.id } as const;
    const freed = await a!.send(id, free, 'free-once');
    expect(freed).toMatchObject({ type: 'done' });
    await b!.until(() => b!.tables.get(id)!.seating[2] === null);
    expect([a!, b!, e!].map(({ tables }) => tables.get(id)!.freed)).toEqual([false, true, false]);
    expect(await marijke!.ask('GET', '/api/mine')).toMatchObject({ body: { tables: [] } });
    const later = await marijke!.connect();
    await later.watch(id);
    expect(later.tables.get(id)!.freed).toBe(true);
    // The displaced guest asks the host to return. The repeated command gets the same answer, and the guest who has the
    // seat by then stays.
    expect(await b!.send(id, { kind: 'sit', seat: 2, name: 'Marijke' })).toMatchObject({ type: 'done' });
    await a!.until(() => a!.tables.get(id)!.asking.length === 1);
    expect(await a!.send(id, { kind: 'admit', guest: marijke!.id, yes: true })).toMatchObject({ type: 'done' });
    expect(await a!.send(id, free, 'free-once')).toEqual(freed);
    await later.until(() => !later.tables.get(id)!.freed);
    expect(later.tables.get(id)!.seating[2]).toMatchObject({ guest: marijke!.id });
  });

  test('a table is the same for all: for its host, for a guest who joins by the link, and in the log', async () => {
    const joris = await TestGuest.arrive(server.address, 'Joris');
    const marijke = await TestGuest.arrive(server.address, 'Marijke');
    const wish = {
      ...MENHIRS,
      game: 'floors',
      options: { players: 2 },
      seats: [{ kind: 'here', name: 'Joris' }, { kind: 'open' }],
    };
    const open = (look: unknown, game = 'floors') => joris.ask('POST', '/api/tables', { ...wish, game, look });
    for (const look of ['a.b', `box ${'a'.repeat(25)}`]) {
      expect(await open(look)).toMatchObject({ status: 400, body: { code: 'bad-look' } });
    }
    for (const look of [7, 'x'.repeat(121)]) expect((await open(look)).status).toBe(400);
    expect(
      await joris.ask('POST', '/api/tables', { ...MENHIRS, seats: wish.seats, look: 'box Grommel' }),
    ).toMatchObject({ status: 400, body: { code: 'bad-look' } });
    const id = String((await open('slime.ash.one.gulp.wings.none.none  Tante\u200b  Ruth')).body.id);
    const [a, b] = [await joris.connect(), await marijke.connect()];
    await a.watch(id);
    await b.watch(id);
    const looks = [a, b].map(({ tables }) => tables.get(id)?.look);
    expect(looks).toEqual(Array(2).fill('slime.ash.one.gulp.wings.none.none Tante Ruth'));
  });

  test('a guest who sits down is a player from then on, not a spectator', async () => {
    const joris = await TestGuest.arrive(server.address, 'Joris');
    const marijke = await TestGuest.arrive(server.address, 'Marijke');
    const seats = [{ kind: 'here', name: 'Joris' }, { kind: 'open' }];
    const id = String((await joris.ask('POST', '/api/tables', { ...MENHIRS, seats })).body.id);
    const [a, b] = [await joris.connect(), await marijke.connect()];
    await a.watch(id);
    await b.watch(id);
    await a.until(() => a.here.get(id)?.watching === 1);
    await b.send(id, { kind: 'sit', seat: 2, name: 'Marijke' });
    await a.until(() => a.here.get(id)?.watching === 0);
    expect(a.here.get(id)?.guests.toSorted()).toEqual([joris.id, marijke.id].toSorted());
    b.socket.close();
    await a.until(() => a.here.get(id)?.guests.length === 1);
    expect(a.here.get(id)).toMatchObject({ guests: [joris.id], watching: 0 });
  });
});

test('a visitor with the link and without a name sees the game and its players', async () => {
  const joris = await TestGuest.arrive(server.address, 'Joris');
  const seats = [{ kind: 'here', name: 'Joris' }, { kind: 'open' }];
  const { code } = (await joris.ask('POST', '/api/tables', { ...MENHIRS, seats })).body;
  const seen = await (await fetch(`${server.address}/api/tables/${String(code)}`)).json();
  expect(seen).toMatchObject({ code, game: 'menhirs', status: 'gathering', clock: MENHIRS.clock });
  expect(seen).toMatchObject({ options: expect.stringContaining('adam'), players: [{ name: 'Joris' }, null] });
});

test('the table of the next game can be found as soon as it is announced', async () => {
  const joris = await TestGuest.arrive(server.address, 'Joris');
  const seats = [
    { kind: 'here', name: 'Joris' },
    { kind: 'here', name: 'Marijke' },
  ];
  const id = String((await joris.ask('POST', '/api/tables', { ...MENHIRS, seats })).body.id);
  const client = await joris.connect();
  await client.watch(id);
  await client.send(id, { kind: 'resign', seat: 1 });
  await client.send(id, { kind: 'offer', seat: 1, what: 'rematch' });
  const agreed = client.send(id, { kind: 'answer', seat: 2, yes: true });
  await client.until(() => client.tables.get(id)?.next != null);
  const { next } = client.tables.get(id)!;
  expect((await joris.ask('GET', `/api/tables/${next}`)).body).toMatchObject({ id: next, game: 'menhirs' });
  expect(await agreed).toMatchObject({ type: 'done' });
});

describe('limits', () => {
  test('API requests are limited per address; the files of the page are not', async () => {
    const page = mkdtempSync(join(tmpdir(), 'speeltafel-page-'));
    writeFileSync(join(page, 'index.html'), '<!doctype html><title>Hello</title>');
    const small = await startTestServer(threads, { page, rates: { requests: 3 } });
    const status = async (path: string): Promise<number> => (await fetch(`${small.address}${path}`)).status;
    for (let i = 0; i < 10; i++) expect(await status('/')).toBe(200);
    for (let i = 0; i < 3; i++) expect(await status('/api/me')).toBe(200);
    expect(await status('/api/me')).toBe(429);
    expect(await status('/')).toBe(200);
    await small.close();
    rmSync(page, { recursive: true });
  });
});

test('a node is ready while its database answers and it is not shutting down; it is alive all the time', async () => {
  const asked = async (ready: boolean, answers: boolean) => {
    const store = { ready: async () => (answers ? undefined : Promise.reject(new Error('away'))) };
    const app = httpApp({
      store,
      ready: () => ready,
      metrics: new Metrics(),
      diskHealth: new DiskHealth(
        () => {},
        () => 0,
      ),
      log: false,
    } as unknown as Parts);
    const replies = await Promise.all(['/readyz', '/healthz'].map((url) => app.inject(url)));
    return replies.map(({ statusCode }) => statusCode);
  };
  expect(await asked(true, true)).toEqual([200, 200]);
  expect(await asked(true, false)).toEqual([503, 200]);
  expect(await asked(false, true)).toEqual([503, 200]);
});
