/** Plays an action and updates the clocks. */
import type { Result, Seat } from '@speeltafel/rules';
import { withChance } from './chance.ts';
import { stopped, withTimeBack } from './clock.ts';
import { whyNotActing } from './ending.ts';
import { midTurn, type TableGame } from './game.ts';
import { positionOf, type Table, timeOf, waitsFor } from './table.ts';

/** The seats whose turn ended when a seat's action led from one position to the other. */
export function endedTurns<O, P, A>(kit: TableGame<O, P, A>, before: P, seat: Seat, after: P): Seat[] {
  const { game } = kit;
  const waiting = game.toAct(after);
  return game.toAct(before).filter((each) => !waiting.includes(each) || (each === seat && !midTurn(kit, after)));
}

/** The result of an action before any chance, and the time at which it counts. */
interface Tried<P> {
  readonly at: number;
  readonly position: P;
}

export function tryAction<O, P, A>(
  kit: TableGame<O, P, A>,
  table: Table<O, P, A>,
  seat: Seat,
  action: A,
  time: number,
): Result<Tried<P>> {
  const at = timeOf(table, time);
  const refused = whyNotActing(kit, table, seat, at);
  if (refused !== undefined) return { ok: false, refusal: refused };
  const next = kit.game.play(positionOf(table), seat, action, at);
  return next.ok ? { ok: true, value: { at, position: next.value } } : next;
}

/** Plays an action and the draws of chance that follow it. */
export function act<O, P, A>(
  kit: TableGame<O, P, A>,
  table: Table<O, P, A>,
  seat: Seat,
  action: A,
  time: number,
): Result<Table<O, P, A>> {
  const next = tryAction(kit, table, seat, action, time);
  return next.ok ? { ok: true, value: follow(kit, table, seat, action, next.value) } : next;
}

/**
 * The table after a tried action. Written out field by field because a server does this at every move: objects made by
 * spreading have many hidden classes, and everything that reads them later is slower.
 */
export function follow<O, P, A>(
  kit: TableGame<O, P, A>,
  table: Table<O, P, A>,
  seat: Seat,
  action: A,
  { at, position }: Tried<P>,
): Table<O, P, A> {
  const { chairs, course, clocks, brokenOff, luck, dealt, version } = table;
  const { options, seed, seal, mix } = course;
  const start = positionOf(table);
  // Not a spread: that would leave each of a server's thousands of arrays spare capacity that it never uses.
  const acted = {
    played: course.played.concat([{ seat, action, at }]),
    positions: course.positions.concat([position]),
  };
  const drawn = seed ?? luck;
  const { played, positions } = drawn === undefined ? acted : withChance(kit, acted, drawn, at);
  return {
    chairs,
    course: { options, seed, seal, mix, positions, played },
    clocks:
      clocks.rule.kind === 'none'
        ? { rule: clocks.rule, left: clocks.left, since: at }
        : stopped(clocks, kit.game.toAct(start), endedTurns(kit, start, seat, positions.at(-1)!), at),
    tentative: null,
    brokenOff,
    luck,
    dealt,
    version: version + 1,
  };
}

/** The part of a lag that is not charged to a seat's clock: never more than the clock has run. */
export function compensatedLag<O, P, A>(
  kit: TableGame<O, P, A>,
  table: Table<O, P, A>,
  seat: Seat,
  at: number,
  lag: number,
): number {
  const { rule, since } = table.clocks;
  return rule.kind !== 'none' && waitsFor(kit, table).includes(seat) ? Math.max(0, Math.min(lag, at - since)) : 0;
}

/** Gives a seat back the time its action was in transit. */
export const giveTimeBack = <O, P, A>(table: Table<O, P, A>, seat: Seat, lag: number): Table<O, P, A> =>
  lag === 0 ? table : { ...table, clocks: withTimeBack(table.clocks, seat, lag) };
