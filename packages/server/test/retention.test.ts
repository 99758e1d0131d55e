import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CompiledQuery, Kysely } from 'kysely';
import Database from 'libsql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { noBus } from '../src/bus/bus.ts';
import { Forgetting } from '../src/guests/forgetting.ts';
import { Guests } from '../src/guests/guests.ts';
import { Hosting } from '../src/host/hosting.ts';
import { SAFE_RETENTION, type ServerConfig } from '../src/index.ts';
import { GamesIndex } from '../src/players/games-index.ts';
import { deleteOld } from '../src/retention.ts';
import { AcquaintanceStore } from '../src/store/acquaintances.ts';
import { BookmarkStore } from '../src/store/bookmarks.ts';
import { ModerationStore } from '../src/store/moderation-store.ts';
import { type OpenStore, openStore, whereOf } from '../src/store/open.ts';
import { PlayerDataStore } from '../src/store/player-data.ts';
import { PlayerGameStore } from '../src/store/player-games.ts';
import { RatingStore } from '../src/store/ratings.ts';
import type { Schema } from '../src/store/schema.ts';
import { ScoreCardStore } from '../src/store/score-cards.ts';
import { ScreenStore } from '../src/store/screens.ts';
import { SeasonStore } from '../src/store/seasons.ts';
import { SessionStore } from '../src/store/sessions.ts';
import { threadDatabase } from '../src/store/sqlite-dialect.ts';
import { Store } from '../src/store/store.ts';
import { TournamentStore } from '../src/store/tournaments.ts';
import { Tournaments } from '../src/tournaments/tournaments.ts';
import { buildThreads, startTestServer, TestGuest, type TestServer, writeBeside } from './running.ts';

const DAY = 24 * 60 * 60_000;

/** The server's view of a database, without a server. */
function everythingIn({ store, db }: Pick<OpenStore, 'store' | 'db'>, now: () => number) {
  const moderationStore = new ModerationStore(db);
  const hosting = new Hosting(store, noBus, now);
  const silent = { drop() {} };
  const tournamentStore = new TournamentStore(db, false);
  const tournaments = new Tournaments({ store: tournamentStore, hosting, bus: noBus, now, failed() {} });
  const guests = new Guests(store, new SessionStore(db), now);
  const kept = { store, moderationStore, ratings: new RatingStore(db), hosting, guests };
  const seasons = new SeasonStore(db);
  const players = {
    gamesIndex: new GamesIndex(store, new PlayerGameStore(db), { now, failed() {} }),
    acquaintances: new AcquaintanceStore(db),
    playerDataStore: new PlayerDataStore(db),
    bookmarks: new BookmarkStore(db),
  };
  const forgetting = new Forgetting({ ...kept, ...players, tournaments, seasons, sockets: silent, streams: silent });
  return {
    ...kept,
    screens: new ScreenStore(db),
    scoreCards: new ScoreCardStore(db),
    tournaments,
    seasons,
    tournamentStore,
    forgetting,
    round: { after: '' },
    now,
  };
}

let threads: ServerConfig['threads'];
let server: TestServer;
beforeAll(async () => {
  threads = await buildThreads();
  server = await startTestServer(threads);
});
afterAll(() => server.close());

function seenLast({ id }: TestGuest): number {
  const kept = new Database(server.file, { readonly: true }).prepare('select seen from guests where id = ?');
  return (kept.get(id) as { seen: number }).seen;
}

async function openTable(guest: TestGuest): Promise<string> {
  const seats = [
    { kind: 'here', name: 'Ann' },
    { kind: 'here', name: 'Bea' },
  ];
  const wish = { game: 'menhirs', options: {}, clock: { kind: 'none' }, listed: false, seats };
  return String((await guest.ask('POST', '/api/tables', wish)).body.id);
}

