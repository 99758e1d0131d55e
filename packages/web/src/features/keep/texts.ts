import { language } from '../../i18n/language.ts';
import { say } from './words.ts';

/** A browser that did not identify itself has no name. */
export const deviceText = (device: string): string => device || say().unknownDevice;

const DAY = 24 * 60 * 60_000;
const startOf = (at: number): number => new Date(at).setHours(0, 0, 0, 0);

/** Today, yesterday, or the date. */
export function dayText(at: number, now = Date.now()): string {
  const days = Math.round((startOf(now) - startOf(at)) / DAY);
  if (days < 2) return new Intl.RelativeTimeFormat(language(), { numeric: 'auto' }).format(-Math.max(0, days), 'day');
  return new Date(at).toLocaleDateString(language(), { day: 'numeric', month: 'long', year: 'numeric' });
}
