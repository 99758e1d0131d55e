/**
 * One end-to-end test. It opens pages in fresh contexts, fails on any console message, and saves a screenshot of every
 * page on failure.
 *
 * trial('a lesson', PHONE, async ({ open }) => { const page = await open('#/learn'); ... });
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
  type Response,
} from 'playwright-core';
import { afterAll, expect, inject, test } from 'vitest';
import { checkAnswer, checkMessage } from '../../../server/test/descriptions.ts';
import type { Language } from '../../src/i18n/languages.ts';

const PHOTOS = join(import.meta.dirname, '..', 'photos');
/** Long, for slow machines. A test continues as soon as what it waits for happens. */
const PATIENCE = 30_000;

export const DESKTOP = { viewport: { width: 1280, height: 800 } } satisfies BrowserContextOptions;
export const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
} satisfies BrowserContextOptions;

export const TABLET = {
  viewport: { width: 768, height: 1024 },
  hasTouch: true,
  isMobile: true,
} satisfies BrowserContextOptions;
export const PHONE_LANDSCAPE = { ...PHONE, viewport: { width: 844, height: 390 } } satisfies BrowserContextOptions;
export const SMALL_LANDSCAPE = { ...PHONE, viewport: { width: 667, height: 375 } } satisfies BrowserContextOptions;
/** The smallest phones, in both orientations. */
export const TINY = { ...PHONE, viewport: { width: 320, height: 568 } } satisfies BrowserContextOptions;
export const TINY_LANDSCAPE = { ...PHONE, viewport: { width: 568, height: 320 } } satisfies BrowserContextOptions;
export const TABLET_LANDSCAPE = { ...TABLET, viewport: { width: 1024, height: 768 } } satisfies BrowserContextOptions;

export interface Visit {
  readonly language?: Language;
  readonly theme?: 'light' | 'dark';
  /** Animations are off unless a test is about them. */
  readonly motion?: boolean;
  readonly settings?: Readonly<Record<string, unknown>>;
  /** Makes the page's random choices deterministic, so that a test sees the same game every time. */
  readonly chance?: number;
  /** The contents of localStorage before the page opens. */
  readonly storage?: Readonly<Record<string, string>>;
  /** Whether service workers are allowed, so that the page can work offline later. */
  readonly offline?: boolean;
  /** A device other than that of the test. */
  readonly device?: BrowserContextOptions;
}

export interface PageTest {
  /** Opens the page at an address behind `#`, in its own context. */
  open(hash?: string, visit?: Visit): Promise<Page>;
  /** The console messages of the pages so far. */
  readonly complaints: string[];
}

let sharing: Promise<Browser> | undefined;
export const sharedBrowser = (): Promise<Browser> => {
  sharing ??= chromium.connect(inject('browser'));
  return sharing;
};
afterAll(async () => {
  await (await sharing)?.close();
  sharing = undefined;
});

/** The address of the page for this worker. No test file that runs at the same time uses it. */
export const pageOfWorker = (): string => {
  const pages = inject('pages');
  return pages[(Number(process.env.VITEST_POOL_ID) - 1) % pages.length]!;
};

async function prepare(device: BrowserContextOptions, visit: Visit): Promise<BrowserContext> {
  const {
    language = 'en',
    theme = 'light',
    motion = false,
    settings = {},
    storage = {},
    chance = 1,
    offline = false,
  } = visit;
  const context = await (await sharedBrowser()).newContext({
    ...device,
    locale: language,
    colorScheme: theme,
    serviceWorkers: offline ? 'allow' : 'block',
    reducedMotion: motion ? 'no-preference' : 'reduce',
  });
  context.setDefaultTimeout(PATIENCE);
  // Unless a test is about newcomers, players have settings and know what a claim is.
  const known = {
    'speeltafel.settings': JSON.stringify({ sounds: false, ...settings }),
    'speeltafel.claim-explained': 'yes',
  };
  const kept = { ...known, ...storage };
  await context.addInitScript((number) => {
    let state = number;
    crypto.getRandomValues = (array) => {
      const bytes = new Uint8Array(array!.buffer, array!.byteOffset, array!.byteLength);
      for (let i = 0; i < bytes.length; i++) {
        state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9;
        bytes[i] = state >>> 24;
      }
      return array;
    };
  }, chance);
  await context.addInitScript((texts) => {
    if (!location.protocol.startsWith('http') || sessionStorage.getItem('trial') !== null) return;
    sessionStorage.setItem('trial', 'prepared');
    for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text);
  }, kept);
  return context;
}

function complainOf(complaints: string[], check: () => void): void {
  try {
    check();
  } catch (error) {
    complaints.push(String(error));
  }
}

/** Checks that responses match the server's own description. */
async function holdToDescription(response: Response, complaints: string[]): Promise<void> {
  const { pathname } = new URL(response.url());
  if (!pathname.startsWith('/api/')) return;
  // A page that has navigated away or was closed has no response any more.
  const text = await response.text().catch(() => undefined);
  if (text === undefined) return;
  const type = response.headers()['content-type'] ?? '';
  complainOf(complaints, () => checkAnswer(response.request().method(), pathname, response.status(), type, () => text));
}

function listen(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(`page error: ${error.stack ?? error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()} ${message.location().url}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`);
    void holdToDescription(response, complaints);
  });
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => complainOf(complaints, () => checkMessage(String(payload))));
  });
}

export const twoFrames = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });

const NOWHERE = '#/nowhere';

/**
 * Navigates to another screen like a link, by way of an unknown address, and waits until it is shown. Much cheaper than
 * opening a page.
 */
export async function goTo(page: Page, hash: string): Promise<void> {
  for (const address of hash === NOWHERE ? [NOWHERE] : [NOWHERE, hash]) {
    await page.evaluate((to) => {
      document.querySelector('main')?.setAttribute('data-seen', '');
      location.hash = to;
    }, address);
    await page.locator('main:not([data-seen])').first().waitFor();
  }
  await twoFrames(page);
}

export function pageTest(
  name: string,
  device: BrowserContextOptions,
  run: (trial: PageTest) => Promise<void>,
  timeout?: number,
): void {
  test(name, timeout === undefined ? {} : { timeout }, async () => {
    const contexts: BrowserContext[] = [];
    const complaints: string[] = [];
    const open: PageTest['open'] = async (hash = '', visit = {}) => {
      const context = await prepare(visit.device ?? device, visit);
      contexts.push(context);
      context.on('page', (page) => listen(page, complaints));
      const page = await context.newPage();
      await page.goto(pageOfWorker() + hash);
      await page.locator('main').first().waitFor();
      return page;
    };
    try {
      await run({ open, complaints });
      expect(complaints).toEqual([]);
    } catch (error) {
      await photograph(name, contexts);
      throw complaints.length > 0 && !`${error}`.includes(complaints[0]!)
        ? new Error(`${error}\nConsole messages of the page: ${complaints.join('\n')}`, { cause: error })
        : error;
    } finally {
      await Promise.all(contexts.map((context) => context.close().catch(() => {})));
    }
  });
}

async function photograph(name: string, contexts: readonly BrowserContext[]): Promise<void> {
  await mkdir(PHOTOS, { recursive: true });
  const pages = contexts.flatMap((context) => context.pages());
  for (const [i, page] of pages.entries()) {
    const path = join(PHOTOS, `${name.replace(/[^a-z0-9]+/gi, '-')}-${i + 1}.png`);
    await page.screenshot({ path, timeout: 10_000 }).catch(() => {});
  }
}
