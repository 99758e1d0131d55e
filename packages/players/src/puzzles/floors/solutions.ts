import { floorsKit } from '@speeltafel/rules';
import type { Solutions } from '../puzzle.ts';
import type { FloorsKind } from './kinds.ts';
import { solveMonster } from './monster.ts';
import { solveSave } from './save.ts';

export const FLOORS_SOLUTIONS: Readonly<Record<FloorsKind, Solutions>> = {
  monster(text) {
    const level = floorsKit.parseLevel(text);
    return level.ok ? solveMonster(level.value).map(({ changes }) => changes) : [];
  },
  save(text) {
    const position = floorsKit.parsePosition(text);
    return position.ok ? solveSave(position.value) : [];
  },
};
