import { menhirs } from '@speeltafel/rules';
import { MENHIRS_LEVELS, menhirsPlayer } from './menhirs/levels.ts';
import { type Thinker, thinker } from './thinker.ts';

export const thinkers: Readonly<Record<string, Thinker>> = {
  menhirs: thinker(menhirs, new Map(MENHIRS_LEVELS.map((level) => [level.name, menhirsPlayer(level)]))),
};