test('data older than the configured ages is deleted, step by step: talk, games, guests', async () => {
  const ann = await TestGuest.arrive(server.address, 'Ann');
  const [over, going] = [await openTable(ann), await openTable(ann)];
  const client = await ann.connect();
  for (const id of [over, going]) {
    await client.watch(id);
    await client.send(id, { kind: 'say', text: 'something private' });
  }
  await client.send(over, { kind: 'resign', seat: 1 });
  await server.close();
  const { store, db, close } = await openStore(whereOf(server.file, threads.store));
  let days = 0;
  const now = (): number => Date.now() + days * DAY;
  const kept = everythingIn({ store, db }, now);
  const retention = { ...SAFE_RETENTION, talk: 10, abandoned: 20, finished: 30, guests: 40 };
  const step = async (after: number) => {
    days = after;
    await deleteOld({ ...kept, retention });
    const facts = [await store.facts(over, 0), await store.facts(going, 0)];
    return { facts: facts.map(({ length }) => length), talk: JSON.stringify(facts).includes('something private') };
  };
  const before = await step(9);
  expect(before).toMatchObject({ talk: true });
  expect(await step(11)).toEqual({ ...before, talk: false });
  expect(await step(21)).toMatchObject({ facts: [before.facts[0], 0] });
  expect(await step(31)).toMatchObject({ facts: [0, 0] });
  expect(await store.guestsUnseen(now(), 5)).toEqual([ann.id]);
  await step(41);
  expect(await store.guestsUnseen(now(), 5)).toEqual([]);
  expect(await store.stillForgetting(now() + 1)).toEqual([ann.id]);
  await kept.forgetting.finish(now() + 60_001);
  expect(await store.stillForgetting(now() + 1)).toEqual([]);
  await close();
  server = await startTestServer(threads, { database: server.file });
});

test('beyond the quota the oldest finished games are deleted, and no others', async () => {
  const ann = await TestGuest.arrive(server.address, 'Ann');
  const client = await ann.connect();
  const tables: string[] = [];
  for (let i = 0; i < 4; i++) {
    tables.push(await openTable(ann));
    await client.watch(tables[i]!);
    if (i < 3) await client.send(tables[i]!, { kind: 'resign', seat: 1 });
  }
  client.socket.terminate();
  await server.close();
  const { store, db, close } = await openStore(whereOf(server.file, threads.store));
  const now = (): number => Date.now();
  const kept = everythingIn({ store, db }, now);
  await deleteOld({ ...kept, retention: { ...SAFE_RETENTION, tables: 2 } });
  const left = await Promise.all(tables.map((id) => store.tableOf(id)));
  expect(left.map((table) => table !== undefined)).toEqual([false, false, true, true]);
  await close();
  server = await startTestServer(threads, { database: server.file });
});

test('old data is found without reading every table and every guest, which would delay all moves', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'speeltafel-')), 'a.db');
  await (await openStore(whereOf(file, threads.store))).close();
  const asked: CompiledQuery[] = [];
  const { dialect, appendAll } = threadDatabase(threads.store, file);
  const db = new Kysely<Schema>({ dialect, log: ({ query }) => void asked.push(query) });
  const store = new Store(db, false, { appendAll });
  await deleteOld({ ...everythingIn({ store, db }, () => Date.now()), retention: { ...SAFE_RETENTION, tables: -1 } });
  await store.close();
  const beside = new Database(file);
  const plans = asked
    .filter(({ sql }) => /from "(tables|guests)"/.test(sql))
    .map(({ sql, parameters }) =>
      (beside.prepare(`explain query plan ${sql}`).all(...parameters) as { detail: string }[])
        .map(({ detail }) => detail)
        .join(),
    );
  beside.close();
  expect(plans.length).toBeGreaterThan(4);
  for (const plan of plans)
    expect(plan).toMatch(/^SEARCH \w+ USING (COVERING )?INDEX|^SCAN tables USING COVERING INDEX/);
});

