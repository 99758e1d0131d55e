/**
 * Finds all distinct results of a token's turn: where it ends and which tiles it moved, each with one shortest path.
 *
 * A breadth-first search over pairs of a square and an arrangement of the tiles. Arrangements are stored as differences
 * from the original floor, sorted by square, and numbered: two ways to push the same tiles to the same squares have the
 * same number.
 */
import { type Direction, ENTRANCE, EXIT, SQUARES, type Square } from './board.ts';
import { type Floor, HALF_TURN, SHOWS, TOKEN } from './floor.ts';
import { lift } from './rounds.ts';
import { entranceIsOpen, REFUSED, stepToken } from './step.ts';
import { OUT, type Place, WAITING } from './tokens.ts';

/** The box holds eleven stones of all kinds, and each changes at most two squares. */
const MOST_CHANGES = 22;
/** Bits for the squares, OUT and WAITING. */
const WORDS = 5;
const THINGS = HALF_TURN + 1;

/** Pseudo-random numbers, the same on every machine. */
const HASH = new Int32Array(SQUARES * THINGS);
for (let i = 0, word = 1; i < HASH.length; i++) {
  word = Math.imul(word ^ (word >>> 15), 0x2c1b3c6d) + 0x9e3779b9;
  HASH[i] = word ^ (word >>> 13);
}

const longer = <T extends Int32Array<ArrayBuffer> | Uint8Array<ArrayBuffer>>(
  old: T,
  make: (length: number) => T,
): T => {
  const array = make(old.length * 2);
  array.set(old);
  return array;
};

export class Reach {
  /** The number of results; they are numbered from 0. */
  count = 0;

  private floor: Floor | null = null;
  private token = 0;

  private nodes = 0;
  private place = new Uint8Array(1024);
  private arrangement = new Int32Array(1024);
  private parent = new Int32Array(1024);
  private result = new Int32Array(1024);

  private arrangements = 0;
  private changes = new Int32Array(128 * MOST_CHANGES);
  private lengths = new Uint8Array(128);
  private hashes = new Int32Array(128);
  private seen = new Int32Array(128 * WORDS);
  private table = new Int32Array(512);
  private readonly base = new Uint8Array(SQUARES);
  private current = 0;
  private currentMark = 0;
  private readonly scratch = new Int32Array(2 * MOST_CHANGES);

  /** Searches the turn of a token that may move now. Leaves the floor unchanged. */
  search(floor: Floor, token: number): this {
    const mark = floor.mark();
    this.floor = floor;
    this.token = token;
    const start = lift(floor, token);
    this.base.set(floor.bytes.subarray(0, SQUARES));
    this.count = 0;
    this.nodes = 0;
    this.arrangements = 1;
    this.lengths[0] = 0;
    this.hashes[0] = 0;
    this.seen.fill(0, 0, WORDS);
    this.table.fill(0);
    this.current = 0;
    this.currentMark = floor.mark();
    this.visit(start, 0, -1);
    let layer = 0;
    for (let points = floor.bytes[SHOWS + token]!; points > 0; points--) {
      const end = this.nodes;
      for (let node = layer; node < end; node++) this.expand(floor, node);
      layer = end;
    }
    // Staying outside is the first result of a token that waits there.
    if (start === WAITING && floor.mustEnter && this.count > 1) this.result.copyWithin(0, 1, this.count--);
    floor.undo(mark);
    return this;
  }

  /** True if the search of a token outside found a square for it to end on. */
  get enters(): boolean {
    return this.count > 0 && this.placeOf(this.count - 1) !== WAITING;
  }

  private expand(floor: Floor, node: number): void {
    const at = this.place[node]!;
    if (at === OUT) return;
    const arrangement = this.arrangement[node]!;
    if (at === WAITING) {
      if (entranceIsOpen(floor)) this.visit(ENTRANCE, arrangement, node);
      return;
    }
    this.arrange(floor, arrangement);
    const mark = floor.mark();
    for (let direction = 0; direction < 4; direction++) {
      const to = stepToken(floor, at, direction as Direction);
      if (to === REFUSED) continue;
      if (floor.mark() === mark) {
        this.visit(to, arrangement, node);
      } else {
        const other = this.numberOf(floor, arrangement, mark);
        floor.undo(mark);
        this.visit(to, other, node);
      }
    }
    if (at === EXIT) this.visit(OUT, arrangement, node);
  }

  /** Puts the floor's tiles into the arrangement. */
  private arrange(floor: Floor, arrangement: number): void {
    if (arrangement === this.current) return;
    floor.undo(this.currentMark);
    for (let i = 0; i < this.lengths[arrangement]!; i++) {
      const change = this.changes[arrangement * MOST_CHANGES + i]!;
      floor.write(change >> 8, change & 255);
    }
    this.current = arrangement;
  }

