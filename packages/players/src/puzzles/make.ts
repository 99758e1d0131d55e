/** Makes packs: selects from more puzzles than needed, so that every grade and every sort occurs. */
import type { Found, Puzzle } from './puzzle.ts';

/** Seeds of different packs never overlap. */
export const seedsOf = (seed: number, count: number): number[] =>
  Array.from({ length: count }, (_, i) => seed * 1_000_000 + i);

/** Takes one of each sort in turn until there are enough. */
function choose<K extends string>(found: readonly Found<K>[], wanted: number, sortOf: (puzzle: Found<K>) => string) {
  const names = found.map(sortOf);
  const sorts = [...new Set(names)].toSorted().map((name) => found.filter((_, i) => names[i] === name));
  const chosen: Found<K>[] = [];
  for (let i = 0; chosen.length < wanted && sorts.some((sort) => i < sort.length); i++) {
    chosen.push(...sorts.flatMap((sort) => sort.slice(i, i + 1)));
  }
  return chosen.slice(0, wanted);
}

/** By kind, the easy ones first. */
export function pack<K extends string>(
  kinds: readonly K[],
  found: readonly Found<K>[],
  wanted: Readonly<Record<K, number>>,
  sortOf: (puzzle: Found<K>) => string,
): Puzzle<K>[] {
  const unlike = [...new Map(found.map((puzzle) => [`${puzzle.kind} ${puzzle.position}`, puzzle])).values()];
  return kinds.flatMap((kind) => {
    const own = unlike.filter((puzzle) => puzzle.kind === kind);
    const chosen = choose(own, wanted[kind], sortOf).toSorted((a, b) => a.grade - b.grade);
    return chosen.map((puzzle, i) => ({ id: `${kind}-${i + 1}`, ...puzzle }));
  });
}
