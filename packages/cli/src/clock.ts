/** Turns thinking time into a budget, because the players have no clock. */
import type { Budget } from '@speeltafel/players';

export function timeBudget(ms: number): Budget {
  const end = performance.now() + ms;
  return { nodes: Number.POSITIVE_INFINITY, stop: () => performance.now() >= end };
}
