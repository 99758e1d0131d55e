/** How long a player has left for a turn, in games where a turn may take hours or days. */
import type { ClockRule } from '@speeltafel/table';
import { language } from '../i18n/language.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const UNITS = [
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
] as const;

const toThink = (rule: ClockRule): number =>
  rule.kind === 'none' ? 0 : rule.kind === 'turn' ? rule.each : rule.initial;

/** Whether players leave and return to such a game: they have hours or days per turn, or no clock. */
export const isUnhurried = (rule: ClockRule): boolean => rule.kind === 'none' || toThink(rule) > HOUR;

/** Whether to warn of the time left: in its last third, and at most a day before the end. */
export const isNear = (rule: ClockRule, left: number): boolean =>
  rule.kind !== 'none' && isUnhurried(rule) && left < Math.min(DAY, toThink(rule) / 3);

/** Text such as "5 hours": in the largest unit with a count of two or more, rounded down. */
export function timeText(ms: number): string {
  const [unit, length] = UNITS.find(([, one]) => ms >= 2 * one) ?? UNITS[2];
  const count = Math.max(1, Math.floor(ms / length));
  return count.toLocaleString(language(), { style: 'unit', unit, unitDisplay: 'long' });
}
