/** The effect of one event of the monster's walk on the board, for views that show the walk step by step. */
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

/** The parts of a board that a walk changes. Things keep any other fields. */
export interface Board<M extends Monster, T extends Tile, K extends Placed> {
  readonly monster: M;
  readonly tiles: readonly T[];
  readonly tokens: readonly K[];
}

const blocks: readonly string[] = BLOCKS;

/** Moves a block to another square, or removes it. */
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

/** Moves the token on a square to another square, or to one of the places beside the board. */
function moveTokenOn<M extends Monster, T extends Tile, K extends Placed>(
  board: Board<M, T, K>,
  square: Square,
  place: Place,
): Board<M, T, K> {
  const at = board.tokens.findIndex((token) => token.place === square);
  return { ...board, tokens: board.tokens.map((token, i) => (i === at ? { ...token, place } : token)) };
}

/** An eaten token is shown as eaten; the rules decide at the end of the walk whether it may enter again. */
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
