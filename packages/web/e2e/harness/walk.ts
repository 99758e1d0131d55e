/** Visits every screen, or some of them, in one language on one device. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Language } from '../../src/i18n/languages.ts';
import { goTo, pageTest, twoFrames } from './page-test.ts';
import { layoutProblemsOn, overlapsOn } from './screen-checks.ts';
import { PLACES, type Place, STORAGE } from './screens.ts';

const LONG = 600_000;
/** Returns what is wrong with a screen, in words. */
export type Check = (page: Page, place: Place) => Promise<string[]>;

/** Opening a screen costs more than most checks, so one walk makes all checks for its language and device. */
export function walk(name: string, device: BrowserContextOptions, language: Language, checks: readonly Check[]): void {
  pageTest(
    name,
    device,
    async ({ open, complaints }) => {
      const page = await open('', { language, storage: STORAGE });
      const wrong: string[] = [];
      for (const place of PLACES) {
        await goTo(page, place.hash);
        const found: string[] = [];
        for (const check of checks) found.push(...(await check(page, place)));
        found.push(...complaints.splice(0));
        wrong.push(...found.map((one) => `${place.hash}: ${one}`));
      }
      expect(wrong).toEqual([]);
    },
    LONG,
  );
}

/** Checks that nothing overflows. */
export const nothingHangsOver: Check = (page, { still }) => layoutProblemsOn(page, still ?? false);

const nothingOverlaps: Check = async (page, { still }) => (still ? overlapsOn(page) : []);

interface Size {
  readonly viewport: { readonly width: number; readonly height: number };
}

/** Checks other window sizes: nothing overflows, and on play screens nothing overlaps either. */
export const atSizes =
  (devices: readonly Size[], { onlyWherePlaying = false } = {}): Check =>
  async (page, place) => {
    if (onlyWherePlaying && !place.still) return [];
    const before = page.viewportSize()!;
    const wrong: string[] = [];
    for (const { viewport } of devices) {
      await page.setViewportSize(viewport);
      await twoFrames(page);
      const found = [...(await nothingHangsOver(page, place)), ...(await nothingOverlaps(page, place))];
      wrong.push(...found.map((one) => `at ${viewport.width} x ${viewport.height}: ${one}`));
    }
    await page.setViewportSize(before);
    return wrong;
  };
