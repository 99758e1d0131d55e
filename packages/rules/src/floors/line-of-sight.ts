/** How far the monster can see in a direction if no token is there, for drawing. The look itself is in monster.ts. */
import { type Direction, next, type Square } from './board.ts';
import { isBlock, type Tile } from './tiles.ts';

/** All blocks except crystals. */
const blocksSight = (tile: Tile): boolean => isBlock(tile) && tile.kind !== 'c';

/** The number of squares to the edge, or to the block that stops the look. */
export function reachOfSight(tiles: readonly Tile[], from: Square, direction: Direction): number {
  const opaque = new Set(tiles.filter(blocksSight).map(({ square }) => square));
  let distance = 0;
  for (let square = next(from, direction); square >= 0 && !opaque.has(square); square = next(square, direction))
    distance++;
  return distance;
}
