/** Every solution of a puzzle of any kind: a puzzle is sound when there is exactly one. */
import { floorsKit, menhirs, type Result } from '@speeltafel/rules';
import { solveMonster } from './floors/monster.ts';
import { solveSave } from './floors/save.ts';
import { solveMenhirs, tell } from './menhirs/solve.ts';
import type { Puzzle, Solution } from './puzzle.ts';

const solved = <T>(read: Result<T>, solve: (value: T) => readonly Solution[]): readonly Solution[] =>
  read.ok ? solve(read.value) : [];

/** None for a position that cannot be read. Time grows with what may be changed: meant for puzzles made here, not for any text. */
export function solutionsOf({ kind, position }: Pick<Puzzle, 'kind' | 'position'>): readonly Solution[] {
  if (kind === 'monster')
    return solved(floorsKit.parseLevel(position), (level) => solveMonster(level).map(({ changes }) => changes));
  if (kind === 'save') return solved(floorsKit.parsePosition(position), solveSave);
  return solved(menhirs.parsePosition(position), (read) => solveMenhirs(kind, read).map((line) => tell(read, line)));
}
