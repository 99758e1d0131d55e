/** The puzzles of a timed run: a few of each difficulty, easy ones first, then all the others. */
import type { PuzzleEntry } from '@speeltafel/players/puzzles';

/** The number of each difficulty before the next one begins. */
const OF_EACH = 3;

/** `shuffled` is in random order. Unsolved puzzles come before solved ones of the same difficulty. */
export function runOrder(shuffled: readonly PuzzleEntry[], isSolved: (id: string) => boolean): readonly PuzzleEntry[] {
  const fresh = [...shuffled].sort((a, b) => Number(isSolved(a.id)) - Number(isSolved(b.id)));
  const grades = [...new Set(fresh.map(({ grade }) => grade))].sort((a, b) => a - b);
  const byGrade = grades.map((grade) => fresh.filter((puzzle) => puzzle.grade === grade));
  return [
    ...byGrade.flatMap((row) => row.slice(0, OF_EACH)),
    ...byGrade.flatMap((row) => row.slice(OF_EACH)).reverse(),
  ];
}
