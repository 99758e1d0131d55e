import Database from 'libsql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ServerConfig } from '../src/index.ts';
import { buildThreads, startTestServer, TestGuest, type TestServer } from './running.ts';

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
  test('has a key for a year that no script can read and no other site can use, behind TLS over TLS only', async () => {
    const cookie = cookieOf(await arrival(server.address));
    expect(cookie).toMatch(/^speeltafel=[\w-]{43}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/);
    const behindTls = await startTestServer(threads, { secure: true });
    expect(cookieOf(await arrival(behindTls.address))).toMatch(/; SameSite=Lax; Secure$/);
    await behindTls.close();
  });

  test('who says another name is still the same', async () => {
    const ann = await TestGuest.arrive(server.address, 'Ann');
    expect((await ann.ask('POST', '/api/me', { name: 'Anne' })).body).toEqual({ guest: { id: ann.id, name: 'Anne' } });
    expect((await ann.ask('GET', '/api/me')).body).toEqual({ guest: { id: ann.id, name: 'Anne' } });
    const kept = new Database(server.file, { readonly: true }).prepare('select name from guests where id = ?');
    expect(kept.get(ann.id)).toMatchObject({ name: 'Anne' });
  });

  test('who is forgotten leaves no name and no word at a table that goes on, and no key', async () => {
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
