/**
 * The published ratings of the computer players, by pool. How they were measured:
 * docs/measurements/2026-11-20-levels.md.
 */
import data from '../../data/levels.json' with { type: 'json' };

const LEVELS: Readonly<Record<string, Readonly<Record<string, number>>>> = data;

export const ratingOfLevel = (pool: string, level: string): number | null => LEVELS[pool]?.[level] ?? null;

/** All rated levels of a pool, the weakest first. */
export const levelsOf = (pool: string): readonly (readonly [level: string, rating: number])[] =>
  Object.entries(LEVELS[pool] ?? {}).toSorted(([, a], [, b]) => a - b);

/** The level with the nearest rating. */
export function nearestLevel(pool: string, rating: number): string | null {
  const all = levelsOf(pool);
  const distance = (of: number): number => Math.abs(of - rating);
  return all.toSorted(([, a], [, b]) => distance(a) - distance(b))[0]?.[0] ?? null;
}
