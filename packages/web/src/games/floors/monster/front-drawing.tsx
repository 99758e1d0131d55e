/** A monster made of its parts, from the front, in the frame 0 0 300 320. */
import type { floorsMonster } from '@speeltafel/table';
import { For, type JSX } from 'solid-js';
import './monster.css';
import sprite from './front.svg?raw';

document.body.insertAdjacentHTML('afterbegin', sprite);

const ORDER = ['arms', 'horns', 'body', 'mouth', 'eyes', 'hat'] as const;

/** A single part, for the trays of the kit. */
export const FrontPart = (props: { readonly slot: floorsMonster.Slot; readonly part: string }): JSX.Element => (
  <use href={`#mk-${props.slot}-${props.part}`} width="300" height="320" />
);

export default function FrontMonster(props: {
  readonly parts: floorsMonster.Parts;
  readonly dozing?: boolean;
}): JSX.Element {
  const drawn = (): readonly (readonly [slot: string, part: string])[] =>
    ORDER.flatMap((slot) => {
      const part = props.parts[slot];
      if (part === 'none') return [];
      return [[slot, part] as const, ...(slot === 'eyes' && props.dozing ? [['lids', part] as const] : [])];
    });
  return (
    <g data-fur={props.parts.colour}>
      <For each={drawn()}>
        {([slot, part]) => <use class="mk-part" href={`#mk-${slot}-${part}`} width="300" height="320" />}
      </For>
    </g>
  );
}
