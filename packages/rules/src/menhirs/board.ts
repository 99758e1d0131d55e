/**
 * The board: 30 places in seven columns. A place is a number 0..29 in board order (a1 a2 a3 b1 .. g3), a set of places
 * is a number of 30 bits.
 *
 *     parsePlaces('a1.c3')         // the bits 0 and 9, if it can be read
 *     shifted(1, 2)                // {a1} one step SE: {b2}
 */
import { accept, quote, type Result, refuse } from '../result.ts';

export type Place = number;
export type PlaceSet = number;

const COLUMNS = [3, 4, 5, 6, 5, 4, 3];

export const PLACES: readonly string[] = COLUMNS.flatMap((height, column) =>
  Array.from({ length: height }, (_, row) => 'abcdefg'[column]! + (row + 1)),
);

export const EVERYWHERE: PlaceSet = 2 ** 30 - 1;

/** Clockwise from the north, so that the opposite direction is three further. */
export const DIRECTIONS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;
export type DirectionName = (typeof DIRECTIONS)[number];
/** An index into `DIRECTIONS`. */
export type Direction = number;

export const opposite = (direction: Direction): Direction => (direction + 3) % 6;

const PLACE_OF = new Map(PLACES.map((name, place) => [name, place]));

const at = (column: number, row: number): Place | undefined => PLACE_OF.get('abcdefg'.charAt(column) + row);

/** The place one step further, derived from the board's geometry. */
export function neighbour(place: Place, direction: Direction): Place | undefined {
  const name = PLACES[place]!;
  const column = name.charCodeAt(0) - 97;
  const row = Number(name[1]);
  const eastward = column < 3 ? 0 : -1;
  const westward = column > 3 ? 0 : -1;
  switch (DIRECTIONS[direction]) {
    case 'N':
      return at(column, row - 1);
    case 'S':
      return at(column, row + 1);
    case 'NE':
      return at(column + 1, row + eastward);
    case 'SE':
      return at(column + 1, row + eastward + 1);
    case 'NW':
      return at(column - 1, row + westward);
    default:
      return at(column - 1, row + westward + 1);
  }
}

const setOf = (places: readonly Place[]): PlaceSet => places.reduce((set, place) => set | (1 << place), 0);

const everyPlace = PLACES.map((_, place) => place);

/** `EDGE[d]`: the places from which a step in direction d leads off the board. */
export const EDGE: Int32Array = Int32Array.from(DIRECTIONS, (_, direction) =>
  setOf(everyPlace.filter((place) => neighbour(place, direction) === undefined)),
);

/**
 * The places whose neighbour in direction d has a number higher by `by`: the board's columns make at most three such
 * groups.
 */
const stepping = (direction: Direction, by: number): PlaceSet =>
  setOf(everyPlace.filter((place) => neighbour(place, direction) === place + by));

const NE3 = stepping(1, 3);
const NE4 = stepping(1, 4);
const NE5 = stepping(1, 5);
const SE4 = stepping(2, 4);
const SE5 = stepping(2, 5);
const SE6 = stepping(2, 6);
const SW3 = stepping(4, -3);
const SW4 = stepping(4, -4);
const SW5 = stepping(4, -5);
const NW4 = stepping(5, -4);
const NW5 = stepping(5, -5);
const NW6 = stepping(5, -6);

const [EDGE_N, EDGE_NE, EDGE_SE, EDGE_S, EDGE_SW, EDGE_NW] = EDGE as unknown as [
  number,
  number,
  number,
  number,
  number,
  number,
];

const north = (set: PlaceSet): PlaceSet => (set & ~EDGE_N) >> 1;
const northEast = (set: PlaceSet): PlaceSet => ((set & NE3) << 3) | ((set & NE4) << 4) | ((set & NE5) << 5);
const southEast = (set: PlaceSet): PlaceSet => ((set & SE4) << 4) | ((set & SE5) << 5) | ((set & SE6) << 6);
const south = (set: PlaceSet): PlaceSet => (set & ~EDGE_S) << 1;
const southWest = (set: PlaceSet): PlaceSet => ((set & SW3) >> 3) | ((set & SW4) >> 4) | ((set & SW5) >> 5);
const northWest = (set: PlaceSet): PlaceSet => ((set & NW4) >> 4) | ((set & NW5) >> 5) | ((set & NW6) >> 6);

