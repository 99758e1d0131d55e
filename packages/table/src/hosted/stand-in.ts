/** A computer player in the seat of a player who is away. The server asks when that is allowed, and the page shows it. */
import { type Refusal, refusal, refuse, type Seat } from '@speeltafel/rules';
import type { TableGame } from '../game.ts';
import { type Table, waitsFor } from '../table.ts';
import { done, type Facts, NOT_BEGUN, notYourSeat, OVER, type Sender } from './commands.ts';
import type { PersonSitter, Sitter } from './facts.ts';
import { type Hosted, isFinished, seatsOf, tableTime } from './hosted.ts';

/** Somebody who is away, and waited for, for so long may be replaced by a computer player. */
export const AWAY = 60_000;
/** Where no clock says how long a turn may take, the game must have waited for so long. */
export const AWAY_WITHOUT_CLOCK = 4 * 60 * 60_000;
/** With so much time to think, being away is no reason. */
const UNHURRIED = 60 * 60_000;

/** How long until somebody who has been away for so long may be replaced, if the game waits for them; null: not at this table. */
export function untilReplaced<O, P, A>(
  kit: TableGame<O, P, A>,
  table: Table<O, P, A>,
  seat: Seat,
  away: number,
  at: number,
): number | null {
  const { rule, since } = table.clocks;
  const toThink = rule.kind === 'none' ? 0 : rule.kind === 'turn' ? rule.each : rule.initial;
  if (toThink > UNHURRIED) return null;
  const waited = waitsFor(kit, table).includes(seat) ? at - since : 0;
  const patience = rule.kind === 'none' ? AWAY_WITHOUT_CLOCK : AWAY;
  return Math.max(0, patience - waited, AWAY - away);
}

/** Only by somebody who plays along: for oneself, or for somebody the game has waited for and who is away. */
export function replace<O, P, A>(
  kit: TableGame<O, P, A>,
  hosted: Hosted<O, P, A>,
  seat: Seat,
  level: string,
  sender: Sender,
): Facts {
  const sitter = hosted.seating[seat] ?? null;
  if (hosted.table === null) return NOT_BEGUN;
  if (isFinished(kit, hosted)) return OVER;
  if (seatsOf(hosted.seating, sender.guest).length === 0) return refuse('not-your-table', 'Only players can do this.');
  if (sitter?.kind !== 'person') return refuse('no-person', 'Nobody is missing at this seat.', { seat });
  const why =
    sitter.guest === sender.guest ? undefined : whyNotReplaced(kit, hosted, hosted.table, sitter, seat, sender);
  if (why !== undefined) return { ok: false, refusal: why };
  // For oneself one may choose; for another it is what was agreed on when the table was opened.
  const chosen = sitter.guest === sender.guest ? level : (hosted.standIn ?? sender.strongest);
  return done({ kind: 'replaced', seat, sitter: { kind: 'computer', level: chosen, keeps: sitter } });
}

function whyNotReplaced<O, P, A>(
  kit: TableGame<O, P, A>,
  hosted: Hosted<O, P, A>,
  table: Table<O, P, A>,
  { guest, name }: PersonSitter,
  seat: Seat,
  sender: Sender,
): Refusal | undefined {
  const left = untilReplaced(kit, table, seat, sender.awayFor(guest), tableTime(hosted, sender.at));
  if (left === null) return refusal('unhurried', 'At this table one may take the time to be away.');
  if (sender.awayFor(guest) === 0) return refusal('present', `${name} is here.`, { name });
  return left === 0 ? undefined : refusal('not-yet', `${name} has just been here. Wait a little.`, { name, left });
}

/** Whoever it keeps the seat for takes it back. */
export function comeBack(seat: Seat, sitter: Sitter | null, sender: Sender): Facts {
  if (sitter?.kind !== 'computer' || sitter.keeps?.guest !== sender.guest) {
    return notYourSeat(seat);
  }
  return done({ kind: 'replaced', seat, sitter: sitter.keeps });
}
