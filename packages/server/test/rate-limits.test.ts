import { openTextGame } from '@speeltafel/players';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { ServerConfig } from '../src/index.ts';
import { buildThreads, startTestServer, TestGuest, type TestServer } from './running.ts';

let threads: ServerConfig['threads'];
let server: TestServer;
beforeAll(async () => {
  threads = await buildThreads();
  server = await startTestServer(threads);
});
afterAll(() => server.close());

describe('there is a rate limit for', () => {
  const rates = { messages: 5, talk: 2, changes: 3, requests: 40, made: 4, lookups: 3, lines: 2 };
  let strict: TestServer;
  beforeAll(async () => {
    strict = await startTestServer(threads, { rates, trustProxy: true });
  });
  afterAll(() => strict.close());

  /** Each request has its own address, as the proxy reports it; what the client writes before that does not count. */
  const from = (last: number) => ({ 'x-forwarded-for': `10.9.9.${Math.floor(Math.random() * 99)}, 10.0.0.${last}` });
  const post = (path: string, body: unknown, headers: object) =>
    fetch(`${strict.address}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const arrive = async (last: number): Promise<string> => {
    const reply = await post('/api/me', { name: 'x' }, from(last));
    expect(reply.status).toBe(200);
    return reply.headers.getSetCookie()[0]!.split(';')[0]!;
  };
  const connect = (cookie: string, last: number): Promise<WebSocket | number> =>
    new Promise((resolve) => {
      const socket = new WebSocket(`ws://127.0.0.1:${strict.port}/socket`, { headers: { cookie, ...from(last) } });
      socket.on('open', () => resolve(socket));
      socket.on('unexpected-response', (_, reply) => resolve(reply.statusCode!));
      socket.on('error', () => {});
    });

  test('creating guests, tables and bots', async () => {
    const statuses = [];
    for (let i = 0; i < 6; i++) statuses.push((await post('/api/me', { name: 'x' }, from(1))).status);
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
    expect((await post('/api/me', { name: 'x' }, from(2))).status).toBe(200);
    const cookie = await arrive(3);
    const bots = [];
    for (let i = 0; i < 4; i++) bots.push((await post('/api/bots', {}, { cookie, ...from(3) })).status);
    expect(bots).toEqual([200, 200, 200, 429]);
  });

  test('requests, including upgrades', async () => {
    const cookie = await arrive(4);
    const asked = await Promise.all(
      Array.from({ length: 60 }, () => fetch(`${strict.address}/api/tables`, { headers: from(4) })),
    );
    expect(asked.some(({ status }) => status === 429)).toBe(true);
    expect(await connect(cookie, 4)).toBe(429);
    expect(await (await fetch(`${strict.address}/api/tables`, { headers: from(4) })).json()).toMatchObject({
      code: 'too-fast',
    });
  });

  test('guesses of codes', async () => {
    const look = async () => (await fetch(`${strict.address}/api/tables/owl-lamp-417`, { headers: from(5) })).status;
    expect([await look(), await look(), await look(), await look()]).toEqual([404, 404, 404, 429]);
  });

  test('connections of one guest', async () => {
    const cookie = await arrive(6);
    const lines = [await connect(cookie, 6), await connect(cookie, 6), await connect(cookie, 6)];
    expect(lines[2]).toBe(429);
    const first = lines[0] as WebSocket;
    first.terminate();
    await expect.poll(async () => typeof (await connect(cookie, 6))).toBe('object');
  });

  test('messages: refused with their nonce, and after many warnings the socket is closed', async () => {
    const socket = (await connect(await arrive(7), 7)) as WebSocket;
    const codes: string[] = [];
    socket.on('message', (data) => codes.push((JSON.parse(String(data)) as { code: string }).code));
    const closed = new Promise<number>((resolve) => socket.once('close', resolve));
    for (let i = 0; i < 400; i++) socket.send('{"nonce":"my-nonce"}');
    expect(await closed).toBe(1008);
    expect(codes[0]).toBe('bad-message');
    expect(codes.at(-1)).toBe('too-fast');
  });

  test('talk, over a socket and over the bot API', async () => {
    const cookie = await arrive(8);
    const opened = await post(
      '/api/tables',
      {
        game: 'menhirs',
        options: {},
        clock: { kind: 'none' },
        listed: false,
        seats: [{ kind: 'here', name: 'x' }, { kind: 'open' }],
      },
      { cookie, ...from(8) },
    );
    const { id } = (await opened.json()) as { id: string };
    const { token } = (await (await post('/api/bots', {}, { cookie, ...from(8) })).json()) as { token: string };
    const statuses = [];
    for (let i = 0; i < 4; i++) {
      const command = { nonce: `nonce-${i}`, seen: 0, command: { kind: 'say', text: 'x' } };
      statuses.push(
        (await post(`/api/bot/tables/${id}`, command, { authorization: `Bearer ${token}`, ...from(8) })).status,
      );
    }
    expect(statuses).toEqual([200, 200, 429, 429]);
    const socket = (await connect(cookie, 8)) as WebSocket;
    const answer = new Promise((resolve) => socket.once('message', (data) => resolve(JSON.parse(String(data)))));
    socket.send(
      JSON.stringify({ type: 'command', table: id, nonce: 'nonce-9', seen: 0, command: { kind: 'say', text: 'x' } }),
    );
    expect(await answer).toMatchObject({ nonce: 'nonce-9', code: 'too-fast' });
  });

  test('tables on one connection', async () => {
    const guest = await TestGuest.arrive(server.address, 'x');
    const client = await guest.connect();
    const ids = [];
    for (let i = 0; i < 22; i++) {
      const seats = [{ kind: 'here', name: 'x' }, { kind: 'open' }];
      const wish = { game: 'menhirs', options: {}, clock: { kind: 'none' }, listed: false, seats };
      ids.push(String((await guest.ask('POST', '/api/tables', wish)).body.id));
    }
    const watch = (table: string): void => client.socket.send(JSON.stringify({ type: 'watch', table, version: 0 }));
    const refused = (code: string): number => client.heard.filter((text) => text.includes(code)).length;
    // A missing table takes no place.
    for (let i = 0; i < 20; i++) watch(`nothing${i}`);
    await client.until(() => refused('no-such-table') === 20);
    for (const table of ids) watch(table);
    await client.until(() => refused('too-many-tables') === 2);
    await client.until(() => client.tables.size === 20);
  });

  test('a table needs a player, and seats and options of its game', async () => {
    const guest = await TestGuest.arrive(server.address, 'x');
    const here = { kind: 'here', name: 'x' };
    const played = (level: string | undefined) => Array(2).fill({ kind: 'computer', level });
    for (const [code, wish] of [
      ['nobody-plays', { seats: played(openTextGame('menhirs')!.levels[0]) }],
      ['unknown-level', { seats: played('no-such-level') }],
      ['bad-seating', { seats: [here, here, here] }],
      ['bad-option', { seats: [here, here], options: { variant: 'chess' } }],
    ] as const) {
      const given = { game: 'menhirs', options: {}, clock: { kind: 'none' }, listed: false, ...wish };
      expect(await guest.ask('POST', '/api/tables', given)).toMatchObject({ status: 400, body: { code } });
    }
  });
});
