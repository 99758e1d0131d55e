import fc from 'fast-check';
import type { Action } from '../../src/floors/action.ts';
import { next, SQUARES } from '../../src/floors/board.ts';
import { CARDS } from '../../src/floors/cards.ts';
import type { Position } from '../../src/floors/position.ts';
import { layingsOf } from '../../src/floors/tiles.ts';
import { isOnBoard, OUT } from '../../src/floors/tokens.ts';
import { floors } from '../../src/index.ts';
import type { Random } from '../random.ts';
import { passesTheUniversalTest } from '../universal.ts';

const options = fc.oneof(
  fc.record({
    players: fc.integer({ min: 2, max: 5 }),
    setup: fc.constantFrom('basic', 'lay', 'random'),
    pile: fc.constantFrom(7, 8),
  }),
  fc.record({
    players: fc.constantFrom(6, 7),
    setup: fc.constantFrom('basic', 'random'),
    five: fc.constantFrom('5', 'h3'),
  }),
);

/** A walk of a token that mostly goes to neighbours, sometimes anywhere. */
function randomPath(from: number, random: Random): number[] {
  const path: number[] = [];
  let at = isOnBoard(from) ? from : SQUARES - 1;
  if (!isOnBoard(from)) path.push(at);
  for (let steps = random.below(5); steps > 0; steps--) {
    const beside = next(at, random.pick([0, 1, 2, 3] as const));
    at = random.below(12) === 0 || beside < 0 ? random.below(SQUARES) : beside;
    path.push(at);
  }
  if (random.below(8) === 0) path.push(OUT);
  return path;
}

function candidates({ tokens, players, stock }: Position, random: Random): Action[] {
  const tiles = layingsOf(random.pick(stock.length === 0 ? (['s', 'P'] as const) : stock));
  return [
    ...CARDS.map((card) => ({ type: 'card' as const, card })),
    ...Array.from({ length: 4 }, () => ({ type: 'lay' as const, tile: random.pick(tiles) })),
    ...Array.from({ length: 12 }, () => {
      const { player, shows, place } = random.pick(tokens);
      return { type: 'move' as const, player, shows, path: randomPath(place, random) };
    }),
    { type: 'move', player: players, shows: 4, path: [] },
  ];
}

// Nothing in a position is hidden: the order of the pile is not in it.
passesTheUniversalTest({ game: floors, options, candidates, listsResults: true, runs: 8 });
