/**
 * The tiles on the floor. Stones, crystals and turn stones can be pushed; pools and teleporters stay where they are
 * laid.
 *
 *     s@c9 stone · c@ crystal · r@ right-turn · h@ half-turn · P@i9 the 2x2 pool · H@e3, V@e3 the 1x4 pool lying, standing
 *     1>@j7 a teleporter of pair 1 with its arrow
 */
import { accept, quote, type Result, refuse } from '../result.ts';
import {
  adjacent,
  type Direction,
  EAST,
  KEPT_FREE,
  makeSquare,
  NO_SQUARE,
  next,
  parseSquare,
  SOUTH,
  SQUARES,
  type Square,
} from './board.ts';

export const BLOCKS = ['s', 'c', 'r', 'h'] as const;
export type Block = (typeof BLOCKS)[number];
export const POOLS = ['P', 'H', 'V'] as const;
export type Pool = (typeof POOLS)[number];
export type Pair = 1 | 2;

export type Tile =
  | { readonly kind: Block; readonly square: Square }
  | { readonly kind: Pool; readonly square: Square }
  | { readonly kind: Pair; readonly square: Square; readonly arrow: Direction };

export const isBlock = (tile: Tile): tile is Tile & { readonly kind: Block } =>
  (BLOCKS as readonly unknown[]).includes(tile.kind);
export const isPool = (tile: Tile): tile is Tile & { readonly kind: Pool } =>
  (POOLS as readonly unknown[]).includes(tile.kind);
export const isTeleporter = (tile: Tile): tile is Tile & { readonly kind: Pair } => tile.kind === 1 || tile.kind === 2;

const NAMES: Readonly<Record<string, string>> = {
  s: 'stone',
  c: 'crystal',
  r: 'right turning stone',
  h: '180° turning stone',
  P: '2x2 pool',
  H: '1x4 pool',
  V: '1x4 pool',
  1: 'teleporter of pair 1',
  2: 'teleporter of pair 2',
};
export const nameOfTile = (tile: Pick<Tile, 'kind'>): string => NAMES[tile.kind]!;

const ARROWS = '^>v<';

export const makeTile = (tile: Tile): string =>
  `${tile.kind}${isTeleporter(tile) ? ARROWS[tile.arrow] : ''}@${makeSquare(tile.square)}`;

export function parseTile(text: string): Result<Tile> {
  const match = /^(?:([scrhPHV])|([12])([\^>v<]))@([a-p]\d{1,2})$/.exec(text);
  if (match === null) return refuse('bad-tile', `${quote(text)} is not a tile such as s@c9, H@e3 or 1>@j7.`);
  const square = parseSquare(match[4]!);
  if (square === undefined) return offBoard(match[4]!);
  if (match[2] === undefined) return accept({ kind: match[1] as Block | Pool, square });
  return accept({ kind: Number(match[2]) as Pair, square, arrow: ARROWS.indexOf(match[3]!) as Direction });
}

const offBoard = (square: string): Result<never> =>
  refuse('off-board', `There is no square ${square} on this floor.`, { square });

/** Every square the tile covers; undefined if it would extend over the edge. */
export function coveredBy(tile: Tile): readonly Square[] | undefined {
  const row = (from: Square, direction: Direction, length: number): Square[] => {
    const squares = [from];
    while (squares.length < length && squares.at(-1) !== NO_SQUARE) squares.push(next(squares.at(-1)!, direction));
    return squares;
  };
  const squares =
    tile.kind === 'P'
      ? row(tile.square, EAST, 2).flatMap((square) => (square === NO_SQUARE ? [square] : row(square, SOUTH, 2)))
      : row(tile.square, tile.kind === 'V' ? SOUTH : EAST, isPool(tile) ? 4 : 1);
  return squares.includes(NO_SQUARE) ? undefined : squares;
}

/** By square; a pool comes before a stone that stopped on its first square. */
export const sortTiles = (tiles: readonly Tile[]): Tile[] =>
  tiles.toSorted((a, b) => a.square - b.square || Number(isPool(b)) - Number(isPool(a)));

export const makeTiles = (tiles: readonly Tile[]): string =>
  tiles.length === 0 ? '-' : sortTiles(tiles).map(makeTile).join(',');

export function parseTiles(text: string): Result<readonly Tile[]> {
  if (text === '-') return accept([]);
  const tiles: Tile[] = [];
  for (const word of text.split(',', 20)) {
    const tile = parseTile(word);
    if (!tile.ok) return tile;
    tiles.push(tile.value);
  }
  return accept(sortTiles(tiles));
}

