import type { JSX } from 'solid-js';
import { emblemOf, type Side } from '../sides.ts';

/** The emblem of a side: a star for the north, a rising sun for the south. */
export const Emblem = (props: { readonly side: Side }): JSX.Element => (
  <svg class="mh-emblem" viewBox="-12 -12 24 24" aria-hidden="true">
    <use href={emblemOf(props.side)} x="-12" y="-12" width="24" height="24" />
  </svg>
);
