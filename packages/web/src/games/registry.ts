/** The only list of games in the page. */
import { floorsUi } from './floors/index.ts';
import type { GameUi } from './game-ui.ts';
import { menhirsUi } from './menhirs/index.ts';

const BUILT_IN = { menhirs: menhirsUi, floors: floorsUi } as const satisfies Readonly<Record<string, GameUi>>;

export type GameId = keyof typeof BUILT_IN;

const games: Record<string, GameUi> & Record<GameId, GameUi> = { ...BUILT_IN };

const ids = Object.keys(BUILT_IN) as GameId[];

export const GAMES: Readonly<Record<GameId, GameUi>> = games;

/** The order of home and of all lists. */
export const GAME_IDS: readonly GameId[] = ids;

/** The games that provide an optional part. */
export const gamesWith = (part: keyof GameUi): readonly GameId[] => ids.filter((id) => GAMES[id][part] !== undefined);

export const isGame = (name: string | undefined): name is GameId => ids.some((id) => id === name);

/** For ids that were checked at the boundary, such as that of a record: an unknown one is a defect. */
export function gameUi(id: string): GameUi {
  if (!isGame(id)) throw new Error(`Unknown game on the page: ${JSON.stringify(id)}.`);
  return GAMES[id];
}

/** Adds a game that is not built in, as tests do. The type `GameId` covers only the built-in games. */
export function registerGame(ui: GameUi): void {
  if (isGame(ui.id)) throw new Error(`The game ${JSON.stringify(ui.id)} is already registered.`);
  games[ui.id] = ui;
  ids.push(ui.id as GameId);
}
