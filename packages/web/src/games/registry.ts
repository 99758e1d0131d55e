/** The only list of games in the page. */
import { floorsUi } from './floors/index.ts';
import type { GameUi } from './game-ui.ts';
import { menhirsUi } from './menhirs/index.ts';

const BUILT_IN = { menhirs: menhirsUi, floors: floorsUi } as const satisfies Readonly<Record<string, GameUi>>;

export type GameId = keyof typeof BUILT_IN;

export const GAMES: Readonly<Record<GameId, GameUi>> = BUILT_IN;

/** The games that bring an optional part, in the order in which lists show them. */
export const gamesWith = (part: keyof GameUi): readonly GameId[] =>
  (Object.keys(GAMES) as GameId[]).filter((id) => GAMES[id][part] !== undefined);

/** In the order in which home shows them. */
export const GAME_IDS: readonly GameId[] = ['floors', 'menhirs'];

export const isGame = (name: string | undefined): name is GameId => GAME_IDS.some((id) => id === name);
