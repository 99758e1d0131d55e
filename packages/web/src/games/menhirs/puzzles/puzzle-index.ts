/** The puzzles of Menhirs as lists show them. */
import { type MenhirsKind, puzzleIndex } from '@speeltafel/players/puzzles';
import type { PuzzleIndex } from '../../contract/puzzles.ts';
import { say } from './words.ts';

export const index: PuzzleIndex = {
  entries: puzzleIndex('menhirs'),
  kind: (id) => ({ name: say().kinds[id as MenhirsKind], question: say().ask[id as MenhirsKind] }),
};
