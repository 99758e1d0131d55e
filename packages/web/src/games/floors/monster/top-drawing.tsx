/** A monster made of its parts, seen from above in the hall: facing up, around the origin, 1.28 squares large. */
import type { floorsMonster } from '@speeltafel/table';
import { For, type JSX } from 'solid-js';
import './monster.css';
import sprite from './top.svg?raw';

document.body.insertAdjacentHTML('afterbegin', sprite);

const ORDER = ['arms', 'body', 'horns', 'mouth', 'eyes', 'hat'] as const;
const SIZE = 128;

export default function TopMonster(props: {
  readonly parts: floorsMonster.Parts;
  readonly asleep?: boolean;
}): JSX.Element {
  const ids = (): readonly string[] => [
    'wedge',
    ...ORDER.flatMap((slot) => {
      const part = props.parts[slot];
      if (part === 'none') return [];
      return [`top-${slot}-${part}`, ...(slot === 'eyes' && props.asleep ? [`top-lids-${part}`] : [])];
    }),
  ];
  return (
    <g data-fur={props.parts.colour}>
      <ellipse class="mk-shadow" cx="-4" cy="15" rx="54" ry="51" fill="#000" fill-opacity=".4" />
      <For each={ids()}>
        {(id) => <use href={`#mk-${id}`} x={-SIZE / 2} y={-SIZE / 2} width={SIZE} height={SIZE} />}
      </For>
    </g>
  );
}
