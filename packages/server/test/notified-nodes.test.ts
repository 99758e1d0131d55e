/** Notifications of real nodes: each once, also where nodes are killed. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { menhirs, type menhirsKit } from '@speeltafel/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildNode, type NodeCode, TestNode } from './nodes.ts';
import { PushService, TestBrowser } from './push-service.ts';
import { TestGuest, writeBeside } from './running.ts';
import { hasNats, hasPostgres, type Service, startNats, startPostgres } from './services.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const PATH = '/api/me/notifications';

let code: NodeCode;
let service: PushService;
beforeAll(async () => {
  code = await buildNode();
  service = await PushService.start();
}, 2 * MINUTE);
afterAll(() => service.stop());

let count = 0;

/** Two guests who play by bots' tokens, so that no page of theirs is open, and the browsers they are called by. */
class Pair {
  readonly browsers: readonly TestBrowser[];
  table = '';
  private readonly tokens: readonly string[];
  private position: menhirsKit.Position | undefined;
  private played = 0;

  private constructor(tokens: readonly string[]) {
    this.tokens = tokens;
    this.browsers = tokens.map(() => new TestBrowser(`${service.address}/pair-${++count}`));
  }

  static async at(address: string, clock: object = { kind: 'none' }): Promise<Pair> {
    const guests = await Promise.all(['Ann', 'Bea'].map((name) => TestGuest.arrive(address, name)));
    const tokens = await Promise.all(
      guests.map(async (guest) => (await guest.ask('POST', '/api/bots')).body.token as string),
    );
    const pair = new Pair(tokens);
    for (const [i, guest] of guests.entries())
      expect((await guest.ask('PUT', `${PATH}/push`, pair.browsers[i]!.subscription)).status).toBe(200);
    const seats = [{ kind: 'here', name: 'Ann' }, { kind: 'open' }];
    const wish = { game: 'menhirs', options: {}, clock, listed: false, seats };
    pair.table = (await guests[0]!.ask('POST', '/api/tables', wish)).body.id as string;
    const client = await guests[1]!.connect();
    await client.watch(pair.table);
    await client.send(pair.table, { kind: 'sit', seat: 2, name: 'Bea' });
    await client.until(() => (client.tables.get(pair.table)?.began ?? 0) > 0);
    const start = menhirs.parsePosition(client.tables.get(pair.table)!.start!);
    if (!start.ok) throw new Error(start.refusal.message);
    pair.position = start.value;
    client.socket.terminate();
    return pair;
  }

  get seat(): number {
    return menhirs.toAct(this.position!)[0]!;
  }

  /** Whom it is the turn of. */
  get called(): TestBrowser {
    return this.browsers[this.seat - 1]!;
  }

  told(): number {
    return this.browsers.reduce((sum, browser) => sum + service.readBy(browser).length, 0);
  }

  /** A whole turn. */
  async move(address: string): Promise<void> {
    const { seat } = this;
    while (this.seat === seat) {
      const action = menhirs.actions(this.position!, seat, 0)[0]!;
      const text = menhirs.makeAction(action, this.position!, seat);
      const command = { kind: 'act', seat, action: text };
      const reply = await fetch(`${address}/api/bot/tables/${this.table}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${this.tokens[seat - 1]}` },
        body: JSON.stringify({ nonce: `nonce-${++count}`, seen: this.played, command }),
      });
      if (!reply.ok) throw new Error(await reply.text());
      const next = menhirs.play(this.position!, seat, action, 0);
      if (!next.ok) throw new Error(next.refusal.message);
      this.position = next.value;
      this.played += 1;
    }
  }
}

