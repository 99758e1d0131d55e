/** What a player or a spectator may know. Nothing else is sent. */
import { type BrokenOff, CHANCE, type Course, type Seat, seal, versionOf } from '@speeltafel/rules';
import type { ClockRule } from '../clock.ts';
import { conceals, hides, midTurn, type TableGame } from '../game.ts';
import { positionOf, type Table } from '../table.ts';
import type { Consent, Seating, TournamentBoard } from './facts.ts';
import { type Hosted, isFinished, type Offer, type Share, type Still, type TalkLine } from './hosted.ts';

/** An action as text; `null` for one that is still secret, or that players have to remember themselves. */
export interface VisibleAction {
  readonly seat: Seat;
  readonly action: string | null;
  readonly at: number;
}

export interface DrawView {
  readonly shares: readonly Share[];
  /** The table's secret, and the seed mixed from it and the shares, once the game is over. */
  readonly secret: string | null;
  readonly seed: string | null;
}

/** A guest who has asked the host for a seat. */
export interface AskingView {
  readonly seat: Seat;
  readonly guest: string;
  readonly name: string;
}

export interface ClientView {
  readonly game: string;
  readonly options: string;
  /** The version of the rules. */
  readonly rules: number;
  readonly clock: ClockRule;
  readonly host: string;
  readonly listed: boolean;
  /** True if talk is turned off. */
  readonly quiet: boolean;
  /** True if the result counts for ratings. */
  readonly rated: boolean;
  /** The tournament board that is played here. */
  readonly tournament: TournamentBoard | null;
  readonly seal: string;
  /** Shown when the game is over, if no player had a share in it. */
  readonly seed: string | null;
  /** The draw that players have a share in; null before it, and if no one pledged a value. */
  readonly draw: DrawView | null;
  readonly seating: Seating;
  /** Whether the host admits newcomers before they sit down; who has asked; who was turned away. */
  readonly admits: boolean;
  readonly asking: readonly AskingView[];
  readonly turnedAway: readonly string[];
  /** True if the host freed this guest's seat, and the guest has not sat down since. */
  readonly freed: boolean;
  /** The server's time when the table's time was 0, moved forward by the time the table stood still. */
  readonly began: number;
  /** Since when, by the server's clock, the table's time stands still, and why. */
  readonly still: Still | null;
  /** The first position; `null` before the game, and with hidden fog. */
  readonly start: string | null;
  /** What was visible of the deal besides that position, as text. */
  readonly dealt: string;
  readonly played: readonly VisibleAction[];
  /** With hidden fog: the view that replaces the position. */
  readonly view: unknown;
  /** With hidden fog: the views before each of the last actions, which are the only ones sent again. */
  readonly before: readonly unknown[];
  readonly left: Readonly<Record<Seat, number>>;
  readonly since: number;
  /** The time granted to each seat for its actions in transit, in milliseconds. */
  readonly granted: Readonly<Record<Seat, number>>;
  /** The level of the computer player that may replace an absent player; null for the strongest. */
  readonly standIn: string | null;
  /** The look of the table; null for the default. */
  readonly look: string | null;
  readonly brokenOff: BrokenOff | null;
  readonly over: boolean;
  /** Only of kinds that the first pages know: see `request`. */
  readonly offer: Offer | null;
  /** The open request, of any kind. */
  readonly request: Offer | null;
  readonly talk: readonly TalkLine[];
  readonly next: string | null;
  readonly version: number;
}

/** A page of the first version fails on an unknown kind of offer. */
const FIRST_KINDS: readonly Consent[] = ['take-back', 'tie', 'rematch'];

/** The most characters of talk in a view: it is sent again to all watchers after every line. */
const LONGEST_TALK_TOLD = 6000;

/** The latest lines that fit. */
function toldTalk(talk: readonly TalkLine[]): readonly TalkLine[] {
  let length = 0;
  const first = talk.findLastIndex(({ text }) => {
    length += text.length;
    return length > LONGEST_TALK_TOLD;
  });
  return first < 0 ? talk : talk.slice(first + 1);
}

