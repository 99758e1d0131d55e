/** Rated games: agreed when the table opens, counted once, and the same when computed again from the log. */
import { menhirs } from '@speeltafel/rules';
import { foldRatings, type RatedResult } from '@speeltafel/tournament';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noBus } from '../src/bus/bus.ts';
import { Hosting } from '../src/host/hosting.ts';
import { Results } from '../src/host/results.ts';
import type { ServerConfig } from '../src/index.ts';
import { openStore, whereOf } from '../src/store/open.ts';
import { RatingStore } from '../src/store/ratings.ts';
import { positionOf } from './pair.ts';
import { buildThreads, startTestServer, type TestClient, TestGuest, type TestServer } from './running.ts';

let threads: ServerConfig['threads'];
let server: TestServer;
beforeAll(async () => {
  threads = await buildThreads();
  server = await startTestServer(threads);
});
afterAll(() => server.close());

const wish = (rated: boolean) => ({
  ...{ game: 'menhirs', options: {}, clock: { kind: 'none' }, listed: false, rated },
  seats: [{ kind: 'here', name: 'Ann' }, { kind: 'open' }],
});

interface Pair {
  readonly ann: TestGuest;
  readonly bea: TestGuest;
  readonly one: TestClient;
  readonly two: TestClient;
}

async function arrive(): Promise<Pair> {
  const ann = await TestGuest.arrive(server.address, 'Ann');
  const bea = await TestGuest.arrive(server.address, 'Bea');
  return { ann, bea, one: await ann.connect(), two: await bea.connect() };
}

/** Some moves, then the first player resigns. */
async function game({ ann, one, two }: Pair, rated: boolean, moves: number): Promise<string> {
  const table = String((await ann.ask('POST', '/api/tables', wish(rated))).body.id);
  await Promise.all([one.watch(table), two.watch(table)]);
  await two.send(table, { kind: 'sit', seat: 2, name: 'Bea' });
  await one.until(() => one.tables.get(table)?.start !== null);
  expect(one.tables.get(table)!.rated).toBe(rated);
  for (let i = 0; i < moves; i++) {
    const told = one.tables.get(table)!;
    const position = positionOf(told);
    const seat = menhirs.toAct(position)[0]!;
    const client = seat === 1 ? one : two;
    const version = told.played.length;
    await client.until(() => client.tables.get(table)!.played.length >= version);
    const action = menhirs.makeAction(menhirs.actions(position, seat, 0)[0]!, position, seat);
    await client.send(table, { kind: 'act', seat, action });
    await one.until(() => one.tables.get(table)!.played.length > version);
  }
  await one.send(table, { kind: 'resign', seat: 1 });
  return table;
}

interface Own {
  readonly listed: boolean;
  readonly pools: readonly { pool: string; rating: number; games: number; provisional: boolean; history: unknown[] }[];
}
const ratingsOf = async (guest: TestGuest): Promise<Own> =>
  (await guest.ask('GET', '/api/ratings')).body as unknown as Own;

test('a rated game counts once for both; casual games, games abandoned at once and games against oneself do not', async () => {
  const pair = await arrive();
  await game(pair, false, 8);
  await game(pair, true, 1);
  expect((await ratingsOf(pair.ann)).pools).toEqual([]);
  await game(pair, true, 8);
  await expect.poll(async () => (await ratingsOf(pair.bea)).pools, { timeout: 20_000 }).toHaveLength(1);
  const [ann, bea] = [await ratingsOf(pair.ann), await ratingsOf(pair.bea)];
  expect(ann.pools[0]).toMatchObject({ pool: 'menhirs-adam', games: 1, provisional: true });
  expect(ann.pools[0]!.rating).toBeLessThan(1500);
  expect(bea.pools[0]!.rating).toBeGreaterThan(1500);
  expect(bea.pools[0]!.history).toHaveLength(1);

  const alone = { ...wish(true), seats: [wish(true).seats[0], { kind: 'here', name: 'Also Ann' }] };
  expect(await pair.ann.ask('POST', '/api/tables', alone)).toMatchObject({
    status: 400,
    body: { code: 'rated-alone' },
  });
  const table = String((await pair.ann.ask('POST', '/api/tables', wish(true))).body.id);
  await pair.one.watch(table);
  await pair.two.watch(table);
  await pair.two.send(table, { kind: 'sit', seat: 2, name: 'Bea' });
  const asked = await pair.one.send(table, { kind: 'offer', seat: 1, what: 'take-back' });
  expect(asked).toMatchObject({ type: 'refused', code: 'rated-game' });
  expect(await pair.one.send(table, { kind: 'hand-over', seat: 1 })).toMatchObject({ code: 'seat-stays' });
});

