// Takes the screenshots in docs/pictures: node scripts/make-pictures.mjs. Needs Chromium; the screenshots are committed.
import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { bundled, root } from './bundle.mjs';
import { ensureChromium, HOW_TO_GET_IT } from './chromium.mjs';

const FOLDER = join(root, 'docs', 'pictures');
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1.5, hasTouch: true, isMobile: true };
const DESK = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 };

const tap = (selector) => (page) => page.locator(selector).first().click();

const preview = async (page) => {
  await tap('.mh-place[aria-label*="fog"]')(page);
  await tap('.mh-arrow.mh-legal')(page);
};
const pickUp = tap('.ff-pick');

const SCREENS = [
  { name: 'home', at: '' },
  { name: 'home-desk', at: '', on: DESK },
  { name: 'menhirs', at: 'play/moor', doing: preview },
  { name: 'menhirs-desk', at: 'play/moor', on: DESK, doing: preview },
  { name: 'floors', at: 'play/hall', doing: pickUp },
  { name: 'floors-desk', at: 'play/hall', on: DESK, doing: pickUp },
  { name: 'menhirs-night', at: 'play/moor', colours: 'dark', doing: preview },
  { name: 'floors-night', at: 'play/hall', colours: 'dark', doing: pickUp },
  { name: 'learn', at: 'learn/menhirs' },
  { name: 'puzzles', at: 'puzzles' },
  { name: 'companion', at: 'companion/menhirs' },
];

async function served() {
  const data = join(tmpdir(), `speeltafel-pictures-${process.pid}.db`);
  const args = [join(root, 'scripts', 'run.mjs'), 'start', '--port', '0', '--data', data];
  const server = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const text of server.stdout) {
    const address = /open at (\S+)/.exec(String(text))?.[1];
    if (address !== undefined) return { address, server };
  }
  throw new Error('The server did not start.');
}

async function photograph(browser, address, games, { name, at, on = PHONE, colours = 'light', doing }) {
  const context = await browser.newContext({ ...on, colorScheme: colours, locale: 'en', serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript((kept) => {
    for (const [id, game] of Object.entries(kept)) localStorage.setItem(`speeltafel.game.${id}`, game);
  }, games);
  await page.goto(`${address}#/${at}`);
  await page.locator('main').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(800);
  await doing?.(page);
  await page.mouse.move(0, 0);
  await page.waitForTimeout(800);
  const session = await context.newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 82 });
  await writeFile(join(FOLDER, `${name}.webp`), Buffer.from(data, 'base64'));
  await context.close();
}

const executablePath = ensureChromium();
if (executablePath === undefined) throw new Error(`Chromium was not found: ${HOW_TO_GET_IT}.`);
const { underWay } = await import(await bundled('bench/games.ts'));
const games = Object.fromEntries(
  Object.entries(underWay()).map(([id, game]) => [id, game.replace('"id":"bench"', `"id":"${id}"`)]),
);
await mkdir(FOLDER, { recursive: true });
const { address, server } = await served();
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
for (const screen of SCREENS) await photograph(browser, address, games, screen);
await browser.close();
server.kill('SIGTERM');
