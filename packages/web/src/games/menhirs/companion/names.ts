/** On which side the players sit, and what they are called. Seat 1 is the start player, who may sit on either side. */
import type { Seat } from '@speeltafel/rules';
import { say as moor } from '../words.ts';
import { SIDES, type Side, stored } from './stored-companion.ts';

export const sideOf = (seat: Seat): Side => ((seat === 1) === (stored().begins === 'north') ? 'north' : 'south');

export const seatAt = (side: Side): Seat => (side === stored().begins ? 1 : 2);

export const playerName = (seat: Seat): string => {
  const side = sideOf(seat);
  return stored().names[SIDES.indexOf(side)] || moor()[side];
};
