/** Players' data: their history, shared data, profile, and the people they have played with. Nothing of others. */
import { openTextGame } from '@speeltafel/players';
import { playerData } from '@speeltafel/table';
import Database from 'libsql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ServerConfig } from '../src/index.ts';
import { GamesIndex } from '../src/players/games-index.ts';
import { openStore, whereOf } from '../src/store/open.ts';
import { PlayerGameStore } from '../src/store/player-games.ts';
import { buildThreads, NO_LIMITS, startTestServer, TestGuest, type TestServer, writeBeside } from './running.ts';

let threads: ServerConfig['threads'];
let server: TestServer;
beforeAll(async () => {
  threads = await buildThreads();
  server = await startTestServer(threads);
});
afterAll(() => server.close());

const arrive = (name: string): Promise<TestGuest> => TestGuest.arrive(server.address, name);

interface Game {
  readonly id: string;
  readonly ended: number | null;
  readonly result: string | null;
  readonly others: readonly { readonly name?: string; readonly guest?: string; readonly level?: string }[];
  readonly brought?: boolean;
}
interface Page {
  readonly games: readonly Game[];
  readonly cursor: string | null;
}
const pageOf = async (guest: TestGuest, query = ''): Promise<Page> =>
  (await guest.ask('GET', `/api/me/games${query}`)).body as unknown as Page;
const idsOf = ({ games }: Page): readonly string[] => games.map(({ id }) => id);

const open = async (guest: TestGuest, seats: readonly object[], more: object = {}): Promise<string> => {
  const wish = { game: 'menhirs', options: {}, clock: { kind: 'none' }, listed: false, seats, ...more };
  return String((await guest.ask('POST', '/api/tables', wish)).body.id);
};

/** Two guests sit down; the first one resigns if `ends`. */
async function play(ann: TestGuest, bea: TestGuest, ends = true): Promise<string> {
  const id = await open(ann, [{ kind: 'here', name: ann.name }, { kind: 'open' }]);
  const [one, two] = [await ann.connect(), await bea.connect()];
  await one.watch(id);
  await two.watch(id);
  await two.send(id, { kind: 'sit', seat: 2, name: bea.name });
  if (ends) await one.send(id, { kind: 'resign', seat: 1 });
  one.socket.terminate();
  two.socket.terminate();
  return id;
}

async function playComputer(ann: TestGuest, level: string): Promise<string> {
  const id = await open(ann, [
    { kind: 'here', name: ann.name },
    { kind: 'computer', level },
  ]);
  const client = await ann.connect();
  await client.watch(id);
  await client.send(id, { kind: 'resign', seat: 1 });
  client.socket.terminate();
  return id;
}

