/**
 * A table where one game is played. Pure: a command and the table's time go in, a new table or a refusal comes out. The page
 * runs it for games on one device, the server for games between them.
 *
 *     const table = openTable(kit, { options, chairs, clock: NO_CLOCK, seed })
 *     const next = act(kit, table, 1, action, at)
 */
import type { BrokenOff, Course, Seat } from '@speeltafel/rules';
import type { Clocks } from './clock.ts';
import type { TableGame } from './game.ts';

export type Controller =
  | { readonly kind: 'person' }
  /** `queues`: it may wait for a free thread, so its clock cannot run out. */
  | { readonly kind: 'computer'; readonly level: string; readonly queues?: true }
  /** A player on another device. */
  | { readonly kind: 'elsewhere' };

export interface Chair {
  readonly seat: Seat;
  readonly name: string;
  readonly controller: Controller;
}

/** What a seat tries out. Other seats do not see it, and it can be dropped freely. */
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
  /** What decides the cards of a game that began from a position: its record has no seed. */
  readonly luck: string | undefined;
  /** What was seen of the deal, where the seed is not here. */
  readonly dealt: string | undefined;
  /** Grows with every change of the course. */
  readonly version: number;
}

export const positionOf = <O, P, A>(table: Table<O, P, A>): P => table.course.positions.at(-1)!;

export const isOver = <O, P, A>(kit: TableGame<O, P, A>, table: Table<O, P, A>): boolean =>
  table.brokenOff !== null || kit.game.outcome(positionOf(table)) !== null;

/** The seats the table waits for. */
export const waitsFor = <O, P, A>(kit: TableGame<O, P, A>, table: Table<O, P, A>): readonly Seat[] =>
  table.brokenOff === null ? kit.game.toAct(positionOf(table)) : [];

/** The time never goes back, and is told in whole milliseconds. */
export const timeOf = <O, P, A>({ course, clocks }: Table<O, P, A>, at: number): number =>
  Math.max(Math.floor(at) || 0, course.played.at(-1)?.at ?? 0, clocks.since);

/** Replaces the player in a seat: a person by a computer player, or back. */
export function reseat<O, P, A>(table: Table<O, P, A>, chair: Chair): Table<O, P, A> {
  return { ...table, chairs: table.chairs.map((old) => (old.seat === chair.seat ? chair : old)) };
}
