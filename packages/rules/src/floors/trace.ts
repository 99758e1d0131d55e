/**
 * A walk as data, for footprints, sentences and animation: for every step what the monster saw, why it went where it
 * went, and what happened on the way.
 */
import { type Direction, makeSquare, type Square } from './board.ts';
import { CARDS, type Card, type WalkLength, walkLengthOf } from './cards.ts';
import { blockOf, type Floor, TOKEN } from './floor.ts';
import { distanceOf, tokenOf, type Watcher, type Why, walk } from './monster.ts';
import type { Position } from './position.ts';
import type { Gone } from './push.ts';
import { Match } from './rounds.ts';
import type { Block } from './tiles.ts';
import { nameOf } from './tokens.ts';

/** The token's name in this position: A4. */
export type TokenName = string;

export interface Sight {
  readonly token: TokenName;
  readonly square: Square;
  readonly distance: number;
}

export interface Look {
  readonly ahead: Sight | null;
  readonly left: Sight | null;
  readonly right: Sight | null;
  readonly why: Why;
  /** Where the monster faces after the look. */
  readonly facing: Direction;
}

export type StepEvent =
  /** A turn stone turned it. */
  | { readonly type: 'turned'; readonly stone: Square; readonly block: Block; readonly facing: Direction }
  /** Several in one step are a slide over blood. */
  | { readonly type: 'entered'; readonly from: Square; readonly to: Square; readonly wrapped: boolean }
  | { readonly type: 'ate'; readonly token: TokenName; readonly square: Square }
  /**
   * Something moved from one square to another, over blood if they are not adjacent; `to` is null if it left the floor.
   */
  | {
      readonly type: 'pushed';
      readonly what: Block | TokenName;
      readonly from: Square;
      readonly to: Square | null;
      readonly gone: Gone | null;
    }
  | { readonly type: 'teleported'; readonly from: Square; readonly to: Square; readonly facing: Direction }
  /** Turn stones block all directions: the step is used up. */
  | { readonly type: 'stayed'; readonly square: Square };

export interface Step {
  readonly look: Look;
  readonly events: readonly StepEvent[];
  readonly square: Square;
  readonly facing: Direction;
}

export interface Trace {
  readonly steps: readonly Step[];
  readonly closing: Look;
  /** In the order in which they were lost, including over the edge and into teleporters. */
  readonly eaten: readonly TokenName[];
}

/** Records a walk. */
export class Recorder implements Watcher {
  readonly steps: Step[] = [];
  readonly eaten: TokenName[] = [];
  private look: Look | null = null;
  private events: StepEvent[] = [];
  private readonly floor: Floor;

  constructor(floor: Floor) {
    this.floor = floor;
  }

  get closing(): Look {
    return this.look!;
  }

  private name(token: number): TokenName {
    return nameOf(this.floor.tokenNow(token));
  }

  private sight(sight: number): Sight | null {
    const token = tokenOf(sight);
    if (token === null) return null;
    return { token: this.name(token), square: this.floor.placeOf(token), distance: distanceOf(sight) };
  }

  looked(ahead: number, left: number, right: number, facing: Direction, why: Why): void {
    this.look = { ahead: this.sight(ahead), left: this.sight(left), right: this.sight(right), why, facing };
  }

  turned(stone: Square, thing: number, facing: Direction): void {
    this.events.push({ type: 'turned', stone, block: blockOf(thing), facing });
  }

  entered(from: Square, to: Square, wrapped: boolean): void {
    this.events.push({ type: 'entered', from, to, wrapped });
  }

  ate(token: number, square: Square): void {
    this.eaten.push(this.name(token));
    this.events.push({ type: 'ate', token: this.name(token), square });
  }

  pushed(thing: number, from: Square, to: Square | null, gone: Gone | null): void {
    const what = thing < TOKEN ? blockOf(thing) : this.name(thing - TOKEN);
    if (thing >= TOKEN && gone !== null) this.eaten.push(what);
    this.events.push({ type: 'pushed', what, from, to, gone });
  }

  teleported(from: Square, to: Square, facing: Direction): void {
    this.events.push({ type: 'teleported', from, to, facing });
  }

  stayed(square: Square): void {
    this.events.push({ type: 'stayed', square });
  }

  stepped(square: Square, facing: Direction): void {
    this.steps.push({ look: this.look!, events: this.events, square, facing });
    this.events = [];
  }
}

/** Walks on the floor and returns what happened. */
export function trace(floor: Floor, stretch: WalkLength): Trace {
  const recorder = new Recorder(floor);
  walk(floor, stretch, recorder);
  return { steps: recorder.steps, closing: recorder.closing, eaten: recorder.eaten };
}

export interface Walk extends Trace {
  readonly card: Card;
  /** The name of the square after each step. */
  readonly path: readonly string[];
  /** Only monster, tiles and tokens differ from before. */
  readonly position: Position;
}

/** The monster's walk for a card, from any position. */
export function walkOf(position: Position, card: Card): Walk {
  const match = new Match(position);
  const told = trace(match, walkLengthOf(CARDS.indexOf(card), position.fiveIsHits));
  return {
    card,
    ...told,
    path: told.steps.map(({ square }) => makeSquare(square)),
    position: { ...match.position(), stock: position.stock },
  };
}
