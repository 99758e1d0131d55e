/** Random games through the contract. */
import { describe, expect, test } from 'vitest';
import type { Action } from '../../src/floors/action.ts';
import { adjacent, columnOf, ENTRANCE, EXIT, rowOf } from '../../src/floors/board.ts';
import { CARDS } from '../../src/floors/cards.ts';
import { floors } from '../../src/floors/floors.ts';
import type { Position } from '../../src/floors/position.ts';
import { Reach } from '../../src/floors/reach.ts';
import { canMove, drawable, endTurn, Match, playCard } from '../../src/floors/rounds.ts';
import { coveredBy, isBlock, isPool, isTeleporter } from '../../src/floors/tiles.ts';
import { EATEN, isOnBoard, OUT, WAITING } from '../../src/floors/tokens.ts';
import { walkOf } from '../../src/floors/trace.ts';
import { CHANCE, fromSeed, makeRecord, type Played, parseRecord } from '../../src/index.ts';
import { type Random, randomFrom } from '../random.ts';
import { code, ok } from './help.ts';
import { randomPosition } from './random.ts';

/** No two things are on one square: movable tiles, tokens, teleporters. The monster may stand on a teleporter. */
function checkSquares({ tiles, tokens, monster }: Position): void {
  const squares = [
    ...tiles.filter((tile) => !isPool(tile)).map(({ square }) => square),
    ...tokens.filter(({ place }) => isOnBoard(place)).map(({ place }) => place),
  ];
  const gates = tiles.filter(isTeleporter).map(({ square }) => square);
  expect(new Set(squares).size).toBe(squares.length);
  expect(squares.includes(monster)).toBe(gates.includes(monster));
}

const fixedOf = ({ tiles }: Position): unknown =>
  tiles.filter((tile) => !isBlock(tile)).map((tile) => [tile, coveredBy(tile)]);
const blocksOf = ({ tiles }: Position): string[] => tiles.filter(isBlock).map(({ kind }) => kind);

function checkTokens(before: Position, after: Position): void {
  const places = after.tokens.map(({ place }) => (isOnBoard(place) ? 'board' : place));
  const count = (where: unknown): number => places.filter((place) => place === where).length;
  expect(count('board') + count(WAITING) + count(OUT) + count(EATEN)).toBe(before.tokens.length);
  expect(count(OUT)).toBe(after.left.length);
  if (after.stage === 1) expect(count(EATEN)).toBe(0);
  for (let player = 0; player < after.players; player++) {
    const kinds = (position: Position): number[] =>
      position.tokens
        .filter((token) => token.player === player)
        .map(({ shows }) => Math.min(shows, 7 - shows))
        .sort();
    expect(kinds(after)).toEqual(kinds(before));
    const callable = after.tokens.filter(
      (t) => t.player === player && !t.moved && (isOnBoard(t.place) || t.place === WAITING),
    );
    expect(new Set(callable.map(({ shows }) => shows)).size).toBe(callable.length);
  }
}

/**
 * Tiles leave the game only over the edge, into a teleporter or at the corners, so never in a turn without such a push.
 */
function checkTiles(before: Position, after: Position): void {
  expect(fixedOf(after)).toEqual(fixedOf(before));
  const rest = blocksOf(before);
  for (const kind of blocksOf(after)) {
    expect(rest).toContain(kind);
    rest.splice(rest.indexOf(kind), 1);
  }
}

/** A token's turn removes a tile only by pushing it onto the exit or the entrance, from the square beside. */
const besideCorner = (square: number): boolean => [EXIT, ENTRANCE].some((corner) => adjacent(square, corner));

/** Prefers to walk towards the exit, so that tokens leave in these games. */
function choose(actions: readonly Action[], dice: Random): Action {
  const some = Array.from({ length: 16 }, () => dice.pick(actions));
  const worth = (action: Action): number => {
    const end = action.type === 'move' ? action.path.at(-1) : undefined;
    return end === undefined ? 0 : end === OUT ? 1000 : 100 - columnOf(end) - rowOf(end);
  };
  return dice.below(6) === 0 ? some[0]! : some.reduce((best, action) => (worth(action) > worth(best) ? action : best));
}

function playGame(number: number, watch: (before: Position, action: Action, after: Position) => void) {
  const dice = randomFrom(number);
  const seed = (number * 7919).toString(16).padStart(32, '0');
  const chance = fromSeed(seed);
  const setup = ['basic', 'random', 'lay'][number % 3]!;
  const players = 2 + (number % 6);
  const options = ok(
    floors.options({ players, setup, pile: number % 2 === 0 ? 7 : 8, five: players > 5 ? 'h3' : '5' }),
  );
  const positions = [floors.start(options, chance)];
  const played: Played<Action>[] = [];
  for (;;) {
    const position = positions.at(-1)!;
    const [seat] = floors.toAct(position);
    if (seat === undefined) break;
    const action = seat === CHANCE ? floors.draw(position, chance)! : choose(floors.actions(position, seat, 0), dice);
    const next = ok(floors.play(position, seat, action, played.length));
    watch(position, action, next);
    positions.push(next);
    played.push({ seat, action, at: played.length });
    if (played.length > 500) throw new Error('the game does not end');
  }
  return { options, seed, seal: null, positions, played };
}

