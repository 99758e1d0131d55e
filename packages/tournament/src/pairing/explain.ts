/** Explains why a board was paired this way, as data from the facts alone; the page makes sentences of it. */
import { tallies } from '../tally.ts';
import type { Board, EntryId, Tournament } from '../tournament.ts';
import { drawLots } from './lots.ts';
import { areKeptApart, type SeatReason, seatPair } from './seats.ts';
import { seatLabel } from './swiss.ts';

export interface PairingReason {
  /** `first-round`: all had the same score. Scores are in half wins, or place points at tables. */
  readonly kind: 'by-hand' | 'first-round' | 'same-score' | 'different-score' | 'schedule' | 'bracket' | 'table';
  /** Before the round, in the order of the seats. */
  readonly scores: readonly number[];
  /** How often two of them had met before; at a table, the maximum over all pairs. */
  readonly met: number;
  /** Why the first seat starts; null if the format decides. */
  readonly seat: SeatReason | null;
}

export interface ByeReason {
  readonly kind: 'odd-number' | 'kept-apart' | 'schedule' | 'bracket' | 'too-few';
  readonly score: number;
  readonly byesBefore: number;
}

/** The tournament as it was when a round was paired. */
function before(tournament: Tournament, round: number): Tournament {
  return { ...tournament, rounds: tournament.rounds.slice(0, round - 1) };
}

export function explainBoard(tournament: Tournament, round: number, board: Board): PairingReason {
  const all = tallies(tournament, round - 1);
  const of = board.seats.map((id) => all.get(id)!);
  const scores = of.map(({ score }) => score);
  const met = Math.max(0, ...of.flatMap((one, i) => of.slice(i + 1).map((other) => one.met.get(other.id) ?? 0)));
  const { kind: format } = tournament.settings.format;
  const reason = { scores, met };
  if (board.byHand) return { kind: 'by-hand', ...reason, seat: null };
  if (format === 'tables') return { kind: 'table', ...reason, seat: null };
  if (format === 'round-robin') return { kind: 'schedule', ...reason, seat: null };
  const then = before(tournament, round);
  const lots = drawLots(then, seatLabel(round), [...tournament.entries.keys()]);
  const seat = seatPair(of[0]!, of[1]!, lots).reason;
  if (format === 'knockout') return { kind: 'bracket', ...reason, seat };
  if (round === 1) return { kind: 'first-round', ...reason, seat };
  return { kind: scores[0] === scores[1] ? 'same-score' : 'different-score', ...reason, seat };
}

export function explainBye(tournament: Tournament, round: number, id: EntryId): ByeReason {
  const { score, byes } = tallies(tournament, round - 1).get(id)!;
  const reason = { score, byesBefore: byes };
  const { kind: format } = tournament.settings.format;
  if (format === 'tables') return { kind: 'too-few', ...reason };
  if (format === 'round-robin') return { kind: 'schedule', ...reason };
  if (format === 'knockout') return { kind: 'bracket', ...reason };
  const byesNow = tournament.rounds[round - 1]?.byes ?? [];
  const apart = byesNow.some((other) => areKeptApart(tournament.apart, id, other));
  return { kind: apart ? 'kept-apart' : 'odd-number', ...reason };
}
