/** What organisers and strangers could do to a server, or to players, by way of tournaments and seasons. */
import { foldAllOnline, type OnlineFact } from '@speeltafel/tournament';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { ServerConfig } from '../src/index.ts';
import type { TournamentStore } from '../src/store/tournaments.ts';
import { LiveTournament, type TournamentRequest, type TournamentWatcher } from '../src/tournaments/live-tournament.ts';
import { buildThreads, NO_LIMITS, startTestServer, TestGuest, type TestServer } from './running.ts';
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

/** A server with other limits, for as long as `run` takes. */
async function limited(rates: ServerConfig['rates'], run: (address: string) => Promise<void>): Promise<void> {
  const other = await startTestServer(threads, { rates: { ...NO_LIMITS, ...rates } });
  await run(other.address).finally(() => other.close());
}

test('no player enters under a name that looks like another one', async () => {
  const [host, ann, eve] = [await arrive('Host'), await arrive('Anna'), await arrive('Eve')];
  const id = await open(host);
  await command(ann, id, { kind: 'register', name: 'Anna' });
  for (const name of ['Аnnа', 'A n n a', 'ａｎｎａ', 'Ann4'])
    expect([name, await command(eve, id, { kind: 'register', name })]).toEqual([
      name,
      name === 'Ann4' ? null : 'duplicate-name',
    ]);
});

test('a board can be played again after its round, with another deal than everyone knows by then', async () => {
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

describe('limits', () => {
  test('a tournament shown to everyone later counts as if it had been so from the beginning', () =>
    limited({ listed: 0.2 }, async (address) => {
      const host = await arrive('Host', address);
      const ids = await each(3, () => open(host));
      const codes: (string | null)[] = [];
      for (const id of ids)
        codes.push(await command(host, id, { kind: 'rehost', settings: { ...HOST, listed: true } }));
      expect(codes).toEqual([null, null, 'too-many']);
    }));

  test('a long log costs as much as several short ones', () =>
    limited({ watches: 4 }, async (address) => {
      const host = await arrive('Host', address);
      const id = await open(host);
      await each(300, (i) => command(host, id, { kind: 'announce', text: `${i} ${'x'.repeat(190)}` }));
      const codes: unknown[] = [];
      for (let i = 0; i < 15; i++) codes.push((await host.ask('GET', `/api/tournaments/${id}`)).body.code);
      // All guests of a network have twenty together.
      expect(codes).toContain('too-fast');
    }));

  test('to pair many players again and again is refused', () =>
    limited({ changes: 20 }, async (address) => {
      const host = await arrive('Host', address);
      const id = await open(host);
      await each(130, async (i) => {
        const guest = await arrive(`Guest ${i}`, address);
        // All guests of a network have ten times the limit together: those who are refused try again.
        for (let code: string | null = ''; code !== null; )
          code = await command(guest, id, { kind: 'register', name: guest.name });
        for (let code: string | null = ''; code !== null; ) code = await command(guest, id, { kind: 'check-in' });
      });
      const codes: (string | null)[] = [];
      for (let i = 0; i < 12; i++) codes.push(await command(host, id, { kind: i % 2 ? 'unpair' : 'pair' }));
      expect(codes).toContain('too-fast');
    }));

  test('a guest has no more seasons than they may, however many are asked for at once', async () => {
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
  const news = (i: number): OnlineFact => ({ kind: 'announced', at: 0, text: `${i} ${'x'.repeat(190)}` });

  test('are told a long log rarely, and in the end all of it', async () => {
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
        guest,
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
