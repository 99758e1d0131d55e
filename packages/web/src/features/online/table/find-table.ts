/** Finds a table on the server, and loads what its game needs. */
import { GAMES } from '../../../games/registry.ts';
import { fetchPart } from '../../../router/lazy-screen.ts';
import { findTable } from '../api.ts';
import type { FoundTable } from './kept-connection.ts';
import { announcedTables } from './table-connection.ts';

const TRIES = 6;
const BETWEEN_TRIES = 300;

/**
 * The table, or why there is none: it does not exist, this page does not know its game, or the server did not answer.
 */
export type Found = FoundTable | 'none' | 'unknown' | 'away';

/** Finds a table by id or code. A next game is announced shortly before its table exists. */
export async function find(asked: string): Promise<Found> {
  const name = asked.trim().toLowerCase();
  for (let tried = 1; ; tried++) {
    const found = await findTable(name);
    if (found.ok) return { table: found.value, options: await fetchPart(GAMES[found.value.game].options) };
    if (found.refusal.code === 'unknown-game') return 'unknown';
    if (found.refusal.code !== 'no-such-table') return 'away';
    if (tried === TRIES || !announcedTables.has(name)) return 'none';
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_TRIES));
  }
}
