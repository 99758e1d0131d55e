import { request } from 'node:http';
import { CHANCE, menhirs } from '@speeltafel/rules';
import { floorsTable, hosted, menhirsTable, positionOf, type TableGame } from '@speeltafel/table';
import Database from 'libsql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { leakIn } from './hidden.ts';
import { buildThreads, startTestServer, type TestClient, TestGuest, type TestServer } from './running.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(await buildThreads());
});
afterAll(() => server.close());

interface Request {
  readonly game?: string;
  readonly options?: object;
  readonly seats?: readonly object[];
}

/** Two players at a table, and a spectator. */
async function tableOfTwo(request: Request = {}, address = server.address) {
  const [ann, bob, eve] = await Promise.all(['Ann', 'Bob', 'Eve'].map((name) => TestGuest.arrive(address, name)));
  const opened = await ann!.ask('POST', '/api/tables', {
    game: 'menhirs',
    options: { variant: 'adam' },
    clock: { kind: 'none' },
    listed: true,
    seats: [{ kind: 'here', name: 'Ann' }, { kind: 'open' }],
    ...request,
  });
  const id = String(opened.body.id);
  const [a, b, e] = await Promise.all([ann!, bob!, eve!].map((guest) => guest.connect()));
  for (const client of [a!, b!, e!]) await client.watch(id);
  expect(await b!.send(id, { kind: 'sit', seat: 2, name: 'Bob' })).toMatchObject({ type: 'done' });
  return { id, ann: ann!, bob: bob!, eve: eve!, a: a!, b: b!, e: e! };
}

/** The server's real state, read from its database. */
class Truth<O, P, A> {
  private readonly db = new Database(server.file, { readonly: true });
  private readonly kit: TableGame<O, P, A>;
  private readonly id: string;
  readonly past: hosted.Hosted<O, P, A>[] = [];
  constructor(kit: TableGame<O, P, A>, id: string) {
    this.kit = kit;
    this.id = id;
  }
  now(): hosted.Hosted<O, P, A> {
    const rows = this.db
      .prepare('select fact from facts where table_id = ? and seq > ? order by seq')
      .all(this.id, this.past.length) as { fact: string }[];
    for (const row of rows) {
      const fact = JSON.parse(row.fact) as hosted.Fact;
      const before = this.past.at(-1);
      this.past.push(
        before === undefined ? hosted.opened(this.kit, fact as hosted.Opened) : hosted.fold(this.kit, before, fact),
      );
    }
    return this.past.at(-1)!;
  }
}

/** Plays random legal actions to the end. */
async function playOn<O, P, A>(kit: TableGame<O, P, A>, truth: Truth<O, P, A>, id: string, by: readonly TestClient[]) {
  for (let count = 0; !hosted.isFinished(kit, truth.now()); count++) {
    const { table } = truth.now();
    const here = positionOf(table!);
    const [seat = 1] = kit.game
      .toAct(here)
      .filter((one) => one !== CHANCE)
      .toReversed();
    const actions = kit.game.actions(here, seat, 0).filter((action) => !kit.game.timed?.(action));
    const goingOn = actions.filter((one) => {
      const next = kit.game.play(here, seat, one, 0);
      return next.ok && kit.game.outcome(next.value) === null;
    });
    const some = goingOn.length > 0 ? goingOn : actions;
    const action = kit.game.makeAction(some[(count * 7919) % some.length]!, here, seat);
    const client = by[seat - 1]!;
    await client.until(() => (client.tables.get(id)?.played.length ?? -1) === table!.course.played.length);
    expect(await client.send(id, { kind: 'act', seat, action })).toMatchObject({ type: 'done' });
  }
}

