/** When a mistake comes back: after more days each time it is put right, tomorrow after a wrong answer. */

/** Days until it comes back, by the number of times in a row it was put right. */
export const REVIEW_DAYS: readonly number[] = [0, 1, 3, 7, 21];
const DAY = 86_400_000;

export interface Review {
  /** How many reviews it has passed in a row; after the last one it is learnt. */
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
