/** Every dictionary of the page has the same texts in every language, and none left in English. */
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../src/i18n/languages.ts';

const TRANSLATIONS = LANGUAGES.filter((language) => language !== 'en');

type Words = { readonly [key: string]: unknown };

const files = import.meta.glob<{ readonly default: Words }>('../../src/**/words/??.ts', { eager: true });

const sources = import.meta.glob<string>('../../src/**/*.{ts,tsx}', { eager: true, query: '?raw', import: 'default' });
/** The source code of the page without its dictionaries. */
const code = Object.entries(sources)
  .filter(([path]) => !/\/words\/..\.ts$/.test(path))
  .map(([, text]) => text)
  .join('\n');

/** Dictionaries by folder, each with its languages. */
const dictionaries = new Map<string, Map<string, Words>>();
for (const [path, { default: words }] of Object.entries(files)) {
  const [, folder = '', language = ''] = /src\/(.*)\/words\/(..)\.ts$/.exec(path) ?? [];
  const languages = dictionaries.get(folder) ?? new Map<string, Words>();
  dictionaries.set(folder, languages.set(language, words));
}

/** Every text with its path in the dictionary. A function is represented by its source. */
function texts(words: unknown, path = ''): [path: string, text: string][] {
  if (typeof words === 'string') return [[path, words]];
  if (typeof words === 'function') return [[path, spoken(words.toString())]];
  if (typeof words !== 'object' || words === null) return [[path, String(words)]];
  // The example ids of a rule book are not text.
  const told = Object.entries(words).filter(([key]) => key !== 'figure');
  return told.flatMap(([key, value]) => texts(value, path === '' ? key : `${path}.${key}`));
}

/** The literal text of a function: the quoted parts of its source, without interpolations. */
const spoken = (source: string): string =>
  [...source.matchAll(/`([^`]*)`|"([^"]*)"|'([^']*)'/g)]
    .map(([, ...pieces]) => pieces.join('').replace(/\$\{[^}]*\}/g, '·'))
    .join(' | ');

const NAMES = [
  'Buchholz',
  'Menhirs',
  'Menhir',
  '·, menhir',
  'Finstere Flure',
  'Adam Way',
  'Menhirs: ·',
  'Menhirs: Adam Way',
  'Menhirs: 2.0',
];
/** Units that most languages write alike. */
const UNITS = ['· h', '· min', '· s', '+5 min'];
/** Game notation, which is the same in every language. */
const NOTATION = ['A4:a11-exit', 'lay s@c9', 'card 8', 'speeltafel 1 …'];
/** A technical term. */
const TERMS = ['Webhook'];
/** The labels of keys. */
const KEYS = ['Enter', 'Esc', 'E Home', 'X End', 'W E D X Z A'];
/** Names, and words that are the same in English and in the translation. Keep this list short. */
const SAME: Readonly<Record<Exclude<Language, 'en'>, readonly string[]>> = {
  nl: [
    ...NAMES,
    ...NOTATION,
    ...UNITS,
    ...TERMS,
    ...KEYS,
    'rating, ± ·',
    'Monster',
    'Monster: ·',
    'open',
    'Claim!',
    'Hint',
    'Hints',
    'computer',
    'Computer',
    'Menu',
    'Code',
    'Lobby',
    'Score',
    '· min | · min + · s',
  ],
  de: [
    ...NAMES,
    ...NOTATION,
    ...UNITS,
    ...TERMS,
    ...KEYS,
    'Passkeys',
    'Teleporter',
    'Monster',
    'Monster: ·',
    'Pause',
    'Name',
    'Name, ·',
    'Wanderer',
    'Computer',
    'Code',
    'Lobby',
  ],
  fr: [
    ...NAMES,
    ...NOTATION,
    ...UNITS,
    ...TERMS,
    ...KEYS,
    'Place',
    'Score',
    'Tables',
    'Signatures',
    'Notifications',
    'place ·',
    '· points',
    'Options',
    'Points',
    '1 point | · points',
    'Pause',
    'Date',
    'Solutions',
    'Direction',
    'Directions',
    'point | points',
    'Menu',
    'Code',
    '· min | · min + · s',
  ],
};

const hasWords = (text: string): boolean => /\p{L}{3,}/u.test(text);

/** Words that earlier versions used instead of those in the box: docs/glossary.md lists the right ones. */
const NOT_IN_THE_BOX: Readonly<Record<Language, RegExp>> = {
  en: /\b(tokens?|bites?|spills?|turn stones?|(half|right)-turn stones?|banks?|round marker)\b/i,
  nl: /\b(fiches?|happen|hapkaart\w*|omkeerste\w+|rechtsafste\w+|teleporters?|mistbank\w*|bank|rondeteller|rondespoor|plas)\b/i,
  de: /\b(Happen\w*|Drehstein\w*|Kehrstein\w*|Lachen?|Rundenzähler|Startmarker)\b/,
  fr: /\b(bouchées?|pierres? tournantes?|pierres? de demi-tour|compte-manches)\b/i,
};

describe('dictionaries', () => {
  test('exist in every language', () => {
    expect(dictionaries.size).toBeGreaterThan(5);
    for (const [folder, languages] of dictionaries) {
      expect([folder, ...[...languages.keys()].toSorted()]).toEqual([folder, ...[...LANGUAGES].toSorted()]);
    }
  });

  test('the compiler checks each translation against the English texts', () => {
    const translations = Object.entries(sources).filter(([path]) => /\/words\/(?!en)..\.ts$/.test(path));
    const isTyped = (text: string): boolean => /^const \w+: (typeof en|\w+Book) = \{$/m.test(text);
    const unchecked = translations.filter(([, text]) => !isTyped(text));
    expect(unchecked.map(([path]) => path)).toEqual([]);
  });

  describe.each([...dictionaries])('%s', (_, languages) => {
    const english = new Map(texts(languages.get('en')));

    test('every text is used', () => {
      const unused = Object.keys(languages.get('en')!).filter((key) => !new RegExp(`\\b${key}\\b`).test(code));
      expect(unused).toEqual([]);
    });

    test.each(TRANSLATIONS)('%s has the same texts, none of them empty or in English', (language) => {
      const translated = texts(languages.get(language));
      expect(translated.map(([path]) => path)).toEqual([...english.keys()]);
      const untranslated = translated.filter(
        ([path, text]) => text === english.get(path) && hasWords(text) && !SAME[language].includes(text),
      );
      expect(untranslated).toEqual([]);
      for (const [path, text] of translated) {
        expect(text.trim() === '' && english.get(path) !== '', path).toBe(false);
        expect(text).not.toMatch(/undefined|\[object|TODO|FIXME/);
      }
    });
  });

  describe.each([...dictionaries].filter(([folder]) => folder.startsWith('games/')))('%s', (_, languages) => {
    test.each(LANGUAGES)('%s uses the words of the box', (language) => {
      const odd = texts(languages.get(language)).filter(([, text]) => NOT_IN_THE_BOX[language].test(text));
      expect(odd).toEqual([]);
    });
  });
});
