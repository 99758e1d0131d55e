/**
 * A token's turn, square by square: plays a whole path, and for a path being drawn lists what may come next, what it
 * would push, and whether it may end here, each refusal with its reason.
 */
import { accept, type Refusal, type Result, refusal, refuse } from '../result.ts';
import { DIRECTIONS, type Direction, ENTRANCE, EXIT, makeSquare, next, SQUARES, type Square } from './board.ts';
import { blockOf, type Floor, SHOWS, TELEPORTER, TOKEN } from './floor.ts';
import type { Position } from './position.ts';
import type { Gone, PushWatcher } from './push.ts';
import { Reach } from './reach.ts';
import { canMove, lift, Match } from './rounds.ts';
import { entranceIsOpen, REFUSED, stepToken } from './step.ts';
import { type Block, nameOfTile } from './tiles.ts';
import { letterOf, nameOf, OUT, type Place, type Player, WAITING } from './tokens.ts';

export interface Push {
  readonly block: Block;
  readonly from: Square;
  /** Null if the tile leaves the game. */
  readonly to: Square | null;
  readonly gone: Gone | null;
}

/** One more point: where it leads and what it pushes. */
export interface Way {
  /** The square on which the token comes to rest; OUT for leaving. */
  readonly to: Place;
  /** Every way costs one point. */
  readonly cost: 1;
  readonly slides: boolean;
  readonly pushes: readonly Push[];
}

export interface Draft {
  readonly at: Place;
  readonly spent: number;
  readonly points: number;
  /** All pushes of the path so far, in order. */
  readonly pushes: readonly Push[];
  readonly ways: readonly Way[];
  /** Why the other directions are impossible. */
  readonly barred: readonly Refusal[];
  /** Why the turn may not end here; null if it may. */
  readonly stop: Refusal | null;
}

class Pushes implements PushWatcher {
  readonly list: Push[] = [];
  pushed(thing: number, from: Square, to: Square | null, gone: Gone | null): void {
    this.list.push({ block: blockOf(thing), from, to, gone });
  }
}

/** What prevents a thing from being pushed onto the square, in words. */
function obstacle(floor: Floor, square: Square): string {
  if (square < 0) return 'the edge is behind it';
  const name = makeSquare(square);
  if (square === floor.monster) return `the monster is behind it on ${name}`;
  if (floor.ground[square] === TELEPORTER) return `a teleporter is behind it on ${name}`;
  const thing = floor.bytes[square]!;
  if (thing >= TOKEN) return `${nameOf(floor.tokenNow(thing - TOKEN))} is behind it on ${name}`;
  return `a ${nameOfTile({ kind: blockOf(thing) })} is behind it on ${name}`;
}

const COMPASS = ['north', 'east', 'south', 'west'] as const;

/** Why the token cannot step that way; called only if it cannot. */
function whyNot(floor: Floor, from: Square, direction: Direction): Refusal {
  const ahead = next(from, direction);
  if (ahead < 0) {
    const square = makeSquare(from);
    return refusal(
      'over-the-edge',
      `The floor ends ${COMPASS[direction]} of ${square}; only the monster walks on there.`,
      {
        square,
      },
    );
  }
  const square = makeSquare(ahead);
  if (ahead === floor.monster) return refusal('monster-there', `The monster is on ${square}.`, { square });
  if (floor.ground[ahead] === TELEPORTER) {
    return refusal('teleporter-there', `Figures never step onto a teleporter, as on ${square}.`, { square });
  }
  const behind = next(ahead, direction);
  const name = nameOfTile({ kind: blockOf(floor.bytes[ahead]!) });
  const why = obstacle(floor, behind);
  return refusal('push-blocked', `The ${name} on ${square} cannot be pushed: ${why}.`, { square });
}

const no = (refusal: Refusal): Result<never> => ({ ok: false, refusal });

const nameOfPlace = (place: Place): string =>
  place === OUT ? 'exit' : place === WAITING ? 'outside' : makeSquare(place);

function noPoints(to: Place, points: number): Refusal {
  const square = nameOfPlace(to);
  return refusal('no-points', `All ${points} steps are used up before ${square}.`, { square, points });
}

/** Plays one entry of a path on the floor. */
function follow(floor: Floor, at: Place, to: Place, watcher: PushWatcher | null): Result<Place> {
  if (at === OUT) return refuse('already-out', 'The figure is out; its turn is over.');
  if (to === OUT) {
    if (at === EXIT) return accept(OUT);
    const square = nameOfPlace(at);
    return refuse('not-at-exit', `Figures leave from ${makeSquare(EXIT)}, not from ${square}.`, { square });
  }
  const square = makeSquare(to);
  if (at === WAITING) {
    if (to !== ENTRANCE) {
      return refuse('enter-first', `A figure outside enters on ${makeSquare(ENTRANCE)}, not on ${square}.`, { square });
    }
    return entranceIsOpen(floor)
      ? accept(ENTRANCE)
      : refuse('monster-there', `The monster is on ${square}, the entrance.`, { square });
  }
  const mark = floor.mark();
  for (const direction of DIRECTIONS) {
    const rest = stepToken(floor, at, direction);
    floor.undo(mark);
    if (rest === to) return accept(stepToken(floor, at, direction, watcher));
    if (next(at, direction) !== to) continue;
    if (rest === REFUSED) return no(whyNot(floor, at, direction));
    const end = makeSquare(rest);
    return refuse('slides-on', `The blood on ${square} carries the figure on to ${end}.`, { square, end });
  }
  return refuse('not-next', `${square} is not one step away from ${makeSquare(at)}.`, { square });
}