describe('what is hidden stays hidden', () => {
  test.each([
    ['hidden fog', { variant: 'adam', hidden: true }],
    ['hidden fog, 2.0', { variant: 'v2', hidden: true }],
    ['choices', { variant: 'adam' }],
  ])('%s: no message of a whole game reveals too much to any client', async (_, options) => {
    const { id, a, b, e } = await tableOfTwo({ options });
    const truth = new Truth(menhirsTable, id);
    await playOn(menhirsTable, truth, id, [a, b]);
    let checked = 0;
    for (const [seats, { heard }] of [
      [[1], a],
      [[2], b],
      [[], e],
    ] as const) {
      for (const text of heard) {
        const message = JSON.parse(text) as hosted.FromServer;
        if (message.type === 'table') {
          expect(leakIn(text, seats, truth.past[message.told.version - 1]!)).toBeUndefined();
        } else expect(text).not.toContain(truth.past[0]!.seed);
        if (message.type === 'news') {
          // All clients get the same news, so it must not contain anything that one of them may not know.
          const then = truth.past[message.news.version - 1]!;
          expect(hosted.firstSecret(menhirsTable, then, 0)).toBe(then.table!.course.played.length);
        }
        checked++;
      }
    }
    expect(checked).toBeGreaterThan(60);
    await e.until(() => e.tables.get(id)?.over === true);
    expect(e.tables.get(id)?.seed).toBe(truth.past[0]!.seed);
  });

  test('the order of the cards: no message of a whole game contains the seed or a card before it is drawn', async () => {
    const { id, a, b, e } = await tableOfTwo({ game: 'floors', options: { players: 2 } });
    const truth = new Truth(floorsTable, id);
    await playOn(floorsTable, truth, id, [a, b]);
    const { seed } = truth.past[0]!;
    for (const { heard } of [a, b, e]) {
      for (const text of heard) {
        const message = JSON.parse(text) as hosted.FromServer;
        if (message.type !== 'table' || !message.told.over) expect(text).not.toContain(seed);
        if (message.type !== 'table' && message.type !== 'news') continue;
        const { version, played } = message.type === 'table' ? message.told : message.news;
        const { table } = truth.past[version - 1]!;
        expect(message.from + played.length).toBe(table?.course.played.length ?? 0);
      }
    }
  });

  test('lists and HTTP answers reveal nothing of the game but whom it waits for', async () => {
    const { id, eve } = await tableOfTwo({ options: { variant: 'adam', hidden: true } });
    const { seed } = new Truth(menhirsTable, id).now();
    const answers = [await eve.ask('GET', '/api/tables'), await eve.ask('GET', `/api/tables/${id}`)];
    expect(JSON.stringify(answers)).toContain(id);
    expect(JSON.stringify(answers)).not.toContain(seed);
  });
});

