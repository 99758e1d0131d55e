/** The puzzles of all games that have some, and the order in which they follow each other. */
import type { PuzzleEntry } from '@speeltafel/players/puzzles';
import type { PuzzleIndex } from '../../games/contract/puzzles.ts';
import { GAMES, type GameId, gamesWith } from '../../games/registry.ts';
import { fetchPart } from '../../router/lazy-screen.ts';
import type { PuzzleProgress } from './progress.ts';

export interface PuzzleList extends PuzzleIndex {
  readonly game: GameId;
}

export const loadLists = (): Promise<readonly PuzzleList[]> =>
  Promise.all(gamesWith('puzzles').map(async (game) => ({ game, ...(await fetchPart(GAMES[game].puzzles!.index)) })));

/** The next unsolved puzzle of the same kind, or of any kind if all of them are solved. */
export function nextAfter(
  entries: readonly PuzzleEntry[],
  { id, kind }: PuzzleEntry,
  { solved }: PuzzleProgress,
): PuzzleEntry {
  const at = entries.findIndex((puzzle) => puzzle.id === id);
  const rest = [...entries.slice(at + 1), ...entries.slice(0, at)];
  return rest.find((puzzle) => puzzle.kind === kind && solved[puzzle.id] === undefined) ?? rest[0]!;
}
