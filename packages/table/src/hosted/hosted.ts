/**
 * A table between people on different devices, as a log of facts. A command is decided into facts (decide.ts), a fact
 * is folded into the table (fold.ts). The facts are enough to rebuild the table: after a crash, on another node, in a
 * replay. Pure: time and chance are inputs.
 */
import type { Seat } from '@speeltafel/rules';
import type { ClockRule } from '../clock.ts';
import type { TableGame } from '../game.ts';
import { type Chair, type Controller, isOver, type Table, waitsFor } from '../table.ts';
import type { Consent, Occupant, Pledges, Seating, StillFor, TournamentBoard } from './facts.ts';

/** A request that needs the others' consent. */
export interface Offer {
  readonly what: Consent;
  readonly by: Seat;
  readonly agreed: readonly Seat[];
  /** For the draw of the next game. */
  readonly pledges?: Pledges;
}

/** How long the draw waits for values after every seat is taken, in milliseconds. */
export const SHOWN_WITHIN = 5000;

/** One guest's share in the seed, at the first of their seats; the value is null until it is shown. */
export interface Share {
  readonly seat: Seat;
  readonly guest: string;
  readonly pledge: string;
  readonly value: string | null;
}

/** The draw of a game whose seed players have a share in. */
export interface Draw {
  readonly at: number;
  readonly shares: readonly Share[];
}

/** Since when, by the server's clock, the table's time stands still. */
export interface Still {
  readonly since: number;
  readonly why: StillFor;
}

/** A guest who has asked the host for a seat. */
export interface Asking {
  readonly seat: Seat;
  readonly sitter: Exclude<Occupant, { kind: 'computer' }>;
  readonly pledge?: string;
}

export interface TalkLine {
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
  /** True if talk is turned off. */
  readonly quiet: boolean;
  /** True if the result counts for ratings. */
  readonly rated: boolean;
  readonly tournament: TournamentBoard | null;
  /** The table's secret, from which the game's seed is made. */
  readonly seed: string;
  readonly pledges: Pledges;
  /** The draw that decides the seed; null before every seat is taken, and if no one pledged a value. */
  readonly draw: Draw | null;
  readonly seating: Seating;
  /** The agreed level of stand-ins for absent players. */
  readonly standIn: string | null;
  /** The look of the table; null for the default. */
  readonly look: string | null;
  /** The time granted to each seat for its actions in transit, in milliseconds. */
  readonly granted: Readonly<Record<Seat, number>>;
  /** How many facts each guest has added besides the game itself, and how often each has sat down. */
  readonly added: Readonly<Record<string, number>>;
  readonly sat: Readonly<Record<string, number>>;
  /** Whether the host admits newcomers before they sit down; who has asked, was admitted, and was turned away. */
  readonly admits: boolean;
  readonly asking: readonly Asking[];
  readonly admitted: readonly string[];
  readonly turnedAway: readonly string[];
  /** Guests whose seat was freed and who have not sat down since. */
  readonly freed: readonly string[];
  /** Null until every seat is taken. */
  readonly table: Table<O, P, A> | null;
  /** The server's time when the table's time was 0, moved forward by the time it stood still. */
  readonly began: number;
  readonly still: Still | null;
  /** When the table's time last resumed, by the server's clock. */
  readonly resumed: number;
  readonly offer: Offer | null;
  /**
   * By seat: the table's time at which the turn began for which a takeback was last requested. It is requested once per
   * turn.
   */
  readonly askedBack: Readonly<Record<Seat, number>>;
  readonly talk: readonly TalkLine[];
  readonly next: string | null;
  /** The pledges for that game. */
  readonly nextPledges: Pledges;
  /** The seats that are left out of it. */
  readonly without: readonly Seat[];
  /** The number of facts. */
  readonly version: number;
}

export const occupantName = (sitter: Occupant | null): string =>
  sitter === null ? '' : sitter.kind === 'computer' ? (sitter.keeps?.name ?? '') : sitter.name;

/** Shared by all: a server has thousands of chairs. */
const PERSON: Controller = { kind: 'person' };

export const chairsOf = (seating: Seating): readonly Chair[] =>
  Object.entries(seating).map(([seat, sitter]) => ({
    seat: Number(seat),
    name: occupantName(sitter),
    controller: sitter?.kind === 'computer' ? { kind: 'computer', level: sitter.level, queues: true } : PERSON,
  }));

