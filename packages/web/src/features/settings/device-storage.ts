/** What this browser keeps for the page. */
import { forgetBoards } from '../../storage/kept-boards.ts';
import { removeStored, storedNames } from '../../storage/storage.ts';

/** Whether the browser promised not to clear it away by itself; undefined where it makes no such promises. */
export async function isStoragePersisted(): Promise<boolean | undefined> {
  return navigator.storage?.persisted?.().catch(() => undefined);
}

export async function persistStorage(): Promise<boolean> {
  return navigator.storage.persist().catch(() => false);
}

/** All games, settings and progress; the page begins anew. */
export async function forgetAll(): Promise<void> {
  for (const name of storedNames()) removeStored(name);
  await forgetBoards();
  location.reload();
}
