/**
 * A game over days, on a server whose days pass on demand: with notifications, a pause, and a replay of
 * what was missed.
 */
import { join } from 'node:path';
import { floors, menhirs, menhirsKit } from '@speeltafel/rules';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { PushService, TestBrowser } from '../../server/test/push-service.ts';
import { buildThreads, startTestServer, TestGuest, type TestServer, writeBeside } from '../../server/test/running.ts';
import homeWords from '../src/features/home/words/en.ts';
import words from '../src/features/online/words/en.ts';
import floorsWords from '../src/games/floors/words/en.ts';
import ui from '../src/ui/words/en.ts';
import { cell, moves, stop, untilChoosing } from './harness/floors.ts';
import { pick, press } from './harness/game.ts';
import { confirmation, sample, show, tryOut } from './harness/menhirs.ts';
import { comeTo, floorsAt, menhirsAt, openTableOn, ServerView, sitDown, toInvitation } from './harness/online.ts';
import { DESKTOP, type PageTest, PHONE, pageTest } from './harness/page-test.ts';
import { actBy, skipTo, tools } from './harness/pair.ts';
import { layoutProblemsOn, overlapsOn } from './harness/screen-checks.ts';

const { MOVING } = menhirsKit;
const DAY = 24 * 60 * 60_000;
/** Notifications go to a push service in the test. */
const OPTIONS = { page: join(import.meta.dirname, '..', 'dist'), privateTargets: true };
let threads: Awaited<ReturnType<typeof buildThreads>>;
let server: TestServer;
beforeAll(async () => {
  threads = await buildThreads();
  server = await startTestServer(threads, OPTIONS);
});
afterAll(() => server.close());

const at = (hash: string): string => `${server.address}/${hash}`;

/** Moves all stored times back by this many days, as if the server had run that long. */
async function passDays(days: number): Promise<void> {
  const { file, port } = server;
  await server.close();
  const past = days * DAY;
  const older = (text: string): string =>
    text.replaceAll(/(?<![0-9a-z"])\d{13}(?![0-9a-z"])/g, (number) => String(Number(number) - past));
  await writeBeside(file, (db) => {
    const facts = db.prepare('select table_id, seq, fact from facts').all() as {
      table_id: string;
      seq: number;
      fact: string;
    }[];
    const write = db.prepare('update facts set fact = ? where table_id = ? and seq = ?');
    for (const { table_id, seq, fact } of facts) write.run(older(fact), table_id, seq);
    db.exec(`update facts set at = at - ${past}`);
    db.exec(
      `update tables set changed = changed - ${past}, created = created - ${past}, deadline = deadline - ${past}`,
    );
    db.exec(`update notices set at = at - ${past}, due = due - ${past}`);
    db.exec(`update outages set since = since - ${past}, until = until - ${past}`);
  });
  server = await startTestServer(threads, { ...OPTIONS, database: file }, port);
}

/** Leaves the table, after the page has told the server what was seen. */
async function leave(player: Page): Promise<void> {
  await player.goto(at('#/privacy'));
  await player.waitForLoadState('networkidle');
  await player.goto('about:blank');
}

async function playAt(player: Page, witness: ServerView): Promise<void> {
  const { length } = witness.told.played;
  await show(player, sample(menhirsAt(witness)), witness.position(menhirs).state.fog);
  await witness.until(({ played }) => played.length > length);
}

/** Plays until the other seat is to move. */
async function finishTurn(player: Page, witness: ServerView, seat: number): Promise<void> {
  while (seatToAct(witness) === seat) await playAt(player, witness);
}
const playTurn = (player: Page, witness: ServerView): Promise<void> => finishTurn(player, witness, seatToAct(witness));

const seatToAct = (witness: ServerView): number => menhirs.toAct(witness.position(menhirs))[0]!;

/** Opens another device of the same player, with their cookie. */
async function anotherDevice({ open }: PageTest, player: Page): Promise<Page> {
  const device = await open('', { device: DESKTOP });
  await device.context().addCookies(await player.context().cookies());
  return device;
}

