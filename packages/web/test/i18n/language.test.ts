import { createEffect, createRoot } from 'solid-js';
import { describe, expect, test } from 'vitest';
import { fakeBrowser } from '../browser.ts';

fakeBrowser();
const { dictionary, language, speak, wordsReady } = await import('../../src/i18n/language.ts');
const { browserLanguage } = await import('../../src/i18n/languages.ts');

describe("a browser's languages", () => {
  test('the first supported language is used, whatever the region', () => {
    expect(browserLanguage(['nl-BE', 'fr'])).toBe('nl');
    expect(browserLanguage(['ja', 'de-AT', 'en'])).toBe('de');
    expect(browserLanguage(['FR-ca'])).toBe('fr');
  });
  test('English is used if none is supported', () => {
    expect(browserLanguage(['ja', 'el'])).toBe('en');
    expect(browserLanguage([])).toBe('en');
  });
  test('a longer tag with the same first letters is another language', () => {
    expect(browserLanguage(['nds', 'frr'])).toBe('en');
  });
});

describe('dictionaries', () => {
  const file = (word: string) => async () => ({ default: { word } });
  const files = {
    './words/en.ts': file('stone'),
    './words/nl.ts': file('steen'),
    './words/de.ts': file('Stein'),
    './words/fr.ts': file('pierre'),
  };

  test('using a dictionary before it is loaded throws', () => {
    expect(() => dictionary(files)()).toThrow('before it was loaded');
  });

  test('a dictionary added later is loaded in the current language', async () => {
    await speak('nl');
    const say = dictionary(files);
    await wordsReady();
    expect(say().word).toBe('steen');
  });

  test('a change of language updates every text at once, and the lang attribute', async () => {
    const say = dictionary(files);
    const other = dictionary(files);
    await speak('de');
    const seen: string[] = [];
    await createRoot(async (dispose) => {
      createEffect(() => seen.push(`${language()} ${say().word} ${other().word}`));
      await Promise.resolve();
      await speak('fr');
      dispose();
    });
    expect(seen).toEqual(['de Stein Stein', 'fr pierre pierre']);
    expect(document.documentElement.lang).toBe('fr');
  });

  test('only French has non-breaking spaces before punctuation', async () => {
    const say = dictionary({ ...files, './words/en.ts': file('what ?'), './words/fr.ts': file('quoi ?') });
    await speak('fr');
    expect(say().word).toBe('quoi\u202f?');
    await speak('en');
    expect(say().word).toBe('what ?');
  });

  /** A dictionary that loads slowly in Dutch. */
  const slowly = {
    ...files,
    './words/nl.ts': async () => {
      await new Promise((done) => setTimeout(done, 30));
      return { default: { word: 'steen' } };
    },
  };

  test('when two languages are chosen in quick succession, the last one wins', async () => {
    const say = dictionary(slowly);
    await speak('en');
    const first = speak('nl');
    await speak('de');
    await first;
    expect(say().word).toBe('Stein');
    expect(language()).toBe('de');
  });

  test('a screen that loads during a change of language is shown in the new one', async () => {
    await speak('en');
    const change = speak('nl');
    const say = dictionary(slowly);
    await wordsReady();
    expect(say().word).toBe('steen');
    await change;
    expect(language()).toBe('nl');
  });

  test('a superseded change waits for the later one, so that no screen is shown without words', async () => {
    const say = dictionary(slowly);
    const ready = speak('en');
    speak('nl');
    await ready;
    expect(say().word).toBe('steen');
  });
});
