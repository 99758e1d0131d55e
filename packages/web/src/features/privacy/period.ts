/** A number of days as text, with whole years as years. */
import { language } from '../../i18n/language.ts';

const YEAR = 365;

export function period(days: number, spoken: string = language()): string {
  const years = days / YEAR;
  const [count, unit] = Number.isInteger(years) ? [years, 'year'] : [days, 'day'];
  return new Intl.NumberFormat(spoken, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}
