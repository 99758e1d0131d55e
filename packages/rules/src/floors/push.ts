/** Pushes by tokens and by the monster. */
import { type Direction, ENTRANCE, EXIT, NEXT, type Square } from './board.ts';
import { EMPTY, type Floor, isBlockThing, MONSTER, PLACE, POOL, STAGE, TELEPORTER, TOKEN } from './floor.ts';
import { EATEN, WAITING } from './tokens.ts';

export type Gone = 'edge' | 'teleporter' | 'entrance' | 'exit';

/** Called on every push. A walk that is only computed has none. */
export interface PushWatcher {
  pushed(thing: number, from: Square, to: Square | null, gone: Gone | null): void;
}

/** True if something can be pushed or slide onto the square without further pushing. */
export const isFree = (floor: Floor, square: Square): boolean =>
  square >= 0 &&
  floor.bytes[square] === EMPTY &&
  floor.ground[square] !== TELEPORTER &&
  square !== floor.bytes[MONSTER];

/** Where a tile comes to rest that was pushed onto the square: pools carry it on as far as the way is free. */
function restOf(floor: Floor, square: Square, direction: Direction): Square {
  let at = square;
  while (floor.ground[at] === POOL) {
    const ahead = NEXT[at * 4 + direction]!;
    if (!isFree(floor, ahead)) break;
    at = ahead;
  }
  return at;
}

/** Puts a lifted tile down where it comes to rest; on the entrance and the exit it leaves the game. */
function landTile(
  floor: Floor,
  thing: number,
  from: Square,
  onto: Square,
  direction: Direction,
  watcher: PushWatcher | null,
): void {
  const rest = restOf(floor, onto, direction);
  const gone = rest === EXIT ? 'exit' : rest === ENTRANCE ? 'entrance' : null;
  if (gone === null) floor.write(rest, thing);
  if (watcher !== null) watcher.pushed(thing, from, gone === null ? rest : null, gone);
}

/** A token's push: one tile onto a free square. */
export function pushTile(floor: Floor, square: Square, direction: Direction, watcher: PushWatcher | null): boolean {
  const onto = NEXT[square * 4 + direction]!;
  if (!isFree(floor, onto)) return false;
  const thing = floor.bytes[square]!;
  floor.write(square, EMPTY);
  landTile(floor, thing, square, onto, direction, watcher);
  return true;
}

/** Removes a token: back to the entrance in stage 1, out of the game in stage 2. */
export function eat(floor: Floor, token: number): void {
  floor.write(PLACE + token, floor.bytes[STAGE] === 1 ? WAITING : EATEN);
}

/** Where a pushed token comes to rest: it pushes a movable tile in its way, and stops before anything else. */
function restOfToken(floor: Floor, square: Square, direction: Direction, watcher: PushWatcher | null): Square {
  let at = square;
  while (floor.ground[at] === POOL) {
    const ahead = NEXT[at * 4 + direction]!;
    if (ahead < 0) break;
    const thing = floor.bytes[ahead]!;
    const gives = isBlockThing(thing) && pushTile(floor, ahead, direction, watcher);
    if (!gives && !isFree(floor, ahead)) break;
    at = ahead;
  }
  return at;
}

/** The monster's push of one thing; the square ahead must be clear. Returns the hits: 1 for a token lost. */
function shove(floor: Floor, square: Square, direction: Direction, watcher: PushWatcher | null): number {
  const thing = floor.bytes[square]!;
  const onto = NEXT[square * 4 + direction]!;
  floor.write(square, EMPTY);
  if (onto < 0 || floor.ground[onto] === TELEPORTER) {
    if (watcher !== null) watcher.pushed(thing, square, null, onto < 0 ? 'edge' : 'teleporter');
    if (thing < TOKEN) return 0;
    eat(floor, thing - TOKEN);
    return 1;
  }
  if (thing < TOKEN) {
    landTile(floor, thing, square, onto, direction, watcher);
    return 0;
  }
  const rest = restOfToken(floor, onto, direction, watcher);
  floor.write(rest, thing);
  floor.write(PLACE + thing - TOKEN, rest);
  if (watcher !== null) watcher.pushed(thing, square, rest, null);
  return 0;
}

/**
 * The monster pushes the unbroken row that begins at the square, the far end first. Returns the number of tokens lost.
 */
export function pushRow(floor: Floor, first: Square, direction: Direction, watcher: PushWatcher | null): number {
  let last = first;
  for (;;) {
    const behind = NEXT[last * 4 + direction]!;
    if (behind < 0 || floor.bytes[behind] === EMPTY) break;
    last = behind;
  }
  let lost = 0;
  for (let square = last; ; square = NEXT[square * 4 + ((direction + 2) & 3)]!) {
    lost += shove(floor, square, direction, watcher);
    if (square === first) return lost;
  }
}
