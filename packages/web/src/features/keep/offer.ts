/** When to offer a guest to become permanent: after a game, but not for a month after "not now". */
import { readText, writeText } from '../../storage/storage.ts';

const STORED = 'keep';
const KEPT = 'kept';
const QUIET_FOR = 30 * 24 * 60 * 60_000;

const isKept = (): boolean => readText(STORED) === KEPT;
export const noteKept = (): void => void writeText(STORED, KEPT);
export const noteNotNow = (): void => {
  if (!isKept()) writeText(STORED, String(Date.now()));
};

export const offersToKeep = (): boolean => !isKept() && Number(readText(STORED) ?? 0) + QUIET_FOR < Date.now();
