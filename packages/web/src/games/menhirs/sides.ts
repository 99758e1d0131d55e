/** Which players sit in the north and in the south. This is part of the look of a table, not of its game. */
import type { Seat } from '@speeltafel/rules';
import { menhirsSides } from '@speeltafel/table';

export type Side = menhirsSides.Side;

/** The sides of the seats if the start player has this side. */
export const sidesFrom =
  (start: Side) =>
  (seat: Seat): Side =>
    seat === 1 ? start : menhirsSides.opposite(start);

/** The sides of the seats at a table with this look. */
export const sidesOf = (look: string | null | undefined): ((seat: Seat) => Side) =>
  sidesFrom(menhirsSides.startSideOf(look));

export const emblemOf = (side: Side): string => (side === 'north' ? '#mh-star' : '#mh-sun');

/** The colour follows the order of play, as in charts and replays. */
export const colourOf = (seat: Seat): string => (seat === 1 ? 'mh-first' : 'mh-second');
