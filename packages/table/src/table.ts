/**
 * A table where one game is played. Pure: a command and the table's time go in, a new table or a refusal comes out. The
 * page runs it for games on one device, the server for games between devices.
 *
 *     const table = openTable(kit, { options, chairs, clock: NO_CLOCK, seed })
 *     const next = act(kit, table, 1, action, at)
 */
import type { BrokenOff, Course, Seat } from '@speeltafel/rules';
import type { Clocks } from './clock.ts';
import type { TableGame } from './game.ts';

export type Controller =
  | { readonly kind: 'person' }
  /** With `queues` it may have to wait for a thread, so it cannot run out of time. */
  | { readonly kind: 'computer'; readonly level: string; readonly queues?: true }
  /** A player on another device. */
  | { readonly kind: 'elsewhere' };

export interface Chair {
  readonly seat: Seat;
  readonly name: string;
  readonly controller: Controller;
}

/** A seat's tentative turn. Other seats do not see it, and it can be dropped freely. */
export interface Tentative<P, A> {
  readonly seat: Seat;
  readonly actions: readonly A[];
  /** Before each of the actions, and after the last. */
  readonly positions: readonly P[];
}

export interface Table<O, P, A> {
  readonly chairs: readonly Chair[];
  readonly course: Course<O, P, A>;
  readonly clocks: Clocks;
  readonly tentative: Tentative<P, A> | null;
  readonly brokenOff: BrokenOff | null;
  /** Decides the cards of a game that began from a position, whose record has no seed. */
  readonly luck: string | undefined;
  /** What was seen of the deal, if the seed is not known here. */
  readonly dealt: string | undefined;
  /** Increases with every change of the course. */
  readonly version: number;
}

export const positionOf = <O, P, A>(table: Table<O, P, A>): P => table.course.positions.at(-1)!;

export const isOver = <O, P, A>(kit: TableGame<O, P, A>, table: Table<O, P, A>): boolean =>
  table.brokenOff !== null || kit.game.outcome(positionOf(table)) !== null;

/** The seats the table waits for. */
export const waitsFor = <O, P, A>(kit: TableGame<O, P, A>, table: Table<O, P, A>): readonly Seat[] =>
  table.brokenOff === null ? kit.game.toAct(positionOf(table)) : [];

/** Time never goes back, and is in whole milliseconds. */
export const timeOf = <O, P, A>({ course, clocks }: Table<O, P, A>, at: number): number =>
  Math.max(Math.floor(at) || 0, course.played.at(-1)?.at ?? 0, clocks.since);

/** Replaces the player in a seat: a person by a computer player, or back. */
export function reseat<O, P, A>(table: Table<O, P, A>, chair: Chair): Table<O, P, A> {
  return { ...table, chairs: table.chairs.map((old) => (old.seat === chair.seat ? chair : old)) };
}
