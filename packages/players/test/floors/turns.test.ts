import { floors, floorsKit } from '@speeltafel/rules';
import { describe, expect, test } from 'vitest';
import { floorsPlayers, nodeBudget } from '../../src/index.ts';
import { bare, hall } from './help.ts';

const { carefulRunner, FLOORS_LEVELS, FULL_STRENGTH, playerOf } = floorsPlayers;

const full = playerOf(FULL_STRENGTH);
const SEEDS = [1, 2, 3, 4, 5];

function after(position: floorsKit.Position, action: floorsKit.Action): floorsKit.Position {
  const played = floors.play(position, position.turn + 1, action, 0);
  if (!played.ok) throw new Error(played.refusal.message);
  return played.value;
}

const answer = (player: floorsPlayers.FloorsPlayer, position: floorsKit.Position, seed: number, nodes = 3000) =>
  player.think(position, position.turn + 1, nodeBudget(nodes), seed);

/** The number of cards that would cost the player a token after its turn, if the monster walked then. */
function dangerAfter(player: floorsPlayers.FloorsPlayer, position: floorsKit.Position, seed: number): number {
  const { dangers } = floorsKit.preview(after(position, answer(player, position, seed).actions[0]!));
  return dangers.filter(({ token }) => token.player === position.turn).reduce((sum, { cards }) => sum + cards, 0);
}

const stay: floorsKit.Move = { type: 'move', player: 0, shows: 4, path: [] };

describe('full strength', () => {
  test('a token that wins by leaving leaves', () => {
    const nearlyWon = hall(
      '2/3/A/A/tokens',
      'p2S',
      'A1*,A3p6,A4*,A5b11,B1-,B3c5,B4-,B5-',
      '7.8.8.10.h1.h2',
      ' left=A.A',
    );
    for (const nodes of [100, 5000]) {
      for (const seed of SEEDS) {
        const { actions, value } = answer(full, nearlyWon, seed, nodes);
        expect(floors.outcome(after(nearlyWon, actions[0]!))).toMatchObject({ winner: 1, reason: 'all-but-one' });
        expect(value).toBe(1);
      }
    }
  });

  // The monster on c6 sees A five squares ahead and gets there with either card. No player moves after A.
  const hunted = bare('2/3/A/A/tokens', 'c6E', "A4h6,B3o1',B4-'", '7.8');

  test('never stays in certain death if a safe turn exists', () => {
    const { dangers, of } = floorsKit.preview(after(hunted, stay));
    expect(dangers[0]).toMatchObject({ token: { player: 0 }, cards: of });
    for (const player of [full, carefulRunner]) {
      for (const seed of SEEDS) expect(dangerAfter(player, hunted, seed)).toBe(0);
    }
  });

  test('a beginner overlooks the monster on the way, full strength does not', () => {
    const inTheWay = bare('2/3/A/A/tokens', 'h11E', "A4n9,B3o1',B4-'", '7.7.8.8.10');
    const beginner = playerOf({ ...FLOORS_LEVELS[0]!, noise: 0 });
    expect(dangerAfter(beginner, inTheWay, 1)).toBeGreaterThan(0);
    expect(dangerAfter(full, inTheWay, 1)).toBe(0);
  });

  test('the last to move sends the monster to the others', () => {
    // B3 is close to the exit. While A4 stays, the monster never comes near B3.
    const lured = bare('2/3/A/A/tokens', 'c6E', "A4g6,A5m1',B3e11',B5k1'", '8.8');
    expect(floorsKit.preview(after(lured, stay)).dangers[2]).toMatchObject({ token: { shows: 3 }, cards: 0 });
    for (const seed of SEEDS) {
      const { dangers } = floorsKit.preview(after(lured, answer(full, lured, seed).actions[0]!));
      expect(dangers.map(({ token, cards }) => [floorsKit.nameOf(token), cards])).toContainEqual(['B3', 2]);
    }
  });

  test('leaves by its own certain way before a longer one', () => {
    const atTheDoor = bare('2/3/A/A/tokens', 'p2S', "A4a11,B3o3',B4-'", '7.8');
    for (const seed of SEEDS) {
      expect(answer(full, atTheDoor, seed).actions).toEqual([{ ...stay, path: [floorsKit.OUT] }]);
    }
  });
});

