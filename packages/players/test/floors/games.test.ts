import { floors, fromSeed } from '@speeltafel/rules';
import { describe, expect, test } from 'vitest';
import { type Budget, floorsPlayers, nodeBudget } from '../../src/index.ts';

const { carefulRunner, FLOORS_LEVELS, playerOf, playMatch, randomPlayer } = floorsPlayers;

const levels = FLOORS_LEVELS.map(playerOf);
const crowd = [...levels, carefulRunner, randomPlayer];

/** This many players of the crowd, starting anywhere: over the seeds every player meets every other. */
const table = (players: number, seed: number): floorsPlayers.FloorsPlayer[] =>
  Array.from({ length: players }, (_, i) => crowd[(seed + i * 2) % crowd.length]!);

/** For each size and set-up. */
const GAMES = 3;

const tiny = (): Budget => nodeBudget(300);

describe('whole games', () => {
  for (let players = 2; players <= 7; players++) {
    for (const setup of ['basic', 'random', 'lay']) {
      // playMatch throws at the first action that the rules refuse.
      test(`${players} players, ${setup}: all players keep to the rules`, () => {
        for (let seed = players; seed < players + GAMES; seed++) {
          const { outcome, actions } = playMatch(table(players, seed), setup, seed, tiny);
          expect(outcome.ranking).toHaveLength(players);
          expect(actions.length).toBeGreaterThan(players * 10);
        }
      });
    }
  }

  test('an action that the rules refuse is not played', () => {
    const cheat: floorsPlayers.FloorsPlayer = {
      think: () => ({ actions: [{ type: 'move', player: 0, shows: 1, path: [0] }], value: 0, depth: 0, nodes: 0 }),
    };
    expect(() => playMatch([cheat, carefulRunner], 'basic', 1, tiny)).toThrow(/p1/);
  });

  test.each(FLOORS_LEVELS.map(({ id }, i) => [id, levels[i]!] as const))(
    '%s: the same seed and nodes give the same game',
    (_, level) => {
      const game = (seed: number): string =>
        playMatch([level, level, carefulRunner], 'lay', seed, tiny).actions.join(' ');
      const once = game(5);
      expect(game(5)).toBe(once);
      expect(game(6)).not.toBe(once);
    },
  );
});

describe('playing strength', () => {
  const wins = (one: floorsPlayers.FloorsPlayer, other: floorsPlayers.FloorsPlayer, games: number): number => {
    let won = 0;
    for (let game = 0; game < games; game++) {
      const seat = game % 2;
      const players = seat === 0 ? [one, other] : [other, one];
      const { outcome } = playMatch(players, 'basic', 1000 + (game >> 1), () => nodeBudget(500));
      if (outcome.winner === seat + 1) won++;
    }
    return won;
  };

  test('full strength wins most games against the careful runner with 500 nodes per turn', () => {
    expect(wins(levels.at(-1)!, carefulRunner, 16)).toBeGreaterThanOrEqual(12);
  });

  test('the careful runner wins most games against the lost guest', () => {
    expect(wins(carefulRunner, levels[0]!, 40)).toBeGreaterThanOrEqual(28);
  });
});

describe('budgets', () => {
  const options = floors.options({ players: 4, setup: 'random' });
  const opening = options.ok ? floors.start(options.value, fromSeed('1'.repeat(32))) : null;

  test('an exhausted clock is noticed within a few hundred evaluations', () => {
    for (const level of levels) {
      const { actions, nodes } = level.think(opening!, 1, { nodes: Number.POSITIVE_INFINITY, stop: () => true }, 1);
      expect(actions).toHaveLength(1);
      expect(nodes).toBeLessThanOrEqual(64);
    }
  });

  test('a stop during a rollout takes effect after that rollout', () => {
    let asked = 0;
    const stop = (): boolean => ++asked > 50;
    const { nodes } = levels.at(-1)!.think(opening!, 1, { nodes: Number.POSITIVE_INFINITY, stop }, 1);
    expect(asked).toBe(51);
    expect(nodes).toBeGreaterThan(64);
  });

  test('a node budget is exceeded by at most one rollout', () => {
    // Sixteen tokens take at most nine evaluations each, and one is made at the end.
    const { nodes } = levels.at(-1)!.think(opening!, 1, nodeBudget(2000), 1);
    expect(nodes).toBeGreaterThan(1000);
    expect(nodes).toBeLessThanOrEqual(2000 + 16 * 9 + 1);
  });

  test('thoughts are reported: the first before any rollout, the last equal to the answer', () => {
    const reports: floorsPlayers.FloorsThought[] = [];
    const answer = levels.at(-1)!.think(opening!, 1, nodeBudget(5000), 1, (thought) => reports.push(thought));
    expect(reports[0]!.depth).toBe(1);
    expect(reports.at(-1)!.actions).toEqual(answer.actions);
  });

  test('few changes of mind are reported, however long the search', () => {
    let reports = 0;
    levels.at(-1)!.think(opening!, 1, nodeBudget(100_000), 1, () => reports++);
    expect(reports).toBeGreaterThan(1);
    expect(reports).toBeLessThan(25);
  });

  test('a seat that is not to move has no answer', () => {
    for (const player of crowd) expect(player.think(opening!, 2, nodeBudget(100), 1).actions).toEqual([]);
  });
});
