import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hosted } from '@speeltafel/table';
import Database from 'libsql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { buildNode, TestNode } from './nodes.ts';
import { buildThreads, startTestServer, TestClient, TestGuest, type TestServer } from './running.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(await buildThreads());
});
afterAll(() => server.close());

const HERE = { kind: 'here', name: 'Ann' };
const TAMER = { kind: 'computer', level: 'monster-tamer' };
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function open(ann: TestGuest, clock: object, seats: readonly object[]): Promise<string> {
  const wish = { game: 'menhirs', options: {}, clock, listed: false, seats };
  return String((await ann.ask('POST', '/api/tables', wish)).body.id);
}

describe('without a client the server', () => {
  test('ends a game whose clock runs out', async () => {
    const ann = await TestGuest.arrive(server.address, 'Ann');
    const id = await open(ann, { kind: 'turn', each: 5000 }, [HERE, HERE]);
    const client = await ann.connect();
    await client.watch(id);
    expect(client.tables.get(id)?.over).toBe(false);
    // The clock stands still until the player to act has seen the board.
    await client.send(id, { kind: 'seen', seat: 1 });
    await client.until(() => client.tables.get(id)?.over === true);
    expect(client.tables.get(id)?.brokenOff).toEqual({ by: 'time', seat: 1, winner: 2 });
  });

  test('runs the turn of a computer player', async () => {
    const ann = await TestGuest.arrive(server.address, 'Ann');
    const id = await open(ann, { kind: 'none' }, [{ kind: 'computer', level: 'lamb' }, HERE]);
    const client = await ann.connect();
    await client.watch(id);
    await client.until(() => client.tables.get(id)?.played.length === 1);
    const [first] = client.tables.get(id)!.played;
    expect(first).toMatchObject({ seat: 1, action: expect.stringMatching(/^~/) });
    // At once, not by the deadline for nodes that died.
    expect(first!.at).toBeLessThan(15_000);
  });

  test('SIGTERM ends a server, however many computer players are waiting for a thread', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'speeltafel-')), 'end.db');
    const node = await TestNode.start(await buildNode(), { database: file });
    const ann = await TestGuest.arrive(node.address, 'Ann');
    const wish = { game: 'floors', options: { players: 3 }, clock: { kind: 'none' }, listed: false };
    const seats = [TAMER, TAMER, HERE];
    await Promise.all(Array.from({ length: 6 }, () => ann.ask('POST', '/api/tables', { ...wish, seats })));
    expect(await node.stop()).toBe('SIGTERM was enough');
  });

  test('the lag is measured by the first answer to a ping', async () => {
    const LAG = 200;
    const ann = await TestGuest.arrive(server.address, 'Ann');
    const id = await open(ann, { kind: 'turn', each: 60_000 }, [HERE, HERE]);
    const before = Date.now();
    const address = `${server.address.replace('http', 'ws')}/socket`;
    const socket = new WebSocket(address, { headers: { cookie: ann.cookie }, autoPong: false });
    const client = new TestClient(socket);
    const ping = await new Promise<Buffer>((resolve) => socket.once('ping', resolve));
    const pinged = Date.now();
    await client.watch(id);
    await wait(LAG);
    socket.pong(ping);
    await client.send(id, { kind: 'say', text: 'This comes behind the answer.' });
    const most = Date.now() - before;
    // The clock runs from here on.
    await client.send(id, { kind: 'seen', seat: 1 });
    while (Date.now() - pinged <= most + LAG + 50) await wait(50);
    socket.pong(ping);
    const flips = client.tables.get(id)!.start!.split(' ')[1]!.split('.');
    await client.send(id, { kind: 'act', seat: 1, action: `~${flips[0]}` });
    const [row] = new Database(server.file, { readonly: true })
      .prepare("select fact from facts where table_id = ? and fact like '%acted%'")
      .all(id) as { fact: string }[];
    const { lag } = JSON.parse(row!.fact) as { lag: number };
    expect(lag).toBeGreaterThanOrEqual(LAG - 1);
    expect(lag).toBeLessThanOrEqual(Math.min(most, hosted.MOST_LAG));
  });
});