describe('no guest acts for another', () => {
  test('with the seat of another guest, or as a spectator', async () => {
    const { id, a, b, e } = await tableOfTwo();
    const start = menhirs.parsePosition(a.tables.get(id)?.start ?? b.tables.get(id)!.start!);
    if (!start.ok) throw new Error(start.refusal.message);
    const action = menhirs.makeAction(menhirs.actions(start.value, 1, 0)[0]!, start.value, 1);
    for (const thief of [b, e]) {
      for (const command of [
        { kind: 'act', seat: 1, action },
        { kind: 'resign', seat: 1 },
        { kind: 'hand-over', seat: 1 },
        { kind: 'seen', seat: 1 },
        { kind: 'offer', seat: 1, what: 'pause' },
        { kind: 'offer', seat: 1, what: 'tie' },
        { kind: 'answer', seat: 1, yes: true },
        { kind: 'rise', seat: 1 },
        { kind: 'return', seat: 1 },
      ] as const) {
        expect(await thief.send(id, command)).toMatchObject({ type: 'refused', code: 'not-your-seat' });
      }
      expect(await thief.send(id, { kind: 'sit', seat: 1, name: 'Thief' })).toMatchObject({ code: 'seat-taken' });
      expect(await thief.send(id, { kind: 'act', seat: 5, action })).toMatchObject({ code: 'no-such-seat' });
    }
    expect(await e.send(id, { kind: 'replace', seat: 1, level: 'lamb' })).toMatchObject({ type: 'refused' });
    expect(await b.send(id, { kind: 'replace', seat: 1, level: 'lamb' })).toMatchObject({ code: 'present' });
    expect(await b.send(id, { kind: 'replace', seat: 2, level: 'no-such' })).toMatchObject({ code: 'unknown-level' });
    expect(a.tables.get(id)?.played).toEqual([]);
  });

  test('by freeing seats: only the host can, and no one once the game has begun', async () => {
    const seats = [{ kind: 'here', name: 'Ann' }, { kind: 'open' }, { kind: 'open' }];
    const { id, ann, bob, a, b, e } = await tableOfTwo({ game: 'floors', options: { players: 3 }, seats });
    const freeBob = { kind: 'free', seat: 2, guest: bob.id } as const;
    for (const thief of [b, e]) {
      expect(await thief.send(id, { ...freeBob, seat: 1, guest: ann.id })).toMatchObject({ code: 'not-host' });
      expect(await thief.send(id, freeBob)).toMatchObject({ code: 'not-host' });
    }
    expect(await a.send(id, { ...freeBob, guest: ann.id })).toMatchObject({ code: 'not-there' });
    expect(await e.send(id, { kind: 'sit', seat: 3, name: 'Eve' })).toMatchObject({ type: 'done' });
    for (const client of [a, b, e]) expect(await client.send(id, freeBob)).toMatchObject({ type: 'refused' });
    expect(await a.send(id, freeBob)).toMatchObject({ code: 'begun' });
    expect(a.tables.get(id)?.seating).toMatchObject({ 1: { guest: ann.id }, 2: { guest: bob.id } });
  });

  test("with another guest's nonce: nonces are separate per guest", async () => {
    const { id, a, b } = await tableOfTwo();
    expect(await a.send(id, { kind: 'say', text: 'mine' }, 'same-nonce')).toMatchObject({ type: 'done' });
    expect(await b.send(id, { kind: 'resign', seat: 1 }, 'same-nonce')).toMatchObject({ code: 'not-your-seat' });
  });

  test('with no cookie, a wrong one, or that of a deleted guest', async () => {
    const { id, eve, e } = await tableOfTwo();
    const closed = new Promise<number>((resolve) => e.socket.once('close', resolve));
    expect(await eve.ask('DELETE', '/api/me')).toMatchObject({ status: 200 });
    expect(await closed).toBe(1008);
    await expect(eve.connect()).rejects.toThrow('401');
    expect(await eve.ask('GET', '/api/mine')).toMatchObject({ status: 401, body: { code: 'who-are-you' } });
    for (const cookie of ['', `speeltafel=${'A'.repeat(43)}`, "speeltafel=' or 1=1 --"]) {
      await expect(eve.connect({ cookie })).rejects.toThrow('401');
      const reply = await fetch(`${server.address}/api/tables`, { method: 'POST', headers: { cookie }, body: '{}' });
      expect([401, 415]).toContain(reply.status);
    }
    expect(id).not.toBe('');
  });

  test('from a page of another site, by request or socket', async () => {
    const { ann } = await tableOfTwo();
    for (const origin of ['https://evil.example', 'null', `${server.address}.evil.example`, 'http://127.0.0.1:1']) {
      await expect(ann.connect({ origin })).rejects.toThrow('403');
      for (const method of ['POST', 'DELETE']) {
        const headers = { cookie: ann.cookie, origin, 'content-type': 'application/json' };
        const reply = await fetch(`${server.address}/api/me`, { method, headers, body: '{"name":"x"}' });
        expect(reply.status).toBe(403);
        expect(await reply.json()).toMatchObject({ code: 'foreign-origin' });
      }
    }
    const own = await ann.connect({ origin: server.address });
    own.socket.terminate();
  });

  test('over the bot API without a valid token', async () => {
    const { id, ann } = await tableOfTwo();
    const door = `${server.address}/api/bot/tables/${id}`;
    for (const authorization of ['', 'Bearer', `Bearer ${'x'.repeat(43)}`, `Basic ${'x'.repeat(43)}`, ann.cookie]) {
      for (const method of ['GET', 'POST']) {
        const headers = { authorization, 'content-type': 'application/json', cookie: ann.cookie };
        const reply = await fetch(door, { method, headers, ...(method === 'POST' ? { body: '{}' } : {}) });
        expect(reply.status).toBe(401);
      }
    }
    const { token } = (await ann.ask('POST', '/api/bots', {})).body;
    expect(token).toMatch(/^[\w-]{43}$/);
    await ann.ask('DELETE', '/api/me');
    const late = await fetch(door, { headers: { authorization: `Bearer ${token}` } });
    expect(late.status).toBe(401);
  });
});

