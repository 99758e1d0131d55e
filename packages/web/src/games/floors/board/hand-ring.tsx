/**
 * The ring of the selected token on its own layer, where it only moves and fades. It is the first feedback to a touch,
 * before the path and the squares around it are drawn.
 */
import type { floorsKit as kit } from '@speeltafel/rules';
import { createMemo, type JSX } from 'solid-js';
import { type Box, middleOf } from './geometry.ts';
import { Ring } from './path.tsx';

const SIZE = 104;

export function HandRing(props: {
  readonly place: kit.Place | null;
  readonly box: Box;
  readonly turned: boolean;
}): JSX.Element {
  /** While no token is selected it stays where it was. */
  const place = createMemo<kit.Place>((last) => props.place ?? last, 0);
  const shift = (): string => {
    const { x, y } = middleOf(place(), props.turned);
    const part = (units: number): string => `${(units / SIZE) * 100 - 50}%`;
    return `translate(${part(x - props.box.x)}, ${part(y - props.box.y)})`;
  };
  return (
    <svg
      class="ff-hand-ring"
      viewBox={`${-SIZE / 2} ${-SIZE / 2} ${SIZE} ${SIZE}`}
      aria-hidden="true"
      style={{
        width: `${(SIZE / props.box.width) * 100}%`,
        height: `${(SIZE / props.box.height) * 100}%`,
        transform: shift(),
        opacity: props.place === null ? 0 : 1,
      }}
    >
      <Ring />
    </svg>
  );
}
