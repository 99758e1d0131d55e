/** When a mistake comes up again: after more days each time it is corrected, tomorrow after a wrong answer. */

/** Days until the next review, by the number of correct reviews in a row. */
export const REVIEW_DAYS: readonly number[] = [0, 1, 3, 7, 21];
const DAY = 86_400_000;

export interface Review {
  /** The number of reviews passed in a row. After the last one the mistake counts as learnt. */
  readonly step: number;
  /** Milliseconds since 1970. */
  readonly due: number;
}

export const firstReview = (now: number): Review => ({ step: 0, due: now });

export function nextReview(found: boolean, { step }: Review, now: number): Review {
  const next = found ? step + 1 : 1;
  return { step: next, due: now + (REVIEW_DAYS[next] ?? Number.POSITIVE_INFINITY) * DAY };
}

export const isLearnt = ({ step }: Review): boolean => step >= REVIEW_DAYS.length;
