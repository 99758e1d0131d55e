/**
 * The value network. Every token becomes a row of numbers, and a player the sum of the rows of their tokens. The
 * player's own sum, the mean of the others' sums and some facts about the race give a score; all scores together give
 * each player's win chance.
 */
export const TOKEN_INPUTS = 24;
export const HIDDEN = 24;
export const ROW = 16;
export const PLAYER_INPUTS = 24;
export const PLAYER_HIDDEN = 32;
const JOINED = 2 * ROW + PLAYER_INPUTS;

/** Where each layer begins in the array of weights. */
export const TOKEN_WEIGHTS = 0;
export const TOKEN_BIASES = TOKEN_WEIGHTS + TOKEN_INPUTS * HIDDEN;
export const ROW_WEIGHTS = TOKEN_BIASES + HIDDEN;
export const ROW_BIASES = ROW_WEIGHTS + HIDDEN * ROW;
export const PLAYER_WEIGHTS = ROW_BIASES + ROW;
export const PLAYER_BIASES = PLAYER_WEIGHTS + JOINED * PLAYER_HIDDEN;
export const SCORE_WEIGHTS = PLAYER_BIASES + PLAYER_HIDDEN;
export const WEIGHTS = SCORE_WEIGHTS + PLAYER_HIDDEN;

export type Numbers = Float64Array<ArrayBuffer>;

/** The inputs of a layer that are not 0. */
const active = new Int32Array(64);

/**
 * One layer: `out[o] = max(0, biases[o] + the sum of from[i] times weights[i * outs + o])`. Four inputs at a time are
 * twice as fast.
 */
function layer(
  weights: Numbers,
  at: number,
  biases: number,
  from: Numbers,
  ins: number,
  out: Numbers,
  outs: number,
  outAt: number,
): void {
  let count = 0;
  for (let i = 0; i < ins; i++) if (from[i] !== 0) active[count++] = i;
  for (let o = 0; o < outs; o++) out[outAt + o] = weights[biases + o]!;
  let done = 0;
  for (; done + 3 < count; done += 4) {
    const i = active[done]!;
    const j = active[done + 1]!;
    const k = active[done + 2]!;
    const l = active[done + 3]!;
    const a = from[i]!;
    const b = from[j]!;
    const c = from[k]!;
    const d = from[l]!;
    const u = at + i * outs;
    const v = at + j * outs;
    const w = at + k * outs;
    const x = at + l * outs;
    for (let o = 0; o < outs; o++)
      out[outAt + o]! += a * weights[u + o]! + b * weights[v + o]! + c * weights[w + o]! + d * weights[x + o]!;
  }
  for (; done < count; done++) {
    const i = active[done]!;
    const a = from[i]!;
    const u = at + i * outs;
    for (let o = 0; o < outs; o++) out[outAt + o]! += a * weights[u + o]!;
  }
  for (let o = 0; o < outs; o++) if (out[outAt + o]! < 0) out[outAt + o] = 0;
}

/** Computes a token's row. Leaves `hidden` for training. */
export function rowOf(weights: Numbers, inputs: Numbers, hidden: Numbers, out: Numbers, at: number): void {
  layer(weights, TOKEN_WEIGHTS, TOKEN_BIASES, inputs, TOKEN_INPUTS, hidden, HIDDEN, 0);
  layer(weights, ROW_WEIGHTS, ROW_BIASES, hidden, HIDDEN, out, ROW, at);
}

/** A player's score from the joined inputs. */
export function scoreOf(weights: Numbers, joined: Numbers, hidden: Numbers): number {
  layer(weights, PLAYER_WEIGHTS, PLAYER_BIASES, joined, JOINED, hidden, PLAYER_HIDDEN, 0);
  let score = 0;
  for (let i = 0; i < PLAYER_HIDDEN; i++) score += hidden[i]! * weights[SCORE_WEIGHTS + i]!;
  return score;
}

export const joinedInputs = (): Numbers => new Float64Array(JOINED);

/** Joins the player's sum, the mean of the others' sums and the facts. `total` is the sum over all players. */
export function join(
  joined: Numbers,
  sums: Numbers,
  total: Numbers,
  player: number,
  players: number,
  facts: Numbers,
): void {
  for (let i = 0; i < ROW; i++) {
    const own = sums[player * ROW + i]!;
    joined[i] = own;
    joined[ROW + i] = (total[i]! - own) / (players - 1);
  }
  for (let i = 0; i < PLAYER_INPUTS; i++) joined[2 * ROW + i] = facts[i]!;
}

/** Softmax: turns scores into chances that add up to one. */
export function soften(scores: Float64Array, chances: Float64Array): void {
  let most = Number.NEGATIVE_INFINITY;
  for (const score of scores) most = Math.max(most, score);
  let all = 0;
  for (let i = 0; i < scores.length; i++) all += chances[i] = Math.exp(scores[i]! - most);
  for (let i = 0; i < scores.length; i++) chances[i]! /= all;
}
