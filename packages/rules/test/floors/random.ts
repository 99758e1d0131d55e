/** Random boards for tests, from fixed seeds. */
import { DIRECTIONS, SQUARES } from '../../src/floors/board.ts';
import { CARDS, FULL_PILE } from '../../src/floors/cards.ts';
import { NEWEST_RULES, type Position } from '../../src/floors/position.ts';
import {
  BASIC_TILES,
  checkLaying,
  coveredBy,
  FULL_STOCK,
  isBlock,
  isPool,
  layingsOf,
  type StockKind,
  sortTiles,
  type Tile,
} from '../../src/floors/tiles.ts';
import { firstSides, type Token, WAITING } from '../../src/floors/tokens.ts';
import { type Random, randomFrom } from '../random.ts';

const LAYINGS = new Map(FULL_STOCK.map((kind) => [kind, layingsOf(kind)]));

function lay(dice: Random, kinds: readonly StockKind[]): Tile[] {
  const tiles: Tile[] = [];
  for (const kind of kinds) {
    for (;;) {
      const tile = dice.pick(LAYINGS.get(kind)!);
      if (!checkLaying(tiles, tile).ok) continue;
      tiles.push(tile);
      break;
    }
  }
  return tiles;
}

const BASIC_KINDS = [...'PHsssssssssss'] as StockKind[];

const layouts = new Map<number, readonly Tile[]>();

/**
 * Ten boards share a layout, because laying tiles is slow: a quarter basic, a quarter plain stones, the others
 * advanced.
 */
function layout(seed: number): readonly Tile[] {
  const number = Math.floor(seed / 40) * 4 + (seed % 4);
  if (number % 4 === 0) return BASIC_TILES;
  let tiles = layouts.get(number);
  if (tiles === undefined) {
    tiles = lay(randomFrom(~number), number % 4 === 1 ? BASIC_KINDS : FULL_STOCK.toReversed());
    layouts.set(number, tiles);
  }
  return tiles;
}

/** A possible board: stones also on pools, tokens anywhere, sometimes crowded into one corner. */
export function randomPosition(seed: number): Position {
  const dice = randomFrom(seed);
  const tiles = layout(seed);
  const fixed = new Set(tiles.filter((tile) => !isBlock(tile) && !isPool(tile)).map(({ square }) => square));
  const pools = tiles.filter(isPool).flatMap((tile) => coveredBy(tile)!);
  const taken = new Set<number>([...tiles.filter(isBlock).map(({ square }) => square), ...fixed]);
  const free = (): number => {
    for (;;) {
      const near = pools[dice.below(pools.length)]! + dice.pick([-17, -16, -2, -1, 0, 1, 2, 15, 16, 17]);
      const square = dice.below(3) === 0 ? near : dice.below(SQUARES);
      if (square < 0 || square >= SQUARES || taken.has(square)) continue;
      taken.add(square);
      return square;
    }
  };
  const moved = tiles.map((tile) => {
    if (!isBlock(tile) || dice.below(4) > 0) return tile;
    const square = free();
    return square === 0 || square === SQUARES - 1 ? tile : { ...tile, square };
  });
  const monster = dice.below(8) === 0 && fixed.size > 0 ? dice.pick([...fixed]) : free();
  const players = 2 + dice.below(6);
  const tokens: Token[] = [];
  for (let player = 0; player < players; player++) {
    for (const shows of firstSides(players)) {
      tokens.push({ player, shows, place: dice.below(4) === 0 ? WAITING : free(), moved: false });
    }
  }
  return {
    players,
    stage: dice.below(2) === 0 ? 1 : 2,
    round: 3,
    start: 0,
    turn: 0,
    phase: 'tokens',
    monster,
    facing: dice.pick(DIRECTIONS),
    tiles: sortTiles(moved),
    tokens,
    pile: FULL_PILE,
    left: [],
    stock: [],
    fiveIsHits: dice.below(4) === 0,
    shortStage: dice.below(4) === 0,
    rules: NEWEST_RULES,
  };
}

export const cardFor = (seed: number): (typeof CARDS)[number] => CARDS[seed % CARDS.length]!;
