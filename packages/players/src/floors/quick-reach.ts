/**
 * Where a token can get without pushing anything: a quick stand-in for all its turns, for the many turns of imagined rounds. Every place
 * it gives is one where the token may end its turn, except that a token which must enter, and can only by pushing, is left outside.
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
  /** The first is the place where the token stands, unless it must leave it. */
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

/** Where one step ends that pushes nothing; NO_SQUARE where it would, or where there is none. */
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

/** Whether a stone on the square would be pushed by a slide against it. */
function gives(floor: floorsKit.Floor, square: number, direction: number): boolean {
  const thing = square < 0 ? EMPTY : floor.bytes[square]!;
  return thing !== EMPTY && thing < TOKEN && isFree(floor, NEXT[square * 4 + direction]!);
}
