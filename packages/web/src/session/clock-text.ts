/** Formats the time a player has left as briefly as possible: 4:59, 1:20:00, 2 days. */
import { language } from '../i18n/language.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;
/** From this time on, seconds are not shown. */
const LONG = 2 * DAY;

export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const two = (number: number): string => String(number % 60).padStart(2, '0');
  if (seconds >= LONG) {
    const days = Math.floor(seconds / DAY);
    return days.toLocaleString(language(), { style: 'unit', unit: 'day', unitDisplay: 'long' });
  }
  const minutes = Math.floor(seconds / 60);
  if (seconds < HOUR) return `${minutes}:${two(seconds)}`;
  return `${Math.floor(minutes / 60)}:${two(minutes)}:${two(seconds)}`;
}