describe('random games', () => {
  test('never put two things on one square or lose one, and end', () => {
    const reasons = new Set<string>();
    for (let number = 0; number < 36; number++) {
      const course = playGame(number, (before, action, after) => {
        checkSquares(after);
        if (action.type !== 'lay') {
          checkTiles(before, after);
          checkTokens(before, after);
        }
        if (action.type === 'move') {
          const lost = blocksOf(before).length - blocksOf(after).length;
          const atCorner = action.path.some((place) => isOnBoard(place) && besideCorner(place));
          if (lost > 0) expect(atCorner).toBe(true);
        }
        if (action.type === 'card') {
          const gone = walkOf(before, action.card)
            .steps.flatMap(({ events }) => events)
            .filter((event) => event.type === 'pushed' && event.to === null && event.what.length === 1);
          expect(blocksOf(after).length).toBe(blocksOf(before).length - gone.length);
        }
      });
      reasons.add(floors.outcome(course.positions.at(-1)!)!.reason);
    }
    expect([...reasons].sort()).toEqual(['all-but-one', 'last-card', 'none-left']);
  });

  test('survive a round trip through text: positions, actions and whole records', () => {
    for (let number = 40; number < 46; number++) {
      const course = playGame(number, (before, action, after) => {
        for (const position of [before, after]) {
          const text = floors.makePosition(position);
          const again = ok(floors.parsePosition(text));
          expect(floors.makePosition(again)).toBe(text);
          expect(again).toEqual(position);
        }
        const parsed = ok(floors.parseAction(floors.makeAction(action, before, before.turn + 1), before));
        expect(parsed.action).toEqual(action);
      });
      const record = makeRecord(floors, course);
      const read = ok(parseRecord(floors, record));
      expect(makeRecord(floors, read)).toBe(record);
      expect(read.positions.at(-1)).toEqual(course.positions.at(-1));
    }
  });

  test('a game won in the middle of a round survives a round trip through text', () => {
    const before = ok(floors.parsePosition("1/3/A/A/tokens e6E - A1*,A3*,A4a11,A5-,B3c5',B3c6 7.8.10 left=A.A"));
    const [leave] = floors
      .actions(before, 1, 0)
      .filter((action) => action.type === 'move' && action.path.includes(OUT));
    const over = ok(floors.play(before, 1, leave!, 0));
    expect(floors.outcome(over)?.reason).toBe('all-but-one');
    expect(ok(floors.parsePosition(floors.makePosition(over)))).toEqual(over);
  });

  test('can be undone in place, turn by turn, to the start', () => {
    const dice = randomFrom(11);
    const reach = new Reach();
    for (let number = 0; number < 12; number++) {
      const match = new Match(randomPosition(number));
      const history: { mark: number; bytes: Uint8Array }[] = [];
      while (!match.over && history.length < 200) {
        history.push({ mark: match.mark(), bytes: match.bytes.slice() });
        if (match.phase === 'monster') {
          playCard(match, dice.pick(CARDS.map((_, card) => card).filter((card) => drawable(match, card) > 0)));
        } else {
          const all = Array.from({ length: match.tokens }, (_, token) => token);
          const token = dice.pick(all.filter((each) => match.ownerOf(each) === match.turn && canMove(match, each)));
          endTurn(match, token, reach.search(match, token).apply(dice.below(reach.count)));
        }
      }
      expect(history.length).toBeGreaterThan(10);
      for (const { mark, bytes } of history.reverse()) {
        match.undo(mark);
        expect(Buffer.compare(match.bytes, bytes)).toBe(0);
      }
    }
  });

  test('a record with another card is refused', () => {
    const course = playGame(3, () => {});
    const record = makeRecord(floors, course);
    const at = course.played.findIndex(({ action }) => action.type === 'card');
    const drawn = floors.makeAction(course.played[at]!.action, course.positions[at]!, CHANCE);
    const other = drawn === 'card 7' ? 'card 8' : 'card 7';
    expect(code(parseRecord(floors, record.replace(drawn, other)))).toBe('edited');
  });

  test('every listed action is legal, and no two are equal or lead to the same position', () => {
    for (let number = 50; number < 56; number++) {
      playGame(number, (before) => {
        if (before.phase !== 'tokens' || before.round % 3 !== 2) return;
        const actions = floors.actions(before, before.turn + 1, 0).filter((_, i) => i % 7 === 0);
        const results = new Set<string>();
        for (const action of actions)
          results.add(floors.makePosition(ok(floors.play(before, before.turn + 1, action, 0))));
        expect(results.size).toBe(actions.length);
      });
    }
  });

  test('a view contains everything visible, without an order of the pile', () => {
    const position = floors.start(ok(floors.options({})), fromSeed('0'.repeat(32)));
    const other = floors.start(ok(floors.options({})), fromSeed('f'.repeat(32)));
    expect(floors.view(position, 1)).toEqual(floors.view(other, null));
  });
});
