/** The seal of each table as it was first shown, so that a table that shows another one later is found out. */
import { readText, removeStored, storedNames, writeText } from '../../../storage/storage.ts';

const PREFIX = 'seal.';
const MOST = 100;

export const sealOf = (table: string): string | null => readText(PREFIX + table);

export function rememberSeal(table: string, seal: string): void {
  if (sealOf(table) !== null) return;
  const old = storedNames().filter((name) => name.startsWith(PREFIX));
  for (const name of old.slice(0, Math.max(0, old.length - MOST))) removeStored(name);
  writeText(PREFIX + table, seal);
}
