/** Coordinates of the drawn moor. A hexagon's corner is 60 units from its middle; the middle of the board is 0, 0. */
import { menhirsKit } from '@speeltafel/rules';

const { PLACES, DIRECTIONS, neighbour, opposite, placesOf } = menhirsKit;
type Place = menhirsKit.Place;
type PlaceSet = menhirsKit.PlaceSet;
type Direction = menhirsKit.Direction;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const VIEW = { x: -372, y: -374, width: 744, height: 752 };
const RADIUS = 60;
const HEIGHT = RADIUS * Math.sqrt(3);
const TALLEST = 6;
const MIDDLE_COLUMN = 3;

const round = (n: number): number => Math.round(n * 10) / 10;

const CENTRES: readonly Point[] = PLACES.map((name) => {
  const column = name.charCodeAt(0) - 97 - MIDDLE_COLUMN;
  const height = TALLEST - Math.abs(column);
  return { x: column * RADIUS * 1.5, y: (Number(name[1]) - (height + 1) / 2) * HEIGHT };
});

/** If turned, the north is at the bottom: places change sides, and nothing else is rotated. */
export function centre(place: Place, turned = false): Point {
  const { x, y } = CENTRES[place]!;
  return turned ? { x: -x, y: -y } : { x, y };
}

/** The direction on the screen, counted like `DIRECTIONS` from straight up. It is its own inverse. */
export const onScreen = (direction: Direction, turned = false): Direction => (turned ? opposite(direction) : direction);

/** The vector of one step on the screen. */
export function step(direction: Direction, turned = false): Point {
  const angle = (onScreen(direction, turned) * Math.PI) / 3;
  return { x: Math.sin(angle) * HEIGHT, y: -Math.cos(angle) * HEIGHT };
}

/** The direction nearest to a line on the screen. */
export function towards(dx: number, dy: number, turned = false): Direction {
  const sixth = Math.round(Math.atan2(dx, -dy) / (Math.PI / 3));
  return onScreen((sixth + DIRECTIONS.length) % DIRECTIONS.length, turned);
}

/** Corner k of a hexagon, clockwise from the right. Side k is between the corners k and k + 1. */
const corner = (at: Point, radius: number, k: number): Point => ({
  x: at.x + radius * Math.cos((k * Math.PI) / 3),
  y: at.y + radius * Math.sin((k * Math.PI) / 3),
});

const facing = (side: number): Direction => (side + 2) % 6;

/** A closed path with rounded corners. */
function rounded(points: readonly Point[], by: number): string {
  const toward = (from: Point, to: Point): string => {
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    return `${round(from.x + ((to.x - from.x) * by) / length)} ${round(from.y + ((to.y - from.y) * by) / length)}`;
  };
  const parts = points.map((at, i) => {
    const before = points.at(i - 1)!;
    const after = points[(i + 1) % points.length]!;
    return `${toward(at, before)}Q${round(at.x)} ${round(at.y)} ${toward(at, after)}`;
  });
  return `M${parts.join('L')}Z`;
}

export function hexagon(at: Point, radius: number, by: number): string {
  const corners = [0, 1, 2, 3, 4, 5].map((k) => corner(at, radius, k));
  return rounded(corners, by);
}

const key = ({ x, y }: Point): string => `${Math.round(x)},${Math.round(y)}`;

/** The outline of a set of places; holes have their own outline. */
export function outline(set: PlaceSet, turned = false): string {
  const edges = new Map<string, Point[]>();
  for (const place of placesOf(set)) {
    for (let side = 0; side < 6; side++) {
      const next = neighbour(place, onScreen(facing(side), turned));
      if (next !== undefined && (set >> next) & 1) continue;
      const from = corner(centre(place, turned), RADIUS, side);
      const ends = edges.get(key(from)) ?? [];
      edges.set(key(from), [...ends, corner(centre(place, turned), RADIUS, side + 1)]);
    }
  }
  const loops: string[] = [];
  for (let start = edges.keys().next(); !start.done; start = edges.keys().next()) {
    const loop: Point[] = [];
    let at = start.value;
    for (let ends = edges.get(at); ends !== undefined; ends = edges.get(at)) {
      const end = ends.pop()!;
      if (ends.length === 0) edges.delete(at);
      loop.push(end);
      at = key(end);
    }
    loops.push(rounded(loop, 14));
  }
  return loops.join('');
}

export interface Seam {
  readonly middle: Point;
  readonly ends: readonly [Point, Point];
}

/** The sides shared by two places of the set. */
export function seams(set: PlaceSet, turned = false): Seam[] {
  const found: Seam[] = [];
  for (const place of placesOf(set)) {
    for (const side of [0, 1, 5]) {
      const next = neighbour(place, onScreen(facing(side), turned));
      if (next === undefined || ((set >> next) & 1) === 0) continue;
      const at = centre(place, turned);
      const ends = [corner(at, RADIUS, side), corner(at, RADIUS, side + 1)] as const;
      found.push({ middle: between(...ends, 0.5), ends: [between(...ends, 0.15), between(...ends, 0.85)] });
    }
  }
  return found;
}

const between = (a: Point, b: Point, share: number): Point => ({
  x: round(a.x + (b.x - a.x) * share),
  y: round(a.y + (b.y - a.y) * share),
});

/** The position of the arrow for a direction: on the edge of the set, and far enough from other arrows for a finger. */
export function arrowAt(set: PlaceSet, direction: Direction, turned = false): Point {
  const centres = placesOf(set).map((place) => centre(place, turned));
  const middle = {
    x: centres.reduce((sum, { x }) => sum + x, 0) / centres.length,
    y: centres.reduce((sum, { y }) => sum + y, 0) / centres.length,
  };
  const { x, y } = step(direction, turned);
  const reach = Math.max(...centres.map((at) => ((at.x - middle.x) * x + (at.y - middle.y) * y) / HEIGHT));
  const far = Math.max(reach + 66, 84) / HEIGHT;
  const most = VIEW.width / 2 - 30;
  const inside = (n: number): number => Math.max(-most, Math.min(most, round(n)));
  return { x: inside(middle.x + x * far), y: inside(middle.y + y * far) };
}

/**
 * The next place for an arrow key. Left and right zigzag along `line`, the vertical position at which the movement
 * began.
 */
export function walk(from: Place, way: 'up' | 'down' | 'left' | 'right', line: number, turned = false): Place {
  const ways = { up: [0], down: [3], left: [5, 4], right: [1, 2] }[way];
  const found = ways
    .map((direction) => neighbour(from, onScreen(direction, turned)))
    .filter((place) => place !== undefined);
  const away = (place: Place): number => Math.abs(centre(place, turned).y - line);
  return (
    found.reduce<Place | undefined>(
      (best, place) => (best === undefined || away(place) < away(best) - 1 ? place : best),
      undefined,
    ) ?? from
  );
}
