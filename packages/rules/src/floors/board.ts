/**
 * The castle's floor: 156 squares, numbered from the exit a11 rightwards and down to the entrance p1.
 *
 *     parseSquare('a11') // 0, the exit
 *     squareAt(15, 10)   // 155, the entrance
 *     wrap(square)       // where the monster re-enters after walking over the edge
 */

/** 0..155 in board order. */
export type Square = number;
/** 0..3: north, east, south, west; plus one is a turn to the right. */
export type Direction = 0 | 1 | 2 | 3;

export const NORTH: Direction = 0;
export const EAST: Direction = 1;
export const SOUTH: Direction = 2;
export const WEST: Direction = 3;
export const DIRECTIONS: readonly Direction[] = [NORTH, EAST, SOUTH, WEST];

export const SQUARES = 156;
export const EXIT: Square = 0;
export const ENTRANCE: Square = SQUARES - 1;
/** Beyond the edge. */
export const NO_SQUARE = -1;

const exists = (x: number, y: number): boolean => x >= 0 && x <= 15 && y >= 0 && y <= 10 && x - y <= 11 && y - x <= 6;

const COLUMNS = new Uint8Array(SQUARES);
const ROWS = new Uint8Array(SQUARES);
const AT = new Int16Array(16 * 11).fill(NO_SQUARE);
{
  let square = 0;
  for (let y = 0; y <= 10; y++) {
    for (let x = 0; x <= 15; x++) {
      if (!exists(x, y)) continue;
      COLUMNS[square] = x;
      ROWS[square] = y;
      AT[y * 16 + x] = square++;
    }
  }
}

export const columnOf = (square: Square): number => COLUMNS[square]!;
export const rowOf = (square: Square): number => ROWS[square]!;
export const squareAt = (x: number, y: number): Square =>
  x >= 0 && x <= 15 && y >= 0 && y <= 10 ? AT[y * 16 + x]! : NO_SQUARE;

/** `NEXT[square * 4 + direction]`: the neighbour, or NO_SQUARE over the edge. */
export const NEXT = new Int16Array(SQUARES * 4);
for (let square = 0; square < SQUARES; square++) {
  const x = columnOf(square);
  const y = rowOf(square);
  NEXT.set([squareAt(x, y - 1), squareAt(x + 1, y), squareAt(x, y + 1), squareAt(x - 1, y)], square * 4);
}

export const next = (square: Square, direction: Direction): Square => NEXT[square * 4 + direction]!;

/** Where the monster re-enters after leaving `square` over the edge: half a turn of the board. */
export const wrap = (square: number): Square => SQUARES - 1 - square;

export const turned = (direction: Direction, quarters: number): Direction => ((direction + quarters) & 3) as Direction;

const LETTERS = 'NESW';
export const makeDirection = (direction: Direction): string => LETTERS[direction]!;
export function parseDirection(text: string): Direction | undefined {
  const direction = text.length === 1 ? LETTERS.indexOf(text) : -1;
  return direction < 0 ? undefined : (direction as Direction);
}

export const makeSquare = (square: Square): string =>
  String.fromCharCode(97 + columnOf(square)) + String(11 - rowOf(square));

export function parseSquare(text: string): Square | undefined {
  if (!/^[a-p]([1-9]|1[01])$/.test(text)) return undefined;
  const square = squareAt(text.charCodeAt(0) - 97, 11 - Number(text.slice(1)));
  return square === NO_SQUARE ? undefined : square;
}

export const adjacent = (a: Square, b: Square): boolean => DIRECTIONS.some((direction) => next(a, direction) === b);

/** The corners at exit and entrance with their two neighbours, where no tile may be laid. */
export const KEPT_FREE: ReadonlySet<Square> = new Set(
  [EXIT, ENTRANCE].flatMap((corner) => [corner, ...DIRECTIONS.map((d) => next(corner, d)).filter((s) => s >= 0)]),
);
