/**
 * The seal and the pledges that each table showed first, before its game. If it shows something else later, that is
 * detected.
 */
import { readText, removeStored, storedNames, writeText } from '../../../storage/storage.ts';

const PREFIX = 'seal.';
const MOST = 100;

const partsOf = (table: string): readonly string[] => readText(PREFIX + table)?.split(' ') ?? [];

export const sealOf = (table: string): string | null => partsOf(table)[0] ?? null;

/** The pledges by seat, such as `1:0011…`; empty if none were shown. */
export const pledgesOf = (table: string): readonly string[] => partsOf(table).slice(1);

export function rememberSeal(table: string, seal: string, pledges: readonly string[] = []): void {
  const [known, ...promised] = partsOf(table);
  if (known !== undefined && (promised.length > 0 || pledges.length === 0)) return;
  const old = storedNames().filter((name) => name.startsWith(PREFIX));
  for (const name of old.slice(0, Math.max(0, old.length - MOST))) removeStored(name);
  writeText(PREFIX + table, [known ?? seal, ...pledges].join(' '));
}
