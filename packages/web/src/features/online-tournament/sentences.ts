/** Times and players of an online tournament, in words. */
import type { EntryId, Online } from '@speeltafel/tournament';
import { language } from '../../i18n/language.ts';
import { levelName } from '../../session/player-names.ts';
import { say } from './words.ts';

const DAY = 24 * 60 * 60_000;

/** The time of day; another day with its date. */
export function momentText(at: number): string {
  const near = Math.abs(at - Date.now()) < DAY / 2;
  const format: Intl.DateTimeFormatOptions = near
    ? { timeStyle: 'short' }
    : { dateStyle: 'medium', timeStyle: 'short' };
  return new Intl.DateTimeFormat(language(), format).format(at);
}

/** What stands behind a name: that it is no person. */
export function machineText({ machines }: Online, entry: EntryId): string | null {
  const machine = machines.get(entry);
  if (machine === undefined) return null;
  return machine.kind === 'bot' ? say().bot : say().computer(levelName(machine.level));
}
