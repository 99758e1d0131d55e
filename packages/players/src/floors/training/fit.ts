/** Fits the network to samples: stochastic gradient descent on the cross entropy, with Adam. */

import type { Random } from '../../random.ts';
import {
  HIDDEN,
  join,
  joinedInputs,
  type Numbers,
  PLAYER_BIASES,
  PLAYER_HIDDEN,
  PLAYER_INPUTS,
  PLAYER_WEIGHTS,
  ROW,
  ROW_BIASES,
  ROW_WEIGHTS,
  rowOf,
  SCORE_WEIGHTS,
  scoreOf,
  soften,
  TOKEN_BIASES,
  TOKEN_INPUTS,
  TOKEN_WEIGHTS,
  WEIGHTS,
} from '../learned/network.ts';
import { playerInputs, Situation, tokenInputs } from '../learned/situation.ts';
import type { Samples } from './samples.ts';

const JOINED = 2 * ROW + PLAYER_INPUTS;

export function freshWeights(random: Random): Numbers {
  const weights = new Float64Array(WEIGHTS);
  const fill = (from: number, to: number, ins: number): void => {
    const reach = Math.sqrt(6 / ins);
    for (let i = from; i < to; i++) weights[i] = reach * (2 * random.next() - 1);
  };
  fill(TOKEN_WEIGHTS, TOKEN_BIASES, TOKEN_INPUTS);
  fill(ROW_WEIGHTS, ROW_BIASES, HIDDEN);
  fill(PLAYER_WEIGHTS, PLAYER_BIASES, JOINED * 2);
  fill(SCORE_WEIGHTS, WEIGHTS, PLAYER_HIDDEN * 16);
  return weights;
}

const BATCH = 128;

export class Fit {
  readonly weights: Numbers;
  private readonly gradient = new Float64Array(WEIGHTS);
  private readonly mean = new Float64Array(WEIGHTS);
  private readonly spread = new Float64Array(WEIGHTS);
  private steps = 0;
  private readonly s = new Situation();
  private readonly tokenIn: Numbers[] = [];
  private readonly hidden: Numbers[] = [];
  private readonly rows: Numbers = new Float64Array(28 * ROW);
  private readonly sums: Numbers = new Float64Array(7 * ROW);
  private readonly total: Numbers = new Float64Array(ROW);
  private readonly facts: Numbers = new Float64Array(PLAYER_INPUTS);
  private readonly joined: Numbers[] = [];
  private readonly playerHidden: Numbers[] = [];
  private readonly dSums = new Float64Array(7 * ROW);
  private readonly dRow = new Float64Array(ROW);
  private readonly dHidden = new Float64Array(HIDDEN);

  constructor(weights: Numbers) {
    this.weights = weights;
    for (let i = 0; i < 28; i++) {
      this.tokenIn.push(new Float64Array(TOKEN_INPUTS));
      this.hidden.push(new Float64Array(HIDDEN));
    }
    for (let i = 0; i < 7; i++) {
      this.joined.push(joinedInputs());
      this.playerHidden.push(new Float64Array(PLAYER_HIDDEN));
    }
  }

  /** One pass over the samples in random order; returns the mean loss. */
  epoch(sets: readonly Samples[], rate: number, random: Random): number {
    const order: number[] = [];
    for (const [set, { count }] of sets.entries()) for (let i = 0; i < count; i++) order.push(set * 2 ** 26 + i);
    for (let i = order.length - 1; i > 0; i--) {
      const j = random.below(i + 1);
      const kept = order[i]!;
      order[i] = order[j]!;
      order[j] = kept;
    }
    let loss = 0;
    let inBatch = 0;
    for (const [done, one] of order.entries()) {
      loss += this.sample(sets[Math.floor(one / 2 ** 26)]!, one % 2 ** 26, true);
      if (++inBatch < BATCH) continue;
      this.descend(rate * Math.min(1, 0.02 + 2 * (1 - done / order.length)), inBatch);
      inBatch = 0;
    }
    return loss / order.length;
  }

  loss(samples: Samples): number {
    let loss = 0;
    for (let i = 0; i < samples.count; i++) loss += this.sample(samples, i, false);
    return loss / samples.count;
  }

