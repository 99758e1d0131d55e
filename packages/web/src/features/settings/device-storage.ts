/** The page's data in this browser. */
import { forgetBoards } from '../../storage/kept-boards.ts';
import { removeStored, storedNames } from '../../storage/storage.ts';

/** Whether the browser promised not to evict it; undefined if it makes no such promises. */
export async function isStoragePersisted(): Promise<boolean | undefined> {
  return navigator.storage?.persisted?.().catch(() => undefined);
}

export async function persistStorage(): Promise<boolean> {
  return navigator.storage.persist().catch(() => false);
}

/** Deletes all games, settings and progress, and reloads the page. */
export async function forgetAll(): Promise<void> {
  for (const name of storedNames()) removeStored(name);
  await forgetBoards();
  location.reload();
}
