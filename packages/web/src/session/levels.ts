/** The computer players by name, weakest first. The players themselves are too heavy for the page's own thread. */
import { floorsUi } from '../games/floors/index.ts';
import { menhirsUi } from '../games/menhirs/index.ts';

export const LEVELS = { menhirs: menhirsUi.levels, floors: floorsUi.levels } as const;

export type LevelId = (typeof LEVELS)['menhirs' | 'floors'][number];
