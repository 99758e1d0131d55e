/**
 * Words in four languages. Each folder keeps its own dictionary, one file a language; the English file is the shape that the
 * others must fill, so the compiler finds a missing text.
 *
 *     export const say = dictionary({ en: () => import('./en.ts'), nl: () => import('./nl.ts'), ... })
 *     <p>{say().welcome}</p>
 */
import { batch, createSignal } from 'solid-js';
import { bound } from './french-spacing.ts';

export const LANGUAGES = ['en', 'nl', 'de', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

type Shelf<W> = Readonly<Record<Language, () => Promise<{ readonly default: W }>>>;

const [spoken, setSpoken] = createSignal<Language>('en');
/** The language of the page. */
export const language = spoken;

/** Each fetches its words and answers how to put them up. */
const shelves: ((language: Language) => Promise<() => void>)[] = [];

export function dictionary<W extends object>(shelf: Shelf<W>): () => W {
  const [words, setWords] = createSignal<W>();
  shelves.push(async (language) => {
    const { default: fetched } = await shelf[language]();
    const words = language === 'fr' ? bound(fetched) : fetched;
    return () => setWords(() => words);
  });
  return () => {
    const now = words();
    if (now === undefined) throw new Error('Words are used before they were fetched: see wordsReady.');
    return now;
  };
}

let wished: Language = 'en';
let latest: Promise<void> = Promise.resolve();

/** Changes everything on the page at once. Of two wishes shortly after one another the last one counts, for both. */
export function speak(language: Language): Promise<void> {
  wished = language;
  const change: Promise<void> = Promise.all(shelves.map((fetch) => fetch(language))).then((ready) => {
    if (change !== latest) return latest;
    batch(() => {
      for (const put of ready) put();
      setSpoken(language);
    });
    document.documentElement.lang = language;
  });
  latest = change;
  return change;
}

/** To be awaited after code was loaded that brings a dictionary. */
export const wordsReady = (): Promise<void> => speak(wished);

export function browserLanguage(wished: readonly string[]): Language {
  for (const tag of wished) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language);
    if (found !== undefined) return found;
  }
  return 'en';
}
