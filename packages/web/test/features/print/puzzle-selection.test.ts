import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { DIFFICULTIES, PER_PAGE, type Puzzle, pageOf, pagesOf } from '../../../src/features/print/puzzle-selection.ts';
import { pointsFor } from '../../../src/games/menhirs/adam-points.ts';

const pack = (game: string): readonly Puzzle[] =>
  JSON.parse(readFileSync(new URL(`../../../../players/data/${game}-puzzles.json`, import.meta.url), 'utf8'));

describe.each(['menhirs', 'floors'])('printed puzzles of %s', (game) => {
  const puzzles = pack(game);

  test('every page is full, and no puzzle appears twice', () => {
    for (const difficulty of DIFFICULTIES) {
      const pages = Array.from({ length: pagesOf(puzzles, difficulty) }, (_, i) => pageOf(puzzles, difficulty, i + 1));
      const ids = pages.flat().map(({ id }) => id);
      expect(pages.every((page) => page.length === PER_PAGE)).toBe(true);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  test('easy ones are grade 1 and 2, hard ones 4 and 5', () => {
    const grades = DIFFICULTIES.map((difficulty) => {
      const pages = Array.from({ length: pagesOf(puzzles, difficulty) }, (_, i) => pageOf(puzzles, difficulty, i + 1));
      return [...new Set(pages.flat().map(({ grade }) => grade))].toSorted();
    });
    expect(grades).toEqual([[1, 2], [3], [4, 5]]);
  });

  test('a page has several kinds', () => {
    const kinds = new Set(pageOf(puzzles, 'easy', 1).map(({ kind }) => kind));
    expect(kinds.size).toBeGreaterThan(1);
  });

  test('page numbers wrap around, and a number always gives the same page', () => {
    const pages = pagesOf(puzzles, 'hard');
    expect(pageOf(puzzles, 'hard', pages + 1)).toEqual(pageOf(puzzles, 'hard', 1));
    expect(pageOf(puzzles, 'hard', 2)).toEqual(pageOf(puzzles, 'hard', 2));
    expect(pageOf(puzzles, 'hard', 2)).not.toEqual(pageOf(puzzles, 'hard', 1));
  });
});

test('the points on the track: 22 to 12, and 11 to 1 after prolonging', () => {
  expect([11, 3, 2, 1].map((round) => pointsFor(round, 1))).toEqual([22, 14, 13, 12]);
  expect([11, 3, 2, 1].map((round) => pointsFor(round, 2))).toEqual([11, 3, 2, 1]);
});
