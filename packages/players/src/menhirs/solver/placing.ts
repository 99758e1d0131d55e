/**
 * The second round 12: tiles are put back in turn. The tiles left to place are an order of players, such as `121`. A
 * layout has two bits for every order that is possible with that many tiles on the board, from player 1's point of
 * view.
 */
import { menhirsKit } from '@speeltafel/rules';
import { lanesOf, type Taken, WIN } from './lane-values.ts';
import { BLOCK_STARTS, HALF, LOW, lowHalves, MOST_TILES, RANK_IN_HALF } from './ranking.ts';

const { EVERYWHERE } = menhirsKit;

/**
 * The order in which players place these numbers of tiles: in turn from player 1, skipping those who have none left.
 */
function orderOf([first, second]: Taken): string {
  const both = Math.min(first, second);
  return '12'.repeat(both) + '1'.repeat(first - both) + '2'.repeat(second - both);
}

/** The possible orders, by their length. */
const ORDERS: readonly (readonly string[])[] = (() => {
  const found = Array.from({ length: 7 }, () => new Set<string>());
  for (let tiles = MOST_TILES; tiles >= MOST_TILES - 6; tiles--) {
    for (const taken of lanesOf(tiles)) {
      for (let order = orderOf(taken); ; order = order.slice(1)) {
        found[order.length]!.add(order);
        if (order === '') break;
      }
    }
  }
  return found.map((orders) => [...orders]);
})();

type Words = Uint8Array | Uint16Array;

/**
 * Fills the blocks from `from` to `to` with the value of each layout in every order, from the layouts with one tile
 * more.
 */
export function placeBack(tiles: number, more: Words, words: Uint16Array, from: number, to: number): void {
  const left = MOST_TILES - tiles;
  const after = ORDERS[left - 1]!;
  const steps = ORDERS[left]!.map((order) => ({ chooses: order[0] === '1', shift: 2 * after.indexOf(order.slice(1)) }));
  const blocks = BLOCK_STARTS[tiles + 1]!;
  let rank = BLOCK_STARTS[tiles]![from]!;
  for (let high = from; high < to; high++) {
    const lows = lowHalves(high, tiles);
    for (let i = 0; i < lows.length; i++, rank++) {
      const layout = (high << HALF) | lows[i]!;
      let some = 0;
      let every = 0xffff;
      for (let free = EVERYWHERE & ~layout; free !== 0; free &= free - 1) {
        const placed = layout | (free & -free);
        const word = more[blocks[placed >>> HALF]! + RANK_IN_HALF[placed & LOW]!]!;
        some |= word;
        every &= word;
      }
      let word = 0;
      for (let k = 0; k < steps.length; k++) {
        const { chooses, shift } = steps[k]!;
        word |= (((chooses ? some : every) >> shift) & WIN) << (2 * k);
      }
      words[rank] = word;
    }
  }
}

/** The position of each lane's two bits in a word of `placeBack`. */
export const shiftsOf = (tiles: number): number[] =>
  lanesOf(tiles).map((taken) => 2 * ORDERS[MOST_TILES - tiles]!.indexOf(orderOf(taken)));
