/** What one event of the monster's walk does to the board, for views that show the walk step by step. */
import type { Direction, Square } from './board.ts';
import { BLOCKS, isBlock, type Tile } from './tiles.ts';
import { EATEN, type Place } from './tokens.ts';
import type { StepEvent } from './trace.ts';

interface Monster {
  readonly square: Square;
  readonly facing: Direction;
}

interface Placed {
  readonly place: Place;
}

/** What stands on the board, as far as a walk changes it. Things keep whatever else their owner has written on them. */
export interface Board<M extends Monster, T extends Tile, K extends Placed> {
  readonly monster: M;
  readonly tiles: readonly T[];
  readonly tokens: readonly K[];
}

const blocks: readonly string[] = BLOCKS;

/** A block goes to another square, or leaves the game. */
export function moveBlock<M extends Monster, T extends Tile, K extends Placed>(
  board: Board<M, T, K>,
  from: Square,
  to: Square | null,
): Board<M, T, K> {
  const tiles = board.tiles.flatMap((tile) => {
    if (tile.square !== from || !isBlock(tile)) return [tile];
    return to === null ? [] : [{ ...tile, square: to }];
  });
  return { ...board, tiles };
}

/** The token on a square goes somewhere: to a square, or to one of the places beside the board. */
function moveTokenOn<M extends Monster, T extends Tile, K extends Placed>(
  board: Board<M, T, K>,
  square: Square,
  place: Place,
): Board<M, T, K> {
  const at = board.tokens.findIndex((token) => token.place === square);
  return { ...board, tokens: board.tokens.map((token, i) => (i === at ? { ...token, place } : token)) };
}

/** A token that is eaten is shown as eaten; the rules say at the end of the walk whether it comes in again. */
export function afterEvent<M extends Monster, T extends Tile, K extends Placed>(
  board: Board<M, T, K>,
  event: StepEvent,
): Board<M, T, K> {
  const withMonster = (monster: Partial<Monster>): Board<M, T, K> => ({
    ...board,
    monster: { ...board.monster, ...monster },
  });
  switch (event.type) {
    case 'turned':
      return withMonster({ facing: event.facing });
    case 'entered':
      return withMonster({ square: event.to });
    case 'teleported':
      return withMonster({ square: event.to, facing: event.facing });
    case 'stayed':
      return board;
    case 'ate':
      return moveTokenOn(board, event.square, EATEN);
    case 'pushed':
      return blocks.includes(event.what)
        ? moveBlock(board, event.from, event.to)
        : moveTokenOn(board, event.from, event.to ?? EATEN);
  }
}
