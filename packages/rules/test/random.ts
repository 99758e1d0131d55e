/** A seeded random generator for tests. */
export function randomFrom(seed: number) {
  let state = seed | 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let x = Math.imul(state ^ (state >>> 15), 1 | state);
    x = (x + Math.imul(x ^ (x >>> 7), 61 | x)) ^ x;
    return ((x ^ (x >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (bound: number): number => Math.floor(next() * bound);
  return {
    below,
    pick: <T>(things: readonly T[]): T => things[below(things.length)]!,
    seed: (): string => Array.from({ length: 32 }, () => below(16).toString(16)).join(''),
  };
}

export type Random = ReturnType<typeof randomFrom>;
