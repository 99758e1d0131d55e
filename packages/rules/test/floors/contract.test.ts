import fc from 'fast-check';
import { describe } from 'vitest';
import type { Action } from '../../src/floors/action.ts';
import { next, SQUARES } from '../../src/floors/board.ts';
import { CARDS } from '../../src/floors/cards.ts';
import { type Position, parsePosition } from '../../src/floors/position.ts';
import type { Options } from '../../src/floors/setup.ts';
import { layingsOf } from '../../src/floors/tiles.ts';
import { isOnBoard, OUT } from '../../src/floors/tokens.ts';
import { floors, type Result } from '../../src/index.ts';
import type { Random } from '../random.ts';
import { passesTheUniversalTest } from '../universal.ts';

const options = fc.oneof(
  fc.record({
    players: fc.integer({ min: 2, max: 5 }),
    setup: fc.constantFrom('basic', 'lay', 'random'),
    pile: fc.constantFrom(7, 8),
  }),
  fc.record({
    players: fc.integer({ min: 2, max: 4 }),
    setup: fc.constantFrom('s@c9,P@i9', '-'),
    name: fc.constantFrom('Drüben', 'One pool 2'),
  }),
  fc.record({
    players: fc.constantFrom(6, 7),
    setup: fc.constantFrom('basic', 'random'),
    five: fc.constantFrom('5', 'h3'),
  }),
);

/** A token's walk that mostly goes to neighbours, sometimes anywhere. */
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

// Nothing in a position is hidden: it does not contain the order of the pile.
passesTheUniversalTest({ game: floors, options, candidates, listsResults: true, runs: 8 });

const by = (version: number) => (options: Options) => floors.earlier.under(options, version);

// Games that began with version 1 of the rules continue with it.
describe('by version 1 of the rules', () => {
  const early: typeof floors = {
    ...floors,
    version: 1,
    options: (input) => map(floors.options(input), by(1)),
    parseOptions: (text) => map(floors.parseOptions(text), by(1)),
    parsePosition: (text) => parsePosition(text, 1),
  };
  passesTheUniversalTest({ game: early, options, candidates, listsResults: true, runs: 4 });
});

function map<T>(result: Result<T>, change: (value: T) => T): Result<T> {
  return result.ok ? { ok: true, value: change(result.value) } : result;
}
