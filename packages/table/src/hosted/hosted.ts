/**
 * A table between people who are apart, as a row of facts. A command is decided into facts (decide.ts), a fact is folded into the
 * table (fold.ts). Whoever has the facts has the table: a server that died, another node, a replay. Pure: time and chance come in.
 */
import type { Seat } from '@speeltafel/rules';
import type { ClockRule } from '../clock.ts';
import type { TableGame } from '../game.ts';
import { type Chair, type Controller, isOver, type Table, waitsFor } from '../table.ts';
import type { Consent, Seating, Sitter } from './facts.ts';

/** Something that needs the others' consent. */
export interface Offer {
  readonly what: Consent;
  readonly by: Seat;
  readonly agreed: readonly Seat[];
}

export interface Said {
  readonly guest: string;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}

export interface Hosted<O, P, A> {
  readonly options: O;
  readonly clock: ClockRule;
  readonly host: string;
  readonly listed: boolean;
  readonly seed: string;
  readonly seating: Seating;
  /** The level that was agreed on for players who are away. */
  readonly standIn: string | null;
  /** What was granted to each seat for the time its actions were on their way, in milliseconds. */
  readonly granted: Readonly<Record<Seat, number>>;
  /** How much each guest has added to the log besides the game itself, and how often each has sat down. */
  readonly added: Readonly<Record<string, number>>;
  readonly sat: Readonly<Record<string, number>>;
  /** Guests whose seat was freed and who have not sat down since. */
  readonly freed: readonly string[];
  /** Nobody plays before every seat is taken. */
  readonly table: Table<O, P, A> | null;
  readonly began: number;
  readonly offer: Offer | null;
  readonly talk: readonly Said[];
  readonly next: string | null;
  /** The number of facts so far. */
  readonly version: number;
}

export const sitterName = (sitter: Sitter | null): string =>
  sitter === null ? '' : sitter.kind === 'computer' ? (sitter.keeps?.name ?? '') : sitter.name;

/** One for all: a server has thousands of chairs. */
const PERSON: Controller = { kind: 'person' };

export const chairsOf = (seating: Seating): readonly Chair[] =>
  Object.entries(seating).map(([seat, sitter]) => ({
    seat: Number(seat),
    name: sitterName(sitter),
    controller: sitter?.kind === 'computer' ? { kind: 'computer', level: sitter.level, queues: true } : PERSON,
  }));

/** Whether a guest plays the seat of this sitter. */
export const playsFor = (sitter: Sitter | null, guest: string): boolean =>
  sitter !== null && sitter.kind !== 'computer' && sitter.guest === guest;

/** The seats a guest plays: one, or several people on one device. */
export function seatsOf(seating: Seating, guest: string): readonly Seat[] {
  const seats: Seat[] = [];
  for (const seat in seating) if (playsFor(seating[seat]!, guest)) seats.push(Number(seat));
  return seats;
}

export const isFull = (seating: Seating): boolean => Object.values(seating).every((sitter) => sitter !== null);

export const isFinished = <O, P, A>(kit: TableGame<O, P, A>, { table }: Hosted<O, P, A>): boolean =>
  table !== null && isOver(kit, table);

/** The game has gone on: whatever somebody asked for before is answered by that. Spelt out, like the table itself (`follow`). */
export const acted = <O, P, A>(hosted: Hosted<O, P, A>, table: Table<O, P, A>): Hosted<O, P, A> => ({
  options: hosted.options,
  clock: hosted.clock,
  host: hosted.host,
  listed: hosted.listed,
  seed: hosted.seed,
  seating: hosted.seating,
  standIn: hosted.standIn,
  granted: hosted.granted,
  added: hosted.added,
  sat: hosted.sat,
  freed: hosted.freed,
  table,
  began: hosted.began,
  offer: null,
  talk: hosted.talk,
  next: hosted.next,
  version: hosted.version + 1,
});

/** With what an action of this seat was granted; what a computer player is spared is no favour. */
export const grantedTo = <O, P, A>(hosted: Hosted<O, P, A>, seat: Seat, lag: number): Hosted<O, P, A> =>
  lag === 0 || hosted.seating[seat]?.kind === 'computer'
    ? hosted
    : { ...hosted, granted: { ...hosted.granted, [seat]: (hosted.granted[seat] ?? 0) + lag } };

/** The table's time at a moment of the server's clock. */
export const tableTime = <O, P, A>({ began }: Hosted<O, P, A>, at: number): number =>
  Math.max(0, Math.floor(at - began));

/** A computer player that did nothing for so long is given a push, though its node may have died. */
const NUDGE = 15_000;

/** When the table must be looked at though nobody does anything, by the server's clock. */
export function deadlineOf<O, P, A>(kit: TableGame<O, P, A>, { table, began }: Hosted<O, P, A>): number | null {
  if (table === null || isOver(kit, table)) return null;
  const { rule, left, since } = table.clocks;
  if (rule.kind === 'none' && table.chairs.every(({ controller }) => controller.kind !== 'computer')) return null;
  const waiting = waitsFor(kit, table);
  const awaited = table.chairs.filter(({ seat }) => waiting.includes(seat));
  const people = awaited.filter(({ controller }) => controller.kind !== 'computer').map(({ seat }) => seat);
  const computers = people.length < awaited.length;
  const last = table.course.played.at(-1)?.at ?? 0;
  const ends = [
    ...(rule.kind === 'none' ? [] : people.map((seat) => began + since + (left[seat] ?? 0))),
    ...(computers ? [began + last + NUDGE] : []),
  ];
  return ends.length === 0 ? null : Math.min(...ends);
}
