/** One point of a token's turn. The token itself is lifted: only what it pushes changes the floor. */
import { type Direction, ENTRANCE, NEXT, type Square } from './board.ts';
import { type Floor, isBlockThing, MONSTER, POOL, TELEPORTER } from './floor.ts';
import { type PushWatcher, pushTile } from './push.ts';

export const REFUSED = -1;

/** True if a token can enter from outside. No tile ever lies on the entrance, and tokens there can be passed. */
export const entranceIsOpen = (floor: Floor): boolean => floor.bytes[MONSTER] !== ENTRANCE;

/** True if a token can be on the square, if only in passing. Pushes a movable tile there. */
function enter(floor: Floor, square: Square, direction: Direction, watcher: PushWatcher | null): boolean {
  if (square < 0 || square === floor.bytes[MONSTER] || floor.ground[square] === TELEPORTER) return false;
  const thing = floor.bytes[square]!;
  return !isBlockThing(thing) || pushTile(floor, square, direction, watcher);
}

/** The square on which the token comes to rest, or REFUSED with nothing changed. */
export function stepToken(
  floor: Floor,
  from: Square,
  direction: Direction,
  watcher: PushWatcher | null = null,
): Square | typeof REFUSED {
  let at = NEXT[from * 4 + direction]!;
  if (!enter(floor, at, direction, watcher)) return REFUSED;
  while (floor.ground[at] === POOL) {
    const ahead = NEXT[at * 4 + direction]!;
    if (!enter(floor, ahead, direction, watcher)) break;
    at = ahead;
  }
  return at;
}