describe.runIf(hasNats() && hasPostgres())('two nodes, PostgreSQL and NATS', { timeout: 3 * MINUTE }, () => {
  let postgres: Service;
  let nats: Service;
  let nodes: readonly TestNode[];

  beforeAll(async () => {
    postgres = await startPostgres();
    nats = await startNats();
    const config = { database: postgres.url, nats: nats.url, privateTargets: true };
    nodes = [await TestNode.start(code, config), await TestNode.start(code, config)];
  }, 2 * MINUTE);
  afterAll(async () => {
    await Promise.all(nodes.map((node) => node.stop()));
    await Promise.all([postgres.stop(), nats.stop()]);
  }, MINUTE);

  test('tell each player of each turn once, whichever node decides, also after one was killed', async () => {
    const [one, two] = nodes as [TestNode, TestNode];
    const pairs = await Promise.all(Array.from({ length: 4 }, (_, i) => Pair.at(nodes[i % 2]!.address)));
    const heard = (many: number): Promise<void> =>
      service.until(() => pairs.every((pair) => pair.told() >= many), MINUTE);
    await heard(1);
    let turns = 1;
    const round = async (address: (i: number) => string): Promise<void> => {
      await Promise.all(pairs.map((pair, i) => pair.move(address(i))));
      await heard(++turns);
    };
    for (let i = 0; i < 3; i++) await round((pair) => nodes[(pair + i) % 2]!.address);
    await two.kill();
    for (let i = 0; i < 2; i++) await round(() => one.address);
    await two.start();
    for (let i = 0; i < 2; i++) await round(() => two.address);
    // Rounds through all guests find nothing that was told already.
    await new Promise((resolve) => setTimeout(resolve, 4000));
    expect(pairs.map((pair) => pair.told())).toEqual(pairs.map(() => turns));
    const ids = pairs.flatMap(({ browsers }) => browsers.flatMap((browser) => service.readBy(browser)));
    expect(new Set(ids.map((shown) => (shown as { id: string }).id)).size).toBe(ids.length);
  });

  test('what a node decided before it was killed is told by the other one', async () => {
    const [one, two] = nodes as [TestNode, TestNode];
    const pair = await Pair.at(one.address);
    await service.until(() => pair.told() === 1);
    // It is on disk when it is answered, and not looked at yet.
    await pair.move(two.address);
    await two.kill();
    await service.until(() => pair.told() === 2, MINUTE);
    await two.start();
  });
});

describe('a node that is killed', { timeout: 3 * MINUTE }, () => {
  const start = (file: string): Promise<TestNode> => TestNode.start(code, { database: file, privateTargets: true });
  const newFile = (): string => join(mkdtempSync(join(tmpdir(), 'speeltafel-')), 'a.db');

  test('leaves reminders that are due later to its successor', async () => {
    const file = newFile();
    const node = await start(file);
    const pair = await Pair.at(node.address, { kind: 'turn', each: 24 * HOUR });
    await service.until(() => pair.told() === 1);
    const browser = pair.called;
    await node.kill();
    // Nineteen hours go by, in which a server ran.
    await writeBeside(file, (db) => {
      const earlier = 19 * HOUR;
      const [{ seq, fact }] = db.prepare('select seq, fact from facts where fact like \'%"began"%\'').all() as [
        { seq: number; fact: string },
      ];
      const began = JSON.parse(fact) as { at: number };
      const changed = JSON.stringify({ ...began, at: began.at - earlier });
      db.prepare('update facts set fact = ? where seq = ?').run(changed, seq);
      db.prepare('update notices set due = due - ? where due is not null').run(earlier);
    });
    await node.start();
    await service.until(() => service.readBy(browser).length === 2);
    expect(service.readBy(browser)[1]).toMatchObject({ body: 'It is your turn. You have 5 hours left.' });
    await node.stop();
  });

  test('while a push service has not answered leaves the message to its successor, with the same id', async () => {
    const file = newFile();
    const node = await start(file);
    service.answer = () => null;
    const pair = await Pair.at(node.address);
    await service.until(() => pair.told() === 1);
    await node.kill();
    service.answer = () => ({ status: 201 });
    // Until another node may take it over, a minute goes by.
    await writeBeside(file, (db) => void db.prepare('update deliveries set due = due - 60000').run());
    await node.start();
    await service.until(() => pair.told() === 2);
    await new Promise((resolve) => setTimeout(resolve, 2500));
    const shown = pair.browsers.flatMap((browser) => service.readBy(browser)) as { id: string }[];
    expect(shown).toHaveLength(2);
    expect(shown[0]!.id).toBe(shown[1]!.id);
    await node.stop();
  });
});
