/** Bots that are on offer in the lobby, and play at many tables over one stream. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import type { hosted } from '@speeltafel/table';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { ServerConfig } from '../src/index.ts';
import { checkLine } from './descriptions.ts';
import { buildNode, TestNode } from './nodes.ts';
import { buildThreads, NO_LIMITS, startTestServer, TestGuest, type TestServer } from './running.ts';
import { hasNats, hasPostgres, startNats, startPostgres } from './services.ts';

const EXAMPLE = join(import.meta.dirname, '../../../docs/bot-example.mjs');
const OFFER = { name: 'Fog eater', level: '4', games: 'menhirs', tables: '2' };

/** Longer than any step takes on a busy machine. */
const SOON = { timeout: 30_000 };

let threads: ServerConfig['threads'];
let server: TestServer;
beforeAll(async () => {
  threads = await buildThreads();
  server = await startTestServer(threads);
});
afterAll(() => server.close());

const newToken = async (guest: TestGuest): Promise<string> =>
  String((await guest.ask('POST', '/api/bots', {})).body.token);

interface BotMessage {
  readonly type: 'table' | 'asked' | 'gone' | 'alive';
  readonly table: string;
  readonly by?: string;
  readonly told?: hosted.ClientView;
  readonly seats?: readonly number[];
  readonly actions?: Readonly<Record<string, readonly string[]>>;
}

/** A bot with one stream. */
class TestBot {
  readonly guest: TestGuest;
  readonly heard: BotMessage[] = [];
  private readonly token: string;
  private readonly stop = new AbortController();
  private nonces = 0;

  private constructor(guest: TestGuest, token: string) {
    this.guest = guest;
    this.token = token;
  }

  static async connect(guest: TestGuest, offer: object = {}, token?: string): Promise<TestBot> {
    const bot = new TestBot(guest, token ?? (await newToken(guest)));
    const reply = await bot.open(offer);
    if (!reply.ok) throw new Error(((await reply.json()) as { message: string }).message);
    onTestFinished(() => bot.close());
    const lines = createInterface(Readable.fromWeb(reply.body! as never));
    lines.on('line', (line) => {
      checkLine(line);
      bot.heard.push(JSON.parse(line) as BotMessage);
    });
    // Some tests close the connection on purpose.
    lines.on('error', () => {});
    return bot;
  }

  open(offer: object): Promise<Response> {
    const query = new URLSearchParams(offer as Record<string, string>);
    return fetch(`${this.guest.address}/api/bot/stream?${query}`, {
      headers: { authorization: `Bearer ${this.token}` },
      signal: this.stop.signal,
    });
  }

  close(): void {
    this.stop.abort();
  }

