/** Reports, bans and other orders of operators: stored, logged, and protected by a token. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { ServerConfig } from '../src/index.ts';
import { buildThreads, NO_LIMITS, startTestServer, TestGuest, type TestServer } from './running.ts';
import { HOST, SWISS } from './tournaments.ts';

const TOKEN = 'an-operator-knows-this-token';
const MINUTE = 1 / 60;

let threads: ServerConfig['threads'];
let server: TestServer;
const config = { trustProxy: true, operatorToken: TOKEN, rates: { ...NO_LIMITS, reports: 5, guesses: 3 } };
beforeAll(async () => {
  threads = await buildThreads();
  server = await startTestServer(threads, config);
});
afterAll(() => server.close());

/** A request from an address, with a cookie or a token. */
async function ask(from: string, method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const reply = await fetch(`${server.address}${path}`, {
    method,
    headers: {
      'x-forwarded-for': from,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: reply.status, body: (await reply.json()) as Record<string, unknown> };
}

const operate = (body?: unknown, token = TOKEN, from = '192.0.2.1') =>
  ask(from, body === undefined ? 'GET' : 'POST', '/api/admin', body, { authorization: `Bearer ${token}` });

interface Case {
  readonly about: string | null;
  readonly reason: string;
  readonly closed: number | null;
  readonly id: string;
  readonly guest: string;
  readonly evidence: { readonly talk: readonly { readonly name: string; readonly text: string }[] };
}
const reports = async (): Promise<readonly Case[]> => (await operate()).body.reports as readonly Case[];

let visitors = 0;
/** A guest with their own address. */
async function arrive(name: string, from = `198.51.100.${++visitors}`) {
  const reply = await fetch(`${server.address}/api/me`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify({ name }),
  });
  const cookie = reply.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const { guest } = (await reply.json()) as { guest: { id: string } };
  const request = (method: string, path: string, body?: unknown) => ask(from, method, path, body, { cookie });
  const connect = () => TestGuest.known(server.address, cookie).connect({ 'x-forwarded-for': from });
  return { id: guest.id, cookie, from, request, connect };
}
type Visitor = Awaited<ReturnType<typeof arrive>>;

async function openTable(host: Visitor): Promise<string> {
  const seats = [{ kind: 'here', name: 'Ann' }, { kind: 'open' }];
  const wish = { game: 'menhirs', options: {}, clock: { kind: 'none' }, listed: false, seats };
  return String((await host.request('POST', '/api/tables', wish)).body.id);
}

/** Resolves with the reason when the socket is closed. */
const closed = (socket: WebSocket): Promise<string> =>
  new Promise((resolve) => socket.once('close', (_, why) => resolve(String(why))));

/** The status with which a socket is refused; 101 if it is accepted. */
const dial = ({ cookie, from }: Visitor): Promise<number> =>
  new Promise((resolve) => {
    const headers = { cookie, 'x-forwarded-for': from };
    const socket = new WebSocket(`${server.address.replace('http', 'ws')}/socket`, { headers });
    socket.once('open', () => {
      socket.terminate();
      resolve(101);
    });
    socket.once('unexpected-response', (_, { statusCode = 0 }) => resolve(statusCode));
    socket.on('error', () => {});
  });

describe('a report', () => {
  test('contains the talk, and keeps it when the table is removed and the guest is deleted', async () => {
    const [ann, eve] = [await arrive('Ann'), await arrive('Eve')];
    const id = await openTable(ann);
    const client = await eve.connect();
    await client.watch(id);
    await client.send(id, { kind: 'say', text: 'something rude' });
    const wish = { about: eve.id, reason: 'talk', note: 'Look at this.' };
    expect(await ann.request('POST', `/api/tables/${id}/report`, wish)).toMatchObject({ status: 200 });
    await operate({ order: 'remove-table', table: id });
    await eve.request('DELETE', '/api/me');
    const [report] = await reports();
    expect(report).toMatchObject({ about: eve.id, guest: ann.id, reason: 'talk', note: 'Look at this.', table: id });
    expect(report!.evidence.talk).toMatchObject([{ guest: eve.id, name: 'Eve', text: 'something rude' }]);
    await ann.request('DELETE', '/api/me');
    expect((await reports())[0]).toMatchObject({ about: eve.id, guest: '' });
    expect(await operate({ order: 'close-report', report: report!.id })).toMatchObject({ status: 200 });
    expect((await reports())[0]?.closed).toEqual(expect.any(Number));
  });

  test('about a tournament contains its names and announcements, and the operator removes it', async () => {
    const [host, ann] = [await arrive('Host'), await arrive('Ann')];
    const id = String(
      (await host.request('POST', '/api/tournaments', { name: 'Rude', settings: SWISS, host: HOST })).body.id,
    );
    const command = (wish: object) =>
      host.request('POST', `/api/tournaments/${id}`, { nonce: 'nonce-news', command: wish });
    await command({ kind: 'announce', text: 'something rude' });
    const wish = { reason: 'name' };
    expect(await ask(ann.from, 'POST', `/api/tournaments/${id}/report`, wish)).toMatchObject({ status: 401 });
    expect(await ann.request('POST', '/api/tournaments/abcdefgh/report', wish)).toMatchObject({ status: 404 });
    expect(await ann.request('POST', `/api/tournaments/${id}/report`, wish)).toMatchObject({ status: 200 });
    const evidence = { tournament: 'Rude', host: host.id, talk: [{ guest: host.id, text: 'something rude' }] };
    expect((await reports())[0]).toMatchObject({ guest: ann.id, table: id, evidence });
    const headers = { authorization: `Bearer ${TOKEN}` };
    const found = await ask('192.0.2.1', 'GET', `/api/admin/tables/${id}`, undefined, headers);
    expect(found.body).toMatchObject({ table: id, ...evidence });
    expect(await operate({ order: 'remove-tournament', tournament: id })).toMatchObject({ status: 200 });
    expect(await operate({ order: 'remove-tournament', tournament: id })).toMatchObject({ status: 404 });
    expect(await ann.request('GET', `/api/tournaments/${id}`)).toMatchObject({ status: 404 });
  });

  test('is for guests, about an existing table, and is deleted by age', async () => {
    const ann = await arrive('Ann');
    const id = await openTable(ann);
    const wish = { reason: 'name' };
    expect(await ask(ann.from, 'POST', `/api/tables/${id}/report`, wish)).toMatchObject({ status: 401 });
    expect(await ann.request('POST', '/api/tables/abcdefgh/report', wish)).toMatchObject({ status: 404 });
    expect(await ann.request('POST', `/api/tables/${id}/report`, { reason: 'x' })).toMatchObject({ status: 400 });
    for (let i = 0; i < 5; i++) expect((await ann.request('POST', `/api/tables/${id}/report`, wish)).status).toBe(200);
    expect(await ann.request('POST', `/api/tables/${id}/report`, wish)).toMatchObject({ status: 429 });
  });
});

describe("the operator's API", () => {
  test('is off if no token is configured', async () => {
    const other = await startTestServer(threads);
    const headers = { authorization: 'Bearer undefined' };
    expect((await fetch(`${other.address}/api/admin`, { headers })).status).toBe(404);
    await other.close();
  });

  test('needs the token, and no longer answers a network that guesses', async () => {
    const from = '203.0.113.9';
    expect((await ask(from, 'GET', '/api/admin')).status).toBe(401);
    expect((await operate(undefined, `${TOKEN}x`, from)).status).toBe(401);
    expect((await operate(undefined, TOKEN, from)).status).toBe(200);
    expect((await operate(undefined, TOKEN.slice(1), from)).status).toBe(401);
    expect((await operate(undefined, TOKEN, from)).status).toBe(429);
    expect((await operate()).status).toBe(200);
  });

  test.each([
    { order: 'dance' },
    { order: 'ban-guest', guest: 'x' },
    { order: 'ban-guest', guest: 'x', hours: -1 },
    { order: 'ban-network', network: 'everyone', hours: 1 },
    { order: 'remove-table', table: '' },
  ])('refuses an invalid order: %o', async (order) => {
    expect(await operate(order)).toMatchObject({ status: 400 });
  });

  test('logs every order that took effect, and no other', async () => {
    const ann = await arrive('Ann');
    await operate({ order: 'revoke-tokens', guest: ann.id });
    expect((await operate({ order: 'remove-table', table: 'nosuchtable' })).status).toBe(404);
    const { log } = (await operate()).body as { log: readonly { done: unknown }[] };
    expect(log[0]?.done).toEqual({ order: 'revoke-tokens', guest: ann.id, revoked: 0 });
    expect(JSON.stringify(log)).not.toContain('nosuchtable');
  });
});

describe('an operator', () => {
  test('finds a table by its code, removes its talk, and then the table', async () => {
    const ann = await arrive('Ann');
    const id = await openTable(ann);
    const client = await ann.connect();
    await client.watch(id);
    await client.send(id, { kind: 'say', text: 'something rude' });
    const headers = { authorization: `Bearer ${TOKEN}` };
    const code = String((await ask('192.0.2.1', 'GET', `/api/admin/tables/${id}`, undefined, headers)).body.code);
    const found = await ask('192.0.2.1', 'GET', `/api/admin/tables/${code}`, undefined, headers);
    expect(found.body).toMatchObject({ table: id, host: ann.id, talk: [{ text: 'something rude' }] });
    expect(await operate({ order: 'remove-talk', table: code })).toMatchObject({ body: { table: id } });
    await client.until(() => client.tables.get(id)?.talk[0]?.text === '—');
    await operate({ order: 'remove-table', table: code });
    await client.until(() => client.heard.at(-1)?.includes('no-such-table') ?? false);
    expect((await ann.request('GET', `/api/tables/${id}`)).status).toBe(404);
  });

  test('bans a guest: their sockets close and their requests are refused, even after a restart; others go on', async () => {
    const [ann, eve] = [await arrive('Ann'), await arrive('Eve')];
    const { token } = (await eve.request('POST', '/api/bots', {})).body;
    const bot = { authorization: `Bearer ${token}` };
    const id = await openTable(ann);
    const stream = await fetch(`${server.address}/api/bot/tables/${id}`, { headers: bot });
    const line = await eve.connect();
    const end = closed(line.socket);
    const { body } = await operate({ order: 'ban-guest', guest: eve.id, hours: 1, why: 'rude' });
    expect(await end).toBe('banned');
    await expect(stream.text()).rejects.toThrow();
    const refused = { status: 403, body: { code: 'banned', details: { until: body.until } } };
    expect(await eve.request('GET', '/api/me')).toMatchObject(refused);
    expect(await ask(eve.from, 'GET', `/api/bot/tables/${id}`, undefined, bot)).toMatchObject(refused);
    expect(await dial(eve)).toBe(403);
    expect(await dial(ann)).toBe(101);
    await server.close();
    server = await startTestServer(threads, { ...config, database: server.file });
    expect(await dial(eve)).toBe(403);
    expect(await operate({ order: 'unban', subject: eve.id })).toMatchObject({ status: 200 });
    expect(await dial(eve)).toBe(101);
  });

  test('cannot keep a banned guest from deleting their data', async () => {
    const eve = await arrive('Eve');
    await operate({ order: 'ban-guest', guest: eve.id, hours: 1 });
    expect(await eve.request('DELETE', '/api/me')).toEqual({ status: 200, body: {} });
    expect(await eve.request('GET', '/api/me')).toMatchObject({ body: { guest: null } });
  });

  test("bans a guest's network too: a visitor from there with another identity is refused", async () => {
    const eve = await arrive('Eve');
    const neighbour = await arrive('Neighbour', eve.from);
    const line = await neighbour.connect();
    const end = closed(line.socket);
    const { body } = await operate({ order: 'ban-guest', guest: eve.id, hours: 1, withNetwork: true });
    expect(body).toMatchObject({ network: eve.from });
    expect(await end).toBe('banned');
    expect(await ask(eve.from, 'POST', '/api/me', { name: 'Nobody' })).toMatchObject({ status: 403 });
    await operate({ order: 'unban', subject: eve.from });
    expect(await dial(neighbour)).toBe(101);
  });

  test('bans a wide network of IPv6 addresses, and no others', async () => {
    const [inside, outside] = [await arrive('In', '2001:db8:7:1234::5'), await arrive('Out', '2001:db8:8::5')];
    await operate({ order: 'ban-network', network: '2001:db8:7/48', hours: 1 });
    expect([await dial(inside), await dial(outside)]).toEqual([403, 101]);
  });

  test('bans an address however it is written, and refuses one that no request could have', async () => {
    const eve = await arrive('Eve', '2001:db8:9:1::5');
    await operate({ order: 'ban-network', network: '2001:0DB8:9:1:0:0:0:77', hours: 1 });
    expect(await dial(eve)).toBe(403);
    await operate({ order: 'unban', subject: '2001:db8:9:1::/64' });
    expect(await dial(eve)).toBe(101);
    expect(await operate({ order: 'ban-network', network: '203.0.113.0/24', hours: 1 })).toMatchObject({ status: 400 });
  });

  test('bans the network of a stream, even if its guest was seen elsewhere since', async () => {
    const eve = await arrive('Eve');
    const { token } = (await eve.request('POST', '/api/bots', {})).body;
    const id = await openTable(await arrive('Ann'));
    const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': '198.51.100.251' };
    const stream = await fetch(`${server.address}/api/bot/tables/${id}`, { headers });
    await eve.request('GET', '/api/me');
    await operate({ order: 'ban-network', network: '198.51.100.251', hours: 1 });
    await expect(stream.text()).rejects.toThrow();
  });

  test('bans for a limited time', async () => {
    const eve = await arrive('Eve');
    await operate({ order: 'ban-guest', guest: eve.id, hours: MINUTE / 60 });
    expect(await dial(eve)).toBe(403);
    await new Promise((resolve) => setTimeout(resolve, 1100));
    expect(await dial(eve)).toBe(101);
  });

  test("revokes a guest's tokens: their bots are refused", async () => {
    const eve = await arrive('Eve');
    const { token } = (await eve.request('POST', '/api/bots', {})).body;
    const headers = { authorization: `Bearer ${token}` };
    const id = await openTable(await arrive('Ann'));
    const stream = await fetch(`${server.address}/api/bot/tables/${id}`, { headers });
    expect(await operate({ order: 'revoke-tokens', guest: eve.id })).toMatchObject({ body: { revoked: 1 } });
    await expect(stream.text()).rejects.toThrow();
    expect((await fetch(`${server.address}/api/bot/tables/${id}`, { headers })).status).toBe(401);
  });
});
