/** Ends a game before its rules do: on time, by resignation, or by agreement. */
import { type BrokenOff, CHANCE, type Refusal, type Result, refusal, refuse, type Seat } from '@speeltafel/rules';
import { charged, outOfTime } from './clock.ts';
import type { TableGame } from './game.ts';
import { isOver, type Table, timeOf, waitsFor } from './table.ts';

/** The seats that have run out of time first. */
export function firstOutOfTime<O, P, A>(kit: TableGame<O, P, A>, table: Table<O, P, A>, time: number): readonly Seat[] {
  return outOfTime(table.clocks, waitsFor(kit, table), timeOf(table, time));
}

/** The same, without computer players that have to wait before they can think. */
export function lateSeats<O, P, A>(kit: TableGame<O, P, A>, table: Table<O, P, A>, time: number): readonly Seat[] {
  if (isOver(kit, table)) return [];
  const hurried = waitsFor(kit, table).filter((seat) => !queues(table, seat));
  return outOfTime(table.clocks, hurried, timeOf(table, time));
}

const queues = <O, P, A>({ chairs }: Table<O, P, A>, seat: Seat): boolean =>
  chairs.some(
    (chair) => chair.seat === seat && chair.controller.kind === 'computer' && chair.controller.queues === true,
  );

/** Ends the game on time for these seats. */
export function loseOnTime<O, P, A>(
  kit: TableGame<O, P, A>,
  table: Table<O, P, A>,
  [seat, another]: readonly Seat[],
  time: number,
): Table<O, P, A> {
  if (seat === undefined || isOver(kit, table)) return table;
  const over = breakOff(kit, table, 'time', seat, timeOf(table, time));
  return another === undefined ? over : { ...over, brokenOff: { by: 'time', seat, winner: null } };
}

/** Passes time: a player whose clock has run out loses. */
export const tick = <O, P, A>(kit: TableGame<O, P, A>, table: Table<O, P, A>, time: number): Table<O, P, A> =>
  loseOnTime(kit, table, lateSeats(kit, table, time), time);

export function resign<O, P, A>(
  kit: TableGame<O, P, A>,
  table: Table<O, P, A>,
  seat: Seat,
  time: number,
): Result<Table<O, P, A>> {
  const at = timeOf(table, time);
  const refused = whyNotActing(kit, table, seat, at);
  if (refused !== undefined) return { ok: false, refusal: refused };
  if (!table.chairs.some((chair) => chair.seat === seat))
    return refuse('not-your-seat', 'There is no player in this seat.');
  return { ok: true, value: breakOff(kit, table, 'resigned', seat, at) };
}

/** With two players the other one wins; with more, there is no winner. */
export function breakOff<O, P, A>(
  kit: TableGame<O, P, A>,
  table: Table<O, P, A>,
  by: BrokenOff['by'],
  seat: Seat | null,
  at: number,
): Table<O, P, A> {
  const others = table.chairs.filter((chair) => chair.seat !== seat);
  const winner = others.length === 1 ? others[0]!.seat : null;
  const clocks = charged(table.clocks, waitsFor(kit, table), at);
  return { ...table, clocks, tentative: null, brokenOff: { by, seat, winner }, version: table.version + 1 };
}

/** Why this seat cannot act now. */
export function whyNotActing<O, P, A>(
  kit: TableGame<O, P, A>,
  table: Table<O, P, A>,
  seat: Seat,
  at: number,
): Refusal | undefined {
  if (seat === CHANCE) return refusal('not-yours', 'Only the table draws cards.');
  return isOver(kit, tick(kit, table, at)) ? refusal('over', 'The game is over.') : undefined;
}
