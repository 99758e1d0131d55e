/** A table or a tournament, as far as notifications need it. */
import type { hosted } from '@speeltafel/table';
import { type CheckInCall, checkInCall } from '@speeltafel/tournament';
import type { LiveTable } from '../host/live-table.ts';
import type { LiveTournament } from '../tournaments/live-tournament.ts';

/** What a player is notified of. */
export interface Called extends Omit<hosted.Attention, 'kind'> {
  readonly kind: hosted.Attention['kind'] | CheckInCall['kind'] | 'invitation';
}

export interface Place {
  readonly game: string;
  readonly version: number;
  readonly guests: readonly string[];
  /** True if guests who were invited by name may still come. */
  readonly invites: boolean;
  isLooking(guest: string): boolean;
  attention(guest: string): readonly Called[];
}

const OF_TOURNAMENTS: ReadonlySet<string> = new Set<Called['kind']>(['start', 'check-in']);

/** The part of the page's address that a notification opens, and the table's id; '' for none. */
export function targetOf(kind: string, id: string): { readonly path: string; readonly table: string } {
  if (id === '') return { path: '', table: '' };
  return OF_TOURNAMENTS.has(kind) ? { path: `#/tournaments/${id}`, table: '' } : { path: `#/table/${id}`, table: id };
}

export const guestsAt = (liveTable: LiveTable): readonly string[] => [
  ...new Set([...liveTable.entry().seats.map(({ guest }) => guest), liveTable.host]),
];

export const tablePlace = (liveTable: LiveTable): Place => ({
  game: liveTable.game,
  version: liveTable.version,
  guests: guestsAt(liveTable),
  invites: liveTable.entry().status === 'gathering',
  isLooking: (guest) => liveTable.isLooking(guest),
  attention: (guest) => liveTable.attention(guest),
});

export const tournamentPlace = (live: LiveTournament): Place => ({
  game: live.online.tournament.settings.game,
  version: live.version,
  guests: live.guests,
  invites: false,
  isLooking: (guest) => live.isLooking(guest),
  attention(guest) {
    const call = checkInCall(live.online, guest);
    return call === null ? [] : [call];
  },
});
