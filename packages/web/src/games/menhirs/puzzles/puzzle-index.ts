/** The puzzles of Menhirs for lists. */
import { type MenhirsKind, puzzleIndex } from '@speeltafel/players/puzzles';
import type { PuzzleIndex } from '../../contract/puzzles.ts';
import { namesOf } from '../../shared/puzzle-names.ts';
import { say } from './words.ts';

const entries = puzzleIndex('menhirs');

export const index: PuzzleIndex = {
  entries,
  kind: (id) => ({ name: say().kinds[id as MenhirsKind], question: say().ask[id as MenhirsKind] }),
  name: namesOf(entries, () => say().names),
};