  async send(table: string, command: hosted.Command, seen = 0): Promise<number> {
    const reply = await fetch(`${this.guest.address}/api/bot/tables/${table}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${this.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ nonce: `nonce-${++this.nonces}`, seen, command }),
    });
    return reply.status;
  }

  of(type: BotMessage['type']): readonly string[] {
    return this.heard.filter((message) => message.type === type).map(({ table }) => table);
  }

  last(table: string): BotMessage | undefined {
    return this.heard.findLast((message) => message.type === 'table' && message.table === table);
  }
}

async function offers(address = server.address): Promise<readonly Record<string, unknown>[]> {
  return ((await (await fetch(`${address}/api/bots`)).json()) as { bots: Record<string, unknown>[] }).bots;
}

async function openTable(host: TestGuest, game = 'menhirs', options: object = { variant: 'v2' }, seats = 2) {
  const { body, status } = await host.ask('POST', '/api/tables', {
    ...{ game, options, clock: { kind: 'none' }, listed: false },
    seats: Array.from({ length: seats }, () => ({ kind: 'open' })),
  });
  expect(status).toBe(200);
  return String(body.id);
}

const ask = async (host: TestGuest, bot: string, table: string): Promise<string | undefined> =>
  (await host.ask('POST', `/api/bots/${bot}/ask`, { table })).body.code as string | undefined;

describe('an offer', () => {
  test('is in the lobby while its stream is open', async () => {
    const guest = await TestGuest.arrive(server.address, 'Author');
    const bot = await TestBot.connect(guest, OFFER);
    expect(await offers()).toEqual([
      { id: guest.id, name: 'Fog eater', level: 4, games: ['menhirs'], tables: 2, playing: 0 },
    ]);
    bot.close();
    await expect.poll(() => offers(), SOON).toEqual([]);
  });

  test('ends when the token is revoked or the guest is deleted', async () => {
    const guest = await TestGuest.arrive(server.address, 'Author');
    await TestBot.connect(guest, OFFER);
    expect((await guest.ask('DELETE', '/api/me')).status).toBe(200);
    await expect.poll(() => offers(), SOON).toEqual([]);
  });

  test.each([
    ['an invalid level', { ...OFFER, level: '8' }],
    ['an unknown game', { ...OFFER, games: 'menhirs,chess' }],
    ['no name', { ...OFFER, name: ' ' }],
    ['missing fields', { name: 'Fog eater' }],
    ['too many tables', { ...OFFER, tables: '21' }],
    ['something else', { ...OFFER, colour: 'red' }],
  ])('with %s is refused', async (_, offer) => {
    await expect(TestBot.connect(await TestGuest.arrive(server.address, 'Author'), offer)).rejects.toThrow('cannot be');
    expect(await offers()).toEqual([]);
  });

  test('is limited per address, and streams are limited per guest', async () => {
    const small = await startTestServer(threads, { rates: { ...NO_LIMITS, offers: 2, streams: 2 } });
    onTestFinished(() => small.close());
    const guests = await Promise.all(['A', 'B', 'C'].map((name) => TestGuest.arrive(small.address, name)));
    const bots = [await TestBot.connect(guests[0]!, OFFER), await TestBot.connect(guests[1]!, OFFER)];
    await expect(TestBot.connect(guests[2]!, OFFER)).rejects.toThrow('too fast');
    // Without an offer the bot still plays where it takes a seat itself.
    for (let i = 0; i < 2; i++) await TestBot.connect(guests[2]!);
    await expect(TestBot.connect(guests[2]!)).rejects.toThrow('too fast');
    bots[0]!.close();
    await expect.poll(() => offers(small.address), SOON).toHaveLength(1);
    await TestBot.connect(guests[0]!, OFFER);
  });
});

describe('a host asks a bot', () => {
  test('the bot gets the table, and plays once it sits down', async () => {
    const [host, author] = [
      await TestGuest.arrive(server.address, 'Host'),
      await TestGuest.arrive(server.address, 'Author'),
    ];
    const bot = await TestBot.connect(author, OFFER);
    const table = await openTable(host);
    expect(await ask(host, author.id, table)).toBeUndefined();
    await expect.poll(() => bot.last(table)?.seats, SOON).toEqual([]);
    expect(bot.heard.find(({ type }) => type === 'asked')).toEqual({ type: 'asked', table, by: 'Host' });
    expect(await bot.send(table, { kind: 'sit', seat: 1, name: 'Fog eater' })).toBe(200);
    await expect.poll(() => bot.last(table)?.seats, SOON).toEqual([1]);
    expect((await offers())[0]).toMatchObject({ playing: 1 });
    // Asked again, it is not told again.
    expect(await ask(host, author.id, table)).toBeUndefined();
    expect(bot.of('asked')).toEqual([table]);
  });

  test('the request is refused if the bot cannot come', async () => {
    const [host, other, author] = [
      await TestGuest.arrive(server.address, 'Host'),
      await TestGuest.arrive(server.address, 'Other'),
      await TestGuest.arrive(server.address, 'Author'),
    ];
    const table = await openTable(host);
    expect(await ask(host, author.id, table)).toBe('no-such-bot');
    const bot = await TestBot.connect(author, { ...OFFER, tables: '1' });
    expect(await ask(other, author.id, table)).toBe('not-host');
    expect(await ask(host, author.id, 'nothere1')).toBe('no-such-table');
    expect(await ask(host, author.id, 'x')).toBe('bad-request');
    expect(await ask(host, author.id, await openTable(host, 'floors', { players: 2 }))).toBe('no-such-bot');
    expect(await ask(host, author.id, table)).toBeUndefined();
    await expect.poll(() => bot.of('asked'), SOON).toEqual([table]);
    expect(await ask(host, author.id, await openTable(host))).toBe('bot-busy');
    // A game begins without the bot: it no longer needs that table, and has a place again.
    const client = await host.connect();
    await client.watch(table);
    for (const seat of [1, 2]) await client.send(table, { kind: 'sit', seat, name: `Host ${seat}` });
    await expect.poll(async () => (await offers())[0]?.playing, SOON).toBe(0);
    expect(await ask(host, author.id, table)).toBe('begun');
  });

  test('the requests are limited per hour', async () => {
    const small = await startTestServer(threads, { rates: { ...NO_LIMITS, challenges: 2 } });
    onTestFinished(() => small.close());
    const host = await TestGuest.arrive(small.address, 'Host');
    const codes = [];
    for (let i = 0; i < 3; i++) codes.push(await ask(host, 'nothere1', 'nothere1'));
    expect(codes).toEqual(['no-such-table', 'no-such-table', 'too-fast']);
  });
});

describe('one stream', () => {
  test('shows every table where the bot has a seat, earlier ones and next games too', async () => {
    const author = await TestGuest.arrive(server.address, 'Author');
    const host = await TestGuest.arrive(server.address, 'Host');
    const [first, second] = [await openTable(host), await openTable(host)];
    const token = await newToken(author);
    const before = await TestBot.connect(author, {}, token);
    await before.send(first, { kind: 'sit', seat: 1, name: 'Bot' });
    // A seat taken through this node is reported at once.
    await expect.poll(() => before.last(first)?.seats, SOON).toEqual([1]);
    before.close();
    const after = await TestBot.connect(author, {}, token);
    await expect.poll(() => after.last(first)?.seats, SOON).toEqual([1]);
    await after.send(second, { kind: 'sit', seat: 2, name: 'Bot' });
    await expect.poll(() => after.last(second)?.seats, SOON).toEqual([2]);

    const client = await host.connect();
    await client.watch(second);
    await client.send(second, { kind: 'sit', seat: 1, name: 'Host' });
    await client.send(second, { kind: 'resign', seat: 1 });
    await expect.poll(() => after.last(second)?.told?.over, SOON).toBe(true);
    await client.send(second, { kind: 'offer', seat: 1, what: 'rematch' });
    await after.send(second, { kind: 'answer', seat: 2, yes: true });
    await expect.poll(() => client.tables.get(second)?.next, SOON).toBeTruthy();
    const next = client.tables.get(second)!.next!;
    await expect.poll(() => after.last(next)?.seats, SOON).toHaveLength(1);

    expect((await host.ask('DELETE', `/api/tables/${first}`)).status).toBe(200);
    await expect.poll(() => after.of('gone'), SOON).toEqual([first]);
  });

  test('is enough for the example of docs/ to play eight games at once against another bot', {
    timeout: 240_000,
  }, async () => {
    const authors = await Promise.all(['A', 'B'].map((name) => TestGuest.arrive(server.address, name)));
    for (const author of authors) {
      const env = { ...process.env, TOKEN: await newToken(author) };
      const child = spawn(process.execPath, [EXAMPLE, server.address], {
        env,
        stdio: ['ignore', 'inherit', 'inherit'],
      });
      onTestFinished(() => void child.kill('SIGKILL'));
    }
    await expect.poll(async () => (await offers()).map(({ level }) => level), { timeout: 60_000 }).toEqual([1, 1]);
    const host = await TestGuest.arrive(server.address, 'Host');
    const client = await host.connect();
    const tables: string[] = [];
    for (let i = 0; i < 8; i++) {
      const table = await (i % 2 === 0 ? openTable(host) : openTable(host, 'floors', { players: 2 }));
      await client.watch(table);
      for (const { id } of authors) expect(await ask(host, id, table)).toBeUndefined();
      tables.push(table);
    }
    await client.until(() => tables.every((table) => client.tables.get(table)!.began > 0), 'all games');
    await expect.poll(() => tables.every((table) => client.tables.get(table)!.over), { timeout: 200_000 }).toBe(true);
  });
});

describe.runIf(hasNats() && hasPostgres())('on two nodes', () => {
  test('a bot on one node can be seen and asked on the other', { timeout: 120_000 }, async () => {
    const [postgres, nats] = [await startPostgres(), await startNats()];
    const code = await buildNode();
    const config = { database: postgres.url, nats: nats.url };
    const [one, two] = [await TestNode.start(code, config), await TestNode.start(code, config)];
    onTestFinished(async () => {
      await Promise.all([one.stop(), two.stop()]);
      await Promise.all([postgres.stop(), nats.stop()]);
    });
    const author = await TestGuest.arrive(one.address, 'Author');
    const host = await TestGuest.arrive(two.address, 'Host');
    const bot = await TestBot.connect(author, OFFER);
    await expect.poll(() => offers(two.address), SOON).toHaveLength(1);
    const table = await openTable(host);
    // The hint between nodes may be lost: a player asks again.
    await expect
      .poll(
        async () => {
          await ask(host, author.id, table);
          return bot.of('asked');
        },
        { timeout: 30_000, interval: 1000 },
      )
      .toEqual([table]);
    expect(await bot.send(table, { kind: 'sit', seat: 1, name: 'Fog eater' })).toBe(200);
    await expect.poll(() => bot.last(table)?.seats, SOON).toEqual([1]);
    bot.close();
    await expect.poll(() => offers(two.address), SOON).toEqual([]);
  });
});
