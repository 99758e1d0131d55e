import { language } from '../../../i18n/language.ts';

/** Milliseconds as seconds, with enough decimals to differ from zero. */
export function seconds(milliseconds: number): string {
  const digits = milliseconds < 100 ? 3 : 1;
  return (milliseconds / 1000).toLocaleString(language(), { minimumFractionDigits: 1, maximumFractionDigits: digits });
}

export const listed = (names: readonly string[]): string =>
  new Intl.ListFormat(language(), { type: 'conjunction' }).format(names);
