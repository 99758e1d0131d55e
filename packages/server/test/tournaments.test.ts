/**
 * Online tournaments over real sockets: tables open by themselves and report their results, and everyone sees what they
 * may know.
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resultOf } from '@speeltafel/tournament';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ServerConfig } from '../src/index.ts';
import { dice } from './dice.ts';
import { buildNode, TestNode } from './nodes.ts';
import { buildThreads, startTestServer, TestGuest, type TestServer, writeBeside } from './running.ts';
import { hasNats, hasPostgres, startNats, startPostgres } from './services.ts';
import { tournamentTrial } from './tournament-trial.ts';
import { command, open, tell } from './tournaments.ts';

let threads: ServerConfig['threads'];
let server: TestServer;
beforeAll(async () => {
  threads = await buildThreads();
  server = await startTestServer(threads);
});
afterAll(() => server.close());

const arrive = (...names: string[]): Promise<TestGuest[]> =>
  Promise.all(names.map((name) => TestGuest.arrive(server.address, name)));

async function entered(id: string, ...guests: TestGuest[]): Promise<void> {
  for (const guest of guests) {
    expect(await command(guest, id, { kind: 'register', name: guest.name })).toBeNull();
    expect(await command(guest, id, { kind: 'check-in' })).toBeNull();
  }
}

/** The guest resigns at their current table, so the opponent wins. */
async function giveUp(guest: TestGuest, id: string): Promise<void> {
  const { table, entry } = (await tell(guest, id)).own;
  const client = await guest.connect();
  await client.watch(table!);
  const seat = Object.entries(client.tables.get(table!)!.seating).find(
    ([, sitter]) => sitter?.kind === 'person' && sitter.guest === guest.id,
  )![0];
  expect(entry).not.toBeNull();
  expect(await client.send(table!, { kind: 'resign', seat: Number(seat) })).toMatchObject({ type: 'done' });
  client.socket.terminate();
}

