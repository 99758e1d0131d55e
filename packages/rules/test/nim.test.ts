/** A third game, which no source file names, passes the universal test. */
import fc from 'fast-check';
import { nim } from './nim/game.ts';
import { passesTheUniversalTest } from './universal.ts';

passesTheUniversalTest({
  game: nim,
  options: fc.record(
    { heaps: fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 3 }) },
    { requiredKeys: [] },
  ),
  candidates: (_, random) =>
    Array.from({ length: 6 }, () => ({ kind: 'take', heap: random.below(5), count: random.below(8) })),
  runs: 30,
});
