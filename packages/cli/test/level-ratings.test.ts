/** The published ratings of the levels follow from the stored arena games. */
import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { matchLine, playPlan, ratingsOf, ratingsTable, readMatches, roundedTo10 } from '../src/arena/level-games.ts';
import { type MatchResult, rateLevels } from '../src/arena/level-ratings.ts';

const read = (path: string): Promise<string> => readFile(new URL(`../../../${path}`, import.meta.url), 'utf8');

const match = (first: string, second: string, players: number, won: number, lost: number, tied = 0): MatchResult => ({
  ...{ first, second, players, won, lost, tied },
});
const ratingIn = (results: readonly MatchResult[], name: string): number =>
  rateLevels('anchor', results).find((one) => one.name === name)!.rating;

describe('ratings from matches', () => {
  test('odds of ten to one are 400 points, at tables of any size', () => {
    expect(ratingIn([match('strong', 'anchor', 2, 100_000, 10_000)], 'strong')).toBeCloseTo(1900, 0);
    expect(ratingIn([match('strong', 'anchor', 5, 100_000, 40_000)], 'strong')).toBeCloseTo(1900, 0);
    expect(ratingIn([match('even', 'anchor', 7, 1, 6, 7)], 'even')).toBeCloseTo(1500, 6);
  });

  test('compares a level through others, and lets the anchor be the stronger one', () => {
    const results = [match('middle', 'weak', 2, 10_000, 1000), match('anchor', 'middle', 2, 10_000, 1000)];
    expect(rateLevels('anchor', results).map(({ name }) => name)).toEqual(['weak', 'middle', 'anchor']);
    expect(ratingIn(results, 'weak')).toBeCloseTo(700, 0);
  });

  test('gives a level that won every game a wide margin, and an unconnected level no rating', () => {
    const [anchor, best] = rateLevels('anchor', [match('best', 'anchor', 2, 20, 0), match('a', 'b', 2, 1, 1)]);
    expect(anchor).toEqual({ name: 'anchor', rating: 1500, margin: 0 });
    expect(best!.rating).toBeGreaterThan(2000);
    expect(best!.margin).toBeGreaterThan(400);
    expect(rateLevels('anchor', [match('a', 'b', 2, 1, 1)])).toHaveLength(1);
  });

  test('the margin halves with four times the games', () => {
    const margin = (games: number): number =>
      rateLevels('anchor', [match('one', 'anchor', 2, 3 * games, games)]).find(({ name }) => name === 'one')!.margin;
    expect(margin(1000) / margin(4000)).toBeCloseTo(2, 1);
  });
});

test('the same seed plays the same games', () => {
  const plan = { pool: 'floors', games: 2, players: [2, 3], nodes: 1, seed: 5, levels: ['candle-bearer'] };
  const played = [...playPlan(plan)];
  expect(played.map(({ first, second, players }) => `${first} ${second} ${players}`)).toEqual([
    ...['candle-bearer lost-guest 2', 'candle-bearer kitchen-boy 2'],
    ...['candle-bearer lost-guest 3', 'candle-bearer kitchen-boy 3'],
  ]);
  expect([...playPlan(plan)]).toEqual(played);
  for (const { won, lost, tied } of played) expect(won + lost + tied).toBe(2);
});

test('the published ratings follow from the stored games', async () => {
  const text = await read('docs/measurements/level-games.csv');
  const matches = readMatches(text);
  expect(matches.map(matchLine).join('\n')).toBe(text.trim().split('\n').slice(1).join('\n'));
  const published = JSON.parse(await read('packages/tournament/data/levels.json')) as Record<string, object>;
  for (const [pool, levels] of Object.entries(published)) {
    const computed = ratingsOf(pool, matches).map(({ name, rating }) => [name, roundedTo10(rating)]);
    expect(Object.fromEntries(computed)).toEqual(levels);
    expect(ratingsTable(pool, matches)).toContain('| 1500 |');
  }
});
