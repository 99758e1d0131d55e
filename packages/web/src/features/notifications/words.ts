import { dictionary } from '../../i18n/language.ts';

export const say = dictionary(import.meta.glob<typeof import('./words/en.ts')>('./words/*.ts'));
