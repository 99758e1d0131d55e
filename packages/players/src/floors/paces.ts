/**
 * Where a token can get without pushing anything: a quick stand-in for all its turns, for the many turns of imagined rounds. Every place
 * it gives is one where the token may end its turn.
 */
import { floorsKit } from '@speeltafel/rules';

const { EMPTY, ENTRANCE, EXIT, MONSTER, NEXT, OUT, PLACE, POOL, SHOWS, SQUARES, TELEPORTER, TOKEN, WAITING } =
  floorsKit;

export class Paces {
  count = 0;
  /** The first is the place where the token stands. */
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
    return this;
  }

  private goOn(floor: floorsKit.Floor, at: number): void {
    if (at === OUT) return;
    if (at === WAITING) {
      if (floor.bytes[MONSTER] !== ENTRANCE) this.visit(floor, ENTRANCE);
      return;
    }
    for (let direction = 0; direction < 4; direction++) {
      let to = NEXT[at * 4 + direction]!;
      if (!isOpen(floor, to)) continue;
      while (floor.ground[to] === POOL) {
        const ahead = NEXT[to * 4 + direction]!;
        if (!isOpen(floor, ahead)) break;
        to = ahead;
      }
      this.visit(floor, to);
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

function isOpen(floor: floorsKit.Floor, square: number): boolean {
  if (square < 0 || square === floor.bytes[MONSTER] || floor.ground[square] === TELEPORTER) return false;
  const thing = floor.bytes[square]!;
  return thing === EMPTY || thing >= TOKEN;
}
