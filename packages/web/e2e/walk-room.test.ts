/** Every screen in German, which has the longest words: on a phone and on tablets, and the boards on small phones. */
import { describe } from 'vitest';
import {
  PHONE,
  PHONE_LANDSCAPE,
  SMALL_LANDSCAPE,
  TABLET,
  TABLET_LANDSCAPE,
  TINY,
  TINY_LANDSCAPE,
} from './harness/page-test.ts';
import { textProblemsOn } from './harness/screen-checks.ts';
import { atSizes, nothingHangsOver, walk } from './harness/walk.ts';

describe('every screen', () => {
  walk('de, on a phone and a tablet: no foreign words, no overflow, no overlaps', PHONE, 'de', [
    (page) => textProblemsOn(page, 'de'),
    nothingHangsOver,
    atSizes([TABLET, TABLET_LANDSCAPE]),
    atSizes([PHONE_LANDSCAPE, SMALL_LANDSCAPE, TINY, TINY_LANDSCAPE], { onlyWherePlaying: true }),
  ]);
});
