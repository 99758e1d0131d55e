/** One guest's part in an online tournament, and the log without the guest once they are deleted. */
import type { EntryId } from '../tournament.ts';
import type { OnlineFact } from './facts.ts';
import { type Online, tableInPlay } from './online.ts';

/** What only this guest is told. */
export interface GuestPart {
  readonly organiser: boolean;
  readonly entry: EntryId | null;
  /** The table where the guest must play now. Others see it only if that reveals nothing. */
  readonly table: string | null;
}

export function partOf(online: Online, guest: string): GuestPart {
  const { tournament } = online;
  const entry = [...tournament.entries.values()].find((one) => one.guest === guest)?.id ?? null;
  const last = tournament.rounds.at(-1);
  const board = entry === null ? undefined : last?.boards.find(({ seats }) => seats.includes(entry));
  return {
    organiser: guest === online.organiser,
    entry,
    table: last === undefined || board === undefined ? null : tableInPlay(online, last.number, board),
  };
}

/** Replaces a name. */
const FORGOTTEN = '—';

/** The fact without the names of a guest with this entry; the same object if it does not name them. */
export function withoutNames(fact: OnlineFact, guest: string, entry: EntryId | null): OnlineFact {
  if (fact.kind === 'hosted' && fact.guest === guest) return { ...fact, name: FORGOTTEN };
  if ((fact.kind === 'entered' || fact.kind === 'renamed') && fact.entry === entry) return { ...fact, name: FORGOTTEN };
  return fact;
}
