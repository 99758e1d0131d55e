import { readFileSync } from 'node:fs';
import { floorsKit } from '@speeltafel/rules';
import { describe, expect, test } from 'vitest';
import { findMonster } from '../../src/puzzles/floors/levels.ts';
import { findSaves } from '../../src/puzzles/floors/rounds.ts';
import { makePack, type Puzzle, solutionsOf } from '../../src/puzzles/index.ts';
import { findMenhirs } from '../../src/puzzles/menhirs/find.ts';

test.each(['menhirs', 'floors'])('the pack of %s has one puzzle per line', (game) => {
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

describe('every puzzle found', () => {
  const SEEDS = Array.from({ length: 60 }, (_, seed) => seed);
  const found = [
    ...SEEDS.slice(0, 24).flatMap(findMenhirs),
    ...SEEDS.slice(0, 6).flatMap(findSaves),
    ...SEEDS.flatMap((seed) => findMonster(seed) ?? []),
  ];

  test('has any kind but the rarest', () => {
    const kinds = new Set(found.map(({ kind }) => kind));
    for (const kind of ['win-in-one', 'claim-or-not', 'which-taking', 'monster', 'save'] as const)
      expect(kinds).toContain(kind);
  });

  test('has its solution and no other', () => {
    for (const puzzle of found)
      expect(solutionsOf(puzzle), `${puzzle.kind} ${puzzle.position}`).toEqual([puzzle.solution]);
  });

  test('does not solve itself, even by staying', () => {
    for (const { kind, position, solution } of found) {
      if (kind === 'save') expect(solution.every((turn) => turn.endsWith(':.'))).toBe(false);
      if (kind !== 'monster') continue;
      const level = floorsKit.parseLevel(position);
      expect(level.ok && floorsKit.runLevel(level.value).solved).toBe(false);
      expect(solution.length).toBeGreaterThan(0);
    }
  });
});
