import { playerData } from '@speeltafel/table';
import Database from 'libsql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noBus } from '../src/bus/bus.ts';
import { Forgetting } from '../src/guests/forgetting.ts';
import { Guests } from '../src/guests/guests.ts';
import { Hosting } from '../src/host/hosting.ts';
import type { ServerConfig } from '../src/index.ts';
import { GamesIndex } from '../src/players/games-index.ts';
import { AcquaintanceStore } from '../src/store/acquaintances.ts';
import { BookmarkStore } from '../src/store/bookmarks.ts';
import { ModerationStore } from '../src/store/moderation-store.ts';
import { openStore, whereOf } from '../src/store/open.ts';
import { PlayerDataStore } from '../src/store/player-data.ts';
import { PlayerGameStore } from '../src/store/player-games.ts';
import { RatingStore } from '../src/store/ratings.ts';
import { SeasonStore } from '../src/store/seasons.ts';
import { SessionStore } from '../src/store/sessions.ts';
import { TournamentStore } from '../src/store/tournaments.ts';
import { Tournaments } from '../src/tournaments/tournaments.ts';
import { buildThreads, startTestServer, TestGuest, type TestServer, writeBeside } from './running.ts';

let threads: ServerConfig['threads'];
let server: TestServer;
beforeAll(async () => {
  threads = await buildThreads();
  server = await startTestServer(threads);
});
afterAll(() => server.close());

const arrival = (address: string): Promise<Response> =>
  fetch(`${address}/api/me`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"name":"Ann"}',
  });
const cookieOf = (reply: Response): string => reply.headers.getSetCookie()[0]!;

