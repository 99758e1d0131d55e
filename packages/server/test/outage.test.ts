/** Time in which no server ran is not charged to any player. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { noBus } from '../src/bus/bus.ts';
import { Hosting } from '../src/host/hosting.ts';
import { OutageDetector } from '../src/outage-detector.ts';
import { openStore, whereOf } from '../src/store/open.ts';
import { buildThreads } from './running.ts';

const CLOCK = { kind: 'turn', each: 30_000 } as const;
const MINUTE = 60_000;

let folder: string;
let now = 1_000_000;
let open: Awaited<ReturnType<typeof openStore>>;

/** A node on the same file. The one before it has ended, cleanly or not. */
async function start() {
  open = await openStore(whereOf(join(folder, 'test.db'), (await buildThreads()).store));
  const detector = new OutageDetector(open.store, () => now);
  await detector.beat();
  const hosting = new Hosting(open.store, noBus, () => now, { outages: () => detector.outages });
  return { detector, hosting };
}

async function newTable(hosting: Hosting): Promise<string> {
  const sitter = { kind: 'person', guest: 'ann', name: 'Ann' } as const;
  const seating = { 1: sitter, 2: sitter };
  const opened = await hosting.open('ann', { game: 'menhirs', options: {}, clock: CLOCK, listed: false, seating });
  if (!opened.ok) throw new Error(opened.refusal.message);
  const liveTable = (await hosting.liveTable(opened.value.id))!;
  await new Promise((answer, fail) => {
    const ann = { guest: 'ann', name: 'Ann', bot: false, lag: 0 };
    liveTable.command({ kind: 'seen', seat: 1 }, 0, ann, 'nonce-1', { answer, fail });
  });
  return opened.value.id;
}

/** Time passes while the server runs. */
async function pass(detector: OutageDetector, ms: number): Promise<void> {
  for (const end = now + ms; now < end; ) {
    now = Math.min(end, now + 2000);
    await detector.beat();
  }
}

/** The first player's remaining time; null if it has run out. */
async function left(hosting: Hosting, id: string): Promise<number | null> {
  const liveTable = (await hosting.liveTable(id))!;
  await liveTable.passTime();
  const { began, since, left, over } = liveTable.viewFor('ann');
  return over ? null : left[1]! - Math.max(0, now - began - since);
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'speeltafel-outage-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a clock resumes where it stood when the server returns, even several times', async () => {
  let node = await start();
  const id = await newTable(node.hosting);
  for (const crashes of [false, true]) {
    await pass(node.detector, 2000);
    const before = (await left(node.hosting, id))!;
    if (!crashes) await node.detector.end();
    await open.close();
    now += 10 * MINUTE;
    node = await start();
    // The page needs a moment to reconnect.
    await pass(node.detector, 5000);
    expect(await left(node.hosting, id)).toBe(before);
  }
  // Time in which the server runs counts as usual.
  await pass(node.detector, 30_000);
  expect(await left(node.hosting, id)).toBeNull();
  await open.close();
});

test('a node that could not reach its database gives the time back to tables in memory', async () => {
  const { hosting, detector } = await start();
  const id = await newTable(hosting);
  now += 2000;
  await detector.beat();
  const before = (await left(hosting, id))!;
  now += MINUTE;
  expect(await detector.beat()).toBe(true);
  await hosting.coverOutages();
  now += 5000;
  expect(await left(hosting, id)).toBe(before);
  await open.close();
});

test('a slightly late heartbeat is not an outage', async () => {
  const { detector } = await start();
  now += 3900;
  expect(await detector.beat()).toBe(false);
  expect(detector.outages).toEqual([]);
  await open.close();
});
