/** Statistics with confidence intervals, and tests for differences. */

/** A figure with the bounds of its 95 % interval. */
export interface Measured {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

const Z95 = 1.959964;
/** Several rows are compared at once, so a difference must be significant at 99 %. */
const Z99 = 2.575829;

/** A share with its Wilson interval, which stays sensible if all games end alike. */
export function shareOf(hits: number, games: number): Measured {
  if (games === 0) return { value: 0, low: 0, high: 1 };
  const value = hits / games;
  const widening = 1 + Z95 ** 2 / games;
  const middle = (value + Z95 ** 2 / (2 * games)) / widening;
  const reach = (Z95 * Math.sqrt((value * (1 - value)) / games + Z95 ** 2 / (4 * games ** 2))) / widening;
  return { value, low: hits === 0 ? 0 : middle - reach, high: hits === games ? 1 : middle + reach };
}

/** A mean with the interval of its standard error. */
export function meanOf(values: readonly number[]): Measured {
  const { mean, error } = momentsOf(values);
  return { value: mean, low: mean - Z95 * error, high: mean + Z95 * error };
}

function momentsOf(values: readonly number[]): { readonly mean: number; readonly error: number } {
  if (values.length === 0) return { mean: 0, error: 0 };
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, error: values.length < 2 ? 0 : Math.sqrt(squares / (values.length - 1) / values.length) };
}

/** With fewer games a difference proves nothing. */
const FEW_GAMES = 100;

export type Difference = 'differs' | 'may-be-chance' | 'too-few-games';

/** The two-proportion z-test at 99 %. */
export function compareShares(hits1: number, games1: number, hits2: number, games2: number): Difference {
  if (Math.min(games1, games2) < FEW_GAMES) return 'too-few-games';
  const pooled = (hits1 + hits2) / (games1 + games2);
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / games1 + 1 / games2));
  return verdict(hits1 / games1 - hits2 / games2, error);
}

/** Whether one of two seats in the same games wins more, judged by the games that either of them won. */
export function compareSeats(wins1: number, wins2: number, games: number): Difference {
  if (games < FEW_GAMES) return 'too-few-games';
  return verdict(wins1 - wins2, Math.sqrt(wins1 + wins2));
}

/** Whether a share of the games differs from a fair one. */
export function compareWithFair(hits: number, games: number, fair: number): Difference {
  if (games < FEW_GAMES) return 'too-few-games';
  return verdict(hits / games - fair, Math.sqrt((fair * (1 - fair)) / games));
}

/** Welch's test at 99 %, with enough games for the normal approximation. */
export function compareMeans(first: readonly number[], second: readonly number[]): Difference {
  if (Math.min(first.length, second.length) < FEW_GAMES) return 'too-few-games';
  const [a, b] = [momentsOf(first), momentsOf(second)];
  return verdict(a.mean - b.mean, Math.hypot(a.error, b.error));
}

function verdict(difference: number, error: number): Difference {
  if (error === 0) return difference === 0 ? 'may-be-chance' : 'differs';
  return Math.abs(difference / error) > Z99 ? 'differs' : 'may-be-chance';
}

/** The value below which that share of the sorted values lies. */
export const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
