/**
 * Estimates how long games would take people: the time per move or round in real games, times the number of these in a
 * game of the report.
 */

import { type Mean, meanMeasure, type Pace, type RealGame, type Report } from './report.ts';
import { quantile } from './statistics.ts';

/** Fewer real games prove nothing. */
export const FEWEST_REAL_GAMES = 3;

export function paceOf(per: string, played: readonly RealGame[]): Pace | undefined {
  const paces = played
    .filter(({ milliseconds, units }) => milliseconds > 0 && units > 0)
    .map(({ milliseconds, units }) => milliseconds / units / 60_000)
    .toSorted((a, b) => a - b);
  return paces.length < FEWEST_REAL_GAMES ? undefined : { games: paces.length, per, minutes: quantile(paces, 0.5) };
}

export const MINUTES = 'minutes';

export function withMinutes(report: Report, pace: Pace): Report {
  const { per, minutes } = pace;
  const counted = report.measures.find((measure): measure is Mean => measure.kind === 'mean' && measure.id === per);
  if (counted === undefined) return report;
  const lasting = meanMeasure(
    MINUTES,
    counted.values.map((value) => value * minutes),
  );
  return { ...report, measures: [...report.measures, lasting], pace };
}

/** The records in a text: one after another, or anywhere in JSON, such as an export of a player's games. */
export function recordsIn(text: string): readonly string[] {
  const found: string[] = [];
  const collect = (part: unknown): void => {
    if (typeof part === 'string') found.push(...split(part));
    else if (typeof part === 'object' && part !== null) Object.values(part).forEach(collect);
  };
  try {
    collect(JSON.parse(text));
  } catch {
    found.push(...split(text));
  }
  return found;
}

const FIRST_LINE = /^(?=speeltafel \d+$)/m;

const split = (text: string): readonly string[] =>
  text
    .replaceAll('\r\n', '\n')
    .split(FIRST_LINE)
    .filter((part) => part.startsWith('speeltafel '))
    .map((part) => `${part.trim()}\n`);
