import { describe, expect, test } from 'vitest';
import { courseIn } from '../../../src/features/learn/courses.ts';
import { doneIn, nextStep, parseProgress } from '../../../src/features/learn/progress.ts';
import { FLOORS_STEPS } from '../../../src/games/floors/lessons/step-ids.ts';
import { MENHIRS_STEPS } from '../../../src/games/menhirs/lessons/step-ids.ts';

describe('progress in the lessons', () => {
  test('ignores damaged storage', () => {
    for (const text of [null, '', '7', '[]', '{"menhirs":3}']) {
      expect(parseProgress(text)).toEqual({ menhirs: [], floors: [] });
    }
  });
  test('counts only steps that still exist, in their order', () => {
    const progress = parseProgress('{"menhirs":["bank","setup","free","gone"],"floors":[]}');
    expect(doneIn(progress, 'menhirs')).toEqual(['setup', 'free', 'bank']);
    expect(nextStep(progress, 'menhirs')).toBe(3);
    expect(nextStep(progress, 'floors')).toBe(0);
  });
  test('starts again when everything is done', () => {
    const all = { menhirs: [...MENHIRS_STEPS], floors: [...FLOORS_STEPS] };
    expect(nextStep(all, 'menhirs')).toBe(0);
  });
});

describe('the strategy course', () => {
  test('has its own progress next to that of the lesson', () => {
    const progress = parseProgress('{"menhirs":["free"],"menhirs.strategy":["trap","trapped","gone"]}');
    expect(doneIn(progress, 'menhirs')).toEqual(['free']);
    expect(doneIn(progress, 'menhirs.strategy')).toEqual(['trapped', 'trap']);
    expect(nextStep(progress, 'menhirs.strategy')).toBe(2);
    expect(nextStep(parseProgress('{"floors":[]}'), 'floors.strategy')).toBe(0);
  });

  test.each([
    ['learn/menhirs', { course: 'menhirs' }],
    ['learn/menhirs/3', { course: 'menhirs', step: '3' }],
    ['learn/menhirs/strategy', { course: 'menhirs.strategy' }],
    ['learn/floors/strategy/2', { course: 'floors.strategy', step: '2' }],
    ['learn/floors/strategy/end', { course: 'floors.strategy', step: 'end' }],
    ['learn', undefined],
    ['learn/chess/strategy/1', undefined],
  ])('%s', (address, found) => {
    expect(courseIn(address.split('/'))).toEqual(found);
  });
});
