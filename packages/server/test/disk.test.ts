import { afterAll, beforeAll, expect, test } from 'vitest';
import { DiskHealth } from '../src/disk-health.ts';
import { buildThreads, startTestServer, TestGuest, type TestServer, writeBeside } from './running.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(await buildThreads());
});
afterAll(() => server.close());

/** Fails writes like a full disk, without filling one. */
const FULL = "begin select raise(abort, 'database or disk is full'); end";

test('a full disk is visible from outside, and so is one with room again', async () => {
  const ready = async () => {
    const reply = await fetch(`${server.address}/readyz`);
    return [reply.status, ((await reply.json()) as { code?: string }).code];
  };
  const failures = async (): Promise<number> => {
    const text = await (await fetch(`${server.address}/metrics`)).text();
    return Number(/speeltafel_write_failures_total (\d+)/.exec(text)?.[1]);
  };
  const ann = await TestGuest.arrive(server.address, 'Ann');
  const seats = [{ kind: 'here', name: 'Ann' }, { kind: 'open' }];
  const wish = { game: 'menhirs', options: {}, clock: { kind: 'none' }, listed: false, seats };
  const id = String((await ann.ask('POST', '/api/tables', wish)).body.id);
  expect([await ready(), await failures()]).toEqual([[200, undefined], 0]);
  await writeBeside(server.file, (db) => {
    db.exec(`create trigger full_facts before insert on facts ${FULL}`);
  });
  // Small writes may still succeed, as those of the readiness check do here.
  const client = await ann.connect();
  await client.watch(id);
  await expect(client.send(id, { kind: 'say', text: 'lost' })).rejects.toThrow('connection was lost');
  expect(await ready()).toEqual([503, 'cannot-write']);
  expect(await failures()).toBeGreaterThan(0);
  await writeBeside(server.file, (db) => {
    db.exec('drop trigger full_facts');
  });
  await expect.poll(ready, { timeout: 60_000, interval: 500 }).toEqual([200, undefined]);
  const again = await ann.connect();
  await again.watch(id);
  expect(await again.send(id, { kind: 'say', text: 'kept' })).toMatchObject({ type: 'done' });
});

test('a write that succeeds soon after a failure proves nothing yet', async () => {
  const at = { ms: 0 };
  const heard: string[] = [];
  const diskHealth = new DiskHealth(
    (problem) => heard.push(problem),
    () => at.ms,
  );
  let probed = 0;
  const probe = () => diskHealth.probe(async () => void probed++);
  diskHealth.wrote(new Error('full'));
  at.ms = 9999;
  diskHealth.wrote(undefined);
  await probe();
  expect([diskHealth.problem, probed, heard]).toEqual(['full', 0, ['full']]);
  at.ms = 10_000;
  await diskHealth.probe(() => Promise.reject(new Error('full')));
  expect([diskHealth.problem, heard]).toEqual(['full', ['full']]);
  at.ms = 20_000;
  await probe();
  expect([diskHealth.problem, probed]).toEqual([undefined, 1]);
});
