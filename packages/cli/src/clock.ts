/** Thinking time as a budget: the players know no clock, so it is made here. */
import type { Budget } from '@speeltafel/players';

export function timeBudget(ms: number): Budget {
  const end = performance.now() + ms;
  return { nodes: Number.POSITIVE_INFINITY, stop: () => performance.now() >= end };
}
