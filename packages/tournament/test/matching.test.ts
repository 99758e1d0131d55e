import { describe, expect, it } from 'vitest';
import { heaviestMatching } from '../src/matching.ts';
import { randomFrom } from './random.ts';

/** The weight of the best matching, by trying all. */
function bruteForce(count: number, weight: (a: number, b: number) => number): number {
  const best = (left: readonly number[]): number => {
    const [first, ...rest] = left;
    if (first === undefined) return 0;
    let most = best(rest);
    for (const other of rest) {
      if (weight(first, other) > 0) most = Math.max(most, weight(first, other) + best(rest.filter((x) => x !== other)));
    }
    return most;
  };
  return best(Array.from({ length: count }, (_, i) => i));
}

describe('the heaviest matching', () => {
  it('is as heavy as the best of all matchings, on random graphs of up to ten vertices', () => {
    const random = randomFrom(1);
    for (let trial = 0; trial < 1500; trial++) {
      const count = 1 + random.below(trial % 10 === 0 ? 10 : 8);
      const density = random.next();
      const most = random.pick([2, 10, 2 ** 40]);
      const weights = Array.from({ length: count * count }, () =>
        random.next() < density ? 1 + random.below(most) : 0,
      );
      const weight = (a: number, b: number) => weights[Math.min(a, b) * count + Math.max(a, b)]!;
      const partners = heaviestMatching(count, weight);
      let sum = 0;
      for (const [a, b] of partners.entries()) {
        if (b === null) continue;
        expect(partners[b]).toBe(a);
        if (a < b) sum += weight(a, b);
      }
      expect(sum).toBe(bruteForce(count, weight));
    }
  });

  it('leaves vertices alone that have no edge', () => {
    expect(heaviestMatching(3, (a, b) => (a + b === 1 ? 7 : 0))).toEqual([1, 0, null]);
    expect(heaviestMatching(0, () => 1)).toEqual([]);
  });
});