/** The kinds in the box: a standing pool is a rotated lying one. */
export const STOCK_KINDS = ['s', 'c', 'r', 'h', 'P', 'H', '1', '2'] as const;
export type StockKind = (typeof STOCK_KINDS)[number];
export const stockKindOf = (tile: Tile): StockKind => (tile.kind === 'V' ? 'H' : (String(tile.kind) as StockKind));

export const FULL_STOCK: readonly StockKind[] = [...'sssccrrrrhhPH1122'] as StockKind[];

export const makeStock = (stock: readonly StockKind[]): string => stock.join('');

export function parseStock(text: string): Result<readonly StockKind[]> {
  if (!/^[scrhPH12]{1,17}$/.test(text)) return refuse('bad-stock', `${quote(text)} is not a row of tile letters.`);
  const order = (kind: StockKind): number => STOCK_KINDS.indexOf(kind);
  return accept(([...text] as StockKind[]).toSorted((a, b) => order(a) - order(b)));
}

export function without(stock: readonly StockKind[], kind: StockKind): readonly StockKind[] {
  const at = stock.indexOf(kind);
  return stock.filter((_, i) => i !== at);
}

const MOST: Readonly<Record<StockKind, number>> = { s: 11, c: 2, r: 4, h: 2, P: 1, H: 1, 1: 2, 2: 2 };

/**
 * Checks that these tiles are in the box. All stone-like tiles are plain stones on their back, so there are at most
 * eleven in all.
 */
export function checkMaterial(kinds: readonly StockKind[]): Result<null> {
  for (const kind of STOCK_KINDS) {
    const count = kinds.filter((other) => other === kind).length;
    if (count > MOST[kind]) {
      const name = nameOfTile({ kind: (kind === '1' || kind === '2' ? Number(kind) : kind) as Tile['kind'] });
      return refuse('too-many-tiles', `There are ${count} tiles "${name}"; the box holds ${MOST[kind]}.`, {
        tile: kind,
      });
    }
  }
  const blocks = kinds.filter((kind) => (BLOCKS as readonly string[]).includes(kind)).length;
  if (blocks > 11) {
    return refuse('too-many-tiles', `There are ${blocks} stones of all kinds; the box holds 11.`, { tile: 's' });
  }
  return accept(null);
}

/** Checks whether the tile may be laid beside the others: the limits of the advanced set-up. */
export function checkLaying(laid: readonly Tile[], tile: Tile): Result<null> {
  const squares = coveredBy(tile);
  const name = nameOfTile(tile);
  if (squares === undefined) {
    const square = makeSquare(tile.square);
    return refuse('over-the-edge', `The ${name} laid at ${square} would hang over the edge.`, { square });
  }
  const kept = squares.find((square) => KEPT_FREE.has(square));
  if (kept !== undefined) {
    const square = makeSquare(kept);
    return refuse('kept-free', `${square} stays free: the corners at exit and entrance and the squares beside them.`, {
      square,
    });
  }
  const taken = new Set(laid.flatMap((other) => coveredBy(other) ?? []));
  const overlap = squares.find((square) => taken.has(square));
  if (overlap !== undefined) {
    const square = makeSquare(overlap);
    return refuse('overlap', `The ${name} does not fit: something lies on ${square} already.`, { square });
  }
  return checkNeighbours(laid, tile);
}

function checkNeighbours(laid: readonly Tile[], tile: Tile): Result<null> {
  const beside = isTeleporter(tile)
    ? laid.find((other) => isTeleporter(other) && adjacent(other.square, tile.square))
    : undefined;
  if (beside === undefined) return accept(null);
  const square = makeSquare(tile.square);
  const other = makeSquare(beside.square);
  return refuse('teleporters-touch', `A teleporter on ${square} would stand side by side with the one on ${other}.`, {
    square,
    other,
  });
}

/** Every way to lay one tile of that kind, legal or not. */
export function layingsOf(kind: StockKind): readonly Tile[] {
  const squares = Array.from({ length: SQUARES }, (_, square) => square);
  if (kind === '1' || kind === '2') {
    const pair = Number(kind) as Pair;
    return squares.flatMap((square) => ([0, 1, 2, 3] as const).map((arrow) => ({ kind: pair, square, arrow })));
  }
  const kinds = kind === 'H' ? (['H', 'V'] as const) : [kind];
  return squares.flatMap((square) => kinds.map((each) => ({ kind: each, square })));
}

export const BASIC_TILES: readonly Tile[] = sortTiles([
  ...['c9', 'm8', 'h7', 'i6', 'n6', 'g5', 'e4', 'm4', 'o3', 'f2', 'i2'].map(
    (name): Tile => ({ kind: 's', square: parseSquare(name)! }),
  ),
  { kind: 'P', square: parseSquare('i9')! },
  { kind: 'H', square: parseSquare('e3')! },
]);
