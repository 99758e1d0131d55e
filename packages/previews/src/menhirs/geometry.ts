/** The geometry of the page's board: a corner is 60 from the centre of its hexagon. */
import { menhirsKit } from '@speeltafel/rules';

const { PLACES, placesOf, neighbour } = menhirsKit;

export interface Point {
  readonly x: number;
  readonly y: number;
}

const RADIUS = 60;
const HEIGHT = RADIUS * Math.sqrt(3);
const TALLEST = 6;
const MIDDLE_COLUMN = 3;

export const round = (n: number): number => Math.round(n * 10) / 10;

const CENTRES: readonly Point[] = PLACES.map((name) => {
  const column = name.charCodeAt(0) - 97 - MIDDLE_COLUMN;
  const height = TALLEST - Math.abs(column);
  return { x: column * RADIUS * 1.5, y: round((Number(name[1]) - (height + 1) / 2) * HEIGHT) };
});

export const centre = (place: menhirsKit.Place): Point => CENTRES[place]!;

export const hexagon = ({ x, y }: Point, radius: number): string =>
  `M${[0, 1, 2, 3, 4, 5]
    .map((k) => `${round(x + radius * Math.cos((k * Math.PI) / 3))} ${round(y + radius * Math.sin((k * Math.PI) / 3))}`)
    .join('L')}Z`;

/** The midpoints of the sides that two places of the set share. */
export const joints = (set: menhirsKit.PlaceSet): readonly Point[] =>
  placesOf(set).flatMap((place) =>
    // Half of the directions, so that every side is found once.
    [0, 1, 2].flatMap((direction) => {
      const next = neighbour(place, direction);
      if (next === undefined || ((set >> next) & 1) === 0) return [];
      const [a, b] = [centre(place), centre(next)];
      return [{ x: round((a.x + b.x) / 2), y: round((a.y + b.y) / 2) }];
    }),
  );
