/**
 * The language of the page and its dictionaries. Each folder keeps its own dictionary, one file per language; the English file is the
 * shape that the others must fill, so the compiler finds a missing text.
 *
 *     export const say = dictionary(import.meta.glob<typeof import('./words/en.ts')>('./words/*.ts'));
 *     <p>{say().welcome}</p>
 */
import { batch, createSignal } from 'solid-js';
import { DEFAULT_LANGUAGE, type Language, languageInfo } from './languages.ts';

/** What `import.meta.glob` finds, by path: `./words/en.ts` and its siblings. */
type Files<W> = Readonly<Record<string, () => Promise<{ readonly default: W }>>>;

const [current, setCurrent] = createSignal<Language>(DEFAULT_LANGUAGE);
/** The language of the page. */
export const language = current;

/** One per dictionary: loads its words and returns a function that shows them. */
const loaders: ((language: Language) => Promise<() => void>)[] = [];

export function dictionary<W extends object>(files: Files<W>): () => W {
  const [words, setWords] = createSignal<W>();
  loaders.push(async (language) => {
    const { default: loaded } = await files[`./words/${language}.ts`]!();
    const words = languageInfo(language).typeset?.(loaded) ?? loaded;
    return () => setWords(() => words);
  });
  return () => {
    const now = words();
    if (now === undefined) throw new Error('Words are used before they were fetched: see wordsReady.');
    return now;
  };
}

let requested: Language = DEFAULT_LANGUAGE;
let latest: Promise<void> = Promise.resolve();

/** Changes every text of the page at once. When two changes overlap, both end in the later language. */
export function speak(language: Language): Promise<void> {
  requested = language;
  const change: Promise<void> = Promise.all(loaders.map((load) => load(language))).then((ready) => {
    if (change !== latest) return latest;
    batch(() => {
      for (const show of ready) show();
      setCurrent(language);
    });
    document.documentElement.lang = language;
  });
  latest = change;
  return change;
}

/** To be awaited after loading code that brings a dictionary. */
export const wordsReady = (): Promise<void> => speak(requested);