  private sample(samples: Samples, index: number, learn: boolean): number {
    const { weights, s, sums, total, rows, tokenIn, hidden, joined, playerHidden } = this;
    samples.read(index, s);
    const { players, tokens } = s;
    sums.fill(0);
    total.fill(0);
    for (let token = 0; token < tokens; token++) {
      tokenInputs(s, token, tokenIn[token]!);
      rowOf(weights, tokenIn[token]!, hidden[token]!, rows, token * ROW);
      const at = s.owner[token]! * ROW;
      for (let i = 0; i < ROW; i++) {
        sums[at + i]! += rows[token * ROW + i]!;
        total[i]! += rows[token * ROW + i]!;
      }
    }
    const scores = new Float64Array(players);
    const chances = new Float64Array(players);
    for (let player = 0; player < players; player++) {
      playerInputs(s, player, this.facts);
      join(joined[player]!, sums, total, player, players, this.facts);
      scores[player] = scoreOf(weights, joined[player]!, playerHidden[player]!);
    }
    soften(scores, chances);
    let loss = 0;
    for (let player = 0; player < players; player++) {
      const target = samples.targets[index * players + player]!;
      if (target > 0) loss -= target * Math.log(Math.max(1e-9, chances[player]!));
    }
    if (learn) this.propagate(samples, index, chances);
    return loss;
  }

  private propagate(samples: Samples, index: number, chances: Float64Array): void {
    const { weights, gradient, s, rows, tokenIn, hidden, joined, playerHidden, dSums, dRow, dHidden } = this;
    const { players, tokens } = s;
    dSums.fill(0);
    for (let player = 0; player < players; player++) {
      const dScore = chances[player]! - samples.targets[index * players + player]!;
      const h = playerHidden[player]!;
      const inputs = joined[player]!;
      for (let o = 0; o < PLAYER_HIDDEN; o++) {
        if (h[o] === 0) continue;
        gradient[SCORE_WEIGHTS + o]! += dScore * h[o]!;
        const d = dScore * weights[SCORE_WEIGHTS + o]!;
        gradient[PLAYER_BIASES + o]! += d;
        for (let i = 0; i < JOINED; i++) gradient[PLAYER_WEIGHTS + i * PLAYER_HIDDEN + o]! += d * inputs[i]!;
        for (let i = 0; i < ROW; i++) {
          dSums[player * ROW + i]! += d * weights[PLAYER_WEIGHTS + i * PLAYER_HIDDEN + o]!;
          const other = (d * weights[PLAYER_WEIGHTS + (ROW + i) * PLAYER_HIDDEN + o]!) / (players - 1);
          for (let p = 0; p < players; p++) if (p !== player) dSums[p * ROW + i]! += other;
        }
      }
    }
    for (let token = 0; token < tokens; token++) {
      const at = s.owner[token]! * ROW;
      const h = hidden[token]!;
      const inputs = tokenIn[token]!;
      dHidden.fill(0);
      for (let o = 0; o < ROW; o++) {
        const d = rows[token * ROW + o]! > 0 ? dSums[at + o]! : 0;
        dRow[o] = d;
        if (d === 0) continue;
        gradient[ROW_BIASES + o]! += d;
        for (let i = 0; i < HIDDEN; i++) {
          gradient[ROW_WEIGHTS + i * ROW + o]! += d * h[i]!;
          dHidden[i]! += d * weights[ROW_WEIGHTS + i * ROW + o]!;
        }
      }
      for (let o = 0; o < HIDDEN; o++) {
        if (h[o] === 0 || dHidden[o] === 0) continue;
        const d = dHidden[o]!;
        gradient[TOKEN_BIASES + o]! += d;
        for (let i = 0; i < TOKEN_INPUTS; i++) {
          const value = inputs[i]!;
          if (value !== 0) gradient[TOKEN_WEIGHTS + i * HIDDEN + o]! += d * value;
        }
      }
    }
  }

  private descend(rate: number, count: number): void {
    const { weights, gradient, mean, spread } = this;
    this.steps++;
    const a = 1 - 0.9 ** this.steps;
    const b = 1 - 0.999 ** this.steps;
    for (let i = 0; i < WEIGHTS; i++) {
      const g = gradient[i]! / count + 1e-6 * weights[i]!;
      gradient[i] = 0;
      mean[i] = 0.9 * mean[i]! + 0.1 * g;
      spread[i] = 0.999 * spread[i]! + 0.001 * g * g;
      weights[i]! -= (rate * (mean[i]! / a)) / (Math.sqrt(spread[i]! / b) + 1e-8);
    }
  }
}