describe('texts of players are data', () => {
  const SCRIPT = '<img src=x onerror=alert(1)>';

  test('scripts in names and talk are returned unchanged, in JSON that no browser renders', async () => {
    const mallory = await TestGuest.arrive(server.address, SCRIPT);
    const { id, a } = await tableOfTwo();
    const m = await mallory.connect();
    await m.watch(id);
    await m.send(id, { kind: 'say', text: `${SCRIPT}"'</script>` });
    await a.until(() => a.tables.get(id)!.talk.length === 1);
    expect(a.tables.get(id)!.talk[0]).toMatchObject({ name: SCRIPT, text: `${SCRIPT}"'</script>` });
    const reply = await fetch(`${server.address}/api/me`, { headers: { cookie: mallory.cookie } });
    expect(reply.headers.get('content-type')).toMatch(/^application\/json/);
    expect(reply.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await reply.json()).toMatchObject({ guest: { name: SCRIPT } });
  });

  test('control, invisible and direction characters are removed; an empty text is refused', async () => {
    const { id, a } = await tableOfTwo();
    await a.send(id, { kind: 'say', text: '\u202e evil \u0000\u200b\n\u2066 \ud800 text\u3164' });
    await a.until(() => a.tables.get(id)!.talk.length === 1);
    expect(a.tables.get(id)!.talk[0]?.text).toBe('evil text');
    for (const text of ['', '   ', '\u200b\u2060', '\u3164\u2800', 'x'.repeat(301)]) {
      expect(await a.send(id, { kind: 'say', text })).toMatchObject({ code: 'bad-message' });
    }
  });
});

describe('invalid messages', () => {
  test.each([
    ['nothing', ''],
    ['no JSON', '{"type":"watch"'],
    ['an array', '[]'],
    ['null', 'null'],
    ['an unknown type', '{"type":"drop tables"}'],
    ['an extra field', '{"type":"leave","table":"abcdefgh","more":1}'],
    ['a prototype', '{"type":"leave","table":"abcdefgh","__proto__":{"admin":true}}'],
    ['a path for a table', '{"type":"watch","table":"../../etc","version":0}'],
    ['a version below zero', '{"type":"watch","table":"abcdefgh","version":-1}'],
    ['deep nesting', '['.repeat(4000)],
  ])('%s is refused, and the connection stays open', async (_, text) => {
    const ann = await TestGuest.arrive(server.address, 'Ann');
    const client = await ann.connect();
    client.socket.send(text);
    await client.until(() => client.heard.length > 0);
    expect(JSON.parse(client.heard[0]!)).toMatchObject({ type: 'refused', nonce: null, code: 'bad-message' });
    expect(client.socket.readyState).toBe(WebSocket.OPEN);
    client.socket.terminate();
  });

  test('a readable nonce is answered, however invalid the rest is', async () => {
    const client = await (await TestGuest.arrive(server.address, 'Ann')).connect();
    const answer = client.raw('{"type":"command", "nonce" : "my-nonce", "command":{"kind":"fly"}}', 'my-nonce');
    expect(await answer).toMatchObject({ nonce: 'my-nonce', code: 'bad-message' });
    client.socket.terminate();
  });

  test('binary is refused, and a message that is too long closes the socket', async () => {
    const client = await (await TestGuest.arrive(server.address, 'Ann')).connect();
    client.socket.send(Buffer.from([1, 2, 3]));
    await client.until(() => client.heard.length > 0);
    const closed = new Promise<number>((resolve) => client.socket.once('close', resolve));
    client.socket.send('x'.repeat(hosted.LONGEST_MESSAGE + 1));
    expect(await closed).toBe(1009);
  });

  test('bodies that are too long, not JSON, or do not match the schema', async () => {
    const post = (body: string, type = 'application/json') =>
      fetch(`${server.address}/api/me`, { method: 'POST', headers: { 'content-type': type }, body });
    expect((await post(JSON.stringify({ name: 'x'.repeat(20_000) }))).status).toBe(413);
    expect((await post('{"name":')).status).toBe(400);
    expect((await post('{"name":"x","admin":true}')).status).toBe(400);
    expect((await post('{"name":"\u200b"}')).status).toBe(400);
    expect((await post('name=x', 'application/x-www-form-urlencoded')).status).toBe(415);
    expect(await (await post('{"name":1}')).json()).toMatchObject({ code: 'bad-request', details: { path: 'name' } });
  });

  test('repeated and reordered nonces: every message gets one answer, and nothing runs twice', async () => {
    const { id, a } = await tableOfTwo();
    const nonces = Array.from({ length: 5 }, (_, i) => `talk-${i}-nonce`);
    const sent = [1, 2, 3, 4].flatMap(() => nonces);
    const answers: hosted.FromServer[] = [];
    a.socket.removeAllListeners('message');
    a.socket.on('message', (data) => {
      const message = JSON.parse(String(data)) as hosted.FromServer;
      if (message.type === 'done' || message.type === 'refused') answers.push(message);
    });
    for (const nonce of [...sent, ...sent.toReversed()]) {
      a.socket.send(
        JSON.stringify({ type: 'command', table: id, nonce, seen: 0, command: { kind: 'say', text: nonce } }),
      );
    }
    await expect
      .poll(() => ({ answers: answers.length, line: a.socket.readyState }), { timeout: 20_000 })
      .toEqual({ answers: 40, line: WebSocket.OPEN });
    for (const nonce of nonces) {
      const [first, ...others] = answers.filter((answer) => 'nonce' in answer && answer.nonce === nonce);
      expect(first).toMatchObject({ type: 'done' });
      expect(others).toEqual(Array(7).fill(first));
    }
    expect(new Truth(menhirsTable, id).now().talk).toHaveLength(5);
  });
});