/** The set one step further in the direction; places that leave the board are dropped. */
export function shifted(set: PlaceSet, direction: Direction): PlaceSet {
  switch (direction) {
    case 0:
      return north(set);
    case 1:
      return northEast(set);
    case 2:
      return southEast(set);
    case 3:
      return south(set);
    case 4:
      return southWest(set);
    default:
      return northWest(set);
  }
}

/** Bit d is set if the set, moved in direction d, stays on the board and off the blocked places. */
export function openDirections(set: PlaceSet, blocked: PlaceSet): number {
  let open = 0;
  if ((set & EDGE_N) === 0 && (north(set) & blocked) === 0) open |= 1;
  if ((set & EDGE_NE) === 0 && (northEast(set) & blocked) === 0) open |= 2;
  if ((set & EDGE_SE) === 0 && (southEast(set) & blocked) === 0) open |= 4;
  if ((set & EDGE_S) === 0 && (south(set) & blocked) === 0) open |= 8;
  if ((set & EDGE_SW) === 0 && (southWest(set) & blocked) === 0) open |= 16;
  if ((set & EDGE_NW) === 0 && (northWest(set) & blocked) === 0) open |= 32;
  return open;
}

const CHUNK = 10;
const CHUNK_MASK = (1 << CHUNK) - 1;

/** For each ten bits of a set, all neighbours of those places: three lookups give the neighbours of any set. */
const NEIGHBOURS: readonly Int32Array[] = [0, 1, 2].map((chunk) =>
  Int32Array.from({ length: 1 << CHUNK }, (_, bits) =>
    DIRECTIONS.reduce((all, _name, direction) => all | shifted(bits << (chunk * CHUNK), direction), 0),
  ),
);
const [WEST, MIDDLE, EAST] = NEIGHBOURS as [Int32Array, Int32Array, Int32Array];

/** The set itself is not included, except places that neighbour each other. */
export const neighbours = (set: PlaceSet): PlaceSet =>
  WEST[set & CHUNK_MASK]! | MIDDLE[(set >> CHUNK) & CHUNK_MASK]! | EAST[set >> (2 * CHUNK)]!;

export function size(set: PlaceSet): number {
  let pairs = set - ((set >> 1) & 0x55555555);
  pairs = (pairs & 0x33333333) + ((pairs >> 2) & 0x33333333);
  return (((pairs + (pairs >> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** The first place of a non-empty set. */
export const first = (set: PlaceSet): Place => 31 - Math.clz32(set & -set);

export function placesOf(set: PlaceSet): Place[] {
  const places: Place[] = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) places.push(first(rest));
  return places;
}

export function parsePlace(text: string): Result<Place> {
  const place = PLACE_OF.get(text);
  return place === undefined
    ? refuse('no-such-place', `${quote(text)} is not a place on the board: they are a1 to g3.`)
    : accept(place);
}

/** The shortest form: each column's letter once, then its numbers, `a12c3`. */
export const makeShortPlaces = (set: PlaceSet): string =>
  placesOf(set)
    .map((place) => PLACES[place]!)
    .reduce((text, name) => text + (text.replace(/\d+$/, '').endsWith(name[0]!) ? name[1] : name), '');

/** Names joined by dots, `-` for none. */
export const makePlaces = (set: PlaceSet): string =>
  set === 0
    ? '-'
    : placesOf(set)
        .map((place) => PLACES[place])
        .join('.');

/** Expands the short form: `a12c3` to a1, a2 and c3. Other text is returned unchanged. */
function namesIn(short: string): readonly string[] {
  if (!/^([a-g]\d+)+$/.test(short)) return [short];
  return short.match(/[a-g]\d+/g)!.flatMap((column) => [...column.slice(1)].map((row) => column[0] + row));
}

/** Reads names joined by dots, and the short form. */
export function parsePlaces(text: string): Result<PlaceSet> {
  if (text === '-') return accept(0);
  let set = 0;
  for (const word of text.split('.')) {
    for (const name of PLACE_OF.has(word) ? [word] : namesIn(word)) {
      const place = parsePlace(name);
      if (!place.ok) return place;
      if (set & (1 << place.value)) return refuse('named-twice', `${name} is named twice.`, { place: name });
      set |= 1 << place.value;
    }
  }
  return accept(set);
}

export function parseDirection(text: string): Result<Direction> {
  const direction = DIRECTIONS.indexOf(text as DirectionName);
  return direction < 0
    ? refuse('no-such-direction', `${quote(text)} is not a direction: they are N, NE, SE, S, SW and NW.`)
    : accept(direction);
}