describe('the history', () => {
  test('has every game once, those in progress first, and filters', async () => {
    const [ann, bea, cas] = [await arrive('Ann'), await arrive('Béa'), await arrive('Cas')];
    const lost = await play(ann, bea);
    const won = await play(cas, ann);
    const solo = await playComputer(ann, 'druid');
    const going = await play(ann, cas, false);
    expect(idsOf(await pageOf(ann))).toEqual([going, solo, won, lost]);
    expect((await pageOf(ann)).games.map(({ result }) => result)).toEqual([null, 'lost', 'won', 'lost']);
    for (const [query, ids] of [
      ['?running=1', [going]],
      ['?result=won', [won]],
      ['?result=tied', []],
      ['?opponent=computer', [solo]],
      ['?opponent=people', [going, won, lost]],
      [`?opponent=${cas.id}`, [going, won]],
      ['?name=BEA', [lost]],
      ['?name=%25', []],
      ['?game=menhirs', [going, solo, won, lost]],
      ['?game=floors', []],
      ['?rated=1', []],
      ['?tournament=1', []],
    ] as const)
      expect(idsOf(await pageOf(ann, query)), query).toEqual(ids);
    expect((await pageOf(bea)).games).toMatchObject([
      { id: lost, result: 'won', others: [{ name: 'Ann', guest: ann.id }] },
    ]);
    expect((await pageOf(ann)).games[1]!.others).toEqual([{ level: 'druid' }]);
  });

  test('misses no game and repeats none while others end between its pages', async () => {
    const ann = await arrive('Ann');
    const seats = [
      { kind: 'here', name: 'Ann' },
      { kind: 'here', name: 'Bea' },
    ];
    const client = await ann.connect();
    const all: string[] = [];
    for (let i = 0; i < 70; i++) all.push(await open(ann, seats));
    const resign = async (id: string): Promise<void> => {
      await client.watch(id);
      await client.send(id, { kind: 'resign', seat: 1 });
      client.socket.send(JSON.stringify({ type: 'leave', table: id }));
    };
    for (const id of all.slice(0, 30)) await resign(id);
    const seen = new Map<string, number>();
    const late: string[] = [];
    let cursor: string | null = null;
    for (let pages = 0; ; pages++) {
      expect(pages).toBeLessThan(9);
      const page: Page = await pageOf(ann, cursor === null ? '' : `?cursor=${cursor}`);
      for (const id of idsOf(page)) seen.set(id, (seen.get(id) ?? 0) + 1);
      cursor = page.cursor;
      if (cursor === null) break;
      // A game that was listed ends, one that was not ends too, and a new one begins.
      await resign(all[69 - pages]!);
      await resign(all[31 + pages]!);
      late.push(await open(ann, seats));
    }
    expect([...seen.keys()]).toEqual(expect.arrayContaining(all));
    expect([...seen.keys()].every((id) => all.includes(id) || late.includes(id))).toBe(true);
    // Listed as in progress, then once more as over: the id is the same, so a page shows it once.
    expect(Math.max(...seen.values())).toBeLessThan(3);
    client.socket.terminate();
  });

  test('of tables of older versions is filled step by step, and a repeated step changes nothing', async () => {
    const [ann, bea] = [await arrive('Ann'), await arrive('Bea')];
    const ids = [await play(ann, bea), await play(bea, ann), await play(ann, bea)];
    await server.close();
    const { store, db, close } = await openStore(whereOf(server.file, threads.store));
    for (const table of ['player_games', 'meetings', 'chores'] as const) await db.deleteFrom(table).execute();
    const games = new PlayerGameStore(db);
    const index = new GamesIndex(store, games, { now: () => Date.now() + 60_000, failed: expect.fail });
    let steps = 0;
    while ((await index.step()) > 0) steps++;
    expect(steps).toBeGreaterThan(0);
    const filled = await games.finished(ann.id, {}, undefined, 9);
    expect(filled.map(({ table_id }) => table_id)).toEqual(ids.toReversed());
    await db.deleteFrom('chores').execute();
    while ((await index.step()) > 0);
    expect(await games.finished(ann.id, {}, undefined, 9)).toEqual(filled);
    await close();
    server = await startTestServer(threads, { database: server.file });
  });

  test('a log that cannot be read does not stop others', async () => {
    const [ann, bea] = [await arrive('Ann'), await arrive('Bea')];
    const [bad, good] = [await play(ann, bea), await play(ann, bea)];
    await writeBeside(server.file, (db) => {
      db.prepare(`update facts set fact = '{"kind":"resigned","seat":7,"at":-1}' where table_id = ? and seq = 3`).run(
        bad,
      );
    });
    expect(idsOf(await pageOf(ann))).toEqual([good]);
    expect(idsOf(await pageOf(bea))).toEqual([good]);
  });

  test('is private: other ids, and forged cookies, positions and filters lead nowhere', async () => {
    const [ann, bea, eve] = [await arrive('Ann'), await arrive('Bea'), await arrive('Eve')];
    const id = await play(ann, bea);
    await pageOf(ann);
    const { cursor } = await pageOf(ann);
    expect(cursor).toBeNull();
    expect((await pageOf(eve, '?cursor=zzzzzzzz-zzzzzzzz')).games).toEqual([]);
    expect((await pageOf(eve, `?opponent=${ann.id}`)).games).toEqual([]);
    expect((await eve.ask('GET', `/api/me/games/${id}`)).status).toBe(404);
    const { record } = (await ann.ask('GET', `/api/me/games/${id}`)).body;
    expect(record).toMatch(/^speeltafel 1\nmenhirs/);
    const file = (by: TestGuest): Promise<Response> =>
      fetch(`${server.address}/api/me/games/${id}/record`, { headers: { cookie: by.cookie } });
    const sent = await file(ann);
    expect(sent.headers.get('content-type')).toBe('text/vnd.speeltafel.record; charset=utf-8');
    expect(sent.headers.get('content-disposition')).toMatch(/^attachment; filename="menhirs-[\d-]{10}\.speeltafel"$/);
    expect(await sent.text()).toBe(record);
    expect((await file(eve)).status).toBe(404);
    for (const path of ['/api/me/games', '/api/me/export', '/api/me/things', '/api/me/profile', '/api/me/players']) {
      expect((await fetch(`${server.address}${path}`)).status, path).toBe(401);
      const forged = TestGuest.known(server.address, `speeltafel=${'a'.repeat(43)}`);
      expect((await forged.ask('GET', path)).status, path).toBe(401);
    }
    for (const query of [
      '?cursor=%27',
      '?cursor=x',
      '?result=all',
      '?opponent=../x',
      '?other=1',
      `?name=${'x'.repeat(99)}`,
    ])
      expect((await ann.ask('GET', `/api/me/games${query}`)).status, query).toBe(400);
  });
});

