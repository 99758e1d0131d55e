/** Every screen at a desk and on a tablet, and the boards on small phones, in the language with the longest words. */
import { describe } from 'vitest';
import {
  DESKTOP,
  PHONE_LANDSCAPE,
  SMALL_LANDSCAPE,
  TABLET,
  TABLET_LANDSCAPE,
  TINY,
  TINY_LANDSCAPE,
} from './harness/page-test.ts';
import { layoutProblemsOn } from './harness/screen-checks.ts';
import { PLACES } from './harness/screens.ts';
import { nothingOver, walk } from './harness/walk.ts';

describe('every screen', () => {
  walk('de, at a desk: nothing hangs over', DESKTOP, 'de', (page, place) =>
    layoutProblemsOn(page, place.still ?? false),
  );
  for (const [how, device] of [
    ['upright', TABLET],
    ['on its side', TABLET_LANDSCAPE],
  ] as const) {
    walk(`de, on a tablet ${how}: nothing hangs over or lies over another`, device, 'de', nothingOver);
  }
  const playing = PLACES.filter(({ still }) => still);
  for (const device of [PHONE_LANDSCAPE, SMALL_LANDSCAPE, TINY, TINY_LANDSCAPE]) {
    const size = `${device.viewport.width} x ${device.viewport.height}`;
    walk(
      `de, playing on a phone of ${size}: nothing hangs over or lies over another`,
      device,
      'de',
      nothingOver,
      playing,
    );
  }
});