const looksWell = async (player: Page): Promise<void> => {
  expect(await layoutProblemsOn(player, false)).toEqual([]);
  expect(await overlapsOn(player)).toEqual([]);
};

/** Resolves when the server has stored the unfinished turn. */
const keptInHand = (player: Page) =>
  player.waitForResponse(
    (reply) => reply.request().method() === 'PUT' && (reply.request().postData() ?? '').includes('"actions"'),
  );

const missed = (player: Page) => player.getByRole('region', { name: words.sinceLastLook });

/** Subscribes the browsers of these players to a push service. `told` waits for the next notification of one of them. */
async function callPlayers(players: readonly Page[]) {
  const service = await PushService.start();
  const browsers = new Map<Page, { readonly browser: TestBrowser; heard: number }>();
  for (const [i, player] of players.entries()) {
    const browser = new TestBrowser(`${service.address}/${i}`);
    const put = { data: browser.subscription };
    expect((await player.context().request.put(at('api/me/notifications/push'), put)).status()).toBe(200);
    browsers.set(player, { browser, heard: 0 });
  }
  const told = async (player: Page, body: RegExp): Promise<void> => {
    const own = browsers.get(player)!;
    await service.until(() => service.readBy(own.browser).length > own.heard);
    expect(service.readBy(own.browser)[own.heard++]).toMatchObject({ body: expect.stringMatching(body) });
  };
  return { service, told };
}

pageTest('a game over days: notifications, missed turns, a turn begun elsewhere, a pause', PHONE, async (trial) => {
  const ada = await trial.open('');
  await ada.goto(at('#/'));
  await ada.getByRole('article', { name: 'Menhirs' }).waitFor();
  await toInvitation(ada, 'Menhirs', 'Ada');
  const link = await openTableOn(ada, () => pick(ada, words.clock, words.clocks.turn));
  const ben = await trial.open('#/settings', { device: DESKTOP });
  await comeTo(ben, link, 'Ben');
  let witness = await ServerView.at(link);
  await sitDown(ben, Number(Object.entries(witness.told.seating).find(([, one]) => one === null)![0]));
  await witness.until(({ began }) => began > 0);
  for (const one of [ada, ben]) await one.getByRole('button', { name: /^d3,/ }).waitFor();
  const adaFirst = witness.seatOf('Ada') === 1;
  const pages = adaFirst ? ([ada, ben] as const) : ([ben, ada] as const);
  const names = adaFirst ? (['Ada', 'Ben'] as const) : (['Ben', 'Ada'] as const);
  const clients = await skipTo({ pages, names, witness, link }, ({ state }) => state.phase === MOVING);
  for (const { socket } of clients) socket.close();
  const [begins, answers] = seatToAct(witness) === 1 ? pages : [pages[1], pages[0]];
  const nextDay = async (days: number): Promise<void> => {
    witness.client.socket.close();
    await passDays(days);
    witness = await ServerView.at(link);
  };

  const { service, told } = await callPlayers([ada, ben]);

  // The first day: one player leaves before the other one plays.
  await leave(answers);
  await playTurn(begins, witness);
  await told(answers, /^It is your turn\.$/);
  await leave(begins);
  await nextDay(1);
  await told(answers, /^It is your turn\. You have 2[34] hours left\.$/);

  // A day later, home shows the time left, and the table first replays what was missed.
  await answers.goto(at('#/'));
  await answers.getByText(new RegExp(`${homeWords.timeLeft('2[34] hours')}`)).waitFor();
  expect(await answers.locator('.kept.hurries').count()).toBe(0);
  await Promise.all([missed(answers).waitFor(), press(answers.locator('.kept.mine > a'))]);
  await missed(answers).waitFor({ state: 'detached' });

  // A tentative turn on one device appears on another.
  const [seat, { length }] = [seatToAct(witness), witness.told.played];
  const move = menhirs.actions(witness.position(menhirs), seat, 0).find(({ kind }) => kind === 'move');
  if (move?.kind !== 'move') throw new Error('Fog must move in this turn.');
  const kept = keptInHand(answers);
  await tryOut(answers, move, witness.position(menhirs).state.fog);
  await kept;
  const other = await anotherDevice(trial, answers);
  await other.goto(link);
  await confirmation(other, move).waitFor();
  await press(confirmation(other, move));
  await witness.until(({ played }) => played.length > length);
  await finishTurn(other, witness, seat);
  await told(begins, /^It is your turn\.$/);
  for (const one of [answers, other]) await leave(one);
  await nextDay(1.5);
  await told(begins, /^It is your turn\. You have 1[12] hours left\.$/);

  // The third day: time is running out, as home and the table say. The list of missed actions stays until it is
  // dismissed.
  await begins.addInitScript(() => {
    const every = globalThis.setInterval;
    const slow = (run: () => void, ms: number) => every(run, ms === 1500 ? 3_600_000 : ms);
    Object.assign(globalThis, { setInterval: slow });
  });
  await begins.goto(at('#/'));
  await begins
    .locator('.kept.hurries')
    .getByText(new RegExp(homeWords.timeLeft('1[12] hours')))
    .waitFor();
  await looksWell(begins);
  await press(begins.locator('.kept.mine > a'));
  await begins
    .getByText(new RegExp(words.hurry('1[12] hours')))
    .first()
    .waitFor();
  await press(missed(begins).getByRole('button', { name: words.skipMissed }));
  await missed(begins).waitFor({ state: 'detached' });

  // A pause has no time limit.
  await press(tools(begins));
  await press(begins.getByRole('button', { name: words.offerPause }));
  await leave(begins);
  await told(answers, /question/);
  await answers.goto(link);
  await press(answers.getByRole('button', { name: words.agree }));
  await witness.until(({ still }) => still?.why === 'pause');
  await leave(answers);
  const before = service.received.length;
  await nextDay(5);
  await begins.goto(at('#/'));
  await begins.getByText(new RegExp(homeWords.paused)).first().waitFor();
  expect(await begins.locator('.kept.mine').count()).toBe(0);
  expect(service.received.length).toBe(before);
  await begins.goto(link);
  await press(begins.getByRole('button', { name: words.goOn, exact: true }));
  await answers.goto(link);
  await press(answers.getByRole('button', { name: words.agree }));
  await witness.until(({ still }) => still === null);
  await begins
    .getByText(new RegExp(words.hurry('1[12] hours')))
    .first()
    .waitFor();
  await playTurn(begins, witness);
  expect(witness.told.over).toBe(false);
  await service.stop();
});

