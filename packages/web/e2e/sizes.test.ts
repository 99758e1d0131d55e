/** What must be visible at window sizes that are easily forgotten. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import words from '../src/games/floors/words/en.ts';
import { LANGUAGES } from '../src/i18n/languages.ts';
import ui from '../src/ui/words/en.ts';
import { press } from './harness/game.ts';
import {
  DESKTOP,
  goTo,
  PHONE,
  PHONE_LANDSCAPE,
  pageTest,
  SMALL_LANDSCAPE,
  TABLET,
  TINY,
  TINY_LANDSCAPE,
} from './harness/page-test.ts';
import { layoutProblemsOn, overlapsOn } from './harness/screen-checks.ts';
import { STORAGE } from './harness/screens.ts';

const sizeOf = ({ viewport: { width, height } }: typeof PHONE_LANDSCAPE): string => `${width} x ${height}`;

/** The bottom edge and the height of an element, as shares of the window height. */
async function shareOf(page: Page, what: Locator): Promise<{ readonly bottom: number; readonly height: number }> {
  const box = (await what.boundingBox())!;
  const { height } = page.viewportSize()!;
  return { bottom: (box.y + box.height) / height, height: box.height / height };
}

describe('home on a desktop', () => {
  for (const language of LANGUAGES) {
    pageTest(`${language}: everything that starts a game is visible`, DESKTOP, async ({ open }) => {
      const page = await open('', { language, storage: STORAGE });
      await page.locator('.friend').first().waitFor();
      for (const one of await page.locator('.home main :is(a, button, input)').filter({ visible: true }).all()) {
        expect((await shareOf(page, one)).bottom, await one.innerText()).toBeLessThanOrEqual(1);
      }
    });
  }
});

describe('a phone in landscape', () => {
  for (const device of [PHONE_LANDSCAPE, SMALL_LANDSCAPE, TINY_LANDSCAPE]) {
    pageTest(`${sizeOf(device)}: while the monster walks nothing is partly covered`, device, async ({ open }) => {
      const page = await open('#/play/f-late', { storage: STORAGE });
      await press(page.getByRole('button', { name: ui.menu, exact: true }));
      await press(page.getByRole('button', { name: words.lastWalk }));
      await press(page.getByRole('button', { name: ui.pause, exact: true }));
      expect([...(await layoutProblemsOn(page, true)), ...(await overlapsOn(page))]).toEqual([]);
      const side = page.locator('.ff-side');
      expect(await side.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(0);
      expect((await page.getByRole('list', { name: words.why }).boundingBox())!.height).toBeGreaterThan(40);
    });
    pageTest(`${sizeOf(device)}: lessons, puzzles and a replay show a large board`, device, async ({ open }) => {
      const page = await open('', { storage: STORAGE });
      for (const [hash, board] of [
        ['#/learn/menhirs/1', '.mh-moor'],
        ['#/learn/floors/1', '.ff-hall'],
        ['#/puzzles/menhirs/claim-or-not-1', '.mh-moor'],
        ['#/replay/m-over', '.mh-moor'],
      ] as const) {
        await goTo(page, hash);
        expect((await shareOf(page, page.locator(board).first())).height, hash).toBeGreaterThan(0.65);
        expect((await shareOf(page, page.locator('.practice-actions, .rp-buttons'))).bottom, hash).toBeLessThanOrEqual(
          1,
        );
        expect(await layoutProblemsOn(page, false), hash).toEqual([]);
      }
    });
  }
});

describe('a tablet in portrait', () => {
  for (const tab of [0, 1]) {
    pageTest(`the board takes most of a replay, panel ${tab + 1}`, TABLET, async ({ open }) => {
      const page = await open('#/replay/m-over', { storage: STORAGE });
      const button = page.locator('.rp-tabs button').nth(tab);
      if ((await button.getAttribute('aria-expanded')) !== 'true') await press(button);
      expect((await shareOf(page, page.locator('.mh-moor'))).height).toBeGreaterThan(0.48);
    });
  }
});

describe('the narrowest phone', () => {
  pageTest(`${sizeOf(TINY)}: all of home, the companion and the menu of a game fit`, TINY, async ({ open }) => {
    const page = await open('', { storage: STORAGE });
    expect(await layoutProblemsOn(page, false), 'home').toEqual([]);
    for (const hash of ['#/companion/floors/referee', '#/new/floors', '#/puzzles', '#/replay/m-over']) {
      await goTo(page, hash);
      expect(await layoutProblemsOn(page, false), hash).toEqual([]);
    }
    await goTo(page, '#/play/f-late');
    await press(page.getByRole('button', { name: ui.menu, exact: true }));
    const over = await page.locator('dialog[open]').evaluate((menu) => menu.scrollWidth - menu.clientWidth);
    expect(over).toBe(0);
  });
});

describe('200 % text size', () => {
  pageTest('on a phone: home and both games can be used', PHONE, async ({ open }) => {
    const page = await open('', { storage: STORAGE });
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    await page.waitForFunction(() => getComputedStyle(document.documentElement).fontSize === '32px');
    for (const [hash, still] of [
      ['#/', false],
      ['#/play/m-move', true],
      ['#/play/m-computer', true],
      ['#/play/f-late', true],
    ] as const) {
      await goTo(page, hash);
      expect(await layoutProblemsOn(page, still), hash).toEqual([]);
    }
  });
});
