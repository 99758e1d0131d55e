import { describe, expect, test } from 'vitest';
import {
  firstReview,
  isLearnt,
  nextReview,
  REVIEW_DAYS,
  type Review,
} from '../../src/features/mistakes/review-schedule.ts';

const DAY = 86_400_000;

describe('a mistake comes up again', () => {
  test('after 1, 3, 7 and 21 days while it is corrected, and is then learnt', () => {
    let now: Review = firstReview(0);
    const days: number[] = [];
    while (!isLearnt(now)) {
      now = nextReview(true, now, 0);
      if (!isLearnt(now)) days.push(now.due / DAY);
    }
    expect(days).toEqual(REVIEW_DAYS.slice(1));
  });

  test('tomorrow after a wrong answer, whatever its step was', () => {
    for (const step of REVIEW_DAYS.keys())
      expect(nextReview(false, { step, due: 0 }, 5 * DAY)).toEqual({ step: 1, due: 6 * DAY });
  });
});
