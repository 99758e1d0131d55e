import { dictionary } from '../../i18n/language.ts';

export const say = dictionary(import.meta.glob<typeof import('./words/en.ts')>('./words/*.ts'));

/** A player in a sentence: a name, or "you" for languages that then need another verb form. */
export interface Who {
  readonly name: string;
  readonly you: boolean;
}
