import { readFile } from 'node:fs/promises';
import { floors, floorsKit } from '@speeltafel/rules';
import { describe, expect, test } from 'vitest';
import { LearnedValue } from '../../src/floors/learned/learned-value.ts';
import { WEIGHTS } from '../../src/floors/learned/network.ts';
import { TreeSearch } from '../../src/floors/learned/tree-search.ts';
import { weightsFor } from '../../src/floors/learned/weights.ts';
import { routeOf } from '../../src/floors/route.ts';
import { Fit, freshWeights } from '../../src/floors/training/fit.ts';
import { Samples } from '../../src/floors/training/samples.ts';
import { SelfPlayer } from '../../src/floors/training/self-play.ts';
import { floorsPlayers, nodeBudget } from '../../src/index.ts';
import { Random } from '../../src/random.ts';
import { bare } from './help.ts';

const { FLOORS_LEVELS, FULL_STRENGTH, playerOf, playMatch } = floorsPlayers;
const { Match } = floorsKit;

const learnedValueOf = (match: floorsKit.Match): LearnedValue =>
  new LearnedValue(match, routeOf(match), weightsFor(match.players));

const judged = (position: floorsKit.Position): number[] => [...learnedValueOf(new Match(position)).judge()];

/** Positions from whole games of a fast level. */
function met(players: number): readonly floorsKit.Position[] {
  const table = new Array<floorsPlayers.FloorsPlayer>(players).fill(playerOf(FLOORS_LEVELS[2]!));
  return playMatch(table, 'random', players, () => nodeBudget(50)).positions;
}

describe('the learned value', () => {
  test('the weights fit the network, and their file is small', async () => {
    for (const players of [2, 3, 4, 5, 6, 7]) expect(weightsFor(players)).toHaveLength(WEIGHTS);
    const file = await readFile(new URL('../../data/floors-value.json', import.meta.url));
    expect(file.length).toBeLessThan(50_000);
  });

  test('the chances of all players add up to one, for every number of players', () => {
    for (const players of [2, 3, 4, 5, 6, 7]) {
      for (const position of met(players)) {
        if (floors.outcome(position) !== null) continue;
        expect(judged(position).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
      }
    }
  });

  test('the end of a game and the last card are known, not estimated', () => {
    expect(judged(bare('2/8/A/A/monster', 'p2S', "A1*,A3f6',B1*,B3f5'", '5', ' left=B.A'))).toEqual([0, 1]);
    expect(judged(bare('2/3/A/A/over', 'p2S', 'A1*,A3*,A4*,B1*,B3f5', '5.7', ' left=B.A.A.A'))).toEqual([1, 0]);
  });

  test('a player who can no longer get ahead has no chance', () => {
    const eaten = bare('2/3/A/A/tokens', 'p2S', 'A1x,A3x,A4f6,A5x,B1*,B3f5,B4x,B5x', '5.7.7.8', ' left=B');
    expect(judged(eaten)).toEqual([0, 1]);
  });

  test('tokens that a position omits count as eaten', () => {
    const some = judged(bare('2/3/A/A/tokens', 'p2S', 'A4f6,A3g7,B3f5', '5.7.7.8'));
    const all = judged(bare('2/3/A/A/tokens', 'p2S', 'A1x,A3g7,A4f6,A5x,B1x,B3f5,B4x,B5x', '5.7.7.8'));
    for (const player of [0, 1]) expect(some[player]).toBeCloseTo(all[player]!, 9);
  });

  test('what it remembers of other positions does not change the result', () => {
    const [start] = met(3);
    const match = new Match(start!);
    const value = learnedValueOf(match);
    const reach = new floorsKit.Reach();
    for (let token = 0; token < 4; token++) {
      reach.search(match, token);
      for (let result = 0; result < reach.count; result++) {
        const mark = match.mark();
        floorsKit.endTurn(match, token, reach.apply(result));
        const fresh = learnedValueOf(match);
        fresh.route = value.route;
        expect([...value.judge()]).toEqual([...fresh.judge()]);
        match.undo(mark);
      }
    }
  });

  test('a token is worth more if it is nearer to the exit, or still in the game', () => {
    const chance = (tokens: string): number => judged(bare('2/3/A/A/tokens', 'p2S', tokens, '5.7.7.8'))[0]!;
    const base = chance('A1d4,A3f6,B1d5,B3f5');
    expect(chance('A1c9,A3d8,B1d5,B3f5')).toBeGreaterThan(base);
    expect(chance('A1x,A3f6,B1d5,B3f5')).toBeLessThan(base);
  });
});

describe('the search over several rounds', () => {
  test('is used by the strongest level at tables of all sizes', () => {
    for (const players of [2, 3, 4, 5, 6, 7]) {
      const position = met(players).find(({ phase }) => phase === 'tokens')!;
      const { depth } = playerOf(FULL_STRENGTH).think(position, position.turn + 1, nodeBudget(20_000), 1);
      expect(depth).toBeGreaterThan(2);
    }
  });

  test('looks beyond the cards of this round and the next', () => {
    // With one token each, a round is two turns and a card.
    const search = new TreeSearch(bare('2/3/A/A/tokens', 'p2S', 'A3e5,B3f5', '7.8.8.10'), nodeBudget(30_000));
    while (search.grow());
    expect(search.depth).toBeGreaterThan(6);
  });

  test('ends when nothing is left to evaluate', () => {
    // No figure can leave in the last round, whatever is played, and B leads.
    const position = bare('2/8/A/A/tokens', 'p2S', 'A1m5,B1*,B3m3', '7', ' left=B');
    const search = new TreeSearch(position, nodeBudget(2000));
    while (search.grow());
    expect(search.nodes).toBeLessThan(2100);
    expect(search.best().chance).toBe(0);
  });
});

describe('the training', () => {
  const learn = (seed: number): { readonly losses: readonly number[]; readonly weights: readonly number[] } => {
    const random = new Random(seed);
    const fit = new Fit(freshWeights(random));
    const samples = new Samples(2, 8);
    const player = new SelfPlayer({ weights: null, warmth: 0.01, pushing: 0.1, lambda: 1 }, random);
    for (let game = 0; game < 12; game++) player.game(2, 'basic', samples);
    const losses = [1, 2, 3, 4].map(() => fit.epoch([samples], 0.003, random));
    return { losses, weights: [...fit.weights] };
  };

  test('learns who wins, and the same seed gives the same weights', () => {
    const { losses, weights } = learn(5);
    expect(losses.at(-1)!).toBeLessThan(0.9 * losses[0]!);
    expect(learn(5).weights).toEqual(weights);
  });

  test('with learned weights, targets lie between the next prediction and the end', () => {
    const samples = new Samples(4, 16);
    const style = { weights: weightsFor(4), warmth: 0.004, pushing: 0.2, lambda: 0.8 };
    const winner = new SelfPlayer(style, new Random(3)).game(4, 'random', samples)!;
    expect(samples.count).toBeGreaterThan(50);
    const targets = samples.targets.subarray(0, 4 * samples.count);
    for (let i = 0; i < samples.count; i++) {
      const sum = targets.subarray(4 * i, 4 * i + 4).reduce((all, target) => all + target, 0);
      expect(sum).toBeCloseTo(1, 5);
    }
    // Near the end the targets are almost those of the result.
    expect(targets[4 * (samples.count - 1) + winner]).toBe(1);
    expect(targets[winner]).toBeLessThan(1);
  });
});
