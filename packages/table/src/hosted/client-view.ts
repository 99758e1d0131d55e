/** What a client at the table, or watching it, may know. Nothing else is sent. */
import { type BrokenOff, CHANCE, type Seat, seal } from '@speeltafel/rules';
import type { ClockRule } from '../clock.ts';
import { conceals, hides, midTurn, type TableGame } from '../game.ts';
import { positionOf, type Table } from '../table.ts';
import type { Seating } from './facts.ts';
import { type Hosted, isFinished, type Offer, type Said } from './hosted.ts';

/** An action as text; `null` for one that is secret still, or that one has to remember. */
export interface ToldAction {
  readonly seat: Seat;
  readonly action: string | null;
  readonly at: number;
}

export interface Told {
  readonly game: string;
  readonly options: string;
  readonly clock: ClockRule;
  readonly host: string;
  readonly listed: boolean;
  readonly seal: string;
  /** Shown when the game is over. */
  readonly seed: string | null;
  readonly seating: Seating;
  /** Whether whoever opened the table freed one's seat, and one has not sat down since. */
  readonly freed: boolean;
  readonly began: number;
  /** The first position; `null` before the game, and while fog hides what lies under it. */
  readonly start: string | null;
  /** What was seen of the deal besides that position, as text. */
  readonly dealt: string;
  readonly played: readonly ToldAction[];
  /** With hidden fog, what is to be seen instead of positions. */
  readonly view: unknown;
  /** With hidden fog, what was to be seen before each of the last actions, the only ones that are told again. */
  readonly before: readonly unknown[];
  readonly left: Readonly<Record<Seat, number>>;
  readonly since: number;
  /** What was granted to each seat for the time its actions were on their way, in milliseconds. */
  readonly granted: Readonly<Record<Seat, number>>;
  /** The computer player that may keep the seat of a player who is away; null: the strongest. */
  readonly standIn: string | null;
  readonly brokenOff: BrokenOff | null;
  readonly over: boolean;
  readonly offer: Offer | null;
  readonly talk: readonly Said[];
  readonly next: string | null;
  readonly version: number;
}

/** Everything that a guest with these seats may know; of the actions those from the index `from` on. */
export function tell<O, P, A>(
  kit: TableGame<O, P, A>,
  hosted: Hosted<O, P, A>,
  seats: readonly Seat[],
  from: number,
  guest?: string,
): Told {
  const { game } = kit;
  const { table, options, clock, host, listed, seed, seating, began, offer, talk, next, version } = hosted;
  const over = isFinished(kit, hosted);
  const veiled = table !== null && !over && hides(kit, options);
  const recent = veiled ? lastTurns(kit, table) : 0;
  return {
    game: game.id,
    options: game.makeOptions(options),
    clock,
    host,
    listed,
    seal: table?.course.seal ?? seal(seed),
    seed: over ? seed : null,
    seating,
    freed: guest !== undefined && hosted.freed.includes(guest),
    began,
    start: table === null || veiled ? null : game.makePosition(table.course.positions[0]!),
    dealt: table === null || veiled ? '' : (kit.dealt?.(options, seed) ?? ''),
    played: table === null ? [] : toldActions(kit, table, over ? null : veiled ? [] : seats, from, recent),
    view: veiled ? game.view(positionOf(table), seats[0] ?? null) : null,
    before: veiled
      ? table.course.positions
          .slice(recent, -1)
          .map((then) => kit.hiding!.recall(then, positionOf(table), seats[0] ?? null))
      : [],
    left: table?.clocks.left ?? {},
    since: table?.clocks.since ?? 0,
    granted: hosted.granted,
    standIn: hosted.standIn,
    brokenOff: table?.brokenOff ?? null,
    over,
    offer,
    talk,
    next,
    version,
  };
}

/** What actions change as long as the game goes on and nothing of it is secret: enough for whoever knows the rest. */
export type News = Pick<Told, 'played' | 'left' | 'since' | 'granted' | 'version'>;

/** Of such a game; the actions from the index `from` on. */
export function tellNews<O, P, A>(
  kit: TableGame<O, P, A>,
  { granted, version }: Hosted<O, P, A>,
  table: Table<O, P, A>,
  from: number,
): News {
  const { left, since } = table.clocks;
  return { played: toldActions(kit, table, null, from, 0), left, since, granted, version };
}

/**
 * Where the running turn and the two before it begin, in a game that hides something. A client that knew all actions could play them
 * back from the covers of now to those of the set-up, and so learn what lies under them. So actions of the set-up are never sent again.
 */
function lastTurns<O, P, A>(kit: TableGame<O, P, A>, { course: { positions, played } }: Table<O, P, A>): number {
  const startOf = (end: number): number => {
    let i = end;
    while (i > 0 && midTurn(kit, positions[i]!)) i--;
    return i;
  };
  const before = (end: number): number => startOf(Math.max(0, end - 1));
  const setUp = positions.findLastIndex((position) => kit.hiding!.covers(position)) + 1;
  return Math.min(Math.max(before(before(startOf(positions.length - 1))), setUp), played.length);
}

/** Whoever plays `seats` knows what they did; null: nothing is secret any more. */
function toldActions<O, P, A>(
  kit: TableGame<O, P, A>,
  table: Table<O, P, A>,
  seats: readonly Seat[] | null,
  from: number,
  recent: number,
): readonly ToldAction[] {
  const { game } = kit;
  const { played, positions } = table.course;
  const now = positionOf(table);
  return played.slice(from).map((one, i) => {
    const { seat, action, at } = one;
    const secret = seats !== null && seat !== CHANCE && !seats.includes(seat) && conceals(kit, now, one);
    return {
      seat,
      action: secret || from + i < recent ? null : game.makeAction(action, positions[from + i]!, seat),
      at,
    };
  });
}

/**
 * The first action that somebody was not told, or the number of all: from there on a later telling may differ. The actions before `from`
 * are known to have been told: what once was open stays so.
 */
export function firstSecret<O, P, A>(kit: TableGame<O, P, A>, hosted: Hosted<O, P, A>, from: number): number {
  const { table, options } = hosted;
  if (table === null || (hides(kit, options) && !isFinished(kit, hosted))) return 0;
  const now = positionOf(table);
  const { played } = table.course;
  for (let i = from; i < played.length; i++) {
    if (played[i]!.seat !== CHANCE && conceals(kit, now, played[i]!)) return i;
  }
  return played.length;
}