test('a result that cannot be counted does not block the next ones', async () => {
  const pair = await arrive();
  const [broken, sound] = [await game(pair, false, 8), await game(pair, true, 8)];
  await expect.poll(async () => (await ratingsOf(pair.bea)).pools, { timeout: 20_000 }).toHaveLength(1);
  await server.close();
  const { store, db, close } = await openStore(whereOf(server.file, threads.store));
  const [ratings, hosting] = [new RatingStore(db), new Hosting(store, noBus, Date.now)];
  await db.deleteFrom('rated_results').execute();
  await db.updateTable('facts').set({ fact: '{' }).where('table_id', '=', broken).where('seq', '=', 3).execute();
  for (const table of [broken, sound]) await store.expectResult(table, 1);
  const failures: unknown[] = [];
  const around = { store, ratings, hosting, now: Date.now };
  const results = new Results(
    around,
    async () => {},
    (error) => failures.push(error),
  );
  await results.run();
  expect(failures).toHaveLength(1);
  expect([await ratings.isDue(broken), await ratings.isDue(sound)]).toEqual([true, false]);
  await close();
  server = await startTestServer(threads, { database: server.file });
});

test('leaderboards show settled ratings of those who ask for it', async () => {
  const ann = await TestGuest.arrive(server.address, 'Ann');
  expect((await ann.ask('PUT', '/api/ratings', { listed: true })).body).toEqual({ listed: true });
  expect((await ratingsOf(ann)).listed).toBe(true);
  expect((await ann.ask('GET', '/api/leaderboards/floors')).body).toEqual({ leaders: [] });
  expect((await ann.ask('GET', '/api/leaderboards/chess')).status).toBe(404);
});

test('ratings computed from the log again are the same, and a table counts once', async () => {
  const { db, close } = await openStore(whereOf(`${server.file}.second`, threads.store));
  const ratings = new RatingStore(db);
  const results: RatedResult[] = [];
  for (let i = 0; i < 40; i++) {
    const players =
      i % 3 === 0 ? [{ guest: 'ann' }, { level: 'shepherd' }] : [{ guest: 'ann' }, { guest: `g${i % 4}` }];
    results.push({ pool: 'menhirs-adam', at: i * 1e7, players, places: i % 2 === 0 ? [1, 2] : [2, 1] });
  }
  await Promise.all(results.slice(0, 3).map((result, i) => ratings.add(`t${i}`, result)));
  for (const [i, result] of results.entries()) expect(await ratings.add(`t${i}`, result)).toBe(i >= 3);
  const before = await ratings.of('ann');
  await ratings.recompute();
  expect(await ratings.of('ann')).toEqual(before);
  expect(before[0]!.rating.games).toBe(40);
  const rows = await db.selectFrom('rated_results').select('result').orderBy('seq').execute();
  const folded = foldRatings(rows.map(({ result }) => JSON.parse(result) as RatedResult));
  expect(folded.get('ann')).toEqual(before[0]!.rating);

  await ratings.list('ann', true, 1);
  await db.insertInto('guests').values({ id: 'ann', key_hash: 'x', name: 'Ann', created: 0, seen: 0 }).execute();
  expect((await ratings.leaders('menhirs-adam', 5)).map(({ name }) => name)).toEqual(['Ann']);
  await ratings.forget('ann');
  expect(await ratings.leaders('menhirs-adam', 5)).toEqual([]);
  await close();
});
