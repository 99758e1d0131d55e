/** A walk through every screen, or some of them, as one language on one device shows them. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Language } from '../../src/i18n/languages.ts';
import { pageTest } from './page-test.ts';
import { layoutProblemsOn, overlapsOn } from './screen-checks.ts';
import { PLACES, type Place, STORAGE } from './screens.ts';

const LONG = 600_000;
const NOWHERE = '#/nowhere';

/** Goes there as a link would, by way of an address that leads nowhere, and waits until the screen stands. */
async function visit(page: Page, { hash }: Place): Promise<void> {
  for (const address of hash === NOWHERE ? [NOWHERE] : [NOWHERE, hash]) {
    await page.evaluate((to) => {
      document.querySelector('main')?.setAttribute('data-seen', '');
      location.hash = to;
    }, address);
    await page.locator('main:not([data-seen])').first().waitFor();
  }
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
}

export function walk(
  name: string,
  device: BrowserContextOptions,
  language: Language,
  look: (page: Page, place: Place) => Promise<string[]>,
  places: readonly Place[] = PLACES,
): void {
  pageTest(
    name,
    device,
    async ({ open, complaints }) => {
      const page = await open('', { language, storage: STORAGE });
      const wrong: string[] = [];
      for (const place of places) {
        await visit(page, place);
        const found = [...(await look(page, place)), ...complaints.splice(0)];
        wrong.push(...found.map((one) => `${place.hash}: ${one}`));
      }
      expect(wrong).toEqual([]);
    },
    LONG,
  );
}

/** Nothing hangs over; where one plays, nothing lies over another either. */
export const nothingOver = async (page: Page, { still }: Place): Promise<string[]> => [
  ...(await layoutProblemsOn(page, still ?? false)),
  ...(still ? await overlapsOn(page) : []),
];
