/**
 * How hard a puzzle of Floors is: a point for each thing that can be counted and that makes the solution hard to see.
 *
 * - many results to choose from, and still more of them;
 * - a long walk of the monster to foresee (monster), many different cards to foresee (save);
 * - more than one change or token to bring together;
 * - a tile has to be pushed: people move tokens first;
 * - plausible wrong answers: results that fail only late or only by one card.
 */
import { floors, floorsKit } from '@speeltafel/rules';
import { type Grade, gradeBy } from '../puzzle.ts';
import type { Changed } from './monster.ts';
import type { Saving } from './save.ts';

const { makeTiles, runLevel } = floorsKit;

const stillThere = (from: floorsKit.Level, to: floorsKit.Level): boolean =>
  from.tiles.every((tile) => makeTiles(to.tiles).split(',').includes(floorsKit.makeTile(tile)));

export function gradeMonster(level: floorsKit.Level, solution: Changed, results: number): Grade {
  const { steps } = runLevel(solution.level);
  return gradeBy([
    results >= 40,
    results >= 300,
    steps.length >= 20,
    steps.length >= 40,
    solution.changes.length >= 2,
    !stillThere(level, solution.level),
  ]);
}

const hasPushed = (before: floorsKit.Position, turns: readonly string[]): boolean => {
  let now = before;
  for (const text of turns) {
    const parsed = floorsKit.parseAction(text, now.turn);
    const next = parsed.ok ? floors.play(now, parsed.value.seat, parsed.value.action, 0) : parsed;
    if (!next.ok) return false;
    now = next.value;
  }
  return makeTiles(now.tiles) !== makeTiles(before.tiles);
};

export function gradeSave(position: floorsKit.Position, solution: Saving, all: readonly Saving[]): Grade {
  const almost = all.filter(({ danger }) => danger === 1).length;
  return gradeBy([
    all.length >= 30,
    all.length >= 200,
    new Set(position.pile).size >= 5,
    solution.turns.length >= 2,
    hasPushed(position, solution.turns),
    almost >= 5,
  ]);
}
