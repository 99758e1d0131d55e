/**
 * Derives what happened to the fog by comparing two positions, so that undo, jumps and replays are animated without
 * further code.
 */
import { menhirsKit } from '@speeltafel/rules';

const { DIRECTIONS, neighbour, placesOf, shifted, size } = menhirsKit;
type PlaceSet = menhirsKit.PlaceSet;
type Direction = menhirsKit.Direction;

export interface Travel {
  readonly from: PlaceSet;
  readonly direction: Direction;
}

export interface Change {
  readonly travel: Travel | null;
  readonly gone: PlaceSet;
  readonly come: PlaceSet;
}

/**
 * The set that moved in this direction, if that explains the whole difference. When a set moves by one step, each of
 * its rows leaves exactly its last place and enters exactly one new one, so the places left determine the set.
 */
function movedTowards(direction: Direction, before: PlaceSet, gone: PlaceSet, come: PlaceSet): PlaceSet {
  let set = 0;
  for (const place of placesOf(gone)) {
    let at: number | undefined = place;
    while (at !== undefined && (before >> at) & 1) {
      set |= 1 << at;
      at = neighbour(at, direction);
    }
    if (at === undefined || ((come >> at) & 1) === 0) return 0;
  }
  return size(shifted(set, direction) & ~before) === size(come) ? set : 0;
}

/** `likely` is tried first: a row that moves along itself can be explained by several directions. */
export function changeOf(before: PlaceSet, after: PlaceSet, likely: Direction = 0): Change {
  const gone = before & ~after;
  const come = after & ~before;
  for (let turn = 0; turn < DIRECTIONS.length; turn++) {
    const direction = (likely + turn) % DIRECTIONS.length;
    const from = movedTowards(direction, before, gone, come);
    if (from !== 0) return { travel: { from, direction }, gone: 0, come: 0 };
  }
  return { travel: null, gone, come };
}
