/** The puzzles of Floors for lists. */
import { type FloorsKind, puzzleIndex } from '@speeltafel/players/puzzles';
import type { PuzzleIndex } from '../../contract/puzzles.ts';
import { namesOf } from '../../shared/puzzle-names.ts';
import { say } from './words.ts';

const entries = puzzleIndex('floors');

export const index: PuzzleIndex = {
  entries,
  kind: (id) => ({ name: say().kinds[id as FloorsKind], question: say().ask[id as FloorsKind] }),
  name: namesOf(entries, () => say().names),
};
