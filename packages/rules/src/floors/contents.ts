/** The contents of a board's squares, as data for names and descriptions. */
import { type Direction, ENTRANCE, EXIT, type Square } from './board.ts';
import { coveredBy, type Tile } from './tiles.ts';
import { isOnBoard, type Place } from './tokens.ts';

export type Content<K> =
  | { readonly kind: 'exit' | 'entrance' }
  | { readonly kind: 'monster'; readonly facing: Direction }
  /** A pool lies on several squares. */
  | { readonly kind: 'tile'; readonly tile: Tile }
  | { readonly kind: 'token'; readonly token: K };

/** For every square that is not empty: exit and entrance first, then the monster, the tiles and the tokens. */
export function contentsOf<K extends { readonly place: Place }>(board: {
  readonly monster: { readonly square: Square; readonly facing: Direction };
  readonly tiles: readonly Tile[];
  readonly tokens: readonly K[];
}): ReadonlyMap<Square, readonly Content<K>[]> {
  const contents = new Map<Square, Content<K>[]>();
  const add = (square: Square, content: Content<K>): void => {
    const here = contents.get(square);
    if (here === undefined) contents.set(square, [content]);
    else here.push(content);
  };
  add(EXIT, { kind: 'exit' });
  add(ENTRANCE, { kind: 'entrance' });
  add(board.monster.square, { kind: 'monster', facing: board.monster.facing });
  for (const tile of board.tiles) for (const square of coveredBy(tile) ?? []) add(square, { kind: 'tile', tile });
  for (const token of board.tokens) if (isOnBoard(token.place)) add(token.place, { kind: 'token', token });
  return contents;
}
