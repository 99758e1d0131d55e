/**
 * The language of the page and its dictionaries. Each folder has its own dictionary, one file per language. The English file is the type
 * of the others, so the compiler finds a missing text.
 *
 *     export const say = dictionary(import.meta.glob<typeof import('./words/en.ts')>('./words/*.ts'));
 *     <p>{say().welcome}</p>
 */
import { batch, createSignal } from 'solid-js';
import { DEFAULT_LANGUAGE, type Language, languageInfo } from './languages.ts';

/** The result of `import.meta.glob`, by path: `./words/en.ts` and its siblings. */
type Files<W> = Readonly<Record<string, () => Promise<{ readonly default: W }>>>;

const [current, setCurrent] = createSignal<Language>(DEFAULT_LANGUAGE);
/** The language of the page. */
export const language = current;

/** One per dictionary: loads its words in the current language and returns their accessor. */
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
    if (now === undefined) throw new Error('This dictionary was used before it was loaded: see wordsReady.');
    return now;
  };
}

let requested: Language = DEFAULT_LANGUAGE;
let latest: Promise<void> = Promise.resolve();

/** Switches every text of the page at once. When two switches overlap, the later language wins. */
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

/** Await this after loading code that has a dictionary. */
export const wordsReady = (): Promise<void> => speak(requested);
