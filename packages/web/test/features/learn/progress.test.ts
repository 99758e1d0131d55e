import { describe, expect, test } from 'vitest';
import { doneIn, nextStep, parseProgress } from '../../../src/features/learn/progress.ts';
import { FLOORS_STEPS } from '../../../src/games/floors/lessons/step-ids.ts';
import { MENHIRS_STEPS } from '../../../src/games/menhirs/lessons/step-ids.ts';

describe('progress in the lessons', () => {
  test('ignores damaged storage', () => {
    for (const text of [null, '', '7', '[]', '{"menhirs":3}']) {
      expect(parseProgress(text)).toEqual({ menhirs: [], floors: [] });
    }
  });
  test('counts only existing steps, in order', () => {
    const progress = parseProgress('{"menhirs":["bank","free","gone"],"floors":[]}');
    expect(doneIn(progress, 'menhirs')).toEqual(['free', 'bank']);
    expect(nextStep(progress, 'menhirs')).toBe(2);
    expect(nextStep(progress, 'floors')).toBe(0);
  });
  test('starts again when everything is done', () => {
    const all = { menhirs: [...MENHIRS_STEPS], floors: [...FLOORS_STEPS] };
    expect(nextStep(all, 'menhirs')).toBe(0);
  });
});
