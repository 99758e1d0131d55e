import type { Puzzle, PuzzleCounts } from '../puzzle.ts';
import type { FloorsKind } from './kinds.ts';

export const floorsPack = async (): Promise<readonly Puzzle<FloorsKind>[]> =>
  (await import('../../../data/floors-puzzles.json')).default as readonly Puzzle<FloorsKind>[];

export const FLOORS_COUNTS: PuzzleCounts<FloorsKind> = { monster: [4, 18, 13, 7, 3], save: [8, 7, 9, 13, 8] };
