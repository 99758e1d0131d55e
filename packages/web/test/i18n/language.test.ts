import { createEffect, createRoot } from 'solid-js';
import { describe, expect, test } from 'vitest';
import { fakeBrowser } from '../browser.ts';

fakeBrowser();
const { dictionary, language, speak, wordsReady } = await import('../../src/i18n/language.ts');
const { browserLanguage } = await import('../../src/i18n/languages.ts');

describe("a browser's languages", () => {
  test('the first that we speak is taken, whatever the country', () => {
    expect(browserLanguage(['nl-BE', 'fr'])).toBe('nl');
    expect(browserLanguage(['ja', 'de-AT', 'en'])).toBe('de');
    expect(browserLanguage(['FR-ca'])).toBe('fr');
  });
  test('English where we speak none of them', () => {
    expect(browserLanguage(['ja', 'el'])).toBe('en');
    expect(browserLanguage([])).toBe('en');
  });
  test('a longer tag that only begins alike is another language', () => {
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

  test('words used before they were fetched are an error, not silence', () => {
    expect(() => dictionary(files)()).toThrow('before they were fetched');
  });

  test('a dictionary that came later is fetched in the language of the page', async () => {
    await speak('nl');
    const say = dictionary(files);
    await wordsReady();
    expect(say().word).toBe('steen');
  });

  test('a change of language reaches every text at once, and the page itself', async () => {
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

  test('only French binds the space before its signs', async () => {
    const say = dictionary({ ...files, './words/en.ts': file('what ?'), './words/fr.ts': file('quoi ?') });
    await speak('fr');
    expect(say().word).toBe('quoi\u202f?');
    await speak('en');
    expect(say().word).toBe('what ?');
  });

  /** Words that take a while in Dutch. */
  const slowly = {
    ...files,
    './words/nl.ts': async () => {
      await new Promise((done) => setTimeout(done, 30));
      return { default: { word: 'steen' } };
    },
  };

  test('when two languages are wished shortly after one another, the last one stays', async () => {
    const say = dictionary(slowly);
    await speak('en');
    const first = speak('nl');
    await speak('de');
    await first;
    expect(say().word).toBe('Stein');
    expect(language()).toBe('de');
  });

  test('a screen that is fetched while the language changes comes in the new language, with its words', async () => {
    await speak('en');
    const change = speak('nl');
    const say = dictionary(slowly);
    await wordsReady();
    expect(say().word).toBe('steen');
    await change;
    expect(language()).toBe('nl');
  });

  test('a wish waits for the one that overtook it, so that no screen is shown without words', async () => {
    const say = dictionary(slowly);
    const ready = speak('en');
    speak('nl');
    await ready;
    expect(say().word).toBe('steen');
  });
});
