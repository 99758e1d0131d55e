/** The whole hall in small while it is zoomed. A bright frame marks the visible part. */
import type { JSX } from 'solid-js';
import { FloorPicture } from '../board/floor-picture.tsx';
import { type Box, viewBoxOf, wholeBox } from '../board/geometry.ts';
import { say } from '../words.ts';
import { PIECES } from './magnifier.tsx';

export function SmallMap(props: { readonly turned: boolean; readonly frame: Box }): JSX.Element {
  const box = () => wholeBox(props.turned);
  return (
    <svg class="ff-map" viewBox={viewBoxOf(box())} role="img" aria-label={say().map}>
      <FloorPicture turned={props.turned} />
      <use href={`#${PIECES}`} />
      <rect {...props.frame} rx="20" fill="none" stroke="#1a0f08" stroke-width="40" />
      <rect {...props.frame} rx="20" fill="none" stroke="#fff" stroke-width="22" />
    </svg>
  );
}