describe('a whole tournament', () => {
  test('opens its tables by itself, takes their results, and plays all rounds to the end', async () => {
    const [host, ann, bea, cas, dan] = (await arrive('Host', 'Ann', 'Bea', 'Cas', 'Dan')) as [
      TestGuest,
      ...TestGuest[],
    ];
    const players = [ann!, bea!, cas!, dan!];
    const id = await open(host);
    await entered(id, ...players);
    expect(await command(host, id, { kind: 'pair' })).toBeNull();
    const client = await ann!.connect();
    const heard = (): string[] => client.heard.filter((text) => text.includes('"type":"tournament"'));
    client.socket.send(JSON.stringify({ type: 'follow', tournament: id, version: 0 }));
    await client.until(() => heard().length === 1);
    for (const round of [1, 2]) {
      await expect.poll(async () => (await tell(host, id)).online.tournament.rounds.length).toBe(round);
      if (round > 1) for (const player of players) expect(await command(player, id, { kind: 'check-in' })).toBeNull();
      const { online } = await tell(host, id);
      const names = online.tournament.rounds
        .at(-1)!
        .boards.map(({ seats }) => online.tournament.entries.get(seats[0]!)!);
      for (const { name } of names) await giveUp(players.find((one) => one.name === name)!, id);
    }
    await expect.poll(async () => (await tell(host, id)).online.tournament.finished, { timeout: 20_000 }).toBe(true);
    const { facts, online } = await tell(host, id);
    expect(facts.filter(({ kind }) => kind === 'result')).toHaveLength(4);
    expect(
      online.tournament.rounds.flatMap(({ boards }) => boards.map(resultOf)).every((one) => one?.places[1] === 1),
    ).toBe(true);
    await client.until(() => heard().at(-1)!.includes('"kind":"finished"'));
    client.socket.terminate();
  });

  test('a table of Finstere Flure has the players who are present, and its figures count', async () => {
    const [host, ...players] = await arrive('Host', 'Ann', 'Bea', 'Cas');
    const id = await open(host!, { game: 'floors', format: { kind: 'tables', rounds: 1, size: 3 }, tieBreaks: [] });
    await entered(id, ...players);
    expect(await command(host!, id, { kind: 'pair' })).toBeNull();
    for (const player of players) await giveUp(player, id);
    await expect.poll(async () => (await tell(host!, id)).online.tournament.finished, { timeout: 20_000 }).toBe(true);
  });

  test('computer players play their boards among themselves', async () => {
    const [host] = await arrive('Host');
    const id = await open(host!, { format: { kind: 'swiss', rounds: 1 } });
    for (const name of ['One', 'Two'])
      expect(await command(host!, id, { kind: 'enter-computer', name, level: 'lamb' })).toBeNull();
    expect(await command(host!, id, { kind: 'enter-computer', name: 'Three', level: 'grandmaster' })).toBe(
      'unknown-level',
    );
    expect(await command(host!, id, { kind: 'pair' })).toBeNull();
    await expect.poll(async () => (await tell(host!, id)).online.tournament.finished, { timeout: 50_000 }).toBe(true);
  });

  test('a player who does not check in loses the board when time is up', async () => {
    const [host, ann, bea] = await arrive('Host', 'Ann', 'Bea');
    const id = await open(host!, { format: { kind: 'swiss', rounds: 2 } }, { checkIn: 1 });
    await entered(id, ann!, bea!);
    expect(await command(host!, id, { kind: 'pair' })).toBeNull();
    await giveUp(ann!, id);
    await expect.poll(async () => (await tell(host!, id)).online.tournament.rounds.length, { timeout: 20_000 }).toBe(2);
    expect(await command(bea!, id, { kind: 'check-in' })).toBeNull();
    // As if the minute were over.
    await server.close();
    await writeBeside(server.file, (db) => {
      db.exec(`update tournament_facts set fact = replace(fact, '"at":' || at, '"at":' || (at - 120000))`);
      db.exec('update tournaments set due = 1');
    });
    server = await startTestServer(threads, { database: server.file });
    const again = bea!.at(server.address);
    await expect.poll(async () => (await tell(again, id)).online.tournament.finished, { timeout: 20_000 }).toBe(true);
    const { online } = await tell(again, id);
    const [board] = online.tournament.rounds[1]!.boards;
    expect(resultOf(board!)).toMatchObject({ how: 'forfeit' });
  });
});

