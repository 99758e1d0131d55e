import { describe, expect, it } from 'vitest';
import { heaviestPairing } from '../src/matching.ts';
import { randomFrom } from './random.ts';

/** The weight of the best pairing, by brute force. */
function bruteForce(count: number, weight: (a: number, b: number) => number): number {
  const best = (left: readonly number[]): number => {
    const [first, ...rest] = left;
    if (first === undefined) return 0;
    return Math.max(...rest.map((other) => weight(first, other) + best(rest.filter((x) => x !== other))));
  };
  return best(Array.from({ length: count }, (_, i) => i));
}

describe('the maximum-weight pairing', () => {
  it('is as heavy as the best of all pairings, for up to ten vertices', () => {
    const random = randomFrom(1);
    for (let trial = 0; trial < 2000; trial++) {
      const count = 2 * (1 + random.below(trial % 10 === 0 ? 5 : 4));
      const most = random.pick([2, 10, 2 ** 40]);
      // Many equal weights, as in the rounds of a tournament.
      const common = random.next();
      const weights = Array.from({ length: count * count }, () =>
        random.next() < common ? most : 1 + random.below(most),
      );
      const weight = (a: number, b: number) => weights[Math.min(a, b) * count + Math.max(a, b)]!;
      const partners = heaviestPairing(count, weight);
      let sum = 0;
      for (const [a, b] of partners.entries()) {
        expect(partners[b]).toBe(a);
        if (a < b) sum += weight(a, b);
      }
      expect(sum).toBe(bruteForce(count, weight));
    }
  });

  it('of no vertices is empty', () => {
    expect(heaviestPairing(0, () => 1)).toEqual([]);
  });
});