describe('a guest', () => {
  test('has a key for a year that no script can read and no other site can use, with TLS over TLS only', async () => {
    const cookie = cookieOf(await arrival(server.address));
    expect(cookie).toMatch(/^speeltafel=[\w-]{43}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/);
    const behindTls = await startTestServer(threads, { secure: true });
    const arrived = await arrival(behindTls.address);
    expect(cookieOf(arrived)).toMatch(/^__Host-speeltafel=[\w-]{43}; Path=\/; .*; SameSite=Lax; Secure$/);
    expect(arrived.headers.get('strict-transport-security')).toBe('max-age=31536000');
    // A key under the cookie name of older versions still works, and returns under the new name.
    const key = /=([\w-]{43});/.exec(cookieOf(arrived))![1]!;
    const again = await fetch(`${behindTls.address}/api/me`, { headers: { cookie: `speeltafel=${key}` } });
    expect(await again.json()).toMatchObject({ guest: { name: 'Ann' } });
    expect(again.headers.getSetCookie()).toEqual([
      expect.stringContaining(`__Host-speeltafel=${key}; Path=/; Max-Age=31536000`),
      expect.stringContaining('speeltafel=; Path=/; Max-Age=0'),
    ]);
    await behindTls.close();
  });

  test('a guest who changes their name stays the same guest', async () => {
    const ann = await TestGuest.arrive(server.address, 'Ann');
    expect((await ann.ask('POST', '/api/me', { name: 'Anne' })).body).toEqual({ guest: { id: ann.id, name: 'Anne' } });
    expect((await ann.ask('GET', '/api/me')).body).toEqual({ guest: { id: ann.id, name: 'Anne' } });
    const kept = new Database(server.file, { readonly: true }).prepare('select name from guests where id = ?');
    expect(kept.get(ann.id)).toMatchObject({ name: 'Anne' });
  });

  test('a guest whose deletion a crash interrupts is deleted by the next server', async () => {
    const ann = await TestGuest.arrive(server.address, 'Ann');
    const seats = [{ kind: 'here', name: 'Annabel' }, { kind: 'open' }];
    const wish = { game: 'menhirs', options: {}, clock: { kind: 'none' }, listed: false, seats };
    const id = String((await ann.ask('POST', '/api/tables', wish)).body.id);
    // The state after a kill: the guest is gone, and the logs are unchanged.
    await writeBeside(server.file, (db) => {
      db.prepare('insert into forgetting values (?, 1)').run(ann.id);
      db.prepare('delete from guests where id = ?').run(ann.id);
    });
    await server.close();
    const { store, db, close } = await openStore(whereOf(server.file, threads.store));
    const now = () => Date.now();
    const moderationStore = new ModerationStore(db);
    const ratings = new RatingStore(db);
    const report = { id: 'report', at: 1, table_id: id, guest: ann.id, about: null, reason: 'talk', note: '' };
    await moderationStore.addReport({ ...report, evidence: '{}', closed: null });
    await ratings.list(ann.id, true, 1);
    const playerDataStore = new PlayerDataStore(db);
    await playerDataStore.add(ann.id, playerData.NOTHING, 1);
    const acquaintances = new AcquaintanceStore(db);
    await acquaintances.block(ann.id, 'bea', 1);
    const playerGames = new PlayerGameStore(db);
    const others = JSON.stringify([{ name: 'Annabel', guest: ann.id }]);
    const game = { table_id: id, game: 'menhirs', options: '', ended: 1, seat: 1, place: 1, places: '[1,2]', others };
    const row = {
      ...game,
      result: 'won',
      rated: 0,
      tournament: null,
      level: null,
      names: 'annabel',
      record: null,
    } as const;
    const meeting = { table_id: id, ended: 1, result: 'won' } as const;
    await playerGames.keep(
      id,
      [ann.id, 'bea'].map((guest) => ({ ...row, guest })),
      [
        { ...meeting, guest: ann.id, other: 'bea' },
        { ...meeting, guest: 'bea', other: ann.id },
      ],
    );
    const bookmarks = new BookmarkStore(db);
    await bookmarks.put(ann.id, id, { seen: 1, tried: null }, 1);
    const hosting = new Hosting(store, noBus, now);
    const tournamentStore = new TournamentStore(db, false);
    const tournaments = new Tournaments({ store: tournamentStore, hosting, bus: noBus, now, failed() {} });
    const heard: string[] = [];
    const doors = { drop: (guest: string) => void heard.push(guest) };
    const forgetting = new Forgetting({
      ...{
        store,
        moderationStore,
        ratings,
        tournaments,
        seasons: new SeasonStore(db),
        hosting,
        guests: new Guests(store, new SessionStore(db), now),
      },
      gamesIndex: new GamesIndex(store, playerGames, { now, failed() {} }),
      ...{ acquaintances, playerDataStore, bookmarks },
      ...{ sockets: doors, streams: doors },
    });
    await forgetting.finish(now());
    expect(JSON.stringify(await store.facts(id, 0))).not.toContain('Annabel');
    expect((await moderationStore.reports(9)).map(({ guest }) => guest)).toEqual(['']);
    expect(await ratings.isListed(ann.id)).toBe(false);
    expect(await playerDataStore.of(ann.id)).toBeUndefined();
    expect(await bookmarks.of(ann.id, id)).toBeUndefined();
    expect(await acquaintances.countBlocked(ann.id)).toBe(0);
    expect(await playerGames.metAt(ann.id, 9)).toEqual([]);
    for (const guest of [ann.id, 'bea'])
      expect(JSON.stringify(await playerGames.finished(guest, {}, undefined, 9))).not.toMatch(/annabel/i);
    expect(await store.stillForgetting(now())).toEqual([]);
    expect(heard).toEqual([ann.id, ann.id]);
    await close();
    server = await startTestServer(threads, { database: server.file });
  });

  test('a guest deleted on another node is disconnected even if the hint is lost', async () => {
    const ann = await TestGuest.arrive(server.address, 'Ann');
    const client = await ann.connect();
    await writeBeside(server.file, (db) => {
      db.prepare('insert into forgetting values (?, ?)').run(ann.id, Date.now());
      db.prepare('delete from guests where id = ?').run(ann.id);
    });
    await new Promise((resolve) => client.socket.once('close', resolve));
    expect((await ann.ask('GET', '/api/me')).body).toEqual({ guest: null });
  });

  test('a deleted guest is disconnected: streams end, and a client that stays is refused', async () => {
    const ann = await TestGuest.arrive(server.address, 'Ann');
    const seats = [{ kind: 'here', name: 'Ann' }, { kind: 'open' }];
    const wish = { game: 'menhirs', options: {}, clock: { kind: 'none' }, listed: false, seats };
    const id = String((await ann.ask('POST', '/api/tables', wish)).body.id);
    const { token } = (await ann.ask('POST', '/api/bots', {})).body;
    const headers = { authorization: `Bearer ${token}` };
    const stream = await fetch(`${server.address}/api/bot/tables/${id}`, { headers });
    const ended = stream.text().catch(() => 'ended');
    const client = await ann.connect();
    await client.watch(id);
    // A client that ignores the close frame and goes on sending.
    client.socket.close = () => {};
    const receiver = (client.socket as unknown as { _receiver: NodeJS.EventEmitter })._receiver;
    receiver.removeAllListeners('conclude');
    await ann.ask('DELETE', '/api/me');
    const text = JSON.stringify({
      type: 'command',
      table: id,
      nonce: 'nonce-late',
      seen: 0,
      command: { kind: 'say', text: 'still here' },
    });
    client.socket.send(text);
    await Promise.all([ended, new Promise((resolve) => client.socket.once('close', resolve))]);
    const rows = new Database(server.file, { readonly: true })
      .prepare('select fact from facts where table_id = ?')
      .all(id);
    expect(JSON.stringify(rows)).not.toContain('still here');
  });

  test('a deleted guest leaves no name and no talk at a table that goes on, and no key', async () => {
    const [ann, bob] = [await TestGuest.arrive(server.address, 'Ann'), await TestGuest.arrive(server.address, 'Bob')];
    const seats = [{ kind: 'here', name: 'Ann' }, { kind: 'open' }];
    const wish = { game: 'menhirs', options: {}, clock: { kind: 'none' }, listed: true, seats };
    const id = String((await ann.ask('POST', '/api/tables', wish)).body.id);
    const [a, b] = [await ann.connect(), await bob.connect()];
    await a.watch(id);
    await b.watch(id);
    await b.send(id, { kind: 'sit', seat: 2, name: 'Bob' });
    await b.send(id, { kind: 'say', text: 'my secret' });
    await a.until(() => a.tables.get(id)?.talk.length === 1);
    const reply = await fetch(`${server.address}/api/me`, { method: 'DELETE', headers: { cookie: bob.cookie } });
    expect(cookieOf(reply)).toMatch(/^speeltafel=; .*Max-Age=0;/);
    await a.until(() => a.tables.get(id)?.talk[0]?.text === '—');
    expect(a.tables.get(id)).toMatchObject({ seating: { 1: { name: 'Ann' }, 2: { name: '—' } } });
    expect(a.tables.get(id)?.talk[0]?.name).toBe('—');
    const listed = (await ann.ask('GET', `/api/tables/${id}`)).body;
    expect(listed.players).toMatchObject([{ name: 'Ann' }, { name: '—' }]);
    const seated = new Database(server.file, { readonly: true }).prepare('select guest from seats where table_id = ?');
    expect(seated.all(id)).toMatchObject([{ guest: ann.id }]);
    const later = await ann.connect();
    await later.watch(id);
    expect(later.heard.join()).not.toMatch(/secret|Bob/);
  });
});
