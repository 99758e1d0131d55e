/** The number of a seat in its colour. The text next to it says the same. */
import './seat-badge.css';
import type { JSX } from 'solid-js';

export const SeatBadge = (props: { readonly seat: number }): JSX.Element => (
  <span class="seat-badge" style={{ '--seat': `var(--seat-${props.seat})` }} aria-hidden="true">
    {props.seat}
  </span>
);