function whyNoStop(floor: Floor, at: Place, token: number): Refusal | null {
  if (at === WAITING && floor.mustEnter && new Reach().search(floor, token).enters) {
    const message = 'In the first round a token that can enter must enter: staying outside is not one of the two.';
    return refusal('must-enter', message);
  }
  const thing = at < SQUARES ? floor.bytes[at]! : 0;
  if (thing < TOKEN) return null;
  const square = makeSquare(at);
  const other = nameOf(floor.tokenNow(thing - TOKEN));
  return refusal('ends-on-token', `The turn may not end on ${square}, where ${other} stands.`, { square });
}

/** Plays a path for the lifted token and returns the place to put it down. A refusal changes nothing. */
export function playPath(match: Floor, token: number, path: readonly Place[]): Result<Place> {
  const mark = match.mark();
  const at = walkPath(match, token, path, null);
  if (!at.ok) {
    match.undo(mark);
    return at;
  }
  const stop = whyNoStop(match, at.value, token);
  if (stop === null) return at;
  match.undo(mark);
  return no(stop);
}

function walkPath(match: Floor, token: number, path: readonly Place[], watcher: PushWatcher | null): Result<Place> {
  const points = match.bytes[SHOWS + token]!;
  let at = lift(match, token);
  // A token on the exit square may name that square when leaving: a11-exit.
  const named = at === EXIT && path.length === 2 && path[0] === EXIT && path[1] === OUT;
  for (const [i, to] of (named ? [OUT] : path).entries()) {
    const entered: Result<Place> = i < points ? follow(match, at, to, watcher) : no(noPoints(to, points));
    if (!entered.ok) {
      const { code, message, details } = entered.refusal;
      return refuse(code, message, { ...details, step: i + 1 });
    }
    at = entered.value;
  }
  return accept(at);
}

/** The player's token that shows that number. */
export function findToken(match: Match, player: Player, shows: number): Result<number> {
  const name = nameOf({ player, shows });
  let known = false;
  for (let token = 0; token < match.tokens; token++) {
    if (match.ownerOf(token) !== player || match.bytes[SHOWS + token] !== shows) continue;
    if (canMove(match, token)) return accept(token);
    known = true;
  }
  return known
    ? refuse('cannot-move', `${name} has moved this round or is no longer in play.`, { token: name })
    : refuse('no-such-token', `Player ${letterOf(player)} has no figure that shows ${shows}.`, { token: name });
}

function waysFrom(match: Match, at: Place): { ways: Way[]; barred: Refusal[] } {
  const ways: Way[] = [];
  const barred: Refusal[] = [];
  const way = (to: Place, slides: boolean, pushes: readonly Push[]): void => {
    ways.push({ to, cost: 1, slides, pushes });
  };
  if (at === WAITING) {
    const entered = follow(match, at, ENTRANCE, null);
    if (entered.ok) way(ENTRANCE, false, []);
    else barred.push(entered.refusal);
  } else if (at !== OUT) {
    const mark = match.mark();
    for (const direction of DIRECTIONS) {
      const pushes = new Pushes();
      const to = stepToken(match, at, direction, pushes);
      match.undo(mark);
      if (to === REFUSED) barred.push(whyNot(match, at, direction));
      else way(to, to !== next(at, direction), pushes.list);
    }
    if (at === EXIT) way(OUT, false, []);
  }
  return { ways, barred };
}

/** The state of a path being drawn, and what may come next. */
export function draft(position: Position, player: Player, shows: number, path: readonly Place[]): Result<Draft> {
  const match = new Match(position);
  const token = findToken(match, player, shows);
  if (!token.ok) return token;
  const pushes = new Pushes();
  const at = walkPath(match, token.value, path, pushes);
  if (!at.ok) return at;
  return accept({ ...survey(match, at.value, token.value, path.length, shows), pushes: pushes.list });
}

function survey(match: Match, at: Place, token: number, spent: number, points: number): Omit<Draft, 'pushes'> {
  const { ways, barred } = waysFrom(match, at);
  const whyNoWay = ({ to }: Way): Refusal | null => {
    if (spent === points) return noPoints(to, points);
    return spent + 1 === points ? whyNoStop(match, to, token) : null;
  };
  return {
    at,
    spent,
    points,
    ways: ways.filter((way) => whyNoWay(way) === null),
    barred: [...barred, ...ways.map(whyNoWay).filter((why) => why !== null)],
    stop: whyNoStop(match, at, token),
  };
}