describe('refused commands', () => {
  test('a second organiser, a name or a guest twice, results of others, and a bot where none may play', async () => {
    const [host, ann, bea] = await arrive('Host', 'Ann', 'Bea');
    const id = await open(host!);
    await entered(id, ann!, bea!);
    expect(await command(ann!, id, { kind: 'register', name: 'Annie' })).toBe('entered-already');
    const [twin] = await arrive('ann');
    expect(await command(twin!, id, { kind: 'register', name: 'ANN ' })).toBe('duplicate-name');
    expect(await command(twin!, id, { kind: 'check-in' })).toBe('not-entered');
    for (const kind of ['pair', 'pause', 'finish', 'reopen'] as const)
      expect(await command(ann!, id, { kind })).toBe('not-organiser');
    expect(await command(ann!, id, { kind: 'announce', text: 'I am the organiser now' })).toBe('not-organiser');
    const win = { places: [1, 2], points: [22, 0], how: 'played' as const };
    expect(await command(ann!, id, { kind: 'result', round: 1, board: 1, result: win })).toBe('not-organiser');
    const { token } = (await ann!.ask('POST', '/api/bots')).body;
    const reply = await fetch(`${server.address}/api/bot/tournaments/${id}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${String(token)}`, 'content-type': 'application/json' },
      body: JSON.stringify({ nonce: 'nonce-of-a-bot', command: { kind: 'register', name: 'Robot' } }),
    });
    expect(await reply.json()).toMatchObject({ code: 'no-bots' });
    expect(await command(host!, id, { kind: 'result', round: 1, board: 1, result: win })).toBe('no-such-board');
    expect(await command(host!, id, { kind: 'pair' })).toBeNull();
    const impossible = { places: [1, 2], points: [99, 0], how: 'played' as const };
    expect(await command(host!, id, { kind: 'result', round: 1, board: 1, result: impossible })).toBe(
      'impossible-result',
    );
  });

  test('invalid commands, unknown tournaments and too many', async () => {
    const [host] = await arrive('Host');
    const id = await open(host!);
    for (const wish of [
      {},
      { kind: 'shuffle' },
      { kind: 'register', name: 'x'.repeat(1000) },
      { kind: 'pair', seed: '1' },
      { kind: 'result', round: 1, board: 1, result: { places: [1], points: [], how: 'played' } },
    ])
      expect((await host!.ask('POST', `/api/tournaments/${id}`, { nonce: 'nonce-1', command: wish })).status).toBe(400);
    expect((await host!.ask('GET', '/api/tournaments/abcdefgh')).body.code).toBe('no-such-tournament');
    expect((await host!.ask('GET', '/api/tournaments/..%2Fme')).status).toBe(404);
    const wish = (options: string) => ({ name: 'x', settings: { game: 'menhirs', options }, host: {} });
    expect((await host!.ask('POST', '/api/tournaments', wish(''))).status).toBe(400);
    await expect(open(host!, { game: 'chess' })).rejects.toThrow('unknown-game');
    await expect(open(host!, { options: 'variant:none' })).rejects.toThrow(/400/);
    // Also in parallel.
    const more = await Promise.allSettled(Array.from({ length: 8 }, () => open(host!)));
    expect(more.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
    await expect(open(host!)).rejects.toThrow('too-many-tournaments');
  });

  test('a command sent twice runs once', async () => {
    const [host] = await arrive('Host');
    const id = await open(host!);
    const say = { kind: 'announce', text: 'Tea at nine' } as const;
    expect(await command(host!, id, say, 'nonce-tea')).toBeNull();
    expect(await command(host!, id, say, 'nonce-tea')).toBeNull();
    expect((await tell(host!, id)).facts.filter(({ kind }) => kind === 'announced')).toHaveLength(1);
  });
});

describe('public information', () => {
  test('hides guests and the seed, and only public tournaments are listed', async () => {
    const [host, ann] = await arrive('Host', 'Ann');
    const [hidden, shown] = [await open(host!), await open(host!, {}, { listed: true })];
    await entered(hidden, ann!);
    const text = JSON.stringify((await ann!.ask('GET', `/api/tournaments/${hidden}`)).body);
    expect(text).not.toContain(host!.id);
    expect(text).not.toContain(ann!.id);
    expect(text).toContain(`"seed":"${'0'.repeat(32)}"`);
    const listed = JSON.stringify((await ann!.ask('GET', '/api/tournaments')).body);
    expect(listed).toContain(shown);
    expect(listed).not.toContain(hidden);
    expect(JSON.stringify((await ann!.ask('GET', '/api/my-tournaments')).body)).toContain(hidden);
  });

  test('hides a table with the shared deal from others until the round is over', async () => {
    const [host, ann, bea] = await arrive('Host', 'Ann', 'Bea');
    const id = await open(host!, { sameDeal: true, format: { kind: 'swiss', rounds: 1 } });
    await entered(id, ann!, bea!);
    expect(await command(host!, id, { kind: 'pair' })).toBeNull();
    const seatedIn = async (guest: TestGuest) => (await tell(guest, id)).facts.find(({ kind }) => kind === 'seated');
    const { table } = (await tell(ann!, id)).own;
    expect(table).toMatch(/^[a-z0-9]+$/);
    expect(await seatedIn(host!)).toMatchObject({ table: '' });
    await giveUp(ann!, id);
    await expect.poll(() => seatedIn(host!), { timeout: 20_000 }).toMatchObject({ table });
  });

  test('a deleted guest leaves the tournament, and their name is removed from its log', async () => {
    const [host, ann, bea] = await arrive('Host', 'Annabel', 'Bea');
    const id = await open(host!);
    await entered(id, ann!, bea!);
    expect((await ann!.ask('DELETE', '/api/me')).status).toBe(200);
    const { facts, online } = await tell(host!, id);
    expect(JSON.stringify(facts)).not.toContain('Annabel');
    expect(online.tournament.entries.get('e1')!.withdrawn).toBe(true);
    expect((await host!.ask('DELETE', '/api/me')).status).toBe(200);
    expect(JSON.stringify((await tell(bea!, id)).facts)).not.toContain('Host');
  });
});

