/** A walk through every screen, in every language, on a phone and at a desk, by day and by night. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { LANGUAGES, type Language } from '../src/words/language.ts';
import { axeOn, roomWrongOn, wordsWrongOn } from './harness/look.ts';
import { PLACES, type Place, SHELF } from './harness/screens.ts';
import { address, DESKTOP, PHONE, trial } from './harness/trial.ts';

const LONG = 600_000;

/** Goes there afresh, and waits until the screen stands. */
async function visit(page: Page, { hash }: Place): Promise<void> {
  await page.goto('about:blank');
  await page.goto(address(hash));
  await page.locator('main').first().waitFor();
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
}

function walk(
  name: string,
  device: BrowserContextOptions,
  language: Language,
  look: (page: Page, place: Place) => Promise<string[]>,
): void {
  trial(
    name,
    device,
    async ({ open, complaints }) => {
      const page = await open('', { language, storage: SHELF });
      const wrong: string[] = [];
      for (const place of PLACES) {
        await visit(page, place);
        const found = [...(await look(page, place)), ...complaints.splice(0)];
        wrong.push(...found.map((one) => `${place.hash}: ${one}`));
      }
      expect(wrong).toEqual([]);
    },
    LONG,
  );
}

describe('every screen', () => {
  for (const language of LANGUAGES) {
    walk(
      `${language}, on a phone: only words of that language, nothing hangs over`,
      PHONE,
      language,
      async (page, place) => [
        ...(await wordsWrongOn(page, language)),
        ...(await roomWrongOn(page, place.still ?? false)),
      ],
    );
  }
  walk('de, at a desk: nothing hangs over', DESKTOP, 'de', (page, place) => roomWrongOn(page, place.still ?? false));
  for (const [where, device] of [
    ['a phone', PHONE],
    ['a desktop', DESKTOP],
  ] as const) {
    walk(`axe finds nothing on ${where}, by day and by night`, device, 'en', async (page) => {
      const found: string[] = [];
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        found.push(...(await axeOn(page)).map((one) => `${colorScheme}: ${one}`));
      }
      return found;
    });
  }
});
