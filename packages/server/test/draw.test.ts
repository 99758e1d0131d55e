/**
 * The draw before a game on a real server: players who show their values, players who do not, and a server killed
 * meanwhile.
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { menhirs, parseRecord, seal } from '@speeltafel/rules';
import { beforeAll, describe, expect, test } from 'vitest';
import { exportTo } from '../src/index.ts';
import { buildNode, type NodeCode, TestNode } from './nodes.ts';
import { type TestClient, TestGuest } from './running.ts';

const VALUES = ['a'.repeat(32), 'b'.repeat(32)] as const;
const PLEDGES = VALUES.map(seal);

let code: NodeCode;
beforeAll(async () => {
  code = await buildNode();
});

interface AtTable {
  readonly id: string;
  readonly guests: readonly TestGuest[];
  readonly clients: readonly TestClient[];
}

/** Two guests at a table who have pledged and not shown their values yet. */
async function drawing(address: string): Promise<AtTable> {
  const guests = [await TestGuest.arrive(address, 'Ann'), await TestGuest.arrive(address, 'Bob')];
  const wish = { game: 'menhirs', options: {}, clock: { kind: 'none' }, listed: false, pledge: PLEDGES[0] };
  const seats = [{ kind: 'here', name: 'Ann' }, { kind: 'open' }];
  const id = String((await guests[0]!.ask('POST', '/api/tables', { ...wish, seats })).body.id);
  const clients = await Promise.all(guests.map((guest) => guest.connect()));
  for (const client of clients) await client.watch(id);
  await clients[1]!.send(id, { kind: 'sit', seat: 2, name: 'Bob', pledge: PLEDGES[1]! });
  for (const client of clients) await client.until(() => client.tables.get(id)?.draw != null);
  return { id, guests, clients };
}

const begun = (client: TestClient, id: string): Promise<void> =>
  client.until(() => (client.tables.get(id)?.began ?? 0) > 0, 'the game to begin');

describe('the draw before a game', () => {
  test('both show their values: the game begins at once, and the archive holds a record that verifies', async () => {
    const database = join(mkdtempSync(join(tmpdir(), 'speeltafel-')), 'draw.db');
    const node = await TestNode.start(code, { database });
    const { id, clients } = await drawing(node.address);
    const [ann, bob] = [clients[0]!, clients[1]!];
    const { seal: sealed } = ann.tables.get(id)!;
    for (const [i, client] of [bob, ann].entries()) {
      const value = VALUES[1 - i]!;
      expect(await client.send(id, { kind: 'show', value })).toMatchObject({ type: 'done' });
    }
    await begun(bob, id);
    expect(ann.heard.join()).not.toContain('"secret":"');
    await ann.send(id, { kind: 'resign', seat: 1 });
    await bob.until(() => bob.tables.get(id)?.over === true);
    const lines: { record?: string }[] = [];
    await exportTo(database, code.threads.store, async (line) => void lines.push(JSON.parse(line)));
    await node.stop();
    const record = lines.find((line) => line.record != null)!.record!;
    const read = parseRecord(menhirs, record);
    expect(read).toMatchObject({ ok: true, value: { seal: sealed } });
    expect(record).toMatch(new RegExp(`^mix [0-9a-f]{32} 1:${VALUES[0]} 2:${VALUES[1]}$`, 'm'));
    expect(bob.tables.get(id)?.draw).toMatchObject({ seed: read.ok && read.value.seed });
  });

  test('a player who does not show a value: the game begins after five seconds, even if the server was killed', async () => {
    const database = join(mkdtempSync(join(tmpdir(), 'speeltafel-')), 'draw.db');
    const node = await TestNode.start(code, { database });
    const { id, guests, clients } = await drawing(node.address);
    await clients[0]!.send(id, { kind: 'show', value: VALUES[0] });
    await node.kill();
    await node.start();
    const ann = await guests[0]!.connect();
    await ann.watch(id);
    await begun(ann, id);
    expect(ann.tables.get(id)?.draw?.shares.map(({ value }) => value)).toEqual([VALUES[0], null]);
    const bob = await guests[1]!.connect();
    await bob.watch(id);
    const late = await bob.send(id, { kind: 'show', value: VALUES[1] }, 'nonce-late');
    expect(late).toMatchObject({ type: 'refused', code: 'begun' });
    await node.stop();
  });
});