describe('a season', () => {
  test('adds up the tournaments of its organiser, for everyone with the link', async () => {
    const [host, ann, bea] = await arrive('Host', 'Ann', 'Bea');
    const season = String((await host!.ask('POST', '/api/seasons', { name: 'Winter' })).body.id);
    const evenings: string[] = [];
    for (const loser of [ann!, bea!]) {
      const id = await open(host!, { format: { kind: 'swiss', rounds: 1 } });
      await entered(id, ann!, bea!);
      expect(await command(host!, id, { kind: 'pair' })).toBeNull();
      await giveUp(loser, id);
      await expect.poll(async () => (await tell(host!, id)).online.tournament.finished, { timeout: 20_000 }).toBe(true);
      evenings.push(id);
    }
    const keep = (guest: TestGuest, tournaments: readonly string[]) =>
      guest.ask('PUT', `/api/seasons/${season}`, { name: 'Winter', tournaments });
    expect((await keep(ann!, evenings)).body.code).toBe('not-organiser');
    const foreign = await open(ann!);
    expect((await keep(host!, [foreign])).body.code).toBe('no-such-tournament');
    expect((await keep(host!, [evenings[0]!, evenings[0]!])).status).toBe(400);
    expect((await keep(host!, evenings)).status).toBe(200);
    const { body } = await ann!.ask('GET', `/api/seasons/${season}`);
    expect(body).toMatchObject({ name: 'Winter', own: false });
    expect(body.standings).toMatchObject([
      { place: 1, name: 'Ann', points: 3, scores: [1, 2] },
      { place: 1, name: 'Bea', points: 3, scores: [2, 1] },
    ]);
    expect(JSON.stringify(body)).not.toContain(ann!.id);
    expect((await host!.ask('GET', '/api/my-seasons')).body.seasons).toMatchObject([{ id: season }]);
    expect((await ann!.ask('DELETE', `/api/seasons/${season}`)).status).toBe(403);
    expect((await host!.ask('DELETE', '/api/me')).status).toBe(200);
    expect((await ann!.ask('GET', `/api/seasons/${season}`)).body.code).toBe('no-such-season');
  });
});

describe('servers are killed in every round, and every board counts once', { timeout: 4 * 60_000 }, () => {
  test('one node on SQLite', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'speeltafel-')), 'tournament.db');
    const code = await buildNode();
    const nodes = [await TestNode.start(code, { database: file })];
    const where = { kind: 'file', file, worker: code.threads.store } as const;
    const report = await tournamentTrial({ nodes, where, players: 8, rounds: 3, random: dice(7) });
    expect(report).toMatchObject({ boards: 12, kills: 3 });
  });

  test.runIf(hasNats() && hasPostgres())('two nodes on PostgreSQL', async () => {
    const [postgres, nats, code] = [await startPostgres(), await startNats(), await buildNode()];
    try {
      const config = { database: postgres.url, nats: nats.url };
      const nodes = [await TestNode.start(code, config), await TestNode.start(code, config)];
      const where = { kind: 'postgres', url: postgres.url } as const;
      const report = await tournamentTrial({ nodes, where, players: 8, rounds: 3, random: dice(8) });
      expect(report).toMatchObject({ boards: 12, kills: 3 });
    } finally {
      await Promise.all([postgres.stop(), nats.stop()]);
    }
  });
});
