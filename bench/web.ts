/**
 * The page in Chromium: what it fetches, how soon it answers, and whether it stays free while a computer thinks. What runs in the page
 * stands here as text, since the rest of the bench knows no browser.
 */
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { floorsTable, menhirsTable } from '@speeltafel/table';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { BROWSER_ARGS } from '../packages/web/e2e/harness/browser.ts';
import { start } from '../packages/web/e2e/harness/start.ts';
import { findChromium, HOW_TO_GET_IT } from '../scripts/chromium.mjs';
import { begun, computer, firstMove, kept, person } from './games.ts';
import type { Row } from './table.ts';

const SLOWER = 4;
const TAPS = 9;
const TURNS = 5;
/** Nobody taps what they have not seen: so long after the first picture of a board, in milliseconds. */
const AFTER_SEEING = 300;

interface Fetched {
  readonly path: string;
  readonly bytes: number;
}

/** What a browser that has nothing yet fetches to show an address; small letters and pictures are compressed already. */
async function fetchedAt(browser: Browser, address: string, hash: string, game?: string): Promise<readonly Fetched[]> {
  const { page, context } = await opened(browser, game);
  const loading: Promise<Fetched>[] = [];
  page.on('response', (response) => {
    const path = new URL(response.url()).pathname;
    loading.push(
      response.body().then(
        (body) => ({ path, bytes: Math.min(body.length, gzipSync(body, { level: 9 }).length) }),
        () => ({ path, bytes: 0 }),
      ),
    );
  });
  await page.goto(address + hash);
  await page.locator('main').first().waitFor();
  await page.waitForLoadState('networkidle');
  const all = await Promise.all(loading);
  await context.close();
  return all;
}

async function opened(browser: Browser, game?: string): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({
    ...{ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    ...{ serviceWorkers: 'block', locale: 'en' },
  });
  await context.addInitScript(
    `if (location.protocol.startsWith('http')) localStorage.setItem('speeltafel.game.bench', ${JSON.stringify(game ?? '')})`,
  );
  return { context, page: await context.newPage() };
}

const CODE = /\.(js|css|html)$|\/$/;
const sum = (files: readonly Fetched[]): number => files.reduce((total, { bytes }) => total + bytes, 0) / 1024;
/** The players are fetched by a worker, which a game between people does not have. */
const beyond = (files: readonly Fetched[], known: readonly Fetched[]): readonly Fetched[] =>
  files.filter(({ path }) => !known.some((one) => one.path === path));

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

interface Taps {
  readonly on: string;
  readonly game: string;
  /** Tapped before anything is measured. */
  readonly before?: readonly string[];
  /** What is tapped in turn. */
  readonly things: readonly string[];
  /** It can be tapped once only: a game goes on after it. */
  readonly once?: true;
}

interface Waits {
  readonly first: number;
  readonly median: number;
}

/** As a finger does it: Playwright's own taps listen in the page to where they land, and that would be measured too. */
async function tap(page: Page, session: CDPSession, selector: string): Promise<void> {
  const at = await placeOf(page, selector);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** The middle of the first such thing, as soon as there is one that can be used. */
async function placeOf(page: Page, selector: string): Promise<{ readonly x: number; readonly y: number }> {
  return (await page.evaluate(`new Promise((done) => {
    const look = () => {
      const found = document.querySelector(${JSON.stringify(selector)});
      if (found === null || found.disabled) return requestAnimationFrame(look);
      const { x, y, width, height } = found.getBoundingClientRect();
      done({ x: x + width / 2, y: y + height / 2 });
    };
    look();
  })`)) as { readonly x: number; readonly y: number };
}

const drawn = (page: Page): Promise<unknown> =>
  page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');

/** From each tap to the next picture that shows its answer, on a board that was opened with the processor slowed down as well. */
async function tapToPaint(
  browser: Browser,
  address: string,
  { game, before = [], things, once }: Taps,
): Promise<Waits> {
  const count = once ? 1 : TAPS;
  const { page, context } = await opened(browser, game);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(`${address}#/play/bench`);
  await placeOf(page, before[0] ?? things[0]!);
  await drawn(page);
  await page.waitForTimeout(AFTER_SEEING);
  for (const thing of before) {
    await tap(page, session, thing);
    await page.waitForTimeout(AFTER_SEEING);
  }
  await page.evaluate(`
    globalThis.waits = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.interactionId > 0) waits.push([entry.interactionId, entry.duration]);
    }).observe({ type: 'event', durationThreshold: 16 });`);
  for (let taps = 0; taps < count; taps++) {
    await tap(page, session, things[taps % things.length]!);
    await drawn(page);
  }
  const waits = (await page.evaluate('waits')) as readonly (readonly [number, number])[];
  await context.close();
  const slowest = new Map<number, number>();
  for (const [id, ms] of waits) slowest.set(id, Math.max(ms, slowest.get(id) ?? 0));
  // What took less than 16 ms is not even told.
  const quick = Array.from({ length: Math.max(0, count - slowest.size) }, () => 16);
  const [earliest] = [...slowest].toSorted(([a], [b]) => a - b);
  return { first: earliest?.[1] ?? 16, median: median([...slowest.values(), ...quick]) };
}

/** The longest time the page's own thread was busy with one thing while the computer player thought. */
async function busyWhileThinking(browser: Browser, address: string, game: string, answered: number): Promise<number> {
  const { page, context } = await opened(browser, game);
  await page.goto(`${address}#/play/bench`);
  await page.locator('main').first().waitFor();
  const longest = (await page.evaluate(`new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    let last = performance.now();
    let longest = 0;
    port1.onmessage = () => {
      const now = performance.now();
      longest = Math.max(longest, now - last);
      last = now;
      const { version } = JSON.parse(localStorage.getItem('speeltafel.game.bench')).table;
      if (version > ${answered}) done(longest);
      else port2.postMessage(0);
    };
    port2.postMessage(0);
  })`)) as number;
  await context.close();
  return longest;
}

/** The best of several turns, so that a noisy moment of the machine does not count. */
async function best(turn: () => Promise<number>): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let turns = 0; turns < TURNS; turns++) least = Math.min(least, await turn());
  return least;
}

