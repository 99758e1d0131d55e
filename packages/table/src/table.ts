/**
 * A table where one game is played. Pure: what somebody does and the table's time go in, a new table or a refusal comes out. The page
 * runs it for games on one device, the server for games between them.
 *
 *     const table = openTable(menhirsTable, { options, chairs, clock: NO_CLOCK, seed })
 *     const next = act(menhirsTable, table, 1, action, at)
 */
import type { BrokenOff, Course, Game, Outcome, Played, Seat } from '@speeltafel/rules';
import type { Clocks } from './clock.ts';

export type Controller =
  | { readonly kind: 'person' }
  /** `queues`: it has to wait for a thread to think in, so its clock does not run out meanwhile. */
  | { readonly kind: 'computer'; readonly level: string; readonly queues?: true }
  /** Somebody at another device. */
  | { readonly kind: 'elsewhere' };

export interface Chair {
  readonly seat: Seat;
  readonly name: string;
  readonly controller: Controller;
}

/** A game as a table needs it. */
export interface TableGame<O, P, A, V = unknown, E extends Outcome = Outcome> {
  readonly game: Game<O, P, A, V, E>;
  /** Whether somebody learned by this action what they could not have known before it: it cannot be undone. */
  reveals(before: P, played: Played<A>): boolean;
  /** Whether this action is still secret from the other seats in the position `now`. */
  conceals(now: P, played: Played<A>): boolean;
  /** Whether positions hide something from everybody, so that only views are sent. */
  veils(options: O): boolean;
  /** What everybody saw of the deal and no position tells, as text; nothing where all of it is in the position. */
  dealt(options: O, seed: string): string;
  /** Whether the next action covers what is hidden from then on: whoever knew these actions would know what lies under which cover. */
  covers(position: P): boolean;
  /** What may be told now of an earlier position of such a game: nothing that has been hidden since. */
  recall(then: P, now: P, seat: Seat | null): V;
  /** The position as far as a view tells it, for whoever is sent no more. */
  suppose(view: V): P;
  /** The position when a seat has acted, and how is still secret. */
  secretly(position: P, seat: Seat): P;
  /** Whether a turn is under way that the next action continues. */
  midTurn(position: P): boolean;
}

/** What a seat tries out; nobody else sees it, and it is given up freely. */
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

/** Somebody gets up and somebody else sits down: a computer player for a person, or back. */
export function reseat<O, P, A>(table: Table<O, P, A>, chair: Chair): Table<O, P, A> {
  return { ...table, chairs: table.chairs.map((old) => (old.seat === chair.seat ? chair : old)) };
}
