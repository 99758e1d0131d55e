import type { Seat } from '@speeltafel/rules';
import type { JSX } from 'solid-js';
import { emblemOf } from '../board/marks.tsx';

/** A seat's sign: a star for the north, a rising sun for the south. */
export const Emblem = (props: { readonly seat: Seat }): JSX.Element => (
  <svg class="mh-emblem" viewBox="-12 -12 24 24" aria-hidden="true">
    <use href={emblemOf(props.seat)} x="-12" y="-12" width="24" height="24" />
  </svg>
);
