/** The only list of games in the page. */
import { floorsUi } from './floors/index.ts';
import type { GameUi } from './game-ui.ts';
import { menhirsUi } from './menhirs/index.ts';

const BUILT_IN = { floors: floorsUi, menhirs: menhirsUi } as const satisfies Readonly<Record<string, GameUi>>;

export type GameId = keyof typeof BUILT_IN;

export const GAMES: Readonly<Record<GameId, GameUi>> = BUILT_IN;

/** In the order in which home shows them. */
export const GAME_IDS: readonly GameId[] = ['floors', 'menhirs'];

export const isGame = (name: string | undefined): name is GameId => GAME_IDS.some((id) => id === name);