describe('shared data of devices', () => {
  const kept = (more: Partial<playerData.PlayerData>): { things: playerData.PlayerData } => ({
    things: { ...playerData.NOTHING, ...more },
  });

  test('of two devices at once is all kept, and with no one else', async () => {
    const [ann, eve] = [await arrive('Ann'), await arrive('Eve')];
    expect((await ann.ask('GET', '/api/me/things')).body).toEqual({ things: null });
    await Promise.all(
      Array.from({ length: 8 }, (_, i) =>
        ann.ask('PUT', '/api/me/things', kept({ lessons: { menhirs: [`step${i}`] } })),
      ),
    );
    const { body } = await ann.ask('GET', '/api/me/things');
    expect((body.things as playerData.PlayerData).lessons.menhirs).toHaveLength(8);
    expect((await eve.ask('GET', '/api/me/things')).body).toEqual({ things: null });
    await ann.ask('DELETE', '/api/me/things');
    expect((await ann.ask('GET', '/api/me/things')).body).toEqual({ things: null });
  });

  test('that is too much, too long or unknown is refused, and the stored data stays', async () => {
    const ann = await arrive('Ann');
    await ann.ask('PUT', '/api/me/things', kept({ lessons: { menhirs: ['one'] } }));
    const long = 'x'.repeat(60_000);
    const texts = Object.fromEntries(Array.from({ length: 30 }, (_, i) => [`g${i}`, { at: 1, text: long }]));
    const huge = await ann.ask('PUT', '/api/me/things', kept({ games: texts }));
    expect([huge.status, huge.body.code]).toEqual([413, 'too-much']);
    for (const wrong of [
      {},
      { things: {} },
      { things: { ...playerData.NOTHING, version: 2 } },
      { things: { ...playerData.NOTHING, x: 1 } },
    ])
      expect((await ann.ask('PUT', '/api/me/things', wrong)).status).toBe(400);
    expect((await ann.ask('PUT', '/api/me/things', { x: 'x'.repeat(3_100_000) })).status).toBe(413);
    const { body } = await ann.ask('GET', '/api/me/things');
    expect((body.things as playerData.PlayerData).lessons).toEqual({ menhirs: ['one'] });
  });

  test('has a rate limit for writes', async () => {
    const few = await startTestServer(threads, { rates: { ...NO_LIMITS, keeps: 2, pages: 3 } });
    const ann = await TestGuest.arrive(few.address, 'Ann');
    const codes: unknown[] = [];
    for (let i = 0; i < 3; i++) codes.push((await ann.ask('PUT', '/api/me/things', kept({}))).status);
    for (let i = 0; i < 4; i++) codes.push((await ann.ask('GET', '/api/me/profile')).status);
    expect(codes).toEqual([200, 200, 429, 200, 200, 200, 429]);
    await few.close();
  });
});

