import type { Puzzle, PuzzleCounts } from '../puzzle.ts';
import type { MenhirsKind } from './kinds.ts';

export const menhirsPack = async (): Promise<readonly Puzzle<MenhirsKind>[]> =>
  (await import('../../../data/menhirs-puzzles.json')).default as readonly Puzzle<MenhirsKind>[];

export const MENHIRS_COUNTS: PuzzleCounts<MenhirsKind> = {
  'win-in-one': [10, 10, 10, 10, 10],
  'claim-or-not': [11, 17, 12, 12, 8],
  'which-taking': [0, 14, 12, 12, 12],
  'win-in-two': [21, 12, 11, 10, 6],
  'win-in-three': [0, 24, 13, 7, 6],
};
