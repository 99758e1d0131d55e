import { dictionary } from '../../i18n/language.ts';

export const say = dictionary({
  en: () => import('./words/en.ts'),
  nl: () => import('./words/nl.ts'),
  de: () => import('./words/de.ts'),
  fr: () => import('./words/fr.ts'),
});

/** Somebody in a sentence: a name, or "you" where the language wants another verb. */
export interface Who {
  readonly name: string;
  readonly you: boolean;
}