describe('every answer has safe headers', () => {
  /** Sends the path unchanged, which fetch would normalise. */
  const ask = (path: string, method = 'GET'): Promise<{ status: number; headers: NodeJS.Dict<string | string[]> }> =>
    new Promise((resolve, reject) => {
      const asked = request({ host: '127.0.0.1', port: server.port, path, method }, (response) => {
        response.resume();
        resolve({ status: response.statusCode!, headers: response.headers });
      });
      asked.on('error', reject);
      asked.end();
    });

  test.each([
    ['GET', '/api/me', 200],
    ['POST', '/api/me', 415],
    ['GET', '/api/mine', 401],
    ['GET', '/api/tables', 200],
    ['GET', '/api/tables/none', 404],
    ['GET', '/api/tables/..%2f..%2fetc%2fpasswd', 404],
    ['GET', '/api/tables/%00', 404],
    ['GET', `/api/tables/${'x'.repeat(90)}`, 404],
    ['GET', '/api/bot/tables/..%2f', 401],
    ['GET', '/api/../../etc/passwd', 404],
    ['GET', '/healthz', 200],
    ['GET', '/readyz', 200],
    ['GET', '/metrics', 200],
    ['GET', '/nothing', 404],
    ['GET', '/%zz', 400],
    ['PUT', '/api/me', 404],
    ['OPTIONS', '/api/me', 404],
    ['GET', '/socket', 404],
  ])('%s %s', async (method, path, status) => {
    const answer = await ask(path, method);
    expect([status, ...(status === 415 ? [400] : [])]).toContain(answer.status);
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
  });

  test('a refused upgrade, and the bot API', async () => {
    const { id, ann } = await tableOfTwo();
    const headers = await new Promise<NodeJS.Dict<string | string[]>>((resolve) => {
      new WebSocket(`ws://127.0.0.1:${server.port}/socket`)
        .on('error', () => {})
        .on('unexpected-response', (_, reply) => resolve(reply.headers));
    });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    const { token } = (await ann.ask('POST', '/api/bots', {})).body;
    const stop = new AbortController();
    const stream = await fetch(`${server.address}/api/bot/tables/${id}`, {
      headers: { authorization: `Bearer ${token}` },
      signal: stop.signal,
    });
    expect(stream.headers.get('content-security-policy')).toContain("default-src 'none'");
    stop.abort();
  });
});
