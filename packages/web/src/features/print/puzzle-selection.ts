/** The puzzles of a printed page, by difficulty and page number, so that a club can print different pages. */

import type { Puzzle } from '@speeltafel/players/puzzles';
import { fromSeed } from '@speeltafel/rules';

export type { Puzzle };

export const DIFFICULTIES = ['easy', 'middle', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

const GRADES: Readonly<Record<Difficulty, readonly number[]>> = { easy: [1, 2], middle: [3], hard: [4, 5] };

export const PER_PAGE = 6;

const ONE_ORDER = '0'.repeat(32);

/** All puzzles of a difficulty in a fixed order in which the kinds alternate. */
function inOrder(pack: readonly Puzzle[], difficulty: Difficulty): readonly Puzzle[] {
  const shuffled = fromSeed(ONE_ORDER).shuffle(
    difficulty,
    pack.filter(({ grade }) => GRADES[difficulty].includes(grade)),
  );
  const kinds = [...new Set(shuffled.map(({ kind }) => kind))].toSorted();
  const rank = (puzzle: Puzzle): number => {
    const alike = shuffled.filter(({ kind }) => kind === puzzle.kind);
    return (alike.indexOf(puzzle) + (kinds.indexOf(puzzle.kind) + 1) / (kinds.length + 1)) / alike.length;
  };
  return shuffled.toSorted((a, b) => rank(a) - rank(b));
}

/** The number of pages without repeating a puzzle. */
export const pagesOf = (pack: readonly Puzzle[], difficulty: Difficulty): number =>
  Math.max(1, Math.floor(inOrder(pack, difficulty).length / PER_PAGE));

/** The page with this number, counted from 1. */
export function pageOf(pack: readonly Puzzle[], difficulty: Difficulty, number: number): readonly Puzzle[] {
  const start = (((number - 1) % pagesOf(pack, difficulty)) + pagesOf(pack, difficulty)) % pagesOf(pack, difficulty);
  return inOrder(pack, difficulty).slice(start * PER_PAGE, (start + 1) * PER_PAGE);
}
