/**
 * The star of the north and the sun of the south, as next to the players' names. Drawn here, so that forms and waiting
 * rooms need no other art.
 */
import type { Seat } from '@speeltafel/rules';
import { type Side, sidesOf } from '../sides.ts';

const SIGNS = {
  north:
    'M0 -11.5C1.2 -3.5 3.5 -1.2 11.5 0C3.5 1.2 1.2 3.5 0 11.5C-1.2 3.5 -3.5 1.2 -11.5 0C-3.5 -1.2 -1.2 -3.5 0 -11.5Z',
  south:
    'M-6.5 5A6.5 6.5 0 0 1 6.5 5ZM-11.5 7H11.5V9.2H-11.5ZM-1.1 -10.5H1.1V-4.5H-1.1ZM-9.6 -6.1L-8 -7.7L-4.6 -4.3L-6.2 -2.7ZM9.6 -6.1L8 -7.7L4.6 -4.3L6.2 -2.7Z',
} as const;

export const SideSign = (props: { readonly seat: Seat; readonly side: Side }) => (
  <svg viewBox="-20 -20 40 40" aria-hidden="true">
    <circle r="20" fill={`var(--seat-${props.seat})`} />
    <path d={SIGNS[props.side]} fill="var(--text-on-seat)" />
  </svg>
);

/** The sign of a seat at a table with this look. */
export const SeatSign = (props: { readonly seat: Seat; readonly look: string | null }) => (
  <SideSign seat={props.seat} side={sidesOf(props.look)(props.seat)} />
);
