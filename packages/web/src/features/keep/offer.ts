/** When a guest is offered to be kept: after a game, and after "not now" for a month no more. */
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
