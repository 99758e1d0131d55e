import type { BoardResult } from './facts.ts';
import { POINTS_OF_A_BYE } from './tally.ts';

/** The result if some seats, given by index, did not turn up. Only games of two have points. */
export function forfeitResult(seats: number, missing: readonly number[]): BoardResult {
  const there = seats - missing.length;
  const all = Array.from({ length: seats }, (_, seat) => missing.includes(seat));
  return {
    places: all.map((away) => (away ? there + 1 : 1)),
    points: all.map((away) => (away || seats > 2 ? 0 : POINTS_OF_A_BYE)),
    how: 'forfeit',
  };
}
