/** How organisers and strangers could abuse tournaments and seasons against a server or its players. */
import { seal } from '@speeltafel/rules';
import { foldAllOnline, type OnlineFact } from '@speeltafel/tournament';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { ServerConfig } from '../src/index.ts';
import type { TournamentStore } from '../src/store/tournaments.ts';
import { LiveTournament, type TournamentRequest, type TournamentWatcher } from '../src/tournaments/live-tournament.ts';
import { buildThreads, NO_LIMITS, startTestServer, TestGuest, type TestServer, writeBeside } from './running.ts';
import { command, HOST, open, SWISS, tell } from './tournaments.ts';

let threads: ServerConfig['threads'];
let server: TestServer;
beforeAll(async () => {
  threads = await buildThreads();
  server = await startTestServer(threads);
});
afterAll(() => server.close());

const arrive = (name: string, address = server.address): Promise<TestGuest> => TestGuest.arrive(address, name);
const each = <T>(count: number, make: (i: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, i) => make(i)));

/** A server with other limits, while `run` runs. */
async function limited(rates: ServerConfig['rates'], run: (other: TestServer) => Promise<void>): Promise<void> {
  const other = await startTestServer(threads, { rates: { ...NO_LIMITS, ...rates } });
  await run(other).finally(() => other.close());
}

const news = (i: number): OnlineFact => ({ kind: 'announced', at: 0, text: `${i} ${'x'.repeat(190)}` });

/** Appends facts to a new tournament that is not in memory yet. */
const append = (file: string, id: string, facts: readonly OnlineFact[]): Promise<void> =>
  writeBeside(file, (db) => {
    const add = db.prepare('insert into tournament_facts (tournament_id, seq, at, fact) values (?, ?, 0, ?)');
    for (const [i, fact] of facts.entries()) add.run(id, i + 3, JSON.stringify(fact));
    db.prepare('update tournaments set version = ? where id = ?').run(facts.length + 2, id);
  });

test('no player enters under a name that looks like another', async () => {
  const [host, ann, eve] = [await arrive('Host'), await arrive('Anna'), await arrive('Eve')];
  const id = await open(host);
  await command(ann, id, { kind: 'register', name: 'Anna' });
  for (const name of ['Аnnа', 'A n n a', 'ａｎｎａ', 'Ann4'])
    expect([name, await command(eve, id, { kind: 'register', name })]).toEqual([
      name,
      name === 'Ann4' ? null : 'duplicate-name',
    ]);
});

test('a board can be replayed after its round, with a new deal', async () => {
  const [host, ann, bea] = [await arrive('Host'), await arrive('🦉'.repeat(15)), await arrive('Bea')];
  const id = await open(
    host,
    { sameDeal: true, format: { kind: 'swiss', rounds: 1 } },
    { pace: { kind: 'organiser' } },
  );
  for (const guest of [ann, bea]) {
    await command(guest, id, { kind: 'register', name: guest.name });
    await command(guest, id, { kind: 'check-in' });
  }
  await command(host, id, { kind: 'pair' });
  const first = (await tell(ann, id)).own.table!;
  const client = await ann.connect();
  await client.watch(first);
  for (const seat of [1, 2]) await client.send(first, { kind: 'resign', seat });
  await expect.poll(async () => (await tell(ann, id)).online.deals.size, { timeout: 20_000 }).toBe(1);
  const taken = { kind: 'correct', round: 1, board: 1, result: null, why: 'again' } as const;
  expect(await command(host, id, taken)).toBeNull();
  const second = (await tell(ann, id)).own.table!;
  expect(second).not.toBe(first);
  await client.watch(second);
  const seals = [first, second].map((table) => client.tables.get(table)!.seal);
  expect(seals[0]).not.toBe(seals[1]);
  client.socket.terminate();
});

test("the players' pages contribute to the deal of their board, each value once", async () => {
  const [host, ann, bea] = [await arrive('Host'), await arrive('Ann'), await arrive('Bea')];
  const id = await open(host, { format: { kind: 'knockout', thirdPlace: false } }, { pace: { kind: 'organiser' } });
  const values = ['a'.repeat(32), 'b'.repeat(32)];
  for (const [i, guest] of [ann, bea].entries()) {
    await command(guest, id, { kind: 'register', name: guest.name });
    await command(guest, id, { kind: 'check-in', pledge: seal(values[i]!) });
  }
  await command(host, id, { kind: 'pair' });
  const first = (await tell(ann, id)).own.table!;
  expect((await host.ask('DELETE', `/api/tables/${first}`)).body.code).toBe('begun');
  const clients = [await ann.connect(), await bea.connect()];
  for (const [i, client] of clients.entries()) {
    await client.watch(first);
    expect(client.tables.get(first)!.began).toBe(0);
    expect(await client.send(first, { kind: 'show', value: values[i]! })).toMatchObject({ type: 'done' });
  }
  const [client] = clients;
  await client!.until(() => client!.tables.get(first)!.began > 0, 'the game to begin');
  // Both are present: no clock waits for the first look at the board.
  expect(client!.tables.get(first)).toMatchObject({ still: null });
  const shown = client!.tables.get(first)!.draw!.shares.map(({ value }) => value);
  expect(shown.toSorted()).toEqual(values);
  const seatOf = (table: string): number =>
    Number(
      Object.entries(client!.tables.get(table)!.seating).find(
        ([, one]) => one && 'guest' in one && one.guest === ann.id,
      )![0],
    );
  await client!.send(first, { kind: 'resign', seat: seatOf(first) });
  const taken = { kind: 'correct', round: 1, board: 1, result: null, why: 'again' } as const;
  await expect.poll(async () => command(host, id, taken), { timeout: 20_000 }).toBeNull();
  const second = (await tell(ann, id)).own.table!;
  await client!.watch(second);
  expect(client!.tables.get(second)).toMatchObject({ draw: null });
  for (const one of clients) one.socket.terminate();
});

