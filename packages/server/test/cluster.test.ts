import { seal } from '@speeltafel/rules';
import { type hosted, menhirsTable } from '@speeltafel/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore } from '../src/store/open.ts';
import { allKnowTheSame, compare, patiently } from './crash.ts';
import { dice } from './dice.ts';
import { buildNode, TestNode } from './nodes.ts';
import { type Player, seatPair, whilePlaying } from './pair.ts';
import { type TestClient, TestGuest } from './running.ts';
import { hasNats, hasPostgres, type Service, startNats, startPostgres } from './services.ts';

const MINUTE = 60_000;
const TOKEN = 'an-operator-knows-this-token';
const random = dice(4);
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

describe.runIf(hasNats() && hasPostgres())('two nodes, PostgreSQL and NATS', { timeout: 4 * MINUTE }, () => {
  let postgres: Service;
  let nats: Service;
  let one: TestNode;
  let two: TestNode;

  beforeAll(async () => {
    postgres = await startPostgres();
    nats = await startNats();
    const code = await buildNode();
    const config = { database: postgres.url, nats: nats.url, operatorToken: TOKEN };
    one = await TestNode.start(code, config);
    two = await TestNode.start(code, config);
  }, 2 * MINUTE);
  afterAll(async () => {
    await Promise.all([one?.stop(), two?.stop()]);
    await Promise.all([postgres?.stop(), nats?.stop()]);
  }, MINUTE);

  /** Pairs whose players start on different nodes; a player who loses the connection tries the next node. */
  async function playing(pairs: number): Promise<readonly Player[]> {
    const seated = Array.from({ length: pairs }, () => seatPair(one.address, () => [one.address, two.address], random));
    const players = (await Promise.all(seated)).flat();
    for (const [i, player] of players.entries()) if (i % 2 === 1) player.tryNext();
    return players;
  }

  /**
   * Plays through a failure: afterwards all players go on and have the same state, and no log has gaps or duplicates.
   */
  async function through(disturb: () => Promise<void>): Promise<void> {
    const players = await playing(4);
    const acknowledged = (): number => players.reduce((sum, player) => sum + player.acknowledged.length, 0);
    const going = async (more: number): Promise<void> => {
      const before = acknowledged();
      await patiently('The games do not go on.', () => acknowledged() >= before + more);
    };
    await whilePlaying(players, async () => {
      await going(20);
      await disturb();
      await going(20);
      for (const player of players) player.rest();
      await patiently('A player stays behind.', () => allKnowTheSame(players));
    });
    const report = await compare({ kind: 'postgres', url: postgres.url }, players);
    expect(report.acknowledged).toBe(acknowledged());
  }

  test('players on different nodes play with each other', () => through(async () => {}));

  test('a node is killed in the middle of games: all players continue on the other', () =>
    through(async () => {
      await two.kill();
      await wait(500);
      await two.start();
    }));

  test('a node that stops hands over without a lost move', () =>
    through(async () => {
      await one.stop();
      await wait(200);
      await one.start();
    }));

  test('NATS is unavailable for a while', () =>
    through(async () => {
      await nats.stop();
      await wait(2500);
      await nats.start();
    }));

  test('PostgreSQL restarts', () =>
    through(async () => {
      await postgres.kill();
      await wait(300);
      await postgres.start();
    }));

  /** A table with two clients on the given nodes. */
  async function seats(first: TestNode, second: TestNode) {
    const [ann, bob] = [await TestGuest.arrive(one.address, 'Ann'), await TestGuest.arrive(two.address, 'Bob')];
    const opened = await ann.ask('POST', '/api/tables', {
      game: 'menhirs',
      options: { variant: 'adam' },
      clock: { kind: 'none' },
      listed: false,
      seats: [{ kind: 'here', name: 'Ann' }, { kind: 'open' }],
    });
    const id = String(opened.body.id);
    const [a, b] = [await ann.at(first.address).connect(), await bob.at(second.address).connect()];
    await a.watch(id);
    await b.watch(id);
    expect(await b.send(id, { kind: 'sit', seat: 2, name: 'Bob' })).toMatchObject({ type: 'done' });
    await a.until(() => a.tables.get(id)?.start != null);
    return { id, ann, bob, a, b };
  }

  test('a ban applies on every node', async () => {
    const eve = await TestGuest.arrive(two.address, 'Eve');
    const client = await eve.connect();
    const end = new Promise((resolve) => client.socket.once('close', (_, why) => resolve(String(why))));
    const headers = { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' };
    const operate = async (order: object): Promise<number> =>
      (await fetch(`${one.address}/api/admin`, { method: 'POST', headers, body: JSON.stringify(order) })).status;
    expect(await operate({ order: 'ban-guest', guest: eve.id, hours: 1 })).toBe(200);
    expect(await end).toBe('banned');
    expect((await eve.ask('GET', '/api/me')).status).toBe(403);
    expect(await operate({ order: 'unban', subject: eve.id })).toBe(200);
    await expect.poll(async () => (await eve.ask('GET', '/api/me')).status).toBe(200);
  });

  test('the draw before a game continues on another node', async () => {
    const [ann, bob] = [await TestGuest.arrive(one.address, 'Ann'), await TestGuest.arrive(two.address, 'Bob')];
    const values = ['a'.repeat(32), 'b'.repeat(32)] as const;
    const wish = { game: 'menhirs', options: {}, clock: { kind: 'none' }, listed: false, pledge: seal(values[0]) };
    const seats = [{ kind: 'here', name: 'Ann' }, { kind: 'open' }];
    const id = String((await ann.ask('POST', '/api/tables', { ...wish, seats })).body.id);
    const [a, b] = [await ann.connect(), await bob.connect()];
    await a.watch(id);
    await b.watch(id);
    await b.send(id, { kind: 'sit', seat: 2, name: 'Bob', pledge: seal(values[1]) });
    await a.until(() => a.tables.get(id)?.draw != null);
    await Promise.all([a, b].map((client, i) => client.send(id, { kind: 'show', value: values[i]! })));
    await a.until(() => a.tables.get(id)?.start != null);
    await b.until(() => b.tables.get(id)?.start != null);
    expect(a.tables.get(id)).toEqual(b.tables.get(id));
    expect(a.tables.get(id)?.draw?.shares.map(({ value }) => value)).toEqual(values);
  });

  function openings(client: TestClient, id: string): readonly string[] {
    const { game } = menhirsTable;
    const start = game.parsePosition(client.tables.get(id)!.start!);
    if (!start.ok) throw new Error(start.refusal.message);
    return game.actions(start.value, 1, 0).map((action) => game.makeAction(action, start.value, 1));
  }

  async function logOf(id: string): Promise<readonly hosted.Fact[]> {
    const { store, close } = await openStore({ kind: 'postgres', url: postgres.url });
    const facts = await store.facts(id, 0);
    await close();
    return facts.map(({ fact }) => fact);
  }

  test('both nodes receive the same move: it runs once, and both answer', async () => {
    const { id, ann, a } = await seats(one, two);
    const elsewhere = await ann.at(two.address).connect();
    await elsewhere.watch(id);
    const [action] = openings(a, id);
    const answers = await Promise.all(
      [a, elsewhere].map((client) => client.send(id, { kind: 'act', seat: 1, action: action! }, 'same-nonce')),
    );
    expect(answers).toMatchObject([{ type: 'done' }, { type: 'done' }]);
    expect((await logOf(id)).filter(({ kind }) => kind === 'acted')).toHaveLength(1);
  });

  test('both nodes receive different moves at the same place: one succeeds, the other is stale', async () => {
    for (let round = 0; round < 5; round++) {
      const { id, ann, a, b } = await seats(one, two);
      const elsewhere = await ann.at(two.address).connect();
      await elsewhere.watch(id);
      const [first, second] = openings(a, id);
      const answers = await Promise.all([
        a.send(id, { kind: 'act', seat: 1, action: first! }, 'here-nonce'),
        elsewhere.send(id, { kind: 'act', seat: 1, action: second! }, 'there-nonce'),
      ]);
      expect(answers.map(({ type }) => type).toSorted()).toEqual(['done', 'refused']);
      expect(answers.find(({ type }) => type === 'refused')).toMatchObject({ code: 'stale' });
      expect((await logOf(id)).filter(({ kind }) => kind === 'acted')).toHaveLength(1);
      for (const client of [a, b, elsewhere]) await client.until(() => client.tables.get(id)?.played.length === 1);
    }
  });

  test('a client that changes to the other node receives what it missed', async () => {
    const { id, ann, a, b } = await seats(one, two);
    const [action] = openings(a, id);
    a.socket.terminate();
    await b.send(id, { kind: 'say', text: 'Are you there?' });
    const moved = await ann.at(two.address).connect();
    await moved.watch(id);
    expect(moved.tables.get(id)?.talk).toHaveLength(1);
    expect(await moved.send(id, { kind: 'act', seat: 1, action: action! })).toMatchObject({ type: 'done' });
    await b.until(() => b.tables.get(id)?.played.length === 1);
  });

  test('a guest on the other node is present here too, and cannot be replaced', async () => {
    const { id, ann, bob, a, b } = await seats(one, two);
    const here = (text: string) => text.includes('"here"') && text.includes(ann.id) && text.includes(bob.id);
    await b.until(() => b.heard.some(here));
    expect(await b.send(id, { kind: 'replace', seat: 1, level: 'lamb' })).toMatchObject({ type: 'refused' });
    a.socket.terminate();
    await b.until(() => /"guests":\["[a-z0-9]+"\]/.test(b.heard.at(-1)!));
  });

  test('a lost hint is recovered by polling', async () => {
    await nats.stop();
    const { id, a, b } = await seats(one, two);
    const [action] = openings(a, id);
    expect(await a.send(id, { kind: 'act', seat: 1, action: action! })).toMatchObject({ type: 'done' });
    await b.until(() => b.tables.get(id)?.played.length === 1);
    await nats.start();
  });

  test('all players find the next table, whichever node opened it', async () => {
    const { id, a, b } = await seats(one, two);
    await a.send(id, { kind: 'resign', seat: 1 });
    await b.until(() => b.tables.get(id)?.over === true);
    await b.send(id, { kind: 'offer', seat: 2, what: 'rematch' });
    await a.until(() => a.tables.get(id)?.offer?.what === 'rematch');
    await a.send(id, { kind: 'answer', seat: 1, yes: true });
    for (const client of [a, b]) {
      await client.until(() => client.tables.get(id)?.next != null);
      const next = client.tables.get(id)!.next!;
      await client.watch(next);
      expect(client.tables.get(next)?.seating).toMatchObject({ 1: { name: 'Bob' }, 2: { name: 'Ann' } });
    }
  });

  test("a guest's data is deleted on both nodes", async () => {
    const { id, bob, a, b } = await seats(one, two);
    await b.send(id, { kind: 'say', text: 'my secret' });
    await a.until(() => a.tables.get(id)?.talk.length === 1);
    const elsewhere = await bob.at(one.address).connect();
    const closed = new Promise((resolve) => elsewhere.socket.once('close', resolve));
    expect(await bob.ask('DELETE', '/api/me')).toMatchObject({ status: 200 });
    await closed;
    await a.until(() => !JSON.stringify(a.tables.get(id)).match(/my secret|Bob/));
    expect(JSON.stringify(await logOf(id))).not.toMatch(/my secret|Bob/);
    await expect(bob.at(one.address).connect()).rejects.toThrow('401');
  });
});
