/** What this browser keeps for us. */
import { keptNames, storage } from '../../storage/storage.ts';

const OURS = 'speeltafel.';

/** Whether the browser promised not to clear it away by itself; undefined where it makes no such promises. */
export async function keptForGood(): Promise<boolean | undefined> {
  return navigator.storage?.persisted?.().catch(() => undefined);
}

export async function keepForGood(): Promise<boolean> {
  return navigator.storage.persist().catch(() => false);
}

/** All games, settings and progress; the page begins anew. */
export function forgetAll(): void {
  for (const key of keptNames()) if (key.startsWith(OURS)) storage().removeItem(key);
  location.reload();
}
