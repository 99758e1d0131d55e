/**
 * The languages of the page. To add one, add a line here and a file named after it in every `words/` folder. The
 * compiler requires the same list in previews and checks the shape of each file; test/i18n/dictionaries.test.ts checks
 * that no file is missing. The build names its chunks after this list.
 */
import type { Language as PreviewLanguage } from '@speeltafel/previews';
import { bindSpaces } from './french-spacing.ts';

interface LanguageInfo {
  /** The language's name in that language. */
  readonly name: string;
  /** Applied to every text of the language. */
  readonly typeset?: <W>(words: W) => W;
}

const INFO = {
  en: { name: 'English' },
  nl: { name: 'Nederlands' },
  de: { name: 'Deutsch' },
  fr: { name: 'Français', typeset: bindSpaces },
} as const satisfies Readonly<Record<PreviewLanguage, LanguageInfo>>;

export type Language = keyof typeof INFO;

export const LANGUAGES = Object.keys(INFO) as readonly Language[];

/** The language that defines the type of every dictionary, and the fallback for visitors. */
export const DEFAULT_LANGUAGE = 'en' satisfies Language;

export const languageInfo = (language: Language): LanguageInfo => INFO[language];

/** Options of a language picker. */
export const LANGUAGE_NAMES = LANGUAGES.map((value) => ({ value, label: INFO[value].name, lang: value }));

/** Options of a compact language picker. */
export const LANGUAGE_CODES = LANGUAGES.map((value) => ({
  value,
  label: value.toUpperCase(),
  spoken: INFO[value].name,
  lang: value,
}));

/** The first of the browser's languages that the page supports. */
export function browserLanguage(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language);
    if (found !== undefined) return found;
  }
  return DEFAULT_LANGUAGE;
}
