import { floors, menhirs } from '@speeltafel/rules';
import { FLOORS_LEVELS, playerOf as floorsPlayerOf } from './floors/index.ts';
import { MENHIRS_LEVELS, playerOf as menhirsPlayerOf } from './menhirs/index.ts';
import { type Thinker, thinker } from './thinker.ts';

export const thinkers: Readonly<Record<string, Thinker>> = {
  menhirs: thinker(menhirs, new Map(MENHIRS_LEVELS.map((level) => [level.id, menhirsPlayerOf(level)]))),
  floors: thinker(floors, new Map(FLOORS_LEVELS.map((level) => [level.id, floorsPlayerOf(level)]))),
};
