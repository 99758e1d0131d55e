/** How long a player still has for a turn, where a turn may take hours or days. */
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

/** Whether players come back to such a game: with hours or days to think, or without a clock. */
export const isUnhurried = (rule: ClockRule): boolean => rule.kind === 'none' || toThink(rule) > HOUR;

/** Whether the time that is left should be announced: the last third of it, and at most a day. */
export const isNear = (rule: ClockRule, left: number): boolean =>
  rule.kind !== 'none' && isUnhurried(rule) && left < Math.min(DAY, toThink(rule) / 3);

/** Such as "5 hours": in the largest unit of which there are two, rounded down. */
export function timeText(ms: number): string {
  const [unit, length] = UNITS.find(([, one]) => ms >= 2 * one) ?? UNITS[2];
  const count = Math.max(1, Math.floor(ms / length));
  return count.toLocaleString(language(), { style: 'unit', unit, unitDisplay: 'long' });
}
