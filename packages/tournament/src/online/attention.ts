/** The reminder to check in for a player of an online tournament, even if they have closed the page. */
import { isDecided } from '../tournament.ts';
import { checkInEnds, isHere, type Online, tablesOf } from './online.ts';

export interface CheckInCall {
  /** `start` before the first round, if that begins automatically; `check-in` for the paired round. */
  readonly kind: 'start' | 'check-in';
  /** Stays the same while it is about the same thing. */
  readonly key: string;
  readonly since: number;
  /** The latest time to check in; null during a pause. */
  readonly deadline: number | null;
}

export function checkInCall(online: Online, guest: string): CheckInCall | null {
  const { tournament, settings, paused } = online;
  const entry = [...tournament.entries.values()].find((one) => one.guest === guest);
  const last = tournament.rounds.at(-1);
  const round = last?.number ?? 1;
  if (tournament.finished || entry === undefined || entry.withdrawn || isHere(online, entry.id, round)) return null;
  if (last === undefined) {
    const { starts } = settings;
    return starts === null ? null : { kind: 'start', key: `begins ${starts}`, since: 0, deadline: starts };
  }
  const board = last.boards.find(({ seats }) => seats.includes(entry.id));
  if (board === undefined || isDecided(tournament, board) || tablesOf(online, round, board.number).length > 0)
    return null;
  const deadline = paused === null ? checkInEnds(online, 0) : null;
  return { kind: 'check-in', key: `round ${round}`, since: online.pairedAt.at(-1)!, deadline };
}
