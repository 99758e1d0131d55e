/** A third game on the real server, with a computer player. Nothing in this package knows the game. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nim } from '../../rules/test/nim/game.ts';
import { registerNim } from '../../rules/test/nim/register.ts';
import { buildThreads, startTestServer, TestGuest, type TestServer } from './running.ts';

registerNim();

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer(await buildThreads('packages/rules/test/nim/thinking.worker.ts'));
});
afterAll(() => server.close());

test('a table is opened over HTTP, and a whole game is played against the computer over the socket', async () => {
  const ann = await TestGuest.arrive(server.address, 'Ann');
  const wish = {
    ...{ game: 'nim', options: { heaps: [1, 2, 3] }, clock: { kind: 'none' }, listed: true },
    seats: [
      { kind: 'here', name: 'Ann' },
      { kind: 'computer', level: 'counter' },
    ],
  };
  const opened = await ann.ask('POST', '/api/tables', wish);
  expect(opened.status).toBe(200);
  const id = String(opened.body.id);
  const client = await ann.connect();
  await client.watch(id);
  const told = () => client.tables.get(id)!;
  const position = () => {
    let now = nim.parsePosition(told().start!);
    for (const { seat, action } of told().played) {
      if (!now.ok) break;
      const read = nim.parseAction(action!, now.value);
      now = read.ok ? nim.play(now.value, seat, read.value.action, 0) : read;
    }
    if (!now.ok) throw new Error(now.refusal.message);
    return now.value;
  };
  while (!told().over) {
    const here = position();
    const [action] = nim.actions(here, 1, 0);
    const done = await client.send(id, { kind: 'act', seat: 1, action: nim.makeAction(action!, here, 1) });
    expect(done.type).toBe('done');
    await client.until(() => told().over || position().turn === 1, 'the answer of the computer');
  }
  // Heaps of 1, 2 and 3 are lost for the first player, and the computer player is perfect.
  expect(nim.outcome(position())).toEqual({ winner: 2, reason: 'last-stone' });
  client.socket.close();
});

test('a level that the game does not have, and a game that was never registered, are refused', async () => {
  const ann = await TestGuest.arrive(server.address, 'Ann');
  const wish = {
    ...{ game: 'nim', options: {}, clock: { kind: 'none' }, listed: false },
    seats: [{ kind: 'open' }, { kind: 'computer', level: 'druid' }],
  };
  expect(await ann.ask('POST', '/api/tables', wish)).toMatchObject({ status: 400, body: { code: 'unknown-level' } });
  const chess = { ...wish, game: 'chess', seats: [{ kind: 'open' }, { kind: 'open' }] };
  expect(await ann.ask('POST', '/api/tables', chess)).toMatchObject({ status: 400, body: { code: 'bad-request' } });
});