describe('limits', () => {
  test('a tournament made public later counts as if it had been public from the beginning', () =>
    limited({ listed: 0.2 }, async ({ address }) => {
      const host = await arrive('Host', address);
      const ids = await each(3, () => open(host));
      const codes: (string | null)[] = [];
      for (const id of ids)
        codes.push(await command(host, id, { kind: 'rehost', settings: { ...HOST, listed: true } }));
      expect(codes).toEqual([null, null, 'too-many']);
    }));

  test('a long log costs as much as several short ones', () =>
    limited({ watches: 4 }, async ({ address, file }) => {
      const host = await arrive('Host', address);
      const id = await open(host);
      await append(
        file,
        id,
        Array.from({ length: 300 }, (_, i) => news(i)),
      );
      const codes: unknown[] = [];
      for (let i = 0; i < 15; i++) codes.push((await host.ask('GET', `/api/tournaments/${id}`)).body.code);
      // All guests of a network together have twenty.
      expect(codes).toContain('too-fast');
    }));

  test('pairing many players again and again is refused', () =>
    limited({ changes: 20 }, async ({ address, file }) => {
      const host = await arrive('Host', address);
      const id = await open(host);
      const enter = (i: number): OnlineFact[] => [
        { kind: 'entered', at: 0, entry: `e${i}`, name: `Guest ${i}`, guest: `guest ${i}` },
        { kind: 'checked-in', at: 0, entry: `e${i}`, round: 1 },
      ];
      await append(file, id, Array.from({ length: 130 }, (_, i) => enter(i + 1)).flat());
      const codes: (string | null)[] = [];
      for (let i = 0; i < 12; i++) codes.push(await command(host, id, { kind: i % 2 ? 'unpair' : 'pair' }));
      expect(codes).toContain('too-fast');
    }));

  test('a guest has no more seasons than allowed, even by parallel requests', async () => {
    const host = await arrive('Host');
    const answers = await each(30, () => host.ask('POST', '/api/seasons', { name: 'Winter' }));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
  });
});

describe('watchers of a tournament', () => {
  const opened: OnlineFact[] = [
    { kind: 'opened', at: 0, name: 'Friday', settings: SWISS, seed: '0'.repeat(32) },
    { kind: 'hosted', at: 0, guest: 'host', name: 'Host', settings: HOST },
  ];
  test('get a long log rarely, and in the end all of it', async () => {
    vi.useFakeTimers();
    try {
      const kept = [...opened, ...Array.from({ length: 1000 }, (_, i) => news(i))];
      const store = { append: async () => true, facts: async () => [] } as unknown as TournamentStore;
      const around = { store, alone: true, changed: () => {} };
      const rows = kept.map((fact, i) => ({ seq: i + 1, fact, guest: null, nonce: null }));
      const live = LiveTournament.of('tournament', rows, around)!;
      let letters = 0;
      let last: readonly OnlineFact[] = [];
      const watcher = (guest: string): TournamentWatcher => ({
        ...{ guest, hidden: false },
        tournament: (_, from, facts) => {
          letters += facts.length;
          last = [...last.slice(0, from), ...(JSON.parse(facts) as OnlineFact[])];
        },
        noTournament: () => {},
      });
      for (let i = 0; i < 50; i++) live.join(watcher(`guest ${i}`), 0);
      const once = letters;
      const all: readonly OnlineFact['kind'][] = Array.from({ length: 40 }, (_, i) =>
        i % 2 ? 'reopened' : 'finished',
      );
      const decide = (kind: OnlineFact['kind']): TournamentRequest => ({
        ...{ guest: null, nonce: null, at: 0 },
        decide: () => ({ ok: true, value: [{ kind, at: 0 } as OnlineFact] }),
      });
      for (const kind of all) await live.decide(decide(kind));
      expect(letters).toBeLessThan(2.5 * once);
      await vi.advanceTimersByTimeAsync(20_000);
      expect(letters).toBeLessThan(3.5 * once);
      expect(last).toHaveLength(kept.length + all.length);
      expect(foldAllOnline(last).ok).toBe(true);
    } finally {
      vi.useRealTimers();
    }
  });
});
