/** The empty hall, as a part of a picture. */
import type { JSX } from 'solid-js';
import hallUrl from '../art/hall.svg?no-inline';
import turnedUrl from '../art/hall-turned.svg?no-inline';
import { wholeBox } from './geometry.ts';

export const FloorPicture = (props: { readonly turned: boolean }): JSX.Element => (
  <image href={props.turned ? turnedUrl : hallUrl} {...wholeBox(props.turned)} />
);
