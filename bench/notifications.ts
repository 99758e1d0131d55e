/**
 * The time from a durable move to an accepted push, with many waiting players; and whether two nodes ever send one
 * twice.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { CalledPair } from '../packages/server/test/called-pair.ts';
import { PushService } from '../packages/server/test/push-service.ts';
import { hasNats, hasPostgres, startNats, startPostgres } from '../packages/server/test/services.ts';
import { atMost, type Row } from './print-table.ts';
import { type Started, startServer } from './processes.ts';

const PLAYERS = Number(process.env.BENCH_PLAYERS ?? 10_000);
const EVENTS = Number(process.env.BENCH_EVENTS ?? 10_000);
/** Turns per second. Ten thousand waiting players make far fewer. */
const RATE = Number(process.env.BENCH_RATE ?? 50);
/** `1` or `2`: only this number of nodes. */
const NODES = process.env.BENCH_NODES;
const AT_ONCE = 16;
const PATIENCE = 120_000;

interface Measured {
  /** Milliseconds, sorted. */
  readonly waits: readonly number[];
  readonly twice: number;
  /** Includes turns that ended before their notification could be sent. */
  readonly missing: number;
  readonly perSecond: number;
}

async function together<T>(count: number, task: (i: number) => Promise<T>): Promise<T[]> {
  const done: T[] = [];
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < count) {
      const i = next++;
      done[i] = await task(i);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return done;
}

async function measure(nodes: readonly Started[], players: number, events: number): Promise<Measured> {
  const service = await PushService.start();
  const nodeOf = (i: number): string => `http://127.0.0.1:${nodes[i % nodes.length]!.port}`;
  const pairs = await together(players / 2, (i) => CalledPair.at(service, nodeOf(i)));
  // The first turn of each table is notified too.
  const settled = (told: number): Promise<void> => service.until(() => service.received.length >= told, PATIENCE);
  await settled(pairs.length);
  service.forget();
  for (const { called } of pairs) for (const calls of called) calls.length = 0;
  const began = performance.now();
  await together(events, async (i) => {
    const due = began + (i / RATE) * 1000;
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
    // Consecutive turns are at different tables, and each table alternates between the nodes.
    const round = Math.floor(i / pairs.length);
    await pairs[i % pairs.length]!.move(nodeOf(i + round));
  });
  const seconds = (performance.now() - began) / 1000;
  const wanted = pairs.reduce((sum, { called }) => sum + called[0]!.length + called[1]!.length, 0);
  await settled(wanted).catch(() => {});
  // Wait for late duplicates.
  await new Promise((resolve) => setTimeout(resolve, 5000));
  const waits: number[] = [];
  let twice = 0;
  let missing = 0;
  for (const { browsers, called } of pairs) {
    for (const [seat, { endpoint }] of browsers.entries()) {
      const came = service.at(new URL(endpoint).pathname);
      twice += Math.max(0, came.length - called[seat]!.length);
      missing += Math.max(0, called[seat]!.length - came.length);
      for (const [i, at] of called[seat]!.entries()) if (came[i] !== undefined) waits.push(came[i].at - at);
    }
  }
  await service.stop();
  return { waits: waits.toSorted((a, b) => a - b), twice, missing, perSecond: events / seconds };
}

const at = ({ waits }: Measured, part: number): number => waits[Math.floor(waits.length * part)] ?? Number.NaN;

function say(name: string, measured: Measured): void {
  const { waits, twice, missing, perSecond } = measured;
  const times = [0.5, 0.95, 0.99].map((part) => `p${part * 100} ${at(measured, part).toFixed(0)} ms`).join(', ');
  console.log(
    `${name}: ${waits.length} pushes, ${perSecond.toFixed(0)} turns a second, ${times}, longest ${at(measured, 0.9999).toFixed(0)} ms; ${twice} twice, ${missing} missing. Load ${loadavg()[0]!.toFixed(1)}.`,
  );
}

async function oneNode(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'speeltafel-bench-'));
  const node = await startServer(false, { database: join(folder, 'a.db'), privateTargets: true });
  const one = await measure([node], PLAYERS, EVENTS);
  node.process.kill();
  rmSync(folder, { recursive: true, force: true });
  say(`one node, ${PLAYERS} players wait`, one);
  return [atMost('a durable move to an accepted push, p95', at(one, 0.95), 'ms', 5000)];
}

async function twoNodes(): Promise<Row[]> {
  if (!hasPostgres() || !hasNats()) return [];
  const [postgres, nats] = [await startPostgres(), await startNats()];
  const config = { database: postgres.url, nats: nats.url, privateTargets: true };
  const nodes = [await startServer(false, config), await startServer(false, config)];
  // Six turns at each table, so that no game ends.
  const two = await measure(nodes, 2 * Math.ceil(EVENTS / 6), EVENTS);
  say('two nodes', two);
  for (const node of nodes) node.process.kill();
  await Promise.all([postgres.stop(), nats.stop()]);
  const once = two.waits.length - two.twice;
  const turns = two.waits.length + two.missing;
  return [{ what: 'turns at two nodes told once', ours: once, unit: '', beside: 'turns', theirs: turns, wanted: 1 }];
}

export const notificationRows = async (): Promise<Row[]> => [
  ...(NODES === '2' ? [] : await oneNode()),
  ...(NODES === '1' ? [] : await twoNodes()),
];
