/** Notifications of real nodes: each exactly once, even if nodes are killed. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CalledPair } from './called-pair.ts';
import { buildNode, type NodeCode, TestNode } from './nodes.ts';
import { PushService } from './push-service.ts';
import { writeBeside } from './running.ts';
import { hasNats, hasPostgres, type Service, startNats, startPostgres } from './services.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let code: NodeCode;
let service: PushService;
beforeAll(async () => {
  code = await buildNode();
  service = await PushService.start();
}, 2 * MINUTE);
afterAll(() => service.stop());

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

  test('notify each player of each turn once, whichever node decides, also after one was killed', async () => {
    const [one, two] = nodes as [TestNode, TestNode];
    const pairs = await Promise.all(Array.from({ length: 4 }, (_, i) => CalledPair.at(service, nodes[i % 2]!.address)));
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
    // Rounds through all guests find nothing new.
    await new Promise((resolve) => setTimeout(resolve, 4000));
    expect(pairs.map((pair) => pair.told())).toEqual(pairs.map(() => turns));
    const ids = pairs.flatMap(({ browsers }) => browsers.flatMap((browser) => service.readBy(browser)));
    expect(new Set(ids.map((shown) => (shown as { id: string }).id)).size).toBe(ids.length);
  });

  test('a change that a node made before it was killed is notified by the other', async () => {
    const [one, two] = nodes as [TestNode, TestNode];
    const pair = await CalledPair.at(service, one.address);
    await service.until(() => pair.told() === 1);
    // The turn is on disk when it is answered, and has not been checked yet.
    await pair.move(two.address);
    await two.kill();
    await service.until(() => pair.told() === 2, MINUTE);
    await two.start();
  });
});

describe('a node that is killed', { timeout: 3 * MINUTE }, () => {
  const start = (file: string): Promise<TestNode> => TestNode.start(code, { database: file, privateTargets: true });
  const newFile = (): string => join(mkdtempSync(join(tmpdir(), 'speeltafel-')), 'a.db');

  test('leaves due reminders to the next one', async () => {
    const file = newFile();
    const node = await start(file);
    const pair = await CalledPair.at(service, node.address, { kind: 'turn', each: 24 * HOUR });
    await service.until(() => pair.told() === 1);
    const browser = pair.waiting;
    await node.kill();
    // Nineteen hours pass while a server was running.
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

  test('while a push service has not answered leaves the message to the next one, with the same id', async () => {
    const file = newFile();
    const node = await start(file);
    service.answer = () => null;
    const pair = await CalledPair.at(service, node.address);
    await service.until(() => pair.told() === 1);
    await node.kill();
    service.answer = () => ({ status: 201 });
    // A minute passes until another node may take over.
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
