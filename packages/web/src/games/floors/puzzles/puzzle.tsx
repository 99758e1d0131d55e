import { type FloorsKind, floorsPack, type Puzzle } from '@speeltafel/players/puzzles';
import type { PuzzleTask } from '../../contract/puzzles.ts';
import { createMonster } from './monster.tsx';
import { createSave } from './save.tsx';

const createTask = (puzzle: Puzzle<FloorsKind>): PuzzleTask =>
  puzzle.kind === 'monster' ? createMonster(puzzle) : createSave(puzzle);

/** Loads the puzzles of Floors. Returns a function that makes the task of each. */
export async function loadTasks(): Promise<(id: string) => PuzzleTask> {
  const pack = await floorsPack();
  return (id) => createTask(pack.find((puzzle) => puzzle.id === id)!);
}
