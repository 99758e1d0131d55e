/** The only list of games in the page. */
import { floorsUi } from './floors/index.ts';
import type { GameUi } from './game-ui.ts';
import { menhirsUi } from './menhirs/index.ts';

const BUILT_IN = { menhirs: menhirsUi, floors: floorsUi } as const satisfies Readonly<Record<string, GameUi>>;

export type GameId = keyof typeof BUILT_IN;

const games: Record<string, GameUi> & Record<GameId, GameUi> = { ...BUILT_IN };

export const GAMES: Readonly<Record<GameId, GameUi>> = games;

/** The games that bring an optional part, in the order in which lists show them. */
export const gamesWith = (part: keyof GameUi): readonly GameId[] =>
  (Object.keys(GAMES) as GameId[]).filter((id) => GAMES[id][part] !== undefined);

const ids: GameId[] = ['floors', 'menhirs'];

/** In the order in which home shows them. */
export const GAME_IDS: readonly GameId[] = ids;

export const isGame = (name: string | undefined): name is GameId => ids.some((id) => id === name);

/** For names that were checked at the boundary, such as that of a record: an unknown one is a defect. */
export function gameUi(id: string): GameUi {
  if (!isGame(id)) throw new Error(`The page has no game ${JSON.stringify(id)}.`);
  return GAMES[id];
}

/** Adds a game that is not built in, as tests do. The type of ids names only the built-in games. */
export function registerGame(ui: GameUi): void {
  if (isGame(ui.id)) throw new Error(`The game ${JSON.stringify(ui.id)} is registered already.`);
  games[ui.id] = ui;
  ids.push(ui.id as GameId);
}
