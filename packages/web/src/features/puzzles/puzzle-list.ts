/** Finding one's way among the puzzles. */
import { type Shelved, shelved } from '@speeltafel/players/puzzles';
import type { PuzzleGame } from './daily.ts';
import type { PuzzleProgress } from './progress.ts';

export const allOf = (game: PuzzleGame): readonly Shelved[] => shelved(game);

export const named = (game: PuzzleGame, id: string | undefined): Shelved | undefined =>
  allOf(game).find((puzzle) => puzzle.id === id);

/** The next one of the same kind that is not solved; after the last of them simply the next in the row. */
export function after(game: PuzzleGame, { id, kind }: Shelved, { solved }: PuzzleProgress): Shelved {
  const row = allOf(game);
  const at = row.findIndex((puzzle) => puzzle.id === id);
  const rest = [...row.slice(at + 1), ...row.slice(0, at)];
  return rest.find((puzzle) => puzzle.kind === kind && solved[puzzle.id] === undefined) ?? rest[0]!;
}
