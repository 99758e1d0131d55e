/** Magnifies the place under the finger twofold. It is shown in the cut corner of the hall that is farther away. */
import type { JSX } from 'solid-js';
import { FloorPicture } from '../board/floor-picture.tsx';
import { type Point, wholeBox } from '../board/geometry.ts';

/** The id of the hall's pieces, which the magnifier shows again. */
export const PIECES = 'ff-pieces';
/** The width of the area shown, in units of the picture. */
const FIELD = 240;

export function Magnifier(props: { readonly at: Point; readonly turned: boolean }): JSX.Element {
  const box = () => wholeBox(props.turned);
  /** The cut corners are upper right and lower left; when turned, upper left and lower right. */
  const upper = () => props.at.y > box().y + box().height / 2;
  const left = () => upper() === props.turned;
  return (
    <div class="ff-loupe" classList={{ 'ff-upper': upper(), 'ff-left': left() }} aria-hidden="true">
      <svg viewBox={`${props.at.x - FIELD / 2} ${props.at.y - FIELD / 2} ${FIELD} ${FIELD}`} aria-hidden="true">
        <FloorPicture turned={props.turned} />
        <use href={`#${PIECES}`} />
      </svg>
    </div>
  );
}
