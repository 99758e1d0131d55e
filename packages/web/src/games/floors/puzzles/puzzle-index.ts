/** The puzzles of Floors as lists show them. */
import { type FloorsKind, puzzleIndex } from '@speeltafel/players/puzzles';
import type { PuzzleIndex } from '../../contract/puzzles.ts';
import { say } from './words.ts';

export const index: PuzzleIndex = {
  entries: puzzleIndex('floors'),
  kind: (id) => ({ name: say().kinds[id as FloorsKind], question: say().ask[id as FloorsKind] }),
};
