/**
 * A table where one game is played. Pure: what somebody does and the table's time go in, a new table or a refusal comes out. The page
 * runs it for games on one device, the server for games between them.
 *
 *     const table = openTable(menhirsTable, { options, chairs, clock: NO_CLOCK, seed })
 *     const next = act(menhirsTable, table, 1, action, at)
 */
import {
  type BrokenOff,
  CHANCE,
  type Course,
  fromSeed,
  type Game,
  type Outcome,
  type Played,
  type Refusal,
  type Result,
  refusal,
  refuse,
  type Seat,
  seal,
} from '@speeltafel/rules';
import { type ClockRule, type Clocks, charged, fallen, spared, started, stopped } from './clock.ts';

export type Controller =
  | { readonly kind: 'person' }
  | { readonly kind: 'computer'; readonly level: string }
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

export interface Opening<O> {
  readonly options: O;
  readonly chairs: readonly Chair[];
  readonly clock: ClockRule;
  readonly seed: string;
}

export interface OpeningAt<O, P> extends Opening<O> {
  readonly position: P;
  /** What was seen so far and the position does not tell, as text. */
  readonly dealt?: string;
}

export const positionOf = <O, P, A>(table: Table<O, P, A>): P => table.course.positions.at(-1)!;

export function openTable<O, P, A>(
  kit: TableGame<O, P, A>,
  { options, chairs, clock, seed }: Opening<O>,
): Table<O, P, A> {
  const start = kit.game.start(options, fromSeed(seed));
  const course: Course<O, P, A> = { options, seed, seal: seal(seed), positions: [start], played: [] };
  const seats = kit.game.seats(options);
  return {
    chairs,
    course,
    clocks: started(clock, seats, 0),
    tentative: null,
    brokenOff: null,
    luck: undefined,
    dealt: undefined,
    version: 0,
  };
}

/** Opens a table where a game already stands somewhere: its record tells the position instead of the seed. */
export function openTableAt<O, P, A>(
  kit: TableGame<O, P, A>,
  { options, chairs, clock, seed, position, dealt }: OpeningAt<O, P>,
): Result<Table<O, P, A>> {
  const { game } = kit;
  // As its record will tell it, so that the game is the same when it is opened again.
  const start = game.parsePosition(game.makePosition(position), options);
  if (!start.ok) return start;
  if (game.outcome(start.value) !== null) return refuse('over', 'The game is over.');
  const course: Course<O, P, A> = { options, seed: null, seal: null, positions: [start.value], played: [] };
  return {
    ok: true,
    value: {
      chairs,
      course: { ...course, ...withChance(kit, course, seed, 0) },
      clocks: started(clock, game.seats(options), 0),
      tentative: null,
      brokenOff: null,
      luck: seed,
      dealt,
      version: 0,
    },
  };
}

/** The course with whatever chance does next. */
function withChance<O, P, A>(
  { game }: TableGame<O, P, A>,
  course: Pick<Course<O, P, A>, 'played' | 'positions'>,
  seed: string,
  at: number,
): Pick<Course<O, P, A>, 'played' | 'positions'> {
  if (game.toAct(course.positions.at(-1)!)[0] !== CHANCE) return course;
  const played = [...course.played];
  const positions = [...course.positions];
  while (game.toAct(positions.at(-1)!)[0] === CHANCE) {
    const before = positions.at(-1)!;
    const drawn = game.draw(before, fromSeed(seed));
    const after = drawn === undefined ? undefined : game.play(before, CHANCE, drawn, at);
    if (drawn === undefined || !after?.ok) throw new Error('Chance had nothing to draw where the rules wait for it.');
    played.push({ seat: CHANCE, action: drawn, at });
    positions.push(after.value);
  }
  return { played, positions };
}

export const isOver = <O, P, A>(kit: TableGame<O, P, A>, table: Table<O, P, A>): boolean =>
  table.brokenOff !== null || kit.game.outcome(positionOf(table)) !== null;

/** The seats the table waits for. */
export const waitsFor = <O, P, A>(kit: TableGame<O, P, A>, table: Table<O, P, A>): readonly Seat[] =>
  table.brokenOff === null ? kit.game.toAct(positionOf(table)) : [];

/** The time never goes back, and is told in whole milliseconds. */
export const timeOf = <O, P, A>({ course, clocks }: Table<O, P, A>, at: number): number =>
  Math.max(Math.floor(at) || 0, course.played.at(-1)?.at ?? 0, clocks.since);

/** Why nobody may do anything as this seat now. */
export function whyNobody<O, P, A>(
  kit: TableGame<O, P, A>,
  table: Table<O, P, A>,
  seat: Seat,
  at: number,
): Refusal | undefined {
  if (seat === CHANCE) return refusal('not-yours', 'Only the table draws cards.');
  return isOver(kit, tick(kit, table, at)) ? refusal('over', 'The game is over.') : undefined;
}

