/** The seals of tables as they were shown first: a table that shows another one later is found out. */
import { keptNames, storage } from '../../../storage/storage.ts';

const PREFIX = 'speeltafel.seal.';
const MOST = 100;

export function sealOf(table: string): string | null {
  try {
    return storage().getItem(PREFIX + table);
  } catch {
    return null;
  }
}

export function rememberSeal(table: string, seal: string): void {
  if (sealOf(table) !== null) return;
  try {
    const old = keptNames().filter((key) => key.startsWith(PREFIX));
    for (const key of old.slice(0, Math.max(0, old.length - MOST))) storage().removeItem(key);
    storage().setItem(PREFIX + table, seal);
  } catch {
    // Then the seal is only on the screen.
  }
}
