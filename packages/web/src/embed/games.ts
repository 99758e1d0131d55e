/** The games that other sites can show in a frame. Each is fetched when a record of it is shown. */
import type { ReadEmbedded } from '../games/contract/embed.ts';

const GAMES: Readonly<Record<string, () => Promise<{ readonly readEmbedded: ReadEmbedded }>>> = {
  menhirs: () => import('../games/menhirs/embed.ts'),
  floors: () => import('../games/floors/embed.ts'),
};

/** Undefined for a game that cannot be shown. */
export const embeddedGame = async (game: string): Promise<ReadEmbedded | undefined> =>
  Object.hasOwn(GAMES, game) ? (await GAMES[game]!()).readEmbedded : undefined;