  /** The number of the arrangement on the floor, which differs from `from` by the writes after the mark. */
  private numberOf(floor: Floor, from: number, mark: number): number {
    const { scratch, base } = this;
    let length = this.lengths[from]!;
    let hash = this.hashes[from]!;
    for (let i = 0; i < length; i++) scratch[i] = this.changes[from * MOST_CHANGES + i]!;
    for (let written = mark; written < floor.mark(); written++) {
      const square = floor.changedAt(written);
      const thing = floor.bytes[square]!;
      let at = 0;
      while (at < length && scratch[at]! >> 8 < square) at++;
      const known = at < length && scratch[at]! >> 8 === square;
      const before = known ? scratch[at]! & 255 : base[square]!;
      if (before === thing) continue;
      hash ^= HASH[square * THINGS + before]! ^ HASH[square * THINGS + thing]!;
      if (thing === base[square]) {
        scratch.copyWithin(at, at + 1, length--);
      } else {
        if (!known) scratch.copyWithin(at + 1, at, length++);
        scratch[at] = (square << 8) | thing;
      }
    }
    return this.intern(hash, length);
  }

  private intern(hash: number, length: number): number {
    if (length === 0) return 0;
    let slot = hash & (this.table.length - 1);
    for (; this.table[slot] !== 0; slot = (slot + 1) & (this.table.length - 1)) {
      const known = this.table[slot]!;
      if (this.hashes[known] === hash && this.lengths[known] === length && this.matches(known, length)) return known;
    }
    const number = this.arrangements++;
    if (number === this.lengths.length) this.growArrangements();
    this.table[slot] = number;
    this.lengths[number] = length;
    this.hashes[number] = hash;
    for (let i = 0; i < length; i++) this.changes[number * MOST_CHANGES + i] = this.scratch[i]!;
    this.seen.fill(0, number * WORDS, (number + 1) * WORDS);
    if (this.arrangements * 2 > this.table.length) this.growTable();
    return number;
  }

  private matches(known: number, length: number): boolean {
    for (let i = 0; i < length; i++) {
      if (this.changes[known * MOST_CHANGES + i] !== this.scratch[i]) return false;
    }
    return true;
  }

  private growArrangements(): void {
    this.changes = longer(this.changes, (length) => new Int32Array(length));
    this.lengths = longer(this.lengths, (length) => new Uint8Array(length));
    this.hashes = longer(this.hashes, (length) => new Int32Array(length));
    this.seen = longer(this.seen, (length) => new Int32Array(length));
  }

  private growTable(): void {
    this.table = new Int32Array(this.table.length * 2);
    for (let number = 1; number < this.arrangements; number++) {
      let slot = this.hashes[number]! & (this.table.length - 1);
      while (this.table[slot] !== 0) slot = (slot + 1) & (this.table.length - 1);
      this.table[slot] = number;
    }
  }

  private visit(place: Place, arrangement: number, parent: number): void {
    const word = arrangement * WORDS + (place >> 5);
    const bit = 1 << (place & 31);
    if ((this.seen[word]! & bit) !== 0) return;
    this.seen[word]! |= bit;
    const node = this.nodes++;
    if (node === this.place.length) {
      this.place = longer(this.place, (length) => new Uint8Array(length));
      this.arrangement = longer(this.arrangement, (length) => new Int32Array(length));
      this.parent = longer(this.parent, (length) => new Int32Array(length));
      this.result = longer(this.result, (length) => new Int32Array(length));
    }
    this.place[node] = place;
    this.arrangement[node] = arrangement;
    this.parent[node] = parent;
    if (place >= SQUARES || this.base[place]! < TOKEN) this.result[this.count++] = node;
  }

  /** The token's place after a result. */
  placeOf(result: number): Place {
    return this.place[this.result[result]!]!;
  }

  /** The squares entered, with OUT for leaving; empty for a token that stays. */
  pathOf(result: number): Square[] {
    const path: Square[] = [];
    for (let node = this.result[result]!; this.parent[node]! >= 0; node = this.parent[node]!)
      path.push(this.place[node]!);
    return path.reverse();
  }

  /** Plays a result on the searched floor with the token still lifted; returns the place to put it down. */
  apply(result: number): Place {
    const floor = this.floor!;
    const node = this.result[result]!;
    const arrangement = this.arrangement[node]!;
    lift(floor, this.token);
    for (let i = 0; i < this.lengths[arrangement]!; i++) {
      const change = this.changes[arrangement * MOST_CHANGES + i]!;
      floor.write(change >> 8, change & 255);
    }
    return this.place[node]!;
  }
}