describe('the careful runner', () => {
  // On a floor without blood and stones, points to the exit are squares.
  const pointsFrom = (place: number): number =>
    place === floorsKit.WAITING ? 27 : floorsKit.columnOf(place) + floorsKit.rowOf(place) + 1;

  /** The danger in the upper digits, the distance in the lower. */
  const hardship = (position: floorsKit.Position, action: floorsKit.Action): number =>
    floorsKit
      .preview(after(position, action))
      .dangers.filter(({ token }) => token.player === position.turn)
      .reduce((sum, { token, cards }) => sum + 1000 * cards + pointsFrom(token.place), 0);

  test.each([
    bare('1/3/A/A/tokens', 'f8E', 'A3k9,A4-,A5h10,A6o5,B1-,B3k6,B4m7,B5c10'),
    bare('1/3/A/A/tokens', 'p2S', 'A3k9,A5h10,B1-', '5.7'),
    bare('2/3/A/A/tokens', 'c6E', "A4h6,A5n1,B3o2',B4-'", '7.8.h1'),
  ])('chooses the least danger first, then the nearest to the exit: %#', (position) => {
    const all = floors.actions(position, 1, 0).map((action) => hardship(position, action));
    expect(new Set(all).size).toBeGreaterThan(2);
    for (const seed of SEEDS) {
      const [action] = answer(carefulRunner, position, seed).actions;
      expect(hardship(position, action!)).toBe(Math.min(...all));
    }
  });
});

describe('levels', () => {
  /** A level without its random error. */
  const sober = (id: string): floorsPlayers.FloorsPlayer =>
    playerOf({ ...FLOORS_LEVELS.find((level) => level.id === id)!, noise: 0 });
  const chosen = (player: floorsPlayers.FloorsPlayer, position: floorsKit.Position, seed = 1): string =>
    floorsKit.makeAction(answer(player, position, seed).actions[0]!);

  test('the kitchen boy considers only the 5, the candle bearer also the 7, others every card or none', () => {
    const seen = FLOORS_LEVELS.map(({ considered }) =>
      floorsKit.CARDS.filter((_, card) => ((considered >> card) & 1) === 1).join(' '),
    );
    const all = floorsKit.CARDS.join(' ');
    expect(seen).toEqual(['', '5', '5 7', all, all, all, all]);
  });

  test('the weak levels overlook that stones can be pushed', () => {
    // Along the edge the shortest way leads through the stone, as far as the points reach.
    const stone = { kind: 's' as const, square: floorsKit.parseSquare('g11')! };
    const walled = { ...bare('1/3/A/A/tokens', 'p2S', 'A2h11,B3o1'), tiles: [stone] };
    const pushes = (id: string): boolean =>
      after(walled, answer(sober(id), walled, 1).actions[0]!).tiles[0]!.square !== stone.square;
    expect(['lost-guest', 'kitchen-boy', 'candle-bearer', 'night-watch'].map(pushes)).toEqual([
      ...[false, false, false, true],
    ]);
  });

  test('only the weak levels err: the others give the same answer for every seed', () => {
    const position = hall('1/3/A/A/tokens', 'f8E', 'A3k9,A4-,A5h10,A6o5,B1-,B3k6,B4m7,B5c10');
    const answers = (id: string): number => {
      const player = playerOf(FLOORS_LEVELS.find((level) => level.id === id)!);
      return new Set(Array.from({ length: 20 }, (_, seed) => chosen(player, position, seed))).size;
    };
    expect(answers('lost-guest')).toBeGreaterThan(3);
    expect(answers('night-watch')).toBe(1);
  });

  test('there are at least six, each with its own name', () => {
    expect(new Set(FLOORS_LEVELS.map(({ id }) => id)).size).toBeGreaterThanOrEqual(6);
    expect(FULL_STRENGTH).toBe(FLOORS_LEVELS.at(-1));
  });

  test('each sees at least as much as the one before, errs no more, and searches no less', () => {
    for (const [i, level] of FLOORS_LEVELS.entries()) {
      const weaker = FLOORS_LEVELS[i - 1];
      if (weaker === undefined) continue;
      expect(level.considered & weaker.considered).toBe(weaker.considered);
      expect(Number(level.pushes)).toBeGreaterThanOrEqual(Number(weaker.pushes));
      expect(level.noise).toBeLessThanOrEqual(weaker.noise);
      expect(level.width).toBeGreaterThanOrEqual(weaker.width);
      expect(level.imagined).toBeGreaterThanOrEqual(weaker.imagined);
      expect({ ...level, id: '' }).not.toEqual({ ...weaker, id: '' });
    }
  });
});
