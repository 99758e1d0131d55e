/** Every screen on a phone, in every language. */
import { describe } from 'vitest';
import { LANGUAGES } from '../src/i18n/languages.ts';
import { PHONE } from './harness/page-test.ts';
import { layoutProblemsOn, textProblemsOn } from './harness/screen-checks.ts';
import { walk } from './harness/walk.ts';

describe('every screen', () => {
  for (const language of LANGUAGES) {
    walk(
      `${language}, on a phone: only words of that language, nothing hangs over`,
      PHONE,
      language,
      async (page, place) => [
        ...(await textProblemsOn(page, language)),
        ...(await layoutProblemsOn(page, place.still ?? false)),
      ],
    );
  }
});
