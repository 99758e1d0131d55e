import type { BoardResult } from './facts.ts';
import { POINTS_OF_A_BYE } from './tally.ts';

/** The result where some seats did not turn up, by index. Points are for games of two only. */
export function forfeitResult(seats: number, missing: readonly number[]): BoardResult {
  const there = seats - missing.length;
  const all = Array.from({ length: seats }, (_, seat) => missing.includes(seat));
  return {
    places: all.map((away) => (away ? there + 1 : 1)),
    points: all.map((away) => (away || seats > 2 ? 0 : POINTS_OF_A_BYE)),
    how: 'forfeit',
  };
}
