import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SAFE_RATES, type ServerConfig } from '../src/index.ts';
import { buildThreads, NO_LIMITS, startTestServer, TestGuest, type TestServer, writeBeside } from './running.ts';

let threads: ServerConfig['threads'];
let server: TestServer;
beforeAll(async () => {
  threads = await buildThreads();
  server = await startTestServer(threads, { trustProxy: true, rates: { ...NO_LIMITS, ...MOST } });
});
afterAll(() => server.close());

const MOST = { requests: 30, misses: 20, streams: 2, computers: 3, listed: 2, watches: 10 };
const HERE = { kind: 'here', name: 'Ann' };
const OPEN = { kind: 'open' };
const WISH = { game: 'menhirs', options: {}, clock: { kind: 'none' }, listed: false, seats: [HERE, OPEN] };

/** Sends raw text and returns the status of the reply. */
async function raw(text: string): Promise<number> {
  const socket = connect(server.port, '127.0.0.1');
  socket.write(text);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  return Number(/^HTTP\/1.1 (\d+)/.exec(String(answer))?.[1]);
}

let visitors = 0;
const newAddress = (): string => `10.${++visitors >> 8}.${visitors & 255}.1`;

/** A guest with their own IP address, against which all their requests are counted. */
async function arrive(): Promise<TestGuest> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': newAddress() };
  const reply = await fetch(`${server.address}/api/me`, { method: 'POST', headers, body: '{"name":"x"}' });
  return TestGuest.known(server.address, reply.headers.getSetCookie()[0]!.split(';')[0]!);
}

async function ask(guest: TestGuest, method: string, path: string, body?: unknown) {
  const headers = { cookie: guest.cookie, 'content-type': 'application/json', 'x-forwarded-for': newAddress() };
  const reply = await fetch(`${server.address}${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: reply.status, body: (await reply.json()) as Record<string, unknown> };
}

describe('rate limits apply', () => {
  test.each([
    ['an escaped letter', '/%61pi/tables'],
    ['an absolute address', 'http://localhost/api/tables'],
    ['another ending', '/api/tables?x=1'],
    ['an unknown route', '/api/nowhere'],
  ])('to a request however it is spelt: %s', async (_, target) => {
    const from = newAddress();
    const statuses: number[] = [];
    for (let i = 0; i < MOST.requests + 5; i++) {
      statuses.push(await raw(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${from}\r\n\r\n`));
    }
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(4);
  });

  test('to an address however it is written', async () => {
    const spellings = ['2001:db8::1', '2001:DB8:0:0::2', '[2001:db8::3]:80', '2001:0db8:0000:0000:0000:0000:0000:0004'];
    const statuses: number[] = [];
    for (let i = 0; i < MOST.requests + 5; i++) {
      const headers = { 'x-forwarded-for': spellings[i % spellings.length]! };
      statuses.push((await fetch(`${server.address}/api/tables`, { headers })).status);
    }
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(4);
  });

  test('to whole tables requested again and again', async () => {
    const ann = await arrive();
    const { id } = (await ask(ann, 'POST', '/api/tables', WISH)).body as { id: string };
    const client = await ann.connect();
    const question = JSON.stringify({ type: 'watch', table: id, version: 0 });
    for (let i = 0; i < 50; i++) client.socket.send(question);
    const count = (type: string) => client.heard.filter((text) => text.startsWith(`{"type":"${type}"`)).length;
    await client.until(() => count('table') > 0 && count('refused') >= 50 - MOST.watches - 5);
    // Requests that arrive together are answered once.
    expect(count('table')).toBeLessThan(MOST.watches + 5);
    client.socket.terminate();
  });

  test('to games with computer players and to listed tables that one guest has open', async () => {
    const ann = await arrive();
    const computer = { ...WISH, seats: [HERE, { kind: 'computer', level: 'lamb' }] };
    const opened = [];
    for (let i = 0; i < 4; i++) opened.push(await ask(ann, 'POST', '/api/tables', computer));
    expect(opened.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    expect(opened[3]!.body).toMatchObject({ code: 'too-many-games' });
    const client = await ann.connect();
    const id = String(opened[0]!.body.id);
    await client.watch(id);
    await client.send(id, { kind: 'resign', seat: 1 });
    expect((await ask(ann, 'POST', '/api/tables', computer)).status).toBe(200);
    client.socket.terminate();
    const listed = [];
    for (let i = 0; i < 3; i++) listed.push(await ask(ann, 'POST', '/api/tables', { ...WISH, listed: true }));
    expect(listed.map(({ status }) => status)).toEqual([200, 200, 429]);
    expect(listed[2]!.body).toMatchObject({ code: 'too-many-listed' });
    expect((await ask(ann, 'POST', '/api/tables', WISH)).status).toBe(200);
  });

  test('to open games of a guest, even with many other tables, parallel requests or replaced seats', async () => {
    const bea = await arrive();
    for (let i = 0; i < MOST.computers + MOST.listed; i++) await ask(bea, 'POST', '/api/tables', WISH);
    const computer = { ...WISH, seats: [HERE, { kind: 'computer', level: 'lamb' }] };
    const wishes = [...Array(6).fill(computer), ...Array(6).fill({ ...WISH, listed: true })];
    const opened = await Promise.all(wishes.map((wish) => ask(bea, 'POST', '/api/tables', wish)));
    const count = (from: number): number => opened.slice(from, from + 6).filter(({ status }) => status === 200).length;
    expect([count(0), count(6)]).toEqual([MOST.computers, MOST.listed]);
    const alone = await ask(bea, 'POST', '/api/tables', { ...WISH, seats: [HERE, HERE] });
    const client = await bea.connect();
    const id = String(alone.body.id);
    await client.watch(id);
    const replace = { kind: 'replace', seat: 2, level: 'lamb' } as const;
    expect(await client.send(id, replace)).toMatchObject({ code: 'too-many-games' });
    expect(await client.send(id, { kind: 'hand-over', seat: 2 })).toMatchObject({ code: 'too-many-games' });
    const first = String(opened[0]!.body.id);
    await client.watch(first);
    await client.send(first, { kind: 'resign', seat: 1 });
    expect(await client.send(id, replace)).toMatchObject({ type: 'done' });
    client.socket.terminate();
  });
});