/** Everything that a guest with these seats may know; actions start at the index `from`. */
export function viewFor<O, P, A>(
  kit: TableGame<O, P, A>,
  hosted: Hosted<O, P, A>,
  seats: readonly Seat[],
  from: number,
  guest?: string,
): ClientView {
  const { game } = kit;
  const { table, options, clock, host, listed, seed, draw, seating, began, offer, talk, next, version } = hosted;
  const over = isFinished(kit, hosted);
  const veiled = table !== null && !over && hides(kit, options);
  const recent = veiled ? lastTurns(kit, table) : 0;
  return {
    game: game.id,
    options: game.makeOptions(options),
    rules: versionOf(game, options),
    clock,
    host,
    listed,
    quiet: hosted.quiet,
    rated: hosted.rated,
    tournament: hosted.tournament,
    seal: seal(seed),
    seed: over && draw === null ? seed : null,
    draw: draw && { shares: draw.shares, secret: over ? seed : null, seed: over ? (table?.course.seed ?? null) : null },
    seating,
    admits: hosted.admits,
    asking: hosted.asking.map(({ seat, sitter }) => ({ seat, guest: sitter.guest, name: sitter.name })),
    turnedAway: hosted.turnedAway,
    freed: guest !== undefined && hosted.freed.includes(guest),
    began,
    still: hosted.still,
    start: table === null || veiled ? null : game.makePosition(table.course.positions[0]!),
    dealt: table === null || veiled ? '' : (kit.dealt?.(options, table.course.seed ?? seed) ?? ''),
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
    look: hosted.look,
    brokenOff: table?.brokenOff ?? null,
    over,
    offer: offer !== null && FIRST_KINDS.includes(offer.what) ? offer : null,
    request: offer,
    talk: toldTalk(talk),
    next,
    version,
  };
}

/** The chance of a received game in the form of a course: secret until the game is over. */
export function chanceOf({
  seed,
  seal,
  draw,
}: ClientView): Pick<Course<unknown, unknown, unknown>, 'seed' | 'seal' | 'mix'> {
  // A server of an older version sends no draw.
  if (!draw) return { seed, seal };
  const parts = draw.shares.map(({ seat, value }) => ({ seat, value }));
  return { seed: draw.seed, seal, mix: draw.secret === null ? undefined : { secret: draw.secret, parts } };
}

/** The open request; a node of an older version knows only `offer`. */
export const requestOf = ({ request, offer }: Pick<ClientView, 'request' | 'offer'>): Offer | null => request ?? offer;

/** What actions change while the game goes on and nothing of it is secret: enough for a client that knows the rest. */
export type News = Pick<ClientView, 'played' | 'left' | 'since' | 'granted' | 'version'>;

/** The news of such a game, with the actions from the index `from` on. */
export function newsFor<O, P, A>(
  kit: TableGame<O, P, A>,
  { granted, version }: Hosted<O, P, A>,
  table: Table<O, P, A>,
  from: number,
): News {
  const { left, since } = table.clocks;
  return { played: toldActions(kit, table, null, from, 0), left, since, granted, version };
}

/**
 * Where the current turn and the two before it begin, in a game that hides something. A client that knew all actions
 * could play the covers back to the set-up and learn what lies under them, so actions of the set-up are never sent
 * again.
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

/** Actions as the player of `seats` may know them; null if nothing is secret any more. */
function toldActions<O, P, A>(
  kit: TableGame<O, P, A>,
  table: Table<O, P, A>,
  seats: readonly Seat[] | null,
  from: number,
  recent: number,
): readonly VisibleAction[] {
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
 * The index of the first action that some client was not sent, or the number of all: from there on a later message may
 * differ. Actions before `from` have been sent; what was once open stays open.
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
