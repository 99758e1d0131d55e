/** Places the note next to the selected token so that it covers as little as possible of what matters. */
import { floorsKit as kit } from '@speeltafel/rules';
import { middleOf, type Point, wholeBox } from './geometry.ts';
import type { SeenMonster, SeenPath, SeenToken } from './scene.ts';

interface Thing {
  readonly at: Point;
  /** The distance from its middle to its edge. */
  readonly room: number;
  readonly matters: number;
}

export interface Around {
  readonly tiles: readonly kit.Tile[];
  readonly tokens: readonly SeenToken[];
  readonly monster?: SeenMonster | null | undefined;
  readonly lit?: readonly kit.Square[] | undefined;
}

const WORST = 1000;
/** Things farther away than this cannot be covered. */
const NEAR = 300;

function thingsAround({ tiles, tokens, monster, lit = [] }: Around, path: SeenPath, turned: boolean): Thing[] {
  const thing = (place: kit.Place, room: number, matters: number): Thing => ({
    at: middleOf(place, turned),
    room,
    matters,
  });
  const standing = tokens.map(({ place }) => place).filter((place) => place < kit.SQUARES);
  return [
    ...standing.map((place) => thing(place, 40, 4)),
    // The number of a token matters most.
    ...standing.map((place) => thing(place, 20, 12)),
    ...(monster ? [thing(monster.square, 48, 8)] : []),
    ...path.places.slice(0, -1).map((place) => thing(place, 22, 3)),
    ...lit.map((square) => thing(square, 12, 2)),
    ...tiles.flatMap((tile) => (kit.isPool(tile) ? [] : [thing(tile.square, 38, 1)])),
  ];
}

/** `half` is half the width and height of the note. Returns the middle of the note relative to the token. */
export function placeNote(path: SeenPath, around: Around, half: Point, turned: boolean): Point {
  const here = middleOf(path.places.at(-1)!, turned);
  const box = wholeBox(turned);
  const things = thingsAround(around, path, turned).filter(
    ({ at }) => Math.abs(at.x - here.x) < NEAR && Math.abs(at.y - here.y) < NEAR,
  );
  const [beside, above, far] = [half.x + 52, half.y + 50, half.y + 120];
  // In a crowd the note is placed a square farther away rather than on the selected token.
  const spots: readonly Point[] = [
    ...[-above, above].flatMap((y) => [-46, 46, 0].map((x) => ({ x, y }))),
    ...[-beside, beside].map((x) => ({ x, y: 0 })),
    ...[-far, far].flatMap((y) => [-46, 46, 0].map((x) => ({ x, y }))),
  ];
  const cost = (spot: Point): number => {
    const [x, y] = [here.x + spot.x, here.y + spot.y];
    const inside =
      x - half.x >= box.x && x + half.x <= box.x + box.width && y - half.y >= box.y && y + half.y <= box.y + box.height;
    const covered = things.filter(
      ({ at, room }) => Math.abs(at.x - x) < half.x + room && Math.abs(at.y - y) < half.y + room,
    );
    return covered.reduce((sum, { matters }) => sum + matters, inside ? 0 : WORST);
  };
  const costs = spots.map(cost);
  return spots[costs.indexOf(Math.min(...costs))]!;
}
