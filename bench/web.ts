/**
 * The page in Chromium: pictures of links, download sizes, Lighthouse, and main-thread blocking while a computer player thinks. Code for the page is written as strings,
 * because bench/ is compiled without DOM types.
 */
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { floorsTable, menhirsTable } from '@speeltafel/table';
import type { Browser } from 'playwright-core';
import { BROWSER_ARGS } from '../packages/web/e2e/harness/browser.ts';
import { start } from '../packages/web/e2e/harness/start.ts';
import { findChromium, HOW_TO_GET_IT } from '../scripts/chromium.mjs';
import { begun, computer, firstMove, kept, person } from './games.ts';
import { lighthouseRows } from './lighthouse.ts';
import { linkRows } from './links.ts';
import { phone } from './phone.ts';
import { atMost, type Row } from './print-table.ts';
import { tapRows } from './taps.ts';

const TURNS = 5;
interface Fetched {
  readonly path: string;
  readonly bytes: number;
}

/**
 * What a browser with an empty cache downloads to show an address. Fonts and images are already compressed, hence the
 * minimum.
 */
async function fetchedAt(browser: Browser, address: string, hash: string, game?: string): Promise<readonly Fetched[]> {
  const { page, context } = await phone(browser, game);
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

const CODE = /\.(js|css|html)$|\/$/;
const sum = (files: readonly Fetched[]): number => files.reduce((total, { bytes }) => total + bytes, 0) / 1024;
/** A game between people starts no worker, so the code of the computer players is not counted. */
const beyond = (files: readonly Fetched[], known: readonly Fetched[]): readonly Fetched[] =>
  files.filter(({ path }) => !known.some((one) => one.path === path));

/** The longest time that the main thread was blocked while the computer player thought. */
async function busyWhileThinking(browser: Browser, address: string, game: string, answered: number): Promise<number> {
  const { page, context } = await phone(browser, game);
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

/** The best of several runs, so that noise on the machine does not count. */
async function best(turn: () => Promise<number>): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let turns = 0; turns < TURNS; turns++) least = Math.min(least, await turn());
  return least;
}

async function rowsFrom(browser: Browser, address: string): Promise<Row[]> {
  const moor = kept(menhirsTable, firstMove());
  const hall = kept(floorsTable, begun(floorsTable, { players: 2 }, [person(1), person(2)]));
  const druid = firstMove([computer(1, 'druid'), person(2)]);
  const guest = begun(floorsTable, { players: 2 }, [computer(1, 'castellan'), person(2)]);
  const home = await fetchedAt(browser, address, '');
  const code = home.filter(({ path }) => CODE.test(path));
  const menhirsFiles = beyond(await fetchedAt(browser, address, '#/play/bench', moor), home);
  const floorsFiles = beyond(await fetchedAt(browser, address, '#/play/bench', hall), home);
  const moorBusy = await best(() => busyWhileThinking(browser, address, kept(menhirsTable, druid), druid.version));
  const hallBusy = await best(() => busyWhileThinking(browser, address, kept(floorsTable, guest), guest.version));
  return [
    atMost('first load of home: code and styles', sum(code), 'KB gzipped', 60),
    atMost('first load of home: with images and fonts', sum(home), 'KB gzipped', 200),
    atMost('Menhirs: code and images beyond home, without computer players', sum(menhirsFiles), 'KB gzipped', 120),
    atMost(
      'Finstere Flure: code and images beyond home, without computer players',
      sum(floorsFiles),
      'KB gzipped',
      120,
    ),
    ...(await tapRows(browser, address)),
    atMost('Menhirs: longest main-thread task while the computer thinks', moorBusy, 'ms', 50),
    atMost('Finstere Flure: longest main-thread task while the computer thinks', hallBusy, 'ms', 50),
  ];
}

export async function webRows(): Promise<Row[]> {
  const executablePath = findChromium();
  if (executablePath === undefined) {
    console.log(`SKIPPED: download sizes and tap response of the page. To measure them, ${HOW_TO_GET_IT}.\n`);
    return [];
  }
  // Imported by a variable name so that it is not bundled: it needs its own files.
  const name = 'playwright-core';
  const { chromium } = (await import(name)) as typeof import('playwright-core');
  const page = await start(process.cwd(), join(await mkdtemp(join(tmpdir(), 'speeltafel-bench-')), 'tables.db'));
  const browser = await chromium.launch({ executablePath, args: [...BROWSER_ARGS] });
  try {
    return [
      ...(await linkRows(page.address)),
      ...(await rowsFrom(browser, page.address)),
      ...(await lighthouseRows(page.address, executablePath)),
    ];
  } finally {
    await browser.close();
    await page.close();
  }
}
