import { dictionary } from '../../../i18n/language.ts';

export const say = dictionary({
  en: () => import('./words/en.ts'),
  nl: () => import('./words/nl.ts'),
  de: () => import('./words/de.ts'),
  fr: () => import('./words/fr.ts'),
});