/** Ada on a phone, whose page counts what its icon would show, and Ben without a page. */
async function adaAndBen({ open }: PageTest) {
  const own = await TestGuest.arrive(server.address, 'Ada');
  const ada = await open('');
  const [name, value] = own.cookie.split('=');
  await ada.context().addCookies([{ name: name!, value: value!, url: server.address }]);
  await ada.addInitScript(() => {
    const setAppBadge = async (count: number): Promise<void> => {
      document.documentElement.dataset.badge = `${count}`;
    };
    Object.assign(navigator, { setAppBadge });
    const match = globalThis.matchMedia.bind(globalThis);
    // Makes the page appear to be installed.
    globalThis.matchMedia = (query) => match(query === '(display-mode: standalone)' ? 'all' : query);
  });
  const ben = await TestGuest.arrive(server.address, 'Ben');
  const bens = await ben.connect();
  /** Begins a game between the two, with this many days per turn. */
  const begin = async (game: string, options: object, days: number): Promise<string> => {
    const seats = [{ kind: 'here', name: 'Ada' }, { kind: 'open' }];
    const clock = { kind: 'turn', each: days * DAY };
    const { body } = await own.ask('POST', '/api/tables', { game, options, clock, listed: false, seats });
    await bens.watch(String(body.id));
    await bens.send(String(body.id), { kind: 'sit', seat: 2, name: 'Ben' });
    return String(body.id);
  };
  return { own, ada, bens, begin };
}

