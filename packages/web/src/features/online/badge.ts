/** The number of waiting games, as a badge on the icon of the installed page. */
import { type ListedTable, listMine } from './api.ts';
import { me } from './identity/guest.ts';
import { isMine } from './waiting-games.ts';

export function showBadge(tables: readonly ListedTable[]): void {
  // Not supported by every browser.
  const { setAppBadge } = navigator as Partial<Pick<Navigator, 'setAppBadge'>>;
  const waiting = tables.filter((table) => isMine(table, me()?.id ?? '')).length;
  setAppBadge?.call(navigator, waiting).catch(() => undefined);
}

/**
 * Call this after a turn at this table; the server may not have the turn yet. Only an installed page has an icon with a badge.
 */
export async function updateBadge(played: string): Promise<void> {
  if (!matchMedia('(display-mode: standalone)').matches) return;
  const answer = await listMine();
  if (answer.ok) showBadge(answer.value.filter(({ id, status }) => id !== played && status !== 'over'));
}
