/**
 * Every screen with axe, by day and by night: on a phone in English, on a desktop in the language with the longest
 * words.
 */
import { describe } from 'vitest';
import { DESKTOP, PHONE } from './harness/page-test.ts';
import { axeOn, textProblemsOn } from './harness/screen-checks.ts';
import { type Check, nothingHangsOver, walk } from './harness/walk.ts';

/** For axe, screens that differ only in their texts are the same. */
const axeByDayAndNight: Check = async (page, { twin }) => {
  if (twin) return [];
  const found = await axeOn(page);
  // By night only the colours differ.
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  found.push(...(await axeOn(page, 'color-contrast')).map((one) => `by night: ${one}`));
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  return found;
};

describe('every screen', () => {
  walk('en, on a phone: no foreign words, no overflow, no axe violations', PHONE, 'en', [
    (page) => textProblemsOn(page, 'en'),
    nothingHangsOver,
    axeByDayAndNight,
  ]);
  walk('de, on a desktop: no overflow, no axe violations', DESKTOP, 'de', [nothingHangsOver, axeByDayAndNight]);
});
