import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hosted } from '@speeltafel/table';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Bus, type Hint, noBus } from '../src/bus/bus.ts';
import type { Presence } from '../src/host/audience.ts';
import { toPromise } from '../src/host/command-attempt.ts';
import { Hosting } from '../src/host/hosting.ts';
import type { TableWatcher } from '../src/host/live-table.ts';
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

test('tables without watchers are unloaded, finished ones first, and loaded again on demand', async () => {
  const [over, inPlay, watched] = [await newTable(), await newTable(), await newTable()];
  for (const id of [over, watched]) {
    await toPromise((reply) => hosting.command(id, { kind: 'resign', seat: 1 }, 0, 'nonce-1', ann, reply));
  }
  const watcher: TableWatcher = { guest: 'eve', sendView() {}, here() {} };
  const liveTable = (await hosting.liveTable(watched))!;
  liveTable.join(watcher, 0);
  const left = (): number => {
    hosting.tidy();
    return hosting.size;
  };
  expect(left()).toBe(3);
  now += 10_000;
  expect(left()).toBe(2);
  now += 50_000;
  expect(left()).toBe(1);
  liveTable.leave(watcher);
  expect(left()).toBe(0);
  expect((await hosting.liveTable(over))?.over).toBe(true);
  expect((await hosting.liveTable(inPlay))?.over).toBe(false);
});

test('names and words carried over to a next game are removed there too, even if another guest has the seat', async () => {
  const guests = ['ann', 'bob', 'cid'];
  const person = (guest: string) => ({ kind: 'person', guest, name: `Name of ${guest}` }) as const;
  const seating = { 1: person('ann'), 2: person('bob'), 3: person('cid') };
  const clock = { kind: 'turn', each: 5000 } as const;
  const wish = { game: 'floors', options: { players: 3 }, clock, listed: false, seating };
  const opened = await hosting.open('ann', wish);
  if (!opened.ok) throw new Error(opened.refusal.message);
  let count = 0;
  const send = async (id: string, guest: string, command: hosted.Command, seen = 0): Promise<void> => {
    const by = { guest, name: `Name of ${guest}`, bot: false, lag: 0 };
    const nonce = `nonce-${++count}`;
    const outcome = await toPromise((reply) => hosting.command(id, command, seen, nonce, by, reply));
    if (!outcome.ok) throw new Error(outcome.refusal.message);
  };
  const { id } = opened.value;
  await send(id, 'cid', { kind: 'say', text: 'a private word' });
  for (const what of ['tie', 'rematch'] as const) {
    await send(id, 'ann', { kind: 'offer', seat: 1, what });
    for (const seat of [2, 3]) await send(id, guests[seat - 1]!, { kind: 'answer', seat, yes: true });
  }
  const next = (await hosting.liveTable(id))!.next!;
  await hosting.stands(next);
  const liveTable = (await hosting.liveTable(next))!;
  await send(next, 'bob', { kind: 'seen', seat: 1 });
  for (let acts = liveTable.actions('bob')[1]; acts !== undefined; acts = liveTable.actions('bob')[1]) {
    await send(next, 'bob', { kind: 'act', seat: 1, action: acts[0]! }, liveTable.viewFor('bob').played.length);
  }
  now += 5000;
  await liveTable.passTime();
  expect(liveTable.viewFor('').seating[2]).toMatchObject({ kind: 'computer', left: true, keeps: { guest: 'cid' } });
  await send(next, 'dan', { kind: 'sit', seat: 2, name: 'Dan' });
  // The state after a kill: the first table has been rewritten, the next has not.
  for (const { seq, fact } of await open.store.facts(id, 0)) {
    const rewritten = [{ seq, fact: hosted.without(fact, 'cid') }];
    await open.store.rewrite(id, rewritten, '{}');
  }
  await hosting.forget('cid');
  const facts = JSON.stringify([await open.store.facts(id, 0), await open.store.facts(next, 0)]);
  expect(facts).toContain('Name of bob');
  expect(facts).not.toMatch(/Name of cid|a private word/);
});

/** Nodes on one database with a bus that loses no hints, and without polling. */
function nodes(count: number): readonly Hosting[] {
  const subscribers: ((hint: Hint) => void)[][] = Array.from({ length: count }, () => []);
  return subscribers.map((own) => {
    const bus: Bus = {
      alone: false,
      publish: (hint) => {
        for (const others of subscribers) {
          if (others !== own) for (const receive of others) setImmediate(receive, hint);
        }
      },
      subscribe: (receive) => own.push(receive),
      close: async () => {},
    };
    return new Hosting(open.store, bus, () => now);
  });
}

class Watcher implements TableWatcher {
  readonly guest: string;
  told: hosted.ClientView | undefined;
  who: Presence | undefined;
  constructor(guest: string) {
    this.guest = guest;
  }
  sendView(_: string, __: number, told: hosted.ClientView): void {
    this.told = told;
  }
  here(_: string, here: Presence): void {
    this.who = here;
  }
}

const PATIENT = { timeout: 20_000 };

describe('two nodes', () => {
  const send = (node: Hosting, id: string, command: hosted.Command, nonce: string) =>
    toPromise((reply) => node.command(id, command, 0, nonce, ann, reply));

  test('hints are enough: each node sends what the other decided, and knows who is present there', async () => {
    const [one, two] = nodes(2);
    hosting = one!;
    const id = await newTable();
    const [here, there] = [new Watcher('ann'), new Watcher('eve')];
    (await one!.liveTable(id))!.join(here, 0);
    (await two!.liveTable(id))!.join(there, 0);
    await expect
      .poll(() => [here.who, there.who], PATIENT)
      .toMatchObject(Array(2).fill({ guests: ['ann'], watching: 1 }));
    await send(one!, id, { kind: 'say', text: 'hello' }, 'nonce-1');
    await expect.poll(() => there.told?.talk.map(({ text }) => text), PATIENT).toEqual(['hello']);
    await one!.forget('ann');
    await expect.poll(() => there.told?.talk.map(({ text }) => text), PATIENT).toEqual(['—']);
    expect(there.told?.seating).toMatchObject({ 1: { name: '—' }, 2: { name: '—' } });
  });

  test('both open the table of the next game, and get the same one', async () => {
    const [one, two] = nodes(2);
    hosting = one!;
    const id = await newTable();
    await two!.liveTable(id);
    await send(one!, id, { kind: 'resign', seat: 1 }, 'nonce-1');
    await send(one!, id, { kind: 'offer', seat: 1, what: 'rematch' }, 'nonce-2');
    await send(one!, id, { kind: 'answer', seat: 2, yes: true }, 'nonce-3');
    const codes = [one!, two!].map(async (node) => {
      const liveTable = (await node.liveTable(id))!;
      await expect.poll(() => liveTable.next, PATIENT).not.toBeNull();
      await node.stands(liveTable.next!);
      return (await node.liveTable(liveTable.next!))?.entry().code;
    });
    expect(await codes[0]).toMatch(/^[a-z]+-[a-z]+-[0-9]+$/);
    expect(await codes[1]).toBe(await codes[0]);
  });
});
