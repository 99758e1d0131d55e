/** Formats times and players of an online tournament. */
import { type EntryId, nextRoundAt, type Online, roundsOf } from '@speeltafel/tournament';
import { language } from '../../i18n/language.ts';
import { levelName } from '../../session/player-names.ts';
import { say } from './words.ts';

const DAY = 24 * 60 * 60_000;

/** The time of day, with the date unless it is near. */
export function momentText(at: number): string {
  const near = Math.abs(at - Date.now()) < DAY / 2;
  const format: Intl.DateTimeFormatOptions = near
    ? { timeStyle: 'short' }
    : { dateStyle: 'medium', timeStyle: 'short' };
  return new Intl.DateTimeFormat(language(), format).format(at);
}

/** When the next round begins, or what it waits for; null after the last one. */
export function nextRoundText(online: Online): string | null {
  const { tournament, settings } = online;
  const next = tournament.rounds.length + 1;
  if (tournament.finished || next > roundsOf(tournament)) return null;
  const at = nextRoundAt(online);
  if (at !== null) return say().beginsAt(next, momentText(at));
  const byOrganiser = settings.pace.kind === 'organiser' || next === 1;
  return byOrganiser ? say().waitsForOrganiser(next) : say().waitsForBoards(next);
}

/** A note after a name that is not a person's. */
export function machineText({ machines }: Online, entry: EntryId): string | null {
  const machine = machines.get(entry);
  if (machine === undefined) return null;
  return machine.kind === 'bot' ? say().bot : say().computer(levelName(machine.level));
}
