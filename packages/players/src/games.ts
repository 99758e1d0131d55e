/** The computer players of all games. */
import { floors, GameList, menhirs } from '@speeltafel/rules';
import { FLOORS_LEVELS, playerOf as floorsPlayerOf } from './floors/index.ts';
import { MENHIRS_LEVELS, playerOf as menhirsPlayerOf } from './menhirs/index.ts';
import { type TextGame, textGame } from './text-game.ts';

export * as floorsPlayers from './floors/index.ts';
export * as menhirsPlayers from './menhirs/index.ts';
export * as menhirsSolver from './menhirs/solver/index.ts';

const openings = /* @__PURE__ */ new GameList<(remembered: number) => TextGame>({
  menhirs: (remembered) =>
    textGame(
      menhirs,
      MENHIRS_LEVELS.map((level) => ({ ...level, player: menhirsPlayerOf(level) })),
      remembered,
    ),
  floors: (remembered) =>
    textGame(
      floors,
      FLOORS_LEVELS.map((level) => ({ ...level, player: floorsPlayerOf(level) })),
      remembered,
    ),
});

/** The games that computer players know. */
export const playedGames = (): readonly string[] => openings.ids;

/** Undefined for a game that no computer player knows. */
export const openTextGame = (game: string, remembered = 0): TextGame | undefined =>
  openings.has(game) ? openings.get(game)(remembered) : undefined;

/** Adds players of a game that is not built in, as tests do. */
export const registerPlayers = (game: string, open: (remembered: number) => TextGame): void =>
  openings.register(game, open);