/** The seats that have ended a turn when a seat's action led from one position to the other. */
export function endedTurns<O, P, A>({ game, midTurn }: TableGame<O, P, A>, before: P, seat: Seat, after: P): Seat[] {
  const waiting = game.toAct(after);
  return game.toAct(before).filter((each) => !waiting.includes(each) || (each === seat && !midTurn(after)));
}

/** What an action leads to, before chance does anything, and the time at which it counts. */
interface Tried<P> {
  readonly at: number;
  readonly position: P;
}

export function tried<O, P, A>(
  kit: TableGame<O, P, A>,
  table: Table<O, P, A>,
  seat: Seat,
  action: A,
  time: number,
): Result<Tried<P>> {
  const at = timeOf(table, time);
  const nobody = whyNobody(kit, table, seat, at);
  if (nobody !== undefined) return { ok: false, refusal: nobody };
  const next = kit.game.play(positionOf(table), seat, action, at);
  return next.ok ? { ok: true, value: { at, position: next.value } } : next;
}

/** Plays an action, and behind it whatever chance does next. */
export function act<O, P, A>(
  kit: TableGame<O, P, A>,
  table: Table<O, P, A>,
  seat: Seat,
  action: A,
  time: number,
): Result<Table<O, P, A>> {
  const next = tried(kit, table, seat, action, time);
  return next.ok ? { ok: true, value: follow(kit, table, seat, action, next.value) } : next;
}

/**
 * The table after an action that was tried. Spelt out field by field, since a server does it at every move: copies by spreading have many
 * shapes inside the engine, and whatever looks at them later is slower.
 */
export function follow<O, P, A>(
  kit: TableGame<O, P, A>,
  table: Table<O, P, A>,
  seat: Seat,
  action: A,
  { at, position }: Tried<P>,
): Table<O, P, A> {
  const { chairs, course, clocks, brokenOff, luck, dealt, version } = table;
  const { options, seed, seal } = course;
  const start = positionOf(table);
  // Not spread out: that would leave each of a server's thousands of courses room to grow that it never uses.
  const acted = {
    played: course.played.concat([{ seat, action, at }]),
    positions: course.positions.concat([position]),
  };
  const drawn = seed ?? luck;
  const { played, positions } = drawn === undefined ? acted : withChance(kit, acted, drawn, at);
  return {
    chairs,
    course: { options, seed, seal, positions, played },
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

/** How much of a lag is to be spared a seat's clock: no more than the clock has run. */
export function sparedOf<O, P, A>(
  kit: TableGame<O, P, A>,
  table: Table<O, P, A>,
  seat: Seat,
  at: number,
  lag: number,
): number {
  const { rule, since } = table.clocks;
  return rule.kind !== 'none' && waitsFor(kit, table).includes(seat) ? Math.max(0, Math.min(lag, at - since)) : 0;
}

/** Gives a seat back the time its action was on its way. */
export const spare = <O, P, A>(table: Table<O, P, A>, seat: Seat, lag: number): Table<O, P, A> =>
  lag === 0 ? table : { ...table, clocks: spared(table.clocks, seat, lag) };

/** Time goes by: whoever's clock has run out has lost. */
export function tick<O, P, A>(kit: TableGame<O, P, A>, table: Table<O, P, A>, time: number): Table<O, P, A> {
  if (table.clocks.rule.kind === 'none' || isOver(kit, table)) return table;
  const at = timeOf(table, time);
  const [seat, another] = fallen(table.clocks, waitsFor(kit, table), at);
  if (seat === undefined) return table;
  const over = breakOff(kit, table, 'time', seat, at);
  return another === undefined ? over : { ...over, brokenOff: { by: 'time', seat, winner: null } };
}

export function resign<O, P, A>(
  kit: TableGame<O, P, A>,
  table: Table<O, P, A>,
  seat: Seat,
  time: number,
): Result<Table<O, P, A>> {
  const at = timeOf(table, time);
  const nobody = whyNobody(kit, table, seat, at);
  if (nobody !== undefined) return { ok: false, refusal: nobody };
  if (!table.chairs.some((chair) => chair.seat === seat)) return refuse('not-your-seat', 'Nobody sits there.');
  return { ok: true, value: breakOff(kit, table, 'resigned', seat, at) };
}

/** With two players the other one wins; with more, nobody does. */
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

/** Somebody gets up and somebody else sits down: a computer player for a person, or back. */
export function reseat<O, P, A>(table: Table<O, P, A>, chair: Chair): Table<O, P, A> {
  return { ...table, chairs: table.chairs.map((old) => (old.seat === chair.seat ? chair : old)) };
}
