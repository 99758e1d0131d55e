/**
 * The floor as numbers, for search. All mutable state is in one byte array, and every change goes through `write`, so
 * that any part of a game can be undone in place.
 *
 *     const mark = floor.mark()
 *     walk(floor, stretch)
 *     floor.undo(mark)      // as if nothing had happened
 */
import { type Direction, SQUARES, type Square } from './board.ts';
import { coveredBy, isBlock, isPool, isTeleporter, type Tile } from './tiles.ts';
import { isOnBoard, type Place, type Player, type Token } from './tokens.ts';

/** The thing on a square: none, one that can be pushed (2 is a plain stone), or a token (TOKEN plus its index). */
export const EMPTY = 0;
export const CRYSTAL = 1;
export const RIGHT_TURN = 3;
export const HALF_TURN = 4;
export const TOKEN = 8;
const BLOCK_LETTERS = '-csrh';

export const isBlockThing = (thing: number): boolean => thing !== EMPTY && thing < TOKEN;
export const blockOf = (thing: number): 's' | 'c' | 'r' | 'h' => BLOCK_LETTERS[thing] as 's' | 'c' | 'r' | 'h';

/** The ground under the things, 0 if plain. It does not change once the tiles are laid. */
export const POOL = 1;
export const TELEPORTER = 2;

/** Not on the floor: the monster during its walk. */
export const NOWHERE: Place = SQUARES + 3;

/** Offsets in the byte array; the things on the squares come first. */
export const PLACE = 160;
export const SHOWS = 192;
export const MOVED = 224;
export const MONSTER = 256;
export const FACING = 257;
export const STAGE = 258;
export const ROUND = 259;
export const START = 260;
export const TURN = 261;
export const PHASE = 262;
export const PILE = 264;
export const LEFT_COUNT = 271;
export const LEFT = 272;
const BYTES = 304;

export interface Layout {
  readonly players: number;
  readonly monster: Square;
  readonly facing: Direction;
  readonly tiles: readonly Tile[];
  readonly tokens: readonly Token[];
}

export class Floor {
  readonly bytes = new Uint8Array(BYTES);
  readonly ground = new Uint8Array(SQUARES);
  /** The other teleporter of the pair; the square itself if there is none. */
  readonly partner = new Uint8Array(SQUARES);
  readonly arrow = new Uint8Array(SQUARES);
  readonly owner: Uint8Array;
  readonly players: number;
  readonly tokens: number;
  private fixed: readonly Tile[] = [];
  private journal = new Int32Array(1024);
  private written = 0;

  constructor({ players, monster, facing, tiles, tokens }: Layout) {
    this.players = players;
    this.tokens = tokens.length;
    this.owner = Uint8Array.from(tokens, (token) => token.player);
    this.bytes[MONSTER] = monster;
    this.bytes[FACING] = facing;
    this.lay(tiles);
    for (const [i, { place, shows, moved }] of tokens.entries()) {
      this.bytes[PLACE + i] = place;
      this.bytes[SHOWS + i] = shows;
      this.bytes[MOVED + i] = Number(moved);
      if (isOnBoard(place)) this.bytes[place] = TOKEN + i;
    }
  }

  private lay(tiles: readonly Tile[]): void {
    this.fixed = tiles.filter((tile) => !isBlock(tile));
    for (const tile of tiles) {
      if (isBlock(tile)) this.bytes[tile.square] = BLOCK_LETTERS.indexOf(tile.kind);
      if (isPool(tile)) for (const square of coveredBy(tile)!) this.ground[square] = POOL;
      if (isTeleporter(tile)) {
        const other = tiles.find(({ kind, square }) => kind === tile.kind && square !== tile.square);
        this.ground[tile.square] = TELEPORTER;
        this.partner[tile.square] = other?.square ?? tile.square;
        this.arrow[tile.square] = tile.arrow;
      }
    }
  }

  /** True if a token outside must enter if it can. */
  get mustEnter(): boolean {
    return false;
  }

  write(at: number, value: number): void {
    if (this.written === this.journal.length) {
      const longer = new Int32Array(this.journal.length * 2);
      longer.set(this.journal);
      this.journal = longer;
    }
    this.journal[this.written++] = (at << 8) | this.bytes[at]!;
    this.bytes[at] = value;
  }

  mark(): number {
    return this.written;
  }

  undo(mark: number): void {
    while (this.written > mark) {
      const entry = this.journal[--this.written]!;
      this.bytes[entry >> 8] = entry & 255;
    }
  }

  /** The index of the byte changed by the write after `mark`. */
  changedAt(mark: number): number {
    return this.journal[mark]! >> 8;
  }

  get monster(): Square {
    return this.bytes[MONSTER]!;
  }

  get facing(): Direction {
    return this.bytes[FACING] as Direction;
  }

  placeOf(token: number): Place {
    return this.bytes[PLACE + token]!;
  }

  ownerOf(token: number): Player {
    return this.owner[token]!;
  }

  tilesNow(): Tile[] {
    const tiles: Tile[] = [];
    for (let square = 0; square < SQUARES; square++) {
      tiles.push(...this.fixed.filter((tile) => tile.square === square));
      const thing = this.bytes[square]!;
      if (isBlockThing(thing)) tiles.push({ kind: blockOf(thing), square });
    }
    return tiles;
  }

  tokenNow(token: number): Token {
    return {
      player: this.owner[token]!,
      shows: this.bytes[SHOWS + token]!,
      place: this.bytes[PLACE + token]!,
      moved: this.bytes[MOVED + token] === 1,
    };
  }

  tokensNow(): Token[] {
    return Array.from({ length: this.tokens }, (_, token) => this.tokenNow(token));
  }
}