describe('imported', () => {
  async function exported(guest: TestGuest): Promise<playerData.PastGame[]> {
    const games: playerData.PastGame[] = [];
    for (let cursor: unknown = ''; cursor !== null; ) {
      const { body } = await guest.ask('GET', `/api/me/export${cursor === '' ? '' : `?cursor=${cursor}`}`);
      games.push(...(body.games as playerData.PastGame[]));
      cursor = body.cursor;
    }
    return games;
  }

  test('to another server, games are in the history there, once, with their records, and count for nothing', async () => {
    const [ann, bea] = [await arrive('Ann'), await arrive('Bea')];
    const ids = [await play(ann, bea), await play(bea, ann)];
    const games = await exported(ann);
    expect(games.map(({ id }) => id)).toEqual(ids.toReversed());
    expect(games[0]).toMatchObject({ seat: 2, players: [{ name: 'Bea' }, { name: 'Ann' }], places: [2, 1] });
    const elsewhere = await startTestServer(threads);
    const there = await TestGuest.arrive(elsewhere.address, 'Ann');
    expect((await there.ask('POST', '/api/me/games', { games })).body).toEqual({ added: 2 });
    expect((await there.ask('POST', '/api/me/games', { games })).body).toEqual({ added: 0 });
    const page = await pageOf(there);
    expect(page.games).toMatchObject([
      { id: ids[1], result: 'won', brought: true, others: [{ name: 'Bea' }] },
      { id: ids[0], result: 'lost', brought: true },
    ]);
    expect((await there.ask('GET', `/api/me/games/${ids[0]}`)).body.record).toBe(games[1]!.record);
    expect((await there.ask('GET', '/api/me/profile')).body).toMatchObject({ games: 0, people: 0 });
    // Where they were played they are known already.
    expect((await ann.ask('POST', '/api/me/games', { games })).body).toEqual({ added: 0 });
    await elsewhere.close();
  });

  test('invalid games are refused, and nothing of them is stored', async () => {
    const [ann, bea] = [await arrive('Ann'), await arrive('Bea')];
    await play(ann, bea);
    const [sound] = await exported(ann);
    const eve = await arrive('Eve');
    const bad: readonly (readonly [object, number, string])[] = [
      [{ ...sound!, record: 'speeltafel 1\nnonsense\n' }, 400, 'bad-game'],
      [{ ...sound!, record: sound!.record.replace('result 2', 'result 1') }, 400, 'bad-game'],
      [{ ...sound!, game: 'chess' }, 400, 'bad-game'],
      [{ ...sound!, game: '__proto__' }, 400, 'bad-game'],
      [{ ...sound!, places: [1, 2, 3] }, 400, 'bad-game'],
      [{ ...sound!, id: '../../x' }, 400, 'bad-request'],
      [{ ...sound!, guest: ann.id }, 400, 'bad-request'],
      [{ ...sound!, record: 'x'.repeat(70_000) }, 400, 'bad-request'],
    ];
    for (const [game, status, code] of bad) {
      const answer = await eve.ask('POST', '/api/me/games', { games: [sound, game] });
      expect([answer.status, answer.body.code]).toEqual([status, code]);
    }
    expect((await eve.ask('POST', '/api/me/games', { games: Array.from({ length: 51 }, () => sound) })).status).toBe(
      400,
    );
    expect((await pageOf(eve)).games).toEqual([]);
  });
});

describe('a bookmark', () => {
  const tried = { after: 2, seat: 1, actions: ['d3', 'd3-e3'] };
  const at = (id: string): string => `/api/tables/${id}/bookmark`;

  test('is shared by all devices of a player, and with no one else', async () => {
    const [ann, bea] = [await arrive('Ann'), await arrive('Bea')];
    const id = await play(ann, bea, false);
    expect((await ann.ask('GET', at(id))).body).toEqual({ bookmark: null });
    expect((await ann.ask('PUT', at(id), { seen: 2, tried })).status).toBe(200);
    expect((await ann.ask('GET', at(id))).body).toEqual({ bookmark: { seen: 2, tried } });
    expect((await bea.ask('GET', at(id))).body).toEqual({ bookmark: null });
    await ann.ask('PUT', at(id), { seen: 3, tried: null });
    expect((await ann.ask('GET', at(id))).body).toEqual({ bookmark: { seen: 3, tried: null } });
  });

  test('is refused to others, and if it is too long or invalid', async () => {
    const [ann, bea, eve] = [await arrive('Ann'), await arrive('Bea'), await arrive('Eve')];
    const id = await play(ann, bea, false);
    for (const path of [at(id), at('nosuchtable'), at('__proto__')])
      expect((await eve.ask('GET', path)).body).toMatchObject({ code: 'no-such-table' });
    expect((await eve.ask('PUT', at(id), { seen: 1, tried: null })).body).toMatchObject({ code: 'no-such-table' });
    for (const body of [
      { seen: -1, tried: null },
      { seen: 1e9, tried: null },
      { seen: 1 },
      { seen: 1, tried: null, more: true },
      { seen: 1, tried: { ...tried, actions: [] } },
      { seen: 1, tried: { ...tried, actions: Array.from({ length: 61 }, () => 'd3') } },
      { seen: 1, tried: { ...tried, actions: ['x'.repeat(201)] } },
    ])
      expect((await ann.ask('PUT', at(id), body)).status, JSON.stringify(body).slice(0, 80)).toBe(400);
    expect((await ann.ask('PUT', at(id), { seen: 1, tried: { ...tried, actions: ['x'.repeat(20_000)] } })).status).toBe(
      413,
    );
    expect((await ann.ask('GET', at(id))).body).toEqual({ bookmark: null });
  });

  test('is deleted with its table', async () => {
    const [ann, bea] = [await arrive('Ann'), await arrive('Bea')];
    const id = await play(ann, bea);
    await ann.ask('PUT', at(id), { seen: 2, tried });
    await server.close();
    const { store, db, close } = await openStore(whereOf(server.file, threads.store));
    await store.removeTable(id);
    expect(await db.selectFrom('bookmarks').selectAll().where('table_id', '=', id).execute()).toEqual([]);
    await close();
    server = await startTestServer(threads, { database: server.file });
  });
});