describe('short codes', () => {
  const find = async (code: string, guest?: TestGuest): Promise<number> => {
    const headers = { 'x-forwarded-for': newAddress(), ...(guest && { cookie: guest.cookie }) };
    return (await fetch(`${server.address}/api/tables/${code}`, { headers })).status;
  };
  const age = (id: string, until: number | null): Promise<void> =>
    writeBeside(server.file, (db) => {
      db.prepare('update tables set code_until = ? where id = ?').run(until, id);
    });

  test('open a table for half an hour, or while its host waits there; always for players and in old links', async () => {
    const [ann, bob] = [await arrive(), await arrive()];
    const { id, code } = (await ask(ann, 'POST', '/api/tables', WISH)).body as { id: string; code: string };
    expect(id.length - 6).toBeGreaterThanOrEqual(64 / 5);
    expect(await find(code, bob)).toBe(200);
    await age(id, 1);
    expect([await find(code, bob), await find(code, ann), await find(id, bob)]).toEqual([404, 200, 200]);
    const host = await ann.connect();
    await host.watch(id);
    expect(await find(code, bob)).toBe(200);
    const friend = await bob.connect();
    await friend.watch(id);
    await friend.send(id, { kind: 'sit', seat: 2, name: 'Bob' });
    // The game has begun: only its players need the code.
    expect([await find(code, await arrive()), await find(code, bob)]).toEqual([404, 200]);
    await age(id, null);
    expect(await find(code, await arrive())).toBe(200);
    for (const { socket } of [host, friend]) socket.terminate();
  });

  test('are recognised however their words are joined', async () => {
    const { code } = (await ask(await arrive(), 'POST', '/api/tables', WISH)).body as { code: string };
    const [creature, thing, number] = code.split('-');
    const said = [`${creature}${thing}${number}`, `${creature} ${thing} ${number}`, `${creature}_${thing}${number}`];
    for (const one of [...said, code.toUpperCase()]) expect(await find(encodeURIComponent(one)), one).toBe(200);
    expect(await find(`${creature}${number}`)).toBe(404);
  });

  test('are blocked for everyone after too many wrong guesses from any networks; links still work', async () => {
    const ann = await arrive();
    const { id, code } = (await ask(ann, 'POST', '/api/tables', WISH)).body as { id: string; code: string };
    const statuses: number[] = [];
    for (let i = 0; i < MOST.misses + 10; i++) statuses.push(await find(`owl-lamp-${100 + i}`));
    expect(statuses.filter((status) => status === 404).length).toBeLessThanOrEqual(MOST.misses + 1);
    expect(statuses.at(-1)).toBe(429);
    // A right guess gets the same answer as a wrong one.
    expect(await find(code)).toBe(429);
    expect(await find(id)).toBe(200);
  });
});

