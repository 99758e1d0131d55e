/** Every screen at a desk and on a tablet, and the boards on small phones, in the language with the longest words. */
import { describe } from 'vitest';
import { roomWrongOn } from './harness/look.ts';
import { PLACES } from './harness/screens.ts';
import { DESKTOP, LYING, SIDEWAYS, SMALL_LYING, TABLET, TINY, TINY_LYING } from './harness/trial.ts';
import { nothingOver, walk } from './harness/walk.ts';

describe('every screen', () => {
  walk('de, at a desk: nothing hangs over', DESKTOP, 'de', (page, place) => roomWrongOn(page, place.still ?? false));
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
});