describe('a game with days per turn', () => {
  const DAY = 24 * 60 * 60_000;

  test('shows its deadlines in lists, and waits for no player during a pause', async () => {
    const [ann, bea] = [await arrive('Ann'), await arrive('Bea')];
    const clock = { kind: 'turn', each: 3 * DAY };
    const id = await open(ann, [{ kind: 'here', name: 'Ann' }, { kind: 'open' }], { clock });
    const [one, two] = [await ann.connect(), await bea.connect()];
    for (const client of [one, two]) await client.watch(id);
    await two.send(id, { kind: 'sit', seat: 2, name: 'Bea' });
    await one.until(() => (one.tables.get(id)?.began ?? 0) > 0);
    const mine = async () =>
      ((await ann.ask('GET', '/api/mine')).body.tables as readonly { waiting: number[]; deadline: number }[])[0]!;
    const [waited] = (await mine()).waiting;
    await [one, two][waited! - 1]!.send(id, { kind: 'seen', seat: waited! });
    const near = Math.abs((await mine()).deadline - Date.now() - 3 * DAY);
    expect(near).toBeLessThan(DAY);
    const first = waited === 1 ? ann : bea;
    const [running] = (await pageOf(first, '?running=1')).games as readonly { readonly deadline?: number }[];
    expect(running!.deadline).toBe((await mine()).deadline);
    await one.send(id, { kind: 'offer', seat: 1, what: 'pause' });
    await two.send(id, { kind: 'answer', seat: 2, yes: true });
    expect(await mine()).toMatchObject({ waiting: [], deadline: null });
    await two.send(id, { kind: 'offer', seat: 2, what: 'go-on' });
    await one.send(id, { kind: 'answer', seat: 1, yes: true });
    expect(await mine()).toMatchObject({ waiting: [waited] });
    one.socket.terminate();
    two.socket.terminate();
  });
});