const atMost = (what: string, ours: number, unit: string, target: number): Row => ({
  ...{ what, ours, unit, beside: 'target', theirs: target, wanted: 1, atMost: true },
});

async function rowsFrom(browser: Browser, address: string): Promise<Row[]> {
  const moor = kept(menhirsTable, firstMove([person(1), person(2)]));
  const hall = kept(floorsTable, begun(floorsTable, { players: 2 }, [person(1), person(2)]));
  const druid = firstMove([computer(1, 'druid'), person(2)]);
  const guest = begun(floorsTable, { players: 2 }, [computer(1, 'castellan'), person(2)]);
  const home = await fetchedAt(browser, address, '');
  const code = home.filter(({ path }) => CODE.test(path));
  const menhirsFiles = beyond(await fetchedAt(browser, address, '#/play/bench', moor), home);
  const floorsFiles = beyond(await fetchedAt(browser, address, '#/play/bench', hall), home);
  const [fog, arrow, token] = ['.mh-place[aria-label*="fog"]', '.mh-arrow.mh-legal', '.ff-pick'];
  const [square, undo] = ['[data-square][aria-label*="one step"]', '.ff-acts button[aria-keyshortcuts="u"]'];
  const taps: readonly Taps[] = [
    { on: 'fog', game: moor, things: [fog, '.mh-place[aria-label*="forest"]'] },
    { on: 'a direction', game: moor, before: [fog], things: [arrow] },
    { on: 'the direction again, which moves', game: moor, before: [fog, arrow], things: ['.mh-previewed'], once: true },
    { on: 'the menu of Menhirs', game: moor, things: ['.mh-bar button:last-child'], once: true },
    { on: 'a token', game: hall, things: [token, undo] },
    { on: 'a square', game: hall, before: [token], things: [square, undo] },
    { on: 'stop', game: hall, before: [token, square], things: ['[aria-keyshortcuts="s"]'], once: true },
    { on: 'a card', game: hall, things: ['.ff-deck button'] },
    { on: 'zoom', game: hall, things: ['.ff-zoom'] },
    { on: 'the menu of Finstere Flure', game: hall, things: ['.ff-bar button:last-child'], once: true },
  ];
  const tapRows: Row[] = [];
  for (const each of taps) {
    const turns: Waits[] = [];
    for (let turn = 0; turn < TURNS; turn++) turns.push(await tapToPaint(browser, address, each));
    const what = `tap on ${each.on} to picture, ${SLOWER}x slower`;
    // Only where nothing was tapped before is it really somebody's first tap on the board; there is one to a turn, and the luckiest says little.
    const firsts = median(turns.map((waits) => waits.first));
    const name = each.once ? what : `first ${what}`;
    if (each.before === undefined || each.once) tapRows.push(atMost(`${name}, median of ${TURNS}`, firsts, 'ms', 50));
    if (each.once) continue;
    tapRows.push(atMost(`${what}, median`, Math.min(...turns.map((waits) => waits.median)), 'ms', 50));
  }
  const moorBusy = await best(() => busyWhileThinking(browser, address, kept(menhirsTable, druid), druid.version));
  const hallBusy = await best(() => busyWhileThinking(browser, address, kept(floorsTable, guest), guest.version));
  return [
    atMost('first load of home: code and styles', sum(code), 'KB gzipped', 60),
    atMost('first load of home: with pictures and letters', sum(home), 'KB gzipped', 200),
    atMost('Menhirs: code and pictures beyond home, without the players', sum(menhirsFiles), 'KB gzipped', 120),
    atMost('Finstere Flure: code and pictures beyond home, without the players', sum(floorsFiles), 'KB gzipped', 120),
    ...tapRows,
    atMost('Menhirs: longest task of the page while the computer thinks', moorBusy, 'ms', 50),
    atMost('Finstere Flure: longest task of the page while the computer thinks', hallBusy, 'ms', 50),
  ];
}

export async function webRows(): Promise<Row[]> {
  const executablePath = findChromium();
  if (executablePath === undefined) {
    console.log(`SKIPPED: what the page weighs and how soon it answers. To measure it, ${HOW_TO_GET_IT}.\n`);
    return [];
  }
  // Not bundled: it brings files of its own.
  const name = 'playwright-core';
  const { chromium } = (await import(name)) as typeof import('playwright-core');
  const page = await start(process.cwd(), join(await mkdtemp(join(tmpdir(), 'speeltafel-bench-')), 'tables.db'));
  const browser = await chromium.launch({ executablePath, args: [...BROWSER_ARGS] });
  try {
    return await rowsFrom(browser, page.address);
  } finally {
    await browser.close();
    await page.close();
  }
}
