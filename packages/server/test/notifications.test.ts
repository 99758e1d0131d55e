/** Notifications to players who have closed the page: each once, to the chosen targets, at the chosen times. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ServerConfig } from '../src/index.ts';
import { type OpenStore, openStore, type Where } from '../src/store/open.ts';
import { DAY, HOUR, NotifiedNode, shownBy, TestTime } from './notified.ts';
import { claimsIn, PushService } from './push-service.ts';
import { buildThreads } from './running.ts';
import { hasPostgres, type Service, startPostgres } from './services.ts';

let threads: ServerConfig['threads'];
let postgres: Service | undefined;
beforeAll(async () => {
  threads = await buildThreads();
  if (hasPostgres()) postgres = await startPostgres();
});
afterAll(() => postgres?.stop());

const kinds: [string, () => Where | undefined][] = [
  [
    'in a file',
    () => ({ kind: 'file', file: join(mkdtempSync(join(tmpdir(), 'speeltafel-')), 'a.db'), worker: threads.store }),
  ],
  ['in PostgreSQL', () => postgres && { kind: 'postgres', url: postgres.url }],
];

let count = 0;

describe.each(kinds)('notifications %s', (_, where) => {
  let service: PushService;
  let open: OpenStore;
  let time: TestTime;
  let node: NotifiedNode;
  let ann: string;
  let bea: string;
  beforeEach(async () => {
    const found = where();
    if (found === undefined) throw new Error('PostgreSQL is missing: apt-get install postgresql');
    service = await PushService.start();
    open = await openStore(found);
    time = new TestTime();
    node = await NotifiedNode.start(open, found.kind === 'postgres', time, service);
    [ann, bea] = [`ann${++count}`, `bea${count}`];
    for (const id of [ann, bea]) await open.store.addGuest(id, `hash-${id}`, id, 1);
  });
  afterEach(async () => {
    expect(node.failures).toEqual([]);
    await node.notifications.close();
    await open.close();
    await service.stop();
  });

  test('a player is notified of their turn once, and again of the next one', async () => {
    const browser = await node.subscribe(bea);
    const table = await node.open([ann, bea]);
    if ((await node.toMove(table)) === bea) await node.move(table);
    await node.settled();
    service.forget();
    await node.move(table);
    await node.settled();
    await node.later(HOUR);
    const words = { title: 'Menhirs', body: 'It is your turn.', together: '1 game waits for you.' };
    const to = { table, path: `#/table/${table}` };
    expect(shownBy(service, browser)).toEqual([{ ...words, id: expect.any(String), ...to, waiting: 1 }]);
    const [{ headers }] = service.received as [PushService['received'][number]];
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', urgency: 'normal' });
    expect(headers.topic).toMatch(/^[\w-]{32}$/);
    expect(claimsIn(headers.authorization!)).toMatchObject({ aud: service.address, sub: 'https://play.example' });
    // A player is not notified of their own actions.
    await node.move(table);
    await node.settled();
    expect(service.received).toHaveLength(1);
    await node.move(table);
    await node.settled();
    expect(service.received).toHaveLength(2);
  });

  test('what waited before the player subscribed is not sent, nor what is done before it is sent', async () => {
    const table = await node.open([ann, bea]);
    const first = await node.toMove(table);
    await node.subscribe(first);
    expect(service.received).toHaveLength(0);
    const second = first === ann ? bea : ann;
    await node.subscribe(second);
    await open.db
      .insertInto('quiet_hours')
      .values({ guest: second, zone: 'UTC', since: 0, until: 23 * 60 })
      .execute();
    await node.move(table);
    await node.settled();
    await node.move(table);
    await node.settled();
    await node.later(DAY / 2);
    expect(service.received.filter(({ path }) => path.startsWith(`/${second}`))).toHaveLength(0);
  });

  test('all devices of a player are notified, except one that is signed out, and none while the table is visible', async () => {
    const [phone, laptop] = [await node.subscribe(ann, 'de', 'phone'), await node.subscribe(ann, 'nl', 'laptop')];
    const table = await node.open([ann, bea]);
    if ((await node.toMove(table)) === ann) await node.move(table);
    await node.settled();
    service.forget();
    const leave = await node.watch(table, ann);
    await node.move(table);
    await node.settled();
    expect(service.received).toHaveLength(0);
    // The page closes just after the move: half a minute later the player is checked again.
    leave();
    await node.later(29_000);
    expect(service.received).toHaveLength(0);
    await node.later(1_000);
    expect(service.received).toHaveLength(2);
    service.forget();
    await node.move(table);
    const stay = await node.watch(table, ann);
    await node.move(table);
    await node.later(60_000);
    await node.later(60_000);
    expect(service.received).toHaveLength(0);
    stay();
    await node.watch(table, ann, true);
    await node.move(table);
    await node.move(table);
    await node.settled();
    expect(shownBy(service, phone)).toMatchObject([{ body: 'Du bist am Zug.' }]);
    expect(shownBy(service, laptop)).toMatchObject([{ body: 'Je bent aan de beurt.' }]);
    await node.notifications.unsubscribe(ann, 'laptop');
    await node.move(table);
    await node.move(table);
    await node.settled();
    expect([shownBy(service, phone).length, shownBy(service, laptop).length]).toEqual([2, 1]);
  });

  test('a browser that another player uses now notifies only that player', async () => {
    const browser = await node.subscribe(ann);
    const { endpoint, keys } = browser.subscription;
    const receiver = { guest: bea, session: 'bea', site: 'https://play.example', language: 'en' };
    await node.notifications.subscribe(receiver, endpoint, keys);
    expect(await node.notifications.of(ann, `${ann}-1`)).toMatchObject({ here: false, devices: 0 });
    expect(await node.notifications.of(bea, 'bea')).toMatchObject({ here: true, devices: 1 });
  });

  test('questions, next games and newcomers are notified too, but not again and again', async () => {
    const [a, b] = [await node.subscribe(ann), await node.subscribe(bea)];
    const table = await node.open([ann, bea]);
    await node.settled();
    service.forget();
    for (let i = 0; i < 3; i++) {
      await node.send(table, ann, { kind: 'offer', seat: 1, what: 'tie' });
      await node.settled();
      await node.send(table, bea, { kind: 'answer', seat: 2, yes: false });
      await node.settled();
    }
    expect(shownBy(service, b)).toMatchObject([{ body: 'A player has a question for you.' }]);
    await node.later(HOUR);
    await node.send(table, ann, { kind: 'offer', seat: 1, what: 'tie' });
    await node.settled();
    await node.send(table, bea, { kind: 'answer', seat: 2, yes: true });
    await node.send(table, bea, { kind: 'offer', seat: 2, what: 'rematch' });
    await node.settled();
    expect(shownBy(service, b)).toHaveLength(2);
    expect(shownBy(service, a)).toMatchObject([{ body: 'You are asked for another game.' }]);
    const other = await node.open([ann], { kind: 'none' }, true);
    await node.send(other, bea, { kind: 'sit', seat: 2, name: 'Bea' });
    await node.settled();
    expect(shownBy(service, a)[1]).toMatchObject({
      body: 'A player would like to sit down at your table.',
      table: other,
    });
  });

  test('an invitation is sent to the invited player', async () => {
    const browser = await node.subscribe(bea);
    const table = await node.open([ann]);
    await open.db.insertInto('challenges').values({ table_id: table, guest: ann, other: bea, at: time.now }).execute();
    node.notifications.planner.look(table);
    await node.settled();
    expect(shownBy(service, browser)).toMatchObject([{ body: 'You are invited to a game.', table, waiting: 1 }]);
    await node.send(table, bea, { kind: 'sit', seat: 2, name: 'Bea' });
    await node.settled();
    await node.later(DAY);
    const bodies = shownBy(service, browser).map(({ body }) => body);
    expect(bodies.filter((body) => body === 'You are invited to a game.')).toHaveLength(1);
  });

  test('tournament players are notified to check in when a round begins, and of their table when it opens', async () => {
    const [a, b] = [await node.subscribe(ann), await node.subscribe(bea)];
    const id = await node.openTournament([ann, bea]);
    for (const guest of [ann, bea]) await node.inTournament(id, guest, { kind: 'check-in' });
    await node.later(HOUR);
    expect(service.received).toHaveLength(0);
    await node.inTournament(id, 'organiser', { kind: 'pair' });
    await node.settled();
    const [called] = shownBy(service, a);
    const first = { body: 'The next round begins.', table: called!.table, path: `#/table/${called!.table}` };
    for (const browser of [a, b]) expect(shownBy(service, browser)).toMatchObject([first]);
    expect((await node.hosting.liveTable(called!.table))!.ofTournament).toBe(true);

    service.forget();
    const result = { places: [1, 2], points: [12, 0], how: 'played' as const };
    await node.inTournament(id, bea, { kind: 'check-in' });
    await node.inTournament(id, 'organiser', { kind: 'result', round: 1, board: 1, result });
    await node.settled();
    const again = { body: 'The next round begins. Check in, or you lose your board.', table: '' };
    expect(shownBy(service, a)).toMatchObject([{ ...again, path: `#/tournaments/${id}` }]);
    expect(shownBy(service, b)).toEqual([]);
    await node.inTournament(id, ann, { kind: 'check-in' });
    await node.settled();
    expect(shownBy(service, a).map(({ body }) => body)).toEqual([again.body, 'The next round begins.']);
    expect(shownBy(service, b).map(({ body }) => body)).toEqual(['The next round begins.']);
  });

  test('a player who has entered a tournament is reminded to check in before it begins', async () => {
    const id = await node.openTournament([], { starts: time.now + 3 * DAY });
    const [a, b] = [await node.subscribe(ann), await node.subscribe(bea)];
    for (const name of [ann, bea]) await node.inTournament(id, name, { kind: 'register', name });
    await node.inTournament(id, bea, { kind: 'check-in' });
    await node.settled();
    for (const hours of [48, 18, 5]) await node.later(hours * HOUR);
    const words = 'Check in for the first round of your tournament.';
    const path = `#/tournaments/${id}`;
    expect(shownBy(service, a)).toMatchObject([
      { body: `${words} You have 24 hours left.`, path },
      { body: `${words} You have 6 hours left.`, path },
      { body: `${words} You have 1 hour left.`, path },
    ]);
    expect(shownBy(service, b)).toEqual([]);
  });

  test('a player with the tournament on screen is not notified at once', async () => {
    const browser = await node.subscribe(ann);
    const id = await node.openTournament([ann, bea]);
    for (const guest of [ann, bea]) await node.inTournament(id, guest, { kind: 'check-in' });
    await node.inTournament(id, 'organiser', { kind: 'pair' });
    await node.settled();
    service.forget();
    const watcher = { guest: ann, hidden: false, tournament() {}, noTournament() {} };
    const live = (await node.tournaments.find(id))!;
    live.join(watcher, 0);
    const result = { places: [1, 2], points: [12, 0], how: 'played' as const };
    await node.inTournament(id, 'organiser', { kind: 'result', round: 1, board: 1, result });
    await node.settled();
    await node.later(29_000);
    expect(shownBy(service, browser)).toEqual([]);
    live.leave(watcher);
    await node.later(1_000);
    expect(shownBy(service, browser)).toMatchObject([{ path: `#/tournaments/${id}` }]);
  });

  test('reminders come a day, six hours and an hour before time runs out, and not during a pause', async () => {
    const table = await node.open([ann, bea], { kind: 'turn', each: 3 * DAY });
    const [mover, other] = (await node.toMove(table)) === ann ? [ann, bea] : [bea, ann];
    const browser = await node.subscribe(other);
    await node.later(HOUR);
    await node.move(table);
    const bodies = () => shownBy(service, browser).map(({ body }) => body);
    await node.settled();
    for (let hours = 0; hours < 71; hours += 1) await node.later(HOUR);
    expect(bodies()).toEqual([
      'It is your turn.',
      'It is your turn. You have 24 hours left.',
      'It is your turn. You have 6 hours left.',
      'It is your turn. You have 1 hour left.',
    ]);
    await node.move(table);
    await node.later(HOUR);
    await node.move(table);
    await node.settled();
    await node.send(table, mover, { kind: 'offer', seat: mover === ann ? 1 : 2, what: 'pause' });
    await node.send(table, other, { kind: 'answer', seat: other === ann ? 1 : 2, yes: true });
    const before = bodies().length;
    await node.later(10 * DAY);
    expect(bodies()).toHaveLength(before);
  });

  test('in quiet hours messages wait, except those that would be too late in the morning', async () => {
    const table = await node.open([ann, bea]);
    const other = (await node.toMove(table)) === ann ? bea : ann;
    const browser = await node.subscribe(other);
    // It is noon in London and night in New Zealand.
    await node.notifications.setHours(other, { zone: 'Pacific/Auckland', since: 22 * 60, until: 8 * 60 });
    await node.move(table);
    await node.later(6 * HOUR);
    expect(shownBy(service, browser)).toHaveLength(0);
    await node.later(HOUR);
    expect(shownBy(service, browser)).toHaveLength(1);
    await node.later(17 * HOUR);
    const quick = await node.open([ann, bea], { kind: 'turn', each: HOUR });
    if ((await node.toMove(quick)) !== other) await node.move(quick);
    await node.settled();
    expect(shownBy(service, browser).at(-1)).toMatchObject({
      table: quick,
      waiting: 2,
      together: '2 games wait for you.',
    });
  });

  test('two nodes that see the same change send one message', async () => {
    const second = await NotifiedNode.start(open, where()!.kind === 'postgres', time, service);
    const browsers = [await node.subscribe(ann), await node.subscribe(bea)];
    await second.settled();
    const table = await node.open([ann, bea], { kind: 'turn', each: DAY });
    await Promise.all([node.settled(), second.settled()]);
    for (let i = 0; i < 6; i++) {
      await node.move(table);
      for (const one of [node, second]) one.notifications.planner.look(table);
      await Promise.all([node.settled(), second.settled()]);
    }
    // For the first turn and six more.
    const before = browsers.map((browser) => shownBy(service, browser).length);
    expect(before[0]! + before[1]!).toBe(7);
    time.now += 23 * HOUR;
    await Promise.all([node.settled(), second.settled()]);
    expect(service.received).toHaveLength(8);
    await second.notifications.close();
    expect(second.failures).toEqual([]);
  });

  test('a change by a node that died before checking it is found by another node', async () => {
    const browser = await node.subscribe(bea);
    const table = await node.open([ann, bea]);
    if ((await node.toMove(table)) === bea) await node.move(table);
    await node.settled();
    service.forget();
    // It decides and does not check its tables, like a node that is killed.
    const dead = await NotifiedNode.start(open, where()!.kind === 'postgres', time, service);
    dead.notifications.planner.look = () => {};
    await dead.move(table);
    await node.settled();
    expect(service.received).toHaveLength(0);
    const restarted = await NotifiedNode.start(open, where()!.kind === 'postgres', time, service);
    for (const one of [restarted, node, restarted]) {
      await one.notifications.planner.step();
      await one.settled();
    }
    expect(shownBy(service, browser)).toMatchObject([{ body: 'It is your turn.', table }]);
    await restarted.notifications.close();
    await dead.notifications.close();
  });

  test('a round begun by a node that died before checking it is found by another node', async () => {
    const browser = await node.subscribe(bea);
    const dead = await NotifiedNode.start(open, where()!.kind === 'postgres', time, service);
    dead.notifications.planner.look = () => {};
    const id = await dead.openTournament([ann, bea]);
    for (const guest of [ann, bea]) await dead.inTournament(id, guest, { kind: 'check-in' });
    await dead.inTournament(id, 'organiser', { kind: 'pair' });
    const result = { places: [1, 2], points: [12, 0], how: 'played' as const };
    await dead.inTournament(id, 'organiser', { kind: 'result', round: 1, board: 1, result });
    await node.settled();
    expect(service.received).toHaveLength(0);
    await node.notifications.planner.step();
    await node.settled();
    expect(shownBy(service, browser).map(({ path }) => path)).toContain(`#/tournaments/${id}`);
    await dead.notifications.close();
  });

  describe('a push service', () => {
    /** A player whose turn it is, and their browser. */
    async function calling() {
      const table = await node.open([ann, bea]);
      const other = (await node.toMove(table)) === ann ? bea : ann;
      const browser = await node.subscribe(other);
      return { table, other, browser };
    }
    const tries = () => service.received.length;

    test.each([404, 410])('that answers %i is not asked again', async (status) => {
      const { table, other } = await calling();
      service.answer = () => ({ status });
      await node.move(table);
      await node.later(DAY);
      expect(tries()).toBe(1);
      expect(await node.notifications.of(other, '')).toMatchObject({ devices: 0 });
    });

    test('that is overloaded is asked again when it says', async () => {
      const { table, browser } = await calling();
      service.answer = () => ({ status: 429, headers: { 'retry-after': '600' } });
      await node.move(table);
      await node.later(599_000);
      expect(tries()).toBe(1);
      service.answer = () => ({ status: 201 });
      await node.later(2_000);
      await node.later(DAY);
      expect(tries()).toBe(2);
      const [first, second] = shownBy(service, browser);
      expect(first!.id).toBe(second!.id);
    });

    test('that is broken is retried a few times, at growing intervals', async () => {
      const { table, other } = await calling();
      service.answer = () => ({ status: 500 });
      await node.move(table);
      for (let i = 0; i < 30; i++) await node.later(10 * 60_000);
      expect(tries()).toBe(6);
      expect(await node.notifications.of(other, '')).toMatchObject({ devices: 1 });
      service.answer = () => ({ status: 201 });
      await node.move(table);
      await node.move(table);
      await node.settled();
      expect(tries()).toBe(7);
    });

    test.each([301, 302, 307])('that redirects with %i is not followed', async (status) => {
      const { table } = await calling();
      service.answer = () => ({ status, headers: { location: `${service.address}/elsewhere` } });
      await node.move(table);
      await node.later(DAY);
      expect(service.received.map(({ path }) => path)).not.toContain('/elsewhere');
      expect(tries()).toBe(1);
    });

    test('that does not answer delays no others, and is retried', { timeout: 60_000 }, async () => {
      const { table, other } = await calling();
      service.answer = (path) => (path.startsWith(`/${other}-`) ? null : { status: 201 });
      const friend = other === ann ? bea : ann;
      const browser = await node.subscribe(friend);
      await node.move(table);
      const slow = node.settled();
      await service.until(() => tries() === 1);
      const second = await node.open([ann, bea]);
      if ((await node.toMove(second)) === other) await node.move(second);
      await service.until(() => shownBy(service, browser).length === 1, 5_000);
      await slow;
      service.answer = () => ({ status: 201 });
      await node.later(60_000);
      expect(service.received.filter(({ path }) => path.startsWith(`/${other}-`)).length).toBeGreaterThan(1);
    });
  });
});
