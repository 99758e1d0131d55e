/**
 * Every screen on a phone in the languages without another walk: English is in walk-axe.test.ts, German in
 * walk-room.test.ts.
 */
import { describe } from 'vitest';
import { LANGUAGES } from '../src/i18n/languages.ts';
import { PHONE } from './harness/page-test.ts';
import { textProblemsOn } from './harness/screen-checks.ts';
import { nothingHangsOver, walk } from './harness/walk.ts';

describe('every screen', () => {
  for (const language of LANGUAGES) {
    if (language === 'en' || language === 'de') continue;
    walk(`${language}, on a phone: no foreign words, no overflow`, PHONE, language, [
      (page) => textProblemsOn(page, language),
      nothingHangsOver,
    ]);
  }
});