pageTest('the next waiting game leads through all of them, the most urgent first', PHONE, async (trial) => {
  const { ada, bens, begin } = await adaAndBen(trial);
  const ids: string[] = [];
  for (const days of [9, 2, 5]) ids.push(await begin('menhirs', { variant: 'base' }, days));
  const badge = (count: number) => ada.locator(`html[data-badge="${count}"]`).waitFor({ state: 'attached' });
  await ada.goto(at('#/'));
  await badge(3);
  const next = ada.getByRole('button', { name: words.nextWaiting });
  await ada.goto(at(`#/table/${ids[0]}`));
  for (const [i, id] of ids.entries()) {
    await ada.waitForURL(at(`#/table/${id}`));
    // The previous table is still shown for a moment.
    await next.waitFor({ state: 'detached' });
    await ada.getByRole('button', { name: /^d3,/ }).waitFor();
    const witness = await ServerView.at(ada.url());
    await finishTurn(ada, witness, 1);
    witness.client.socket.close();
    await badge(2 - i);
    if (i === ids.length - 1) break;
    await ada
      .getByText(words.gamesWait(2 - i))
      .filter({ visible: true })
      .first()
      .waitFor();
    await looksWell(ada);
    await press(next);
  }
  await new Promise((settled) => setTimeout(settled, 500));
  expect(await next.count()).toBe(0);
  bens.socket.terminate();
});

pageTest('a path drawn in Finstere Flure appears on another device', PHONE, async (trial) => {
  const { ada, bens, begin } = await adaAndBen(trial);
  const id = await begin('floors', { players: 2 }, 3);
  const link = at(`#/table/${id}`);
  const witness = await ServerView.at(link);
  await ada.goto(link);
  await untilChoosing(ada);
  const first = moves(floorsAt(witness)).find(({ path }) => path.length === 3)!;
  const [shows, path] = [first.shows, first.path];
  await press(ada.getByRole('button', { name: floorsWords.chooseWaiting(shows), exact: true }).first());
  await press(cell(ada, path[0]!));
  const kept = keptInHand(ada);
  await press(cell(ada, path[1]!));
  await kept;
  const other = await anotherDevice(trial, ada);
  await other.goto(link);
  await stop(other).waitFor();
  await looksWell(other);
  await press(cell(other, path[2]!));
  await press(stop(other));
  await witness.until(({ played }) => played.length > 0);
  expect(witness.told.played[0]!.action).toBe(floors.makeAction(first, floorsAt(witness).course.positions[0]!, 1));
  bens.socket.terminate();
});

pageTest('under hidden fog, missed actions are described in words', PHONE, async (trial) => {
  const { own, ada, bens, begin } = await adaAndBen(trial);
  const id = await begin('menhirs', { variant: 'adam', hidden: true }, 3);
  const link = at(`#/table/${id}`);
  const witness = await ServerView.at(link);
  const adas = await own.connect();
  await adas.watch(id);
  const clients = [adas, bens];
  const until = async (done: (position: menhirsKit.Position) => boolean): Promise<void> => {
    while (!done(witness.position(menhirs))) await actBy(clients, witness);
  };
  await until(({ state }) => state.phase === MOVING && state.player === 2);
  await ada.goto(link);
  await ada.getByRole('button', { name: /^d3,/ }).waitFor();
  await leave(ada);
  await until(({ state }) => state.player === 1 && state.phase === MOVING);
  await ada.goto(link);
  await missed(ada)
    .getByText(/^Ben: /)
    .first()
    .waitFor();
  await looksWell(ada);
  await press(missed(ada).getByRole('button', { name: ui.close }));
  await missed(ada).waitFor({ state: 'detached' });
  // Only once: on the next visit nothing is new.
  await leave(ada);
  await ada.goto(link);
  await ada.getByRole('button', { name: /^d3,/ }).waitFor();
  await new Promise((settled) => setTimeout(settled, 500));
  expect(await missed(ada).count()).toBe(0);
  for (const { socket } of clients) socket.terminate();
});
