/** Games that leave ratings alone, each played through the server and followed by a game that counts. */
import { menhirs } from '@speeltafel/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { positionOf } from './pair.ts';
import { buildThreads, startTestServer, type TestClient, TestGuest, type TestServer } from './running.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(await buildThreads());
});
afterAll(() => server.close());

class Pair {
  readonly ann: TestGuest;
  readonly bea: TestGuest;
  readonly one: TestClient;
  readonly two: TestClient;

  private constructor(ann: TestGuest, bea: TestGuest, one: TestClient, two: TestClient) {
    this.ann = ann;
    this.bea = bea;
    this.one = one;
    this.two = two;
  }

  static async arrive(): Promise<Pair> {
    const ann = await TestGuest.arrive(server.address, 'Ann');
    const bea = await TestGuest.arrive(server.address, 'Bea');
    return new Pair(ann, bea, await ann.connect(), await bea.connect());
  }

  /** A table where Ann sits, and the second player if one is given. */
  async open(rated: boolean, second: TestClient | null = this.two, options: object = {}): Promise<string> {
    const seats = [{ kind: 'here', name: 'Ann' }, { kind: 'open' }];
    const wish = { game: 'menhirs', options, clock: { kind: 'none' }, listed: false, rated, seats };
    const { status, body } = await this.ann.ask('POST', '/api/tables', wish);
    if (status !== 200) throw new Error(String(body.message));
    const table = String(body.id);
    await Promise.all([this.one.watch(table), this.two.watch(table)]);
    if (second === null) return table;
    const name = second === this.one ? 'Ann again' : 'Bea';
    expect(await second.send(table, { kind: 'sit', seat: 2, name })).toMatchObject({ type: 'done' });
    await this.one.until(() => this.one.tables.get(table)?.start !== null);
    return table;
  }

  async act(table: string, second: TestClient = this.two): Promise<number> {
    const position = positionOf(this.one.tables.get(table)!);
    const seat = menhirs.toAct(position)[0]!;
    const client = seat === 1 ? this.one : second;
    const { length } = this.one.tables.get(table)!.played;
    await client.until(() => client.tables.get(table)!.played.length >= length);
    const action = menhirs.makeAction(menhirs.actions(position, seat, 0)[0]!, position, seat);
    await client.send(table, { kind: 'act', seat, action });
    await this.one.until(() => this.one.tables.get(table)!.played.length > length);
    return seat;
  }

  /** Waits until both seats have acted this often. */
  async playOn(table: string, times = 2, second: TestClient = this.two): Promise<void> {
    const acted = [0, 0];
    while (Math.min(...acted) < times) acted[(await this.act(table, second)) - 1]! += 1;
  }

  async giveUp(table: string): Promise<void> {
    await this.one.send(table, { kind: 'resign', seat: 1 });
    await this.one.until(() => this.one.tables.get(table)!.over);
  }

  async countedOf(guest: TestGuest): Promise<number> {
    const { pools } = (await guest.ask('GET', '/api/ratings')).body as { pools: readonly { games: number }[] };
    return pools.reduce((sum, { games }) => sum + games, 0);
  }

  /** A game that counts, after which nothing but it has been counted: results are counted in the order of their ends. */
  async onlyCounts(): Promise<void> {
    const table = await this.open(true);
    await this.playOn(table);
    await this.giveUp(table);
    await expect.poll(() => this.countedOf(this.bea), { timeout: 20_000 }).toBe(1);
    expect(await this.countedOf(this.ann)).toBe(1);
  }
}

const CASES: Readonly<Record<string, (pair: Pair) => Promise<void>>> = {
  'a casual game': async (pair) => {
    const table = await pair.open(false);
    await pair.playOn(table);
    await pair.giveUp(table);
  },
  'a game of one person against themselves': async (pair) => {
    const both = [
      { kind: 'here', name: 'Ann' },
      { kind: 'here', name: 'Ann again' },
    ];
    const wish = { game: 'menhirs', options: {}, clock: { kind: 'none' }, listed: false, rated: true, seats: both };
    expect((await pair.ann.ask('POST', '/api/tables', wish)).body.code).toBe('rated-alone');
    // A player who takes the second seat later plays an unrated game.
    const table = await pair.open(true, pair.one);
    await pair.playOn(table, 2, pair.one);
    await pair.giveUp(table);
  },
  'a game with takebacks': async (pair) => {
    const rated = await pair.open(true);
    await pair.playOn(rated, 1);
    expect(await pair.one.send(rated, { kind: 'offer', seat: 1, what: 'take-back' })).toMatchObject({
      code: 'rated-game',
    });
    const casual = await pair.open(false);
    while ((await pair.act(casual)) === 2);
    expect(await pair.one.send(casual, { kind: 'offer', seat: 1, what: 'take-back' })).toMatchObject({ type: 'done' });
    expect(await pair.two.send(casual, { kind: 'answer', seat: 2, yes: true })).toMatchObject({ type: 'done' });
    await pair.playOn(casual);
    await pair.giveUp(casual);
  },
  'a game that was abandoned at once': async (pair) => {
    const table = await pair.open(true);
    await pair.playOn(table, 1);
    await pair.giveUp(table);
  },
  'a game in which one player never acted': async (pair) => {
    const table = await pair.open(true);
    const first = await pair.act(table);
    for (let seat = first; seat === first && pair.one.tables.get(table)!.played.length < 4; )
      seat = await pair.act(table);
    await pair.giveUp(table);
  },
  'a game on a board that the players drew': async (pair) => {
    const table = await pair.open(true, pair.two, { board: 'b2.b4.c3.d2.d4' });
    await pair.playOn(table);
    await pair.giveUp(table);
  },
  'a game that a computer player would end for a player': async (pair) => {
    const table = await pair.open(true);
    await pair.playOn(table, 1);
    expect(await pair.one.send(table, { kind: 'hand-over', seat: 1 })).toMatchObject({ code: 'seat-stays' });
    expect(await pair.two.send(table, { kind: 'replace', seat: 1, level: 'lamb' })).toMatchObject({
      code: 'seat-stays',
    });
  },
};

test.each(Object.keys(CASES))('%s is not rated', async (name) => {
  const pair = await Pair.arrive();
  await CASES[name]!(pair);
  await pair.onlyCounts();
});
