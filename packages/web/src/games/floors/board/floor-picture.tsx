/** The empty hall, for use inside a picture. */
import { type JSX, Show } from 'solid-js';
import { drawsInLines } from '../../../ui/line-drawings.ts';
import hallUrl from '../art/hall.svg?no-inline';
import turnedUrl from '../art/hall-turned.svg?no-inline';
import { wholeBox } from './geometry.ts';
import { LineDoors, LineFloor } from './line-floor.tsx';

export const FloorPicture = (props: { readonly turned: boolean }): JSX.Element => (
  <Show
    when={drawsInLines()}
    fallback={<image href={props.turned ? turnedUrl : hallUrl} {...wholeBox(props.turned)} />}
  >
    <g transform={props.turned ? 'translate(1100 0) rotate(90)' : undefined}>
      <LineFloor />
      <LineDoors />
    </g>
  </Show>
);
