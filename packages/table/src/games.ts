/** The tables of all games. */
import { GameList } from '@speeltafel/rules';
import { floorsTable } from './floors/floors.ts';
import type { TableGame } from './game.ts';
import { menhirsTable } from './menhirs/menhirs.ts';

export * as floorsMonster from './floors/monster.ts';
export * as menhirsSides from './menhirs/sides.ts';
export { floorsTable, menhirsTable };

/** Calls a function with a kit whose types only that function's own type parameters know. */
type Opened = <T>(use: <O, P, A>(kit: TableGame<O, P, A>) => T) => T;

const kits = /* @__PURE__ */ new GameList<Opened>({
  menhirs: (use) => use(menhirsTable),
  floors: (use) => use(floorsTable),
});

/** True if a game of that name can be played at a table. Check this for every name from outside. */
export const hasTable = (game: string): boolean => kits.has(game);

export const withKit = <T>(game: string, use: <O, P, A>(kit: TableGame<O, P, A>) => T): T => kits.get(game)(use);

/** Adds a game that is not built in, as tests do. */
export const registerTable = <O, P, A>(kit: TableGame<O, P, A>): void => kits.register(kit.game.id, (use) => use(kit));