test('all tables are checked in turn, a fixed number at a time, and then again from the beginning', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'speeltafel-')), 'a.db');
  const { store, db, close } = await openStore(whereOf(file, threads.store));
  const table = {
    code: '',
    game: 'menhirs',
    status: 'playing',
    listed: 0,
    host: 'ann',
    created: 0,
    version: 1,
  } as const;
  for (let i = 0; i < 1500; i++) {
    const id = `t${String(i).padStart(4, '0')}`;
    const changed = i % 30 === 0 ? 0 : 1000 * DAY;
    await db
      .insertInto('tables')
      .values({ ...table, id, code: id, changed, summary: '{}', waiting: '[]' })
      .execute();
  }
  const kept = everythingIn({ store, db }, () => 1000 * DAY);
  const left = async (): Promise<number> =>
    (await db.selectFrom('tables').select('id').where('changed', '=', 0).execute()).length;
  const counts = [await left()];
  for (let i = 0; i < 5; i++) {
    await deleteOld({ ...kept, retention: SAFE_RETENTION });
    counts.push(await left());
  }
  expect(counts).toEqual([50, 30, 10, 0, 0, 0]);
  await db.updateTable('tables').set({ changed: 0 }).where('id', '=', 't0001').execute();
  for (let i = 0; i < 2; i++) await deleteOld({ ...kept, retention: SAFE_RETENTION });
  expect(await left()).toBe(0);
  await close();
});

test('a guest who comes back counts as seen, to the day', async () => {
  const ann = await TestGuest.arrive(server.address, 'Ann');
  await server.close();
  await writeBeside(server.file, (db) => {
    db.prepare('update guests set seen = 5 where id = ?').run(ann.id);
  });
  server = await startTestServer(threads, { database: server.file });
  await ann.at(server.address).ask('GET', '/api/me');
  expect(seenLast(ann)).toBeGreaterThan(Date.now() - DAY);
});

test('a guest whose bot plays counts as seen', async () => {
  const ann = await TestGuest.arrive(server.address, 'Ann');
  const { token } = (await ann.ask('POST', '/api/bots', {})).body;
  await writeBeside(server.file, (db) => {
    db.prepare('update guests set seen = 5 where id = ?').run(ann.id);
  });
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  await fetch(`${server.address}/api/bot/tables/abcdefgh`, { method: 'POST', headers, body: '{}' });
  expect(seenLast(ann)).toBeGreaterThan(Date.now() - DAY);
});

test('an operator can query the retention times', async () => {
  const reply = await fetch(`${server.address}/api/privacy`);
  const { finished, abandoned, talk, guests, reports } = SAFE_RETENTION;
  expect(await reply.json()).toEqual({ days: { finished, abandoned, talk, guests, reports }, addresses: false });
});

test('a page of another version is told so, and one without a version is accepted', async () => {
  const ann = await TestGuest.arrive(server.address, 'Ann');
  const dial = (protocols: string[]) =>
    new WebSocket(`${server.address.replace('http', 'ws')}/socket`, protocols, { headers: { cookie: ann.cookie } });
  const current = dial(['speeltafel.1']);
  await once(current, 'open');
  expect(current.protocol).toBe('speeltafel.1');
  current.terminate();
  const other = dial(['speeltafel.99']);
  other.on('error', () => {});
  expect((await once(other, 'close'))[0]).toBe(4426);
  (await ann.connect()).socket.terminate();
});

test('talk that follows deleted older talk is deleted too, when it is old', async () => {
  const ann = await TestGuest.arrive(server.address, 'Ann');
  const id = await openTable(ann);
  const talk = async (days: number, text?: string): Promise<string> => {
    if (text !== undefined) {
      const client = await ann.at(server.address).connect();
      await client.watch(id);
      await client.send(id, { kind: 'say', text }, `nonce-${text}`);
      client.socket.terminate();
    }
    await server.close();
    const { store, db, close } = await openStore(whereOf(server.file, threads.store));
    const now = (): number => Date.now() + days * DAY;
    const kept = everythingIn({ store, db }, now);
    await deleteOld({ ...kept, retention: { ...SAFE_RETENTION, talk: 10 } });
    const said = JSON.stringify(await store.facts(id, 0));
    await close();
    server = await startTestServer(threads, { database: server.file });
    return said;
  };
  expect(await talk(11, 'the-first-word')).not.toContain('"text":"the-first-word"');
  expect(await talk(0, 'another-word')).toContain('"text":"another-word"');
  expect(await talk(11)).not.toContain('"text":"another-word"');
});
