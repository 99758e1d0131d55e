import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { noBus } from '../src/bus/bus.ts';
import { promised } from '../src/host/attempt.ts';
import { Hosting } from '../src/host/hosting.ts';
import type { Onlooker } from '../src/host/room.ts';
import { openStore, whereOf } from '../src/store/open.ts';
import { buildThreads } from './running.ts';

let folder: string;
let open: Awaited<ReturnType<typeof openStore>>;
let hosting: Hosting;
let now = 1_000_000;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'speeltafel-hosting-'));
  open = await openStore(whereOf(join(folder, 'test.db'), (await buildThreads()).store));
  hosting = new Hosting(open.store, noBus, () => now);
});
afterEach(async () => {
  await open.close();
  rmSync(folder, { recursive: true, force: true });
});

const ann = { guest: 'ann', name: 'Ann', bot: false, lag: 0 };

async function newTable(): Promise<string> {
  const sitter = { kind: 'person', guest: 'ann', name: 'Ann' } as const;
  const wish = { game: 'menhirs', options: {}, clock: { kind: 'none' }, listed: false } as const;
  const opened = await hosting.open('ann', { ...wish, seating: { 1: sitter, 2: sitter } });
  if (!opened.ok) throw new Error(opened.refusal.message);
  return opened.value.id;
}

test('tables that nobody looks at leave the memory, those that are over first; who comes finds them again', async () => {
  const [over, inPlay, watched] = [await newTable(), await newTable(), await newTable()];
  for (const id of [over, watched]) {
    await promised((reply) => hosting.command(id, { kind: 'resign', seat: 1 }, 0, 'nonce-1', ann, reply));
  }
  const onlooker: Onlooker = { guest: 'eve', tell() {}, here() {} };
  const room = (await hosting.room(watched))!;
  room.join(onlooker, 0);
  const left = (): number => {
    hosting.tidy();
    return hosting.size;
  };
  expect(left()).toBe(3);
  now += 10_000;
  expect(left()).toBe(2);
  now += 50_000;
  expect(left()).toBe(1);
  room.leave(onlooker);
  expect(left()).toBe(0);
  expect((await hosting.room(over))?.over).toBe(true);
  expect((await hosting.room(inPlay))?.over).toBe(false);
});