describe('people', () => {
  test('are those one has finished a game with; profiles show nothing by default', async () => {
    const [ann, bea, eve] = [await arrive('Ann'), await arrive('Bea'), await arrive('Eve')];
    await play(ann, bea);
    await playComputer(bea, 'druid');
    expect((await ann.ask('GET', '/api/me/players')).body).toMatchObject({
      players: [{ guest: bea.id, name: 'Bea', games: 1, won: 0, tied: 0, lost: 1, blocked: false }],
      cursor: null,
    });
    expect((await ann.ask('GET', '/api/me/players?name=be')).body.players).toHaveLength(1);
    expect((await ann.ask('GET', '/api/me/players?name=xx')).body.players).toHaveLength(0);
    const look = async (guest: TestGuest) => (await guest.ask('GET', `/api/players/${bea.id}`)).body;
    expect(Object.keys(await look(ann)).toSorted()).toEqual(
      ['blocked', 'games', 'guest', 'last', 'lost', 'name', 'tied', 'won'].toSorted(),
    );
    await bea.ask('PUT', '/api/me/profile', { shows: ['since', 'results', 'favourite', 'streak', 'ratings'] });
    const shown = await look(ann);
    expect(shown).toMatchObject({
      results: { games: 2, levels: [{ game: 'menhirs', level: 'druid', won: 0, tied: 0, lost: 1 }] },
      favourite: { game: 'menhirs' },
      streak: { row: 0, best: 0 },
      ratings: [],
    });
    expect(JSON.stringify(shown)).not.toContain('druid,');
    for (const id of [bea.id, 'nobodyatall1', eve.id])
      expect((await eve.ask('GET', `/api/players/${id}`)).body).toMatchObject({ code: 'no-such-player' });
    expect((await bea.ask('PUT', '/api/me/profile', { shows: ['opponents'] })).status).toBe(400);
  });

  test('can be challenged: both find the same table, which is like the last one', async () => {
    const [ann, bea, eve] = [await arrive('Ann'), await arrive('Bea'), await arrive('Eve')];
    await play(ann, bea);
    await pageOf(ann);
    const ask = { guest: bea.id, name: 'Ann' };
    const { status, body } = await ann.ask('POST', '/api/me/challenges', ask);
    expect([status, body.message]).toEqual([200, undefined]);
    expect((await ann.ask('POST', '/api/me/challenges', ask)).body).toEqual(body);
    const [invited] = (await bea.ask('GET', '/api/mine')).body.tables as { id: string; invited?: string }[];
    expect(invited).toMatchObject({
      id: body.id,
      invited: 'Ann',
      status: 'gathering',
      players: [null, { name: 'Ann' }],
    });
    expect((await eve.ask('GET', '/api/mine')).body.tables).toEqual([]);
    expect((await bea.ask('POST', '/api/me/challenges', { guest: ann.id, name: 'Bea' })).body).toEqual(body);
    expect((await eve.ask('POST', '/api/me/challenges', { guest: ann.id, name: 'Eve' })).status).toBe(404);
    expect((await ann.ask('POST', '/api/me/challenges', { guest: ann.id, name: 'Ann' })).status).toBe(404);
    // Only the invited guest can decline.
    await eve.ask('DELETE', `/api/me/challenges/${body.id}`);
    expect((await bea.ask('GET', '/api/mine')).body.tables).toHaveLength(2);
    await bea.ask('DELETE', `/api/me/challenges/${body.id}`);
    expect((await bea.ask('GET', '/api/mine')).body.tables).toHaveLength(1);
    const again = (await ann.ask('POST', '/api/me/challenges', ask)).body;
    const client = await bea.connect();
    await client.watch(String(again.id));
    await client.send(String(again.id), { kind: 'sit', seat: 1, name: 'Bea' });
    await client.until(() => client.tables.get(String(again.id))!.began > 0);
    expect((await bea.ask('GET', '/api/mine')).body.tables).not.toContainEqual(
      expect.objectContaining({ invited: 'Ann' }),
    );
  });

  test('once blocked cannot challenge, sit down or talk, and see nothing', async () => {
    const [ann, eve] = [await arrive('Ann'), await arrive('Eve')];
    const running = await play(eve, ann, false);
    await play(ann, eve);
    await pageOf(ann);
    await pageOf(eve);
    await ann.ask('PUT', '/api/me/profile', { shows: ['since'] });
    await eve.ask('POST', '/api/me/challenges', { guest: ann.id, name: 'Eve' });
    expect((await ann.ask('PUT', `/api/me/blocks/${eve.id}`, {})).status).toBe(200);
    expect((await ann.ask('PUT', '/api/me/blocks/nobodyatall1', {})).status).toBe(404);
    expect((await ann.ask('GET', '/api/mine')).body.tables).not.toContainEqual(
      expect.objectContaining({ invited: 'Eve' }),
    );
    expect((await eve.ask('POST', '/api/me/challenges', { guest: ann.id, name: 'Eve' })).body.code).toBe('not-welcome');
    expect((await ann.ask('POST', '/api/me/challenges', { guest: eve.id, name: 'Ann' })).body.code).toBe(
      'blocked-by-you',
    );
    expect((await eve.ask('GET', `/api/players/${ann.id}`)).body.since).toBeUndefined();
    const mine = await open(ann, [{ kind: 'here', name: 'Ann' }, { kind: 'open' }], { listed: true });
    const client = await eve.connect();
    for (const id of [mine, running]) await client.watch(id);
    const refused = { type: 'refused', code: 'not-welcome' };
    expect(await client.send(mine, { kind: 'sit', seat: 2, name: 'Eve' })).toMatchObject(refused);
    expect(await client.send(mine, { kind: 'say', text: 'let me in' })).toMatchObject(refused);
    expect(await client.send(running, { kind: 'say', text: 'why?' })).toMatchObject(refused);
    // The running game goes on, and the guest who blocked may still talk.
    const own = await ann.connect();
    await own.watch(running);
    expect(await own.send(running, { kind: 'say', text: 'bye' })).toMatchObject({ type: 'done' });
    await ann.ask('DELETE', `/api/me/blocks/${eve.id}`);
    expect(await client.send(mine, { kind: 'sit', seat: 2, name: 'Eve' })).toMatchObject({ type: 'done' });
    for (const one of [client, own]) one.socket.terminate();
  });

  test('from a game of several are challenged to the same game, with its other seats open', async () => {
    const [ann, bea] = [await arrive('Ann'), await arrive('Bea')];
    const level = openTextGame('floors')!.levels[0]!;
    const seats = [{ kind: 'here', name: 'Ann' }, { kind: 'open' }, { kind: 'computer', level }];
    const id = await open(ann, seats, { game: 'floors', options: { players: 3 } });
    const [one, two] = [await ann.connect(), await bea.connect()];
    await one.watch(id);
    await two.watch(id);
    await two.send(id, { kind: 'sit', seat: 2, name: 'Bea' });
    await one.send(id, { kind: 'resign', seat: 1 });
    await two.send(id, { kind: 'resign', seat: 2 });
    await pageOf(ann);
    const { status, body } = await ann.ask('POST', '/api/me/challenges', { guest: bea.id, name: 'Ann' });
    expect(status).toBe(200);
    const table = (await ann.ask('GET', `/api/tables/${body.id}`)).body;
    expect(table).toMatchObject({ game: 'floors', players: [null, null, { name: 'Ann' }] });
    for (const client of [one, two]) client.socket.terminate();
  });
});

