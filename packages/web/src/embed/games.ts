/** The games that can be embedded in other sites. Each is loaded when a record of it is shown. */
import type { ReadEmbedded } from '../games/contract/embed.ts';

const GAMES: Readonly<Record<string, () => Promise<{ readonly readEmbedded: ReadEmbedded }>>> = {
  menhirs: () => import('../games/menhirs/embed.ts'),
  floors: () => import('../games/floors/embed.ts'),
};

/** Returns undefined for a game that cannot be embedded. */
export const embeddedGame = async (game: string): Promise<ReadEmbedded | undefined> =>
  Object.hasOwn(GAMES, game) ? (await GAMES[game]!()).readEmbedded : undefined;
