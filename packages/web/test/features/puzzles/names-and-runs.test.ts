/** The names of the puzzles, and the timed run. */
import type { PuzzleEntry } from '@speeltafel/players/puzzles';
import { puzzleIndex } from '@speeltafel/players/puzzles';
import { describe, expect, test } from 'vitest';
import { NONE, parseProgress, withRun, withSolved } from '../../../src/features/puzzles/progress.ts';
import { runOrder } from '../../../src/features/puzzles/run-order.ts';
import { namesOf } from '../../../src/games/shared/puzzle-names.ts';
import { LANGUAGES } from '../../../src/i18n/languages.ts';

interface Names {
  readonly names: { readonly subjects: readonly string[]; readonly settings: readonly string[] };
}
const words = import.meta.glob<{ readonly default: Names }>('../../../src/games/*/puzzles/words/*.ts', { eager: true });

describe.each(['menhirs', 'floors'] as const)('the puzzles of %s', (game) => {
  test.each(LANGUAGES)('all have different names (%s)', (language) => {
    const { names } = words[`../../../src/games/${game}/puzzles/words/${language}.ts`]!.default;
    const entries: readonly PuzzleEntry[] = puzzleIndex(game);
    const name = namesOf(entries, () => names);
    expect(new Set(entries.map(({ id }) => name(id))).size).toBe(entries.length);
  });
});

describe('a timed run', () => {
  const entries: readonly PuzzleEntry[] = puzzleIndex('menhirs');
  test('begins with three of each difficulty, the easy ones first, and contains all puzzles', () => {
    const order = runOrder(entries, () => false);
    expect(order.slice(0, 15).map(({ grade }) => grade)).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5]);
    expect(new Set(order.map(({ id }) => id)).size).toBe(entries.length);
  });
  test('shows unsolved puzzles first', () => {
    const easy = entries.filter(({ grade }) => grade === 1);
    const unsolved = easy.at(-1)!.id;
    expect(runOrder(entries, (id) => id !== unsolved)[0]!.id).toBe(unsolved);
  });
  test('keeps the best result of each game, whatever else is solved', () => {
    const best = withRun(withRun(NONE, 'menhirs', 5), 'menhirs', 3);
    expect(best.runs).toEqual({ menhirs: 5 });
    expect(withSolved(best, 'a', 'alone', new Date(2026, 10, 1)).runs).toEqual({ menhirs: 5 });
    expect(parseProgress('{"solved":{},"day":3,"row":1,"best":1}').runs).toEqual({});
  });
});
