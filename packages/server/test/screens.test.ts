/** Televisions: how a screen gets its table, and that it learns only what a spectator may know. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ServerConfig } from '../src/index.ts';
import { openStore, whereOf } from '../src/store/open.ts';
import { SCREEN_LIFETIME, ScreenStore } from '../src/store/screens.ts';
import { buildThreads, NO_LIMITS, startTestServer, TestGuest, type TestServer } from './running.ts';
import { open as openTournament } from './tournaments.ts';

let threads: ServerConfig['threads'];
let server: TestServer;

beforeAll(async () => {
  threads = await buildThreads();
  server = await startTestServer(threads);
});
afterAll(() => server.close());

const post = async (address: string): Promise<{ id: string; code: string }> =>
  (await (await fetch(`${address}/api/screens`, { method: 'POST' })).json()) as { id: string; code: string };
const shownAt = async (address: string, name: string): Promise<{ status: number; body: Record<string, unknown> }> => {
  const reply = await fetch(`${address}/api/screens/${name}`);
  return { status: reply.status, body: (await reply.json()) as Record<string, unknown> };
};

const TWO_HERE = [
  { kind: 'here', name: 'Ann' },
  { kind: 'here', name: 'Bea' },
];
async function opened(guest: TestGuest, seats: readonly object[] = TWO_HERE, options: object = {}): Promise<string> {
  const wish = { game: 'menhirs', options, clock: { kind: 'none' }, listed: false, seats };
  return String((await guest.ask('POST', '/api/tables', wish)).body.id);
}

describe('a screen', () => {
  test('needs no name, and shows the table that a player chose last', async () => {
    const screen = await post(server.address);
    expect(screen.code).toMatch(/^[a-z]+-[a-z]+-[0-9]+$/);
    expect((await shownAt(server.address, screen.id)).body).toEqual({ ...screen, table: null, tournament: null });
    const ann = await TestGuest.arrive(server.address, 'Ann');
    for (const name of [screen.id, screen.code]) {
      const table = await opened(ann);
      expect((await ann.ask('PUT', `/api/screens/${name}`, { table })).status).toBe(200);
      expect((await shownAt(server.address, screen.id)).body.table).toBe(table);
    }
  });

  test('shows a tournament in place of a table, and a table in place of a tournament', async () => {
    const screen = await post(server.address);
    const ann = await TestGuest.arrive(server.address, 'Ann');
    const tournament = await openTournament(ann);
    const table = await opened(ann);
    const show = async (shown: object) => (await ann.ask('PUT', `/api/screens/${screen.code}`, shown)).status;
    expect(await show({ table })).toBe(200);
    expect(await show({ tournament })).toBe(200);
    expect((await shownAt(server.address, screen.id)).body).toEqual({ ...screen, table: null, tournament });
    for (const wrong of [{ tournament: table }, { table: tournament }]) expect(await show(wrong)).toBe(404);
    expect(await show({ table, tournament })).toBe(400);
    expect(await show({ table })).toBe(200);
    expect((await shownAt(server.address, screen.id)).body).toEqual({ ...screen, table, tournament: null });
  });

  test('takes a table only from a guest with a name, and only one that exists', async () => {
    const { id } = await post(server.address);
    const stranger = await fetch(`${server.address}/api/screens/${id}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ table: 'abcdefgh' }),
    });
    expect(stranger.status).toBe(401);
    const ann = await TestGuest.arrive(server.address, 'Ann');
    expect(await ann.ask('PUT', `/api/screens/${id}`, { table: 'abcdefgh' })).toMatchObject({ status: 404 });
    expect(await ann.ask('PUT', `/api/screens/${id}`, { table: 7 })).toMatchObject({ status: 400 });
    expect(await shownAt(server.address, 'no-such-9999')).toMatchObject({ status: 404 });
    expect(await shownAt(server.address, '%00')).toMatchObject({ status: 404 });
  });

  test('is not found by many guesses at once', async () => {
    const careful = await startTestServer(threads, { rates: { ...NO_LIMITS, misses: 3 } });
    const ann = await TestGuest.arrive(careful.address, 'Ann');
    const table = await opened(ann);
    const guess = (i: number) => ann.ask('PUT', `/api/screens/owl-lamp-${1000 + i}`, { table });
    const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => guess(i)));
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(3);
    await careful.close();
  });

  test('is not found by guessing codes', async () => {
    const careful = await startTestServer(threads, { rates: { ...NO_LIMITS, misses: 3 } });
    const { code } = await post(careful.address);
    const ann = await TestGuest.arrive(careful.address, 'Ann');
    const table = await opened(ann);
    const show = (name: string) => ann.ask('PUT', `/api/screens/${name}`, { table });
    expect(await show(code)).toEqual({ status: 200, body: {} });
    // A found code reveals neither the screen's secret nor the secret link of the table it shows.
    expect(await shownAt(careful.address, code)).toMatchObject({ status: 404 });
    for (let i = 0; i < 3; i++) expect(await show(`owl-lamp-${100 + i}`)).toMatchObject({ status: 404 });
    expect(await show(code)).toMatchObject({ status: 429 });
    await careful.close();
  });

  test('that is off for a day is deleted; one that still polls is kept', async () => {
    const gone = await startTestServer(threads);
    await gone.close();
    const { db, close } = await openStore(whereOf(gone.file, threads.store));
    const screens = new ScreenStore(db);
    for (const id of ['off', 'on']) await screens.add({ id, code: id, table_id: null, tournament_id: null, seen: 0 });
    await screens.keep((await screens.byId('on'))!, SCREEN_LIFETIME);
    expect(await screens.deleteOld(1)).toBe(1);
    expect([await screens.byId('off'), (await screens.byId('on'))?.seen]).toEqual([undefined, SCREEN_LIFETIME]);
    await close();
  });
});

describe('a connection that only watches', () => {
  test('is not counted as a spectator, and players see that there is a screen', async () => {
    const ann = await TestGuest.arrive(server.address, 'Ann');
    const table = await opened(ann);
    const [phone, screen] = [await ann.connect(), await ann.watchOnly()];
    await phone.watch(table);
    await screen.watch(table);
    await phone.until(() => phone.here.get(table)?.screens === 1);
    expect(phone.here.get(table)).toMatchObject({ guests: [ann.id], watching: 0, screens: 1 });
    screen.socket.close();
    await phone.until(() => phone.here.get(table)?.screens === 0);
  });

  test('can do nothing', async () => {
    const ann = await TestGuest.arrive(server.address, 'Ann');
    const table = await opened(ann, [{ kind: 'here', name: 'Ann' }, { kind: 'open' }]);
    const screen = await ann.watchOnly();
    await screen.watch(table);
    const commands = [
      { kind: 'sit', seat: 2, name: 'Screen' },
      { kind: 'say', text: 'hello' },
      { kind: 'start' },
    ] as const;
    for (const command of commands) expect(await screen.send(table, command)).toMatchObject({ code: 'only-watches' });
  });

  test('gets what a spectator gets: no menhirs under hidden fog, no choice before both are made', async () => {
    const [ann, eve] = [await TestGuest.arrive(server.address, 'Ann'), await TestGuest.arrive(server.address, 'Eve')];
    const table = await opened(ann, TWO_HERE, { variant: 'adam', hidden: true });
    const [spectator, screen] = [await eve.connect(), await ann.watchOnly()];
    for (const client of [spectator, screen]) {
      await client.watch(table);
      await client.until(() => (client.tables.get(table)?.began ?? 0) > 0);
    }
    const told = screen.tables.get(table)!;
    expect([told.start, told.dealt, told.view]).toEqual([null, '', expect.anything()]);
    expect(told).toEqual(spectator.tables.get(table));
  });
});
