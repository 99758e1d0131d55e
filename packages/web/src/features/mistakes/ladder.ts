/** When a mistake comes back: after more days each time it is put right, tomorrow after a wrong answer. */

/** Days until it comes back, by the number of times in a row it was put right. */
export const LADDER: readonly number[] = [0, 1, 3, 7, 21];
const DAY = 86_400_000;

export interface Return {
  /** The step of the ladder it stands on; after the last one it is learnt. */
  readonly step: number;
  /** Milliseconds since 1970. */
  readonly due: number;
}

export const atFirst = (now: number): Return => ({ step: 0, due: now });

export function after(found: boolean, { step }: Return, now: number): Return {
  const next = found ? step + 1 : 1;
  return { step: next, due: now + (LADDER[next] ?? Number.POSITIVE_INFINITY) * DAY };
}

export const isLearnt = ({ step }: Return): boolean => step >= LADDER.length;
