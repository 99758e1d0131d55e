/** Asks once in a while, after a move in a game where turns take days, whether the player wants to be called. */
import type { ClockRule } from '@speeltafel/table';
import { readText, writeText } from '../../storage/storage.ts';

const STORED = 'call-me';
const DAY = 24 * 60 * 60_000;
const QUIET_FOR = 30 * DAY;

export const isSlow = (clock: ClockRule): boolean => clock.kind === 'turn' && clock.each >= DAY;

/** The rest is loaded when it is asked. */
export function offerToCall(): void {
  if (Number(readText(STORED) ?? 0) + QUIET_FOR > Date.now()) return;
  writeText(STORED, String(Date.now()));
  import('./call-me.ts').then(
    ({ askToCall }) => askToCall(),
    () => undefined,
  );
}
