/** A walk through every screen, in every language, on a phone, a tablet and at a desk, by day and by night. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { LANGUAGES, type Language } from '../src/i18n/languages.ts';
import { axeOn, overlapsOn, roomWrongOn, wordsWrongOn } from './harness/look.ts';
import { PLACES, type Place, SHELF } from './harness/screens.ts';
import { DESKTOP, LYING, PHONE, SIDEWAYS, SMALL_LYING, TABLET, TINY, TINY_LYING, trial } from './harness/trial.ts';

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

function walk(
  name: string,
  device: BrowserContextOptions,
  language: Language,
  look: (page: Page, place: Place) => Promise<string[]>,
  places: readonly Place[] = PLACES,
): void {
  trial(
    name,
    device,
    async ({ open, complaints }) => {
      const page = await open('', { language, storage: SHELF });
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
  const nothingOver = async (page: Page, { still }: Place): Promise<string[]> => [
    ...(await roomWrongOn(page, still ?? false)),
    ...(still ? await overlapsOn(page) : []),
  ];
  for (const [how, device] of [
    ['upright', TABLET],
    ['on its side', SIDEWAYS],
  ] as const) {
    walk(`de, on a tablet ${how}: nothing hangs over or lies over another`, device, 'de', nothingOver);
  }
  const playing = PLACES.filter(({ still }) => still);
  for (const device of [LYING, SMALL_LYING, TINY, TINY_LYING]) {
    const size = `${device.viewport.width} x ${device.viewport.height}`;
    walk(
      `de, playing on a phone of ${size}: nothing hangs over or lies over another`,
      device,
      'de',
      nothingOver,
      playing,
    );
  }
  for (const [where, device] of [
    ['a phone', PHONE],
    ['a desktop', DESKTOP],
  ] as const) {
    walk(`axe finds nothing on ${where}, by day and by night`, device, 'en', async (page, { twin }) => {
      const found: string[] = [];
      if (twin) return found;
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      found.push(...(await axeOn(page)));
      // By night only the colours are others.
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      found.push(...(await axeOn(page, 'color-contrast')).map((one) => `by night: ${one}`));
      return found;
    });
  }
});