describe('deleting a guest', () => {
  const TABLES = ['player_games', 'meetings', 'kept_things', 'profiles', 'blocks', 'challenges', 'bookmarks'];

  test('deletes all of it, and the name from the histories of others', async () => {
    const [ann, bea, cas] = [await arrive('Annabel'), await arrive('Bea'), await arrive('Cas')];
    const id = await play(ann, bea);
    await play(ann, cas);
    for (const guest of [ann, bea, cas]) await pageOf(guest);
    await ann.ask('PUT', '/api/me/things', { things: { ...playerData.NOTHING, lessons: { menhirs: ['one'] } } });
    await ann.ask('PUT', '/api/me/profile', { shows: ['since'] });
    await ann.ask('PUT', `/api/tables/${id}/bookmark`, { seen: 3, tried: null });
    await ann.ask('PUT', `/api/me/blocks/${cas.id}`, {});
    await bea.ask('POST', '/api/me/challenges', { guest: ann.id, name: 'Bea' });
    await ann.ask('DELETE', '/api/me');
    const db = new Database(server.file, { readonly: true });
    for (const table of TABLES) {
      const rows = JSON.stringify(db.prepare(`select * from ${table}`).all());
      expect(rows, table).not.toContain(ann.id);
      expect(rows, table).not.toMatch(/annabel/i);
    }
    db.close();
    expect((await pageOf(bea)).games).toMatchObject([{ id, others: [{ name: '—' }] }]);
    expect((await bea.ask('GET', '/api/me/players')).body.players).toEqual([]);
  });
});

test('a deleted table disappears from every history', async () => {
  const [ann, bea] = [await arrive('Ann'), await arrive('Bea')];
  const id = await play(ann, bea);
  await pageOf(ann);
  await server.close();
  const { store, db, close } = await openStore(whereOf(server.file, threads.store));
  await store.removeTable(id);
  expect(await new PlayerGameStore(db).finished(ann.id, {}, undefined, 9)).toEqual([]);
  await close();
  server = await startTestServer(threads, { database: server.file });
  expect((await ann.at(server.address).ask('GET', '/api/me/players')).body.players).toEqual([]);
});
