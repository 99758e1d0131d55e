/** What axe finds on every screen, by day and by night. */
import { describe } from 'vitest';
import { DESKTOP, PHONE } from './harness/page-test.ts';
import { axeOn } from './harness/screen-checks.ts';
import { PLACES } from './harness/screens.ts';
import { walk } from './harness/walk.ts';

/** For axe, screens that differ in words only are the same. */
const distinct = PLACES.filter(({ twin }) => !twin);

describe('every screen', () => {
  for (const [where, device] of [
    ['a phone', PHONE],
    ['a desktop', DESKTOP],
  ] as const) {
    walk(
      `axe finds nothing on ${where}, by day and by night`,
      device,
      'en',
      async (page) => {
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
        const found = await axeOn(page);
        // By night only the colours are others.
        await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
        found.push(...(await axeOn(page, 'color-contrast')).map((one) => `by night: ${one}`));
        return found;
      },
      distinct,
    );
  }
});
