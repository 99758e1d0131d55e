/** Every screen on a phone, in every language. */
import { describe } from 'vitest';
import { LANGUAGES } from '../src/i18n/languages.ts';
import { roomWrongOn, wordsWrongOn } from './harness/look.ts';
import { PHONE } from './harness/trial.ts';
import { walk } from './harness/walk.ts';

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
});
