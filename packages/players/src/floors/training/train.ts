/**
 * Trains the network: first on games of a quick player with the hand-set weights, then on games of the quick player
 * with what it has learned so far. Each group of table sizes begins with the weights of the one before. The same seed
 * gives the same weights.
 */
import { floorsKit } from '@speeltafel/rules';
import { Random } from '../../random.ts';
import type { Numbers } from '../learned/network.ts';
import { Fit, freshWeights } from './fit.ts';
import { Samples } from './samples.ts';
import { type SelfPlay, SelfPlayer } from './self-play.ts';

/** Games for each number of players. */
type Games = Readonly<Record<number, number>>;

interface Course {
  readonly name: string;
  /** Games with the hand-set weights, and the number of passes over them. */
  readonly first: Games;
  readonly passes: number;
  /** Games with the learned weights, one entry per generation. */
  readonly later: readonly Games[];
}

const COURSES: readonly Course[] = [
  { name: 'two', first: { 2: 1500 }, passes: 4, later: [{ 2: 1000 }, { 2: 1000 }] },
  { name: 'four', first: { 3: 150, 4: 450 }, passes: 3, later: [{ 3: 70, 4: 220 }] },
  {
    name: 'seven',
    first: { 5: 250, 6: 250, 7: 250 },
    passes: 3,
    later: [
      { 5: 150, 6: 150, 7: 150 },
      { 5: 150, 6: 150, 7: 150 },
    ],
  },
];

const HAND_SET: SelfPlay = { weights: null, warmth: 0.01, pushing: 0.1, lambda: 1 };
const LATER_PASSES = 2;
/** Three of five games are on the basic board. */
const setupOf = (game: number): string => (game % 5 < 3 ? 'basic' : 'random');

function play(style: SelfPlay, games: Games, random: Random): Samples[] {
  return Object.entries(games).map(([players, count]) => {
    const samples = new Samples(Number(players), floorsKit.firstSides(Number(players)).length * Number(players));
    const player = new SelfPlayer(style, random);
    for (let game = 0; game < count; game++) player.game(samples.players, setupOf(game), samples);
    return samples;
  });
}

/** `tell` receives the loss after each pass. */
export function train(seed: number, tell: (text: string) => void): Record<string, Numbers> {
  const random = new Random(seed);
  const learned: Record<string, Numbers> = {};
  let weights = freshWeights(random);
  for (const { name, first, passes, later } of COURSES) {
    const fit = new Fit(weights.slice());
    let samples = play(HAND_SET, first, random);
    for (let pass = 1; pass <= passes; pass++) tell(`${name}, hand-set ${pass}: ${fit.epoch(samples, 0.003, random)}`);
    samples = [];
    for (const [time, games] of later.entries()) {
      const style = { weights: fit.weights.slice(), warmth: 0.004, pushing: 0.15, lambda: 0.8 };
      samples = [...samples, ...play(style, games, random)];
      for (let pass = 1; pass <= LATER_PASSES; pass++)
        tell(`${name}, learned ${time + 1}.${pass}: ${fit.epoch(samples, 0.0015, random)}`);
    }
    weights = fit.weights;
    learned[name] = weights;
  }
  return learned;
}
