/**
 * Where a token can get without pushing anything: a fast approximation of all its turns, for rollouts. The token may
 * end its turn at every place it returns, with one exception: a token that must enter, and can only by pushing, is left
 * outside.
 */
import { floorsKit } from '@speeltafel/rules';

const {
  EMPTY,
  ENTRANCE,
  EXIT,
  isFree,
  MONSTER,
  NEXT,
  NO_SQUARE,
  OUT,
  PLACE,
  POOL,
  SHOWS,
  SQUARES,
  TELEPORTER,
  TOKEN,
  WAITING,
} = floorsKit;

export class QuickReach {
  count = 0;
  /** The first is the token's own place, unless it must leave it. */
  readonly places = new Uint8Array(SQUARES + 3);
  private readonly seen = new Int32Array(SQUARES + 3);
  private readonly queue = new Uint8Array(SQUARES + 3);
  private search = 0;
  private queued = 0;

  from(floor: floorsKit.Floor, token: number): this {
    const { bytes } = floor;
    const start = bytes[PLACE + token]!;
    this.search++;
    this.count = 0;
    this.queued = 0;
    this.seen[start] = this.search;
    this.queue[this.queued++] = start;
    this.places[this.count++] = start;
    let layer = 0;
    for (let points = bytes[SHOWS + token]!; points > 0; points--) {
      const end = this.queued;
      for (; layer < end; layer++) this.goOn(floor, this.queue[layer]!);
    }
    if (start === WAITING && floor.mustEnter && this.count > 1) this.places.copyWithin(0, 1, this.count--);
    return this;
  }

  private goOn(floor: floorsKit.Floor, at: number): void {
    if (at === OUT) return;
    if (at === WAITING) {
      if (floor.bytes[MONSTER] !== ENTRANCE) this.visit(floor, ENTRANCE);
      return;
    }
    for (let direction = 0; direction < 4; direction++) {
      const to = restOf(floor, at, direction);
      if (to >= 0) this.visit(floor, to);
    }
    if (at === EXIT) this.visit(floor, OUT);
  }

  private visit(floor: floorsKit.Floor, place: number): void {
    if (this.seen[place] === this.search) return;
    this.seen[place] = this.search;
    this.queue[this.queued++] = place;
    if (place >= SQUARES || floor.bytes[place] === EMPTY) this.places[this.count++] = place;
  }
}

/** Where a step that pushes nothing ends; NO_SQUARE if it would push, or is impossible. */
function restOf(floor: floorsKit.Floor, at: number, direction: number): number {
  let to = NEXT[at * 4 + direction]!;
  if (!isOpen(floor, to)) return NO_SQUARE;
  while (floor.ground[to] === POOL) {
    const ahead = NEXT[to * 4 + direction]!;
    if (!isOpen(floor, ahead)) return gives(floor, ahead, direction) ? NO_SQUARE : to;
    to = ahead;
  }
  return to;
}

function isOpen(floor: floorsKit.Floor, square: number): boolean {
  if (square < 0 || square === floor.bytes[MONSTER] || floor.ground[square] === TELEPORTER) return false;
  const thing = floor.bytes[square]!;
  return thing === EMPTY || thing >= TOKEN;
}

/** True if a slide against the square would push a stone there. */
function gives(floor: floorsKit.Floor, square: number, direction: number): boolean {
  const thing = square < 0 ? EMPTY : floor.bytes[square]!;
  return thing !== EMPTY && thing < TOKEN && isFree(floor, NEXT[square * 4 + direction]!);
}
