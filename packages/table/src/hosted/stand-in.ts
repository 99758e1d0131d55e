/** A computer player stands in for an absent player. The server decides when that is allowed, and the page shows it. */
import { type Refusal, refusal, refuse, type Seat } from '@speeltafel/rules';
import type { ClockRule } from '../clock.ts';
import type { TableGame } from '../game.ts';
import { type Table, waitsFor } from '../table.ts';
import { done, type Facts, NOT_BEGUN, notYourSeat, OVER, type Sender } from './commands.ts';
import type { Occupant, PersonOccupant, StillFor } from './facts.ts';
import { type Hosted, isFinished, seatsOf, tableTime } from './hosted.ts';

/** A player who is away and awaited for this long may be replaced by a computer player. */
export const AWAY = 60_000;
/** How long the game must have waited if no clock limits a turn. */
export const AWAY_WITHOUT_CLOCK = 4 * 60 * 60_000;
/** With this much time to think, being away is no reason. */
const UNHURRIED = 60 * 60_000;

const toThink = (rule: ClockRule): number =>
  rule.kind === 'none' ? 0 : rule.kind === 'turn' ? rule.each : rule.initial;

/** True if a clock runs that a player must not leave unattended. */
export const isHurried = (rule: ClockRule): boolean => rule.kind !== 'none' && toThink(rule) <= UNHURRIED;

/** Why the table's time stands still, and for how long it has. */
export interface Standstill {
  readonly why: StillFor;
  readonly ms: number;
}

/**
 * How long until a player who has been away for that long may be replaced, if the game waits for them; null if never at
 * this table. A player who has not looked at a new game counts as away; during a pause the game waits for each absent
 * player.
 */
export function waitForReplacement<O, P, A>(
  kit: TableGame<O, P, A>,
  table: Table<O, P, A>,
  seat: Seat,
  away: number,
  at: number,
  still: Standstill | null = null,
): number | null {
  const { rule, since } = table.clocks;
  if (toThink(rule) > UNHURRIED) return null;
  const awaited = waitsFor(kit, table).includes(seat);
  if (still?.why === 'pause') return Math.max(0, AWAY_WITHOUT_CLOCK - still.ms, AWAY - away);
  if (still?.why === 'unseen') return Math.max(0, AWAY - (awaited ? still.ms : 0));
  const patience = rule.kind === 'none' ? AWAY_WITHOUT_CLOCK : AWAY;
  return Math.max(0, patience - (awaited ? at - since : 0), AWAY - away);
}

/** Only a player of this table can do this: for themselves, or for another who is away and awaited. */
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
  if (sitter?.kind !== 'person') return refuse('no-person', 'No player is missing from this seat.', { seat });
  const why =
    sitter.guest === sender.guest ? undefined : whyNotReplaced(kit, hosted, hosted.table, sitter, seat, sender);
  if (why !== undefined) return { ok: false, refusal: why };
  // A player may choose the level for their own seat; for another's it was agreed on when the table was opened.
  const chosen = sitter.guest === sender.guest ? level : (hosted.standIn ?? sender.strongest);
  return done({ kind: 'replaced', seat, sitter: { kind: 'computer', level: chosen, keeps: sitter } });
}

function whyNotReplaced<O, P, A>(
  kit: TableGame<O, P, A>,
  hosted: Hosted<O, P, A>,
  table: Table<O, P, A>,
  { guest, name }: PersonOccupant,
  seat: Seat,
  sender: Sender,
): Refusal | undefined {
  const { still } = hosted;
  const stood = still && { why: still.why, ms: Math.max(0, sender.at - still.since) };
  const left = waitForReplacement(kit, table, seat, sender.awayFor(guest), tableTime(hosted, sender.at), stood);
  if (left === null) return refusal('unhurried', 'At this table one may take the time to be away.');
  if (left === 0) return undefined;
  if (sender.awayFor(guest) === 0) return refusal('present', `${name} is here.`, { name });
  return refusal('not-yet', `${name} has just been here. Wait a little.`, { name, left });
}

/** The player whose seat the stand-in keeps takes it back. */
export function takeSeatBack(seat: Seat, sitter: Occupant | null, sender: Sender): Facts {
  if (sitter?.kind === 'computer' && sitter.left && sitter.keeps?.guest === sender.guest) {
    return refuse('has-left', 'You have left this game.');
  }
  if (sitter?.kind !== 'computer' || sitter.keeps?.guest !== sender.guest) {
    return notYourSeat(seat);
  }
  return done({ kind: 'replaced', seat, sitter: sitter.keeps });
}
