/** The sides and the names of the players. Seat 1 is the start player, who may sit on either side. */
import type { Seat } from '@speeltafel/rules';
import { menhirsSides } from '@speeltafel/table';
import { type Side, sidesFrom } from '../sides.ts';
import { say as moor } from '../words.ts';
import { stored } from './stored-companion.ts';

export const sideOf = (seat: Seat): Side => sidesFrom(stored().begins)(seat);

export const seatAt = (side: Side): Seat => (side === stored().begins ? 1 : 2);

export const playerName = (seat: Seat): string => {
  const side = sideOf(seat);
  return stored().names[menhirsSides.SIDES.indexOf(side)] || moor()[side];
};
