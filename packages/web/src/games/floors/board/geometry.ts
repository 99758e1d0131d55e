/**
 * Coordinates of the picture. A square is 100 units. The hall is drawn as printed, or turned a quarter clockwise for
 * tall screens. It is never mirrored: a right turn stays a right turn.
 */
import { floorsKit as kit } from '@speeltafel/rules';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** The whole picture with walls and shadow, as printed and turned. */
export const WHOLE: Box = { x: -70, y: -70, width: 1740, height: 1240 };
export const WHOLE_TURNED: Box = { x: -60, y: -60, width: 1220, height: 1720 };
export const wholeBox = (turned: boolean): Box => (turned ? WHOLE_TURNED : WHOLE);

export const viewBoxOf = ({ x, y, width, height }: Box): string => `${x} ${y} ${width} ${height}`;

/** The upper left corner of a square in the picture, in squares. */
export const gridOf = (square: kit.Square, turned: boolean): Point =>
  turned ? { x: 10 - kit.rowOf(square), y: kit.columnOf(square) } : { x: kit.columnOf(square), y: kit.rowOf(square) };

export function squareOfGrid(x: number, y: number, turned: boolean): kit.Square | null {
  const square = turned ? kit.squareAt(y, 10 - x) : kit.squareAt(x, y);
  return square === kit.NO_SQUARE ? null : square;
}

export const gridSize = (turned: boolean): { readonly columns: number; readonly rows: number } =>
  turned ? { columns: 11, rows: 16 } : { columns: 16, rows: 11 };

/** The angle of a direction in degrees clockwise from the top of the screen. */
export const angleOf = (direction: kit.Direction, turned: boolean): number => direction * 90 + (turned ? 90 : 0);

/** The board direction for a screen direction (0 up, 1 right, 2 down, 3 left). */
export const boardDirection = (screen: kit.Direction, turned: boolean): kit.Direction =>
  kit.turned(screen, turned ? 3 : 0);
export const screenDirection = (direction: kit.Direction, turned: boolean): kit.Direction =>
  kit.turned(direction, turned ? 1 : 0);

const AHEAD: readonly Point[] = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];

/** The point at this distance from another one in a direction of the board. */
export function beyond(from: Point, direction: kit.Direction, distance: number, turned: boolean): Point {
  const { x, y } = AHEAD[screenDirection(direction, turned)]!;
  return { x: from.x + x * distance, y: from.y + y * distance };
}

/** The doors are outside the hall: west of the exit and east of the entrance. */
const DOORSTEP = 60;

/** The middle of a square; for OUT the door of the exit, for WAITING the door of the entrance. */
export function middleOf(place: kit.Place, turned: boolean): Point {
  if (place === kit.OUT) return beyond(middleOf(kit.EXIT, turned), kit.WEST, DOORSTEP, turned);
  if (place >= kit.SQUARES) return beyond(middleOf(kit.ENTRANCE, turned), kit.EAST, DOORSTEP, turned);
  const { x, y } = gridOf(place, turned);
  return { x: x * 100 + 50, y: y * 100 + 50 };
}

/** The part of the picture that shows these squares, with a margin in squares around them. */
export function cropAround(squares: readonly kit.Square[], turned: boolean, margin = 0.6): Box {
  const points = squares.map((square) => middleOf(square, turned));
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const room = 50 + margin * 100;
  const x = Math.min(...xs) - room;
  const y = Math.min(...ys) - room;
  return { x, y, width: Math.max(...xs) + room - x, height: Math.max(...ys) + room - y };
}

export interface Plaque extends Point {
  readonly letter: string;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ✱';
/** Where the stairs leave little room, a letter moves away from the inner corner by this much. */
const STAIR_SHIFT = 21;

interface Edge {
  readonly square: kit.Square;
  readonly wall: kit.Direction;
  readonly letter: string;
}

/** The edges of the floor, clockwise from the exit's corner: A to Z and the door's star, all twice. */
const EDGES: readonly Edge[] = (() => {
  const edges: Edge[] = [];
  let square: kit.Square = kit.EXIT;
  let wall: kit.Direction = kit.NORTH;
  for (let edge = 0; edge < 2 * LETTERS.length; edge++) {
    edges.push({ square, wall, letter: LETTERS[edge % LETTERS.length]! });
    ({ square, wall } = nextEdge(square, wall));
  }
  return edges;
})();

/** The letter on the wall of a square in this direction. */
export const letterAt = (square: kit.Square, direction: kit.Direction): string =>
  EDGES.find((edge) => edge.square === square && edge.wall === direction)?.letter ?? '';

/** The positions of the letters on the walls. */
export function plaques(turned: boolean): readonly Plaque[] {
  const depth = turned ? 23.9 : 28.5;
  return EDGES.map(({ square, wall, letter }) => {
    const along = kit.turned(wall, 1);
    const innerEnd = innerCorner(square, wall);
    const star = letter === '✱';
    const edgeMiddle = beyond(middleOf(square, turned), wall, 50 + (star ? depth + 21 : depth), turned);
    const place = innerEnd === null ? edgeMiddle : beyond(edgeMiddle, kit.turned(along, innerEnd), STAIR_SHIFT, turned);
    return { ...place, letter };
  });
}

/** The direction in which a letter moves away from an inner corner: 0 forward, 2 back; null on a straight wall. */
function innerCorner(square: kit.Square, wall: kit.Direction): 0 | 2 | null {
  const along = kit.turned(wall, 1);
  const onward = kit.next(square, along);
  const back = kit.next(square, kit.turned(along, 2));
  if (onward >= 0 && kit.next(onward, wall) >= 0) return 2;
  if (back >= 0 && kit.next(back, wall) >= 0) return 0;
  return null;
}

function nextEdge(square: kit.Square, wall: kit.Direction): { square: kit.Square; wall: kit.Direction } {
  const along = kit.turned(wall, 1);
  const onward = kit.next(square, along);
  if (onward < 0) return { square, wall: along };
  const around = kit.next(onward, wall);
  return around < 0 ? { square: onward, wall } : { square: around, wall: kit.turned(wall, 3) };
}