describe('bots', () => {
  test('have few streams per table, and receive a list of actions once per position', async () => {
    const ann = await arrive();
    const { token } = (await ask(ann, 'POST', '/api/bots', {})).body as { token: string };
    const wish = { ...WISH, game: 'floors', options: { players: 7, setup: 'lay' }, seats: Array(7).fill(HERE) };
    const { id } = (await ask(ann, 'POST', '/api/tables', wish)).body as { id: string };
    const headers = (): Record<string, string> => ({
      authorization: `Bearer ${token}`,
      'x-forwarded-for': newAddress(),
      'content-type': 'application/json',
    });
    const door = `${server.address}/api/bot/tables/${id}`;
    const stop = new AbortController();
    const streams = [];
    for (let i = 0; i < 4; i++) streams.push(await fetch(door, { headers: headers(), signal: stop.signal }));
    expect(streams.map(({ status }) => status)).toEqual([200, 200, 429, 429]);
    let heard = '';
    const reading = (async () => {
      for await (const text of streams[0]!.body!.pipeThrough(new TextDecoderStream())) heard += text;
    })().catch(() => {});
    const lines = () => heard.split('\n').slice(0, -1);
    await expect.poll(() => lines().length, { timeout: 60_000 }).toBe(1);
    for (const nonce of ['nonce-1', 'nonce-2']) {
      const body = JSON.stringify({ nonce, seen: 0, command: { kind: 'say', text: 'hello' } });
      expect((await fetch(door, { method: 'POST', headers: headers(), body })).status).toBe(200);
    }
    await expect.poll(() => lines().length, { timeout: 60_000 }).toBe(3);
    const [first, ...rest] = lines().map((line) => JSON.parse(line) as { actions: Record<string, string[]> });
    expect(first!.actions[1]!.length).toBeGreaterThan(1000);
    expect(rest).toMatchObject(Array(2).fill({ actions: {}, unchanged: true }));
    stop.abort();
    await reading;
  });

  test('have the same rate limits as people', async () => {
    expect(SAFE_RATES.changes).toBeLessThanOrEqual(2 * 10);
    const strict = await startTestServer(threads, { rates: { ...NO_LIMITS, changes: 3 } });
    const ann = await TestGuest.arrive(strict.address, 'Ann');
    const { id } = (await ann.ask('POST', '/api/tables', { ...WISH, seats: [HERE, HERE] })).body as { id: string };
    const client = await ann.connect();
    await client.watch(id);
    const answers = [];
    for (const seat of [1, 2, 1, 2, 1, 2]) {
      answers.push(await client.send(id, { kind: 'offer', seat, what: 'tie' }));
    }
    expect(answers.slice(-3)).toMatchObject(Array(3).fill({ code: 'too-fast' }));
    await strict.close();
  });
});