/** True if the guest plays in the seat of this occupant. */
export const playsFor = (sitter: Occupant | null, guest: string): boolean =>
  sitter !== null && sitter.kind !== 'computer' && sitter.guest === guest;

/** The seats a guest plays: one, or several for people on one device. */
export function seatsOf(seating: Seating, guest: string): readonly Seat[] {
  const seats: Seat[] = [];
  for (const seat in seating) if (playsFor(seating[seat]!, guest)) seats.push(Number(seat));
  return seats;
}

export const isFull = (seating: Seating): boolean => Object.values(seating).every((sitter) => sitter !== null);

/** True if seats may still change hands. Not while values are shown, or a guest could try again with another value. */
export const isGathering = <O, P, A>({ table, draw }: Hosted<O, P, A>): boolean => table === null && draw === null;

export const isFinished = <O, P, A>(kit: TableGame<O, P, A>, { table }: Hosted<O, P, A>): boolean =>
  table !== null && isOver(kit, table);

/** The game has gone on, which answers any open request. Written out field by field, like `follow`. */
export const acted = <O, P, A>(hosted: Hosted<O, P, A>, table: Table<O, P, A>): Hosted<O, P, A> => ({
  options: hosted.options,
  clock: hosted.clock,
  host: hosted.host,
  listed: hosted.listed,
  quiet: hosted.quiet,
  rated: hosted.rated,
  tournament: hosted.tournament,
  seed: hosted.seed,
  pledges: hosted.pledges,
  draw: hosted.draw,
  seating: hosted.seating,
  standIn: hosted.standIn,
  look: hosted.look,
  granted: hosted.granted,
  added: hosted.added,
  sat: hosted.sat,
  admits: hosted.admits,
  asking: hosted.asking,
  admitted: hosted.admitted,
  turnedAway: hosted.turnedAway,
  freed: hosted.freed,
  table,
  began: hosted.began,
  still: hosted.still,
  resumed: hosted.resumed,
  offer: null,
  askedBack: hosted.askedBack,
  talk: hosted.talk,
  next: hosted.next,
  nextPledges: hosted.nextPledges,
  without: hosted.without,
  version: hosted.version + 1,
});

/** Records the lag granted to a seat. Compensation of a computer player is not counted against its budget. */
export const withGrantedTime = <O, P, A>(hosted: Hosted<O, P, A>, seat: Seat, lag: number): Hosted<O, P, A> =>
  lag === 0 || hosted.seating[seat]?.kind === 'computer'
    ? hosted
    : { ...hosted, granted: { ...hosted.granted, [seat]: (hosted.granted[seat] ?? 0) + lag } };

/** The table's time at a moment of the server's clock. */
export const tableTime = <O, P, A>({ began, still }: Pick<Hosted<O, P, A>, 'began' | 'still'>, at: number): number =>
  Math.max(0, Math.floor((still === null ? at : Math.min(at, still.since)) - began));

/** After this time without an action a computer player is asked again: its node may have crashed. */
const NUDGE = 15_000;

/** When the table must be checked without any command, by the server's clock. */
export function deadlineOf<O, P, A>(
  kit: TableGame<O, P, A>,
  { table, began, draw, still }: Hosted<O, P, A>,
): number | null {
  if (table === null) return draw === null ? null : draw.at + SHOWN_WITHIN;
  if (isOver(kit, table) || still?.why === 'pause') return null;
  const { rule, left, since } = table.clocks;
  if (rule.kind === 'none' && table.chairs.every(({ controller }) => controller.kind !== 'computer')) return null;
  const waiting = waitsFor(kit, table);
  const awaited = table.chairs.filter(({ seat }) => waiting.includes(seat));
  const people = awaited.filter(({ controller }) => controller.kind !== 'computer').map(({ seat }) => seat);
  const computers = people.length < awaited.length;
  const last = table.course.played.at(-1)?.at ?? 0;
  const ends = [
    ...(rule.kind === 'none' || still !== null ? [] : people.map((seat) => began + since + (left[seat] ?? 0))),
    ...(computers ? [began + last + NUDGE] : []),
  ];
  return ends.length === 0 ? null : Math.min(...ends);
}
