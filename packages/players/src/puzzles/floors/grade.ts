/**
 * The grade of a Floors puzzle: one point for each countable thing that makes the solution hard to see.
 *
 * - many results to choose from, and even more of them;
 * - a long walk of the monster to foresee (monster), many different cards to foresee (save);
 * - more than one change or token to combine;
 * - a tile has to be pushed: people move tokens first;
 * - plausible wrong answers: results that fail only late or only by one card.
 */
import { floors, floorsKit } from '@speeltafel/rules';
import { follow } from '../line.ts';
import { type Grade, gradeBy } from '../puzzle.ts';
import type { Changed } from './monster.ts';
import type { Saving } from './save.ts';

const { makeTile, runLevel } = floorsKit;

type Tiled = Pick<floorsKit.Level, 'tiles'>;

/** True if a tile has left its place. */
const hasPushed = (from: Tiled, to: Tiled): boolean => {
  const after = new Set(to.tiles.map(makeTile));
  return from.tiles.some((tile) => !after.has(makeTile(tile)));
};

export function gradeMonster(level: floorsKit.Level, solution: Changed, results: number): Grade {
  const { steps } = runLevel(solution.level);
  return gradeBy([
    results >= 40,
    results >= 300,
    steps.length >= 20,
    steps.length >= 40,
    solution.changes.length >= 2,
    hasPushed(level, solution.level),
  ]);
}

export function gradeSave(position: floorsKit.Position, solution: Saving, all: readonly Saving[]): Grade {
  const almost = all.filter(({ danger }) => danger === 1).length;
  return gradeBy([
    all.length >= 30,
    all.length >= 200,
    new Set(position.pile).size >= 5,
    solution.turns.length >= 2,
    hasPushed(position, follow(floors, position, solution.turns)),
    almost >= 5,
  ]);
}
