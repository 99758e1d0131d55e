/** Asks from time to time, after a move in a game with days per turn, whether the player wants notifications. */
import type { ClockRule } from '@speeltafel/table';
import { readText, writeText } from '../../storage/storage.ts';

const STORED = 'call-me';
const DAY = 24 * 60 * 60_000;
const QUIET_FOR = 30 * DAY;

export const isSlow = (clock: ClockRule): boolean => clock.kind === 'turn' && clock.each >= DAY;

/** The rest loads only when it is time to ask. */
export function offerToCall(): void {
  if (Number(readText(STORED) ?? 0) + QUIET_FOR > Date.now()) return;
  writeText(STORED, String(Date.now()));
  import('./call-me.ts').then(
    ({ askToCall }) => askToCall(),
    () => undefined,
  );
}
