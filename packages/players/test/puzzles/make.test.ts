import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findMonster } from '../../src/puzzles/floors/levels.ts';
import { findSaves } from '../../src/puzzles/floors/rounds.ts';
import { makePack, type Puzzle } from '../../src/puzzles/index.ts';
import { findMenhirs } from '../../src/puzzles/menhirs/find.ts';

test.each(['menhirs', 'floors'])('the pack of %s has one puzzle on each line', (game) => {
  const text = readFileSync(new URL(`../../data/${game}-puzzles.json`, import.meta.url), 'utf8');
  const puzzles: readonly Puzzle[] = JSON.parse(text);
  expect(makePack(puzzles)).toBe(text);
  expect(text.split('\n').length).toBe(puzzles.length + 3);
});

test('the same seed finds the same puzzles', () => {
  const find = (seed: number) => [...findMenhirs(seed), ...findSaves(seed), findMonster(seed)];
  const seeds = [1, 2, 3];
  const once = seeds.flatMap(find);
  expect(once.filter((puzzle) => puzzle !== undefined).length).toBeGreaterThan(seeds.length);
  expect(seeds.toReversed().map(find).reverse().flat()).toEqual(once);
});
