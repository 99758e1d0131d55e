// Takes a screenshot of every screen of a page. Chance, time and animations are fixed, so the same page gives the same
// pictures.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { bundled } from '../bundle.mjs';
import { NOW, placesAt } from './places.mjs';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const DESK = { viewport: { width: 1280, height: 800 } };
/** Screens that differ from another one only in their texts are taken once. */
const LOOKS = [
  { name: 'phone-light', device: PHONE, colorScheme: 'light', twins: true },
  { name: 'phone-dark', device: PHONE, colorScheme: 'dark' },
  { name: 'desk-light', device: DESK, colorScheme: 'light' },
  { name: 'desk-dark', device: DESK, colorScheme: 'dark' },
];
const PATIENCE = 30_000;
/** A fixed port, because it is part of links and their QR codes. */
const PORT = 47_117;

/** An address is used as it is; a checkout is started the usual way, with its own database. */
async function started(page) {
  if (/^https?:/.test(page)) return { address: page.endsWith('/') ? page : `${page}/`, close: async () => {} };
  const { start } = await import(await bundled('packages/web/e2e/harness/start.ts'));
  const data = await mkdtemp(join(tmpdir(), 'speeltafel-screens-'));
  process.env.NODE_OPTIONS = `--import=${new URL('seeded-chance.mjs', import.meta.url)}`;
  const { address, close } = await start(resolve(page), join(data, 'tables.db'), PORT);
  delete process.env.NODE_OPTIONS;
  return { address, close: () => close().then(() => rm(data, { recursive: true, force: true })) };
}

async function contextOf(browser, { device, colorScheme }, kept, cookies = []) {
  const context = await browser.newContext({
    ...device,
    ...{ colorScheme, locale: 'en', timezoneId: 'UTC', reducedMotion: 'reduce', serviceWorkers: 'block' },
  });
  context.setDefaultTimeout(PATIENCE);
  await context.addCookies(cookies);
  await context.clock.setFixedTime(NOW);
  await context.addInitScript((texts) => {
    let state = 1;
    const nextByte = () => {
      state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9;
      return state >>> 24;
    };
    Math.random = () => (nextByte() * 256 + nextByte()) / 65_536;
    crypto.getRandomValues = (array) => {
      new Uint8Array(array.buffer, array.byteOffset, array.byteLength).forEach((_, i, bytes) => {
        bytes[i] = nextByte();
      });
      return array;
    };
    for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text);
  }, kept);
  return context;
}

/** The screenshot of a screen that no longer changes: two in a row are the same. */
async function stillPicture(page) {
  const shoot = () => page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
  let last = await shoot();
  for (let tries = 0; ; tries++) {
    if (tries === 60) throw new Error('the screen keeps changing');
    await page.waitForTimeout(150);
    const next = await shoot();
    if (next.equals(last)) return next;
    last = next;
  }
}

async function pictureOf(context, address, { hash, doing = [] }) {
  const page = await context.newPage();
  await page.goto(address + hash);
  await page.locator('main').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  for (const step of doing) await step(page);
  return stillPicture(page);
}

/** Writes the screenshots into a folder, or only those with `part` in their names; returns what could not be taken. */
export async function take(browser, page, folder, part = '') {
  const { address, close } = await started(page);
  const failed = [];
  try {
    const { kept, places } = await placesAt(address);
    await mkdir(folder, { recursive: true });
    for (const look of LOOKS) {
      for (const place of places.filter(({ twin }) => look.twins || !twin)) {
        const file = `${look.name}.${place.name}.png`;
        if (!file.includes(part)) continue;
        const context = await contextOf(browser, look, kept, place.cookies);
        try {
          await writeFile(join(folder, file), await pictureOf(context, address, place));
        } catch (error) {
          failed.push(`${file}: ${error.message.split('\n')[0]}`);
        }
        await context.close();
      }
    }
  } finally {
    await close();
  }
  return failed;
}
