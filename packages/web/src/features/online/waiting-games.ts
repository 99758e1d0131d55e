/** Which games wait for a player, in which order. */
import type { ListedTable } from './api.ts';

export const isMine = ({ players, waiting, invited }: ListedTable, guest: string): boolean =>
  invited !== undefined ||
  waiting.some((seat) => {
    const one = players[seat - 1];
    return one !== null && one !== undefined && 'guest' in one && one.guest === guest;
  });

/** When the player has to play at the latest; null if there is no limit. */
export const deadlineOf = (table: ListedTable, guest: string): number | null =>
  table.status === 'playing' && isMine(table, guest) ? (table.deadline ?? null) : null;

/** Games that wait for this player come first: those whose time runs out first, then those that have waited longest. */
export function inOrder(tables: readonly ListedTable[], guest: string): readonly ListedTable[] {
  const mine = tables.filter((table) => isMine(table, guest));
  const until = (table: ListedTable): number => deadlineOf(table, guest) ?? Number.MAX_SAFE_INTEGER;
  return [
    ...mine.toSorted((a, b) => until(a) - until(b) || a.changed - b.changed),
    ...tables.filter((table) => !mine.includes(table)),
  ];
}
