/** Runs `work` for about `ms` milliseconds and returns the units done per second. */
function ratePerSecond(work: () => number, ms: number): number {
  const start = performance.now();
  let done = 0;
  let passed = 0;
  while (passed < ms) {
    done += work();
    passed = performance.now() - start;
  }
  return (done * 1000) / passed;
}

/** The best rate of each function. The functions take turns, so that noise on the machine affects all of them alike. */
export function bestRates(works: readonly (() => number)[], turns = 5, ms = 400): number[] {
  const best = works.map(() => 0);
  for (let turn = 0; turn < turns; turn++) {
    for (const [i, work] of works.entries()) best[i] = Math.max(best[i]!, ratePerSecond(work, ms));
  }
  return best;
}

export const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
