/** The six directions as a ring of buttons, each placed in its direction. */
import { menhirsKit } from '@speeltafel/rules';
import { For } from 'solid-js';
import { compassOf, wayOf } from '../../sentences.ts';

const ARROW = 'M0 -13L11 1.5H4.5V12H-4.5V1.5H-11Z';

export const Rosette = (props: {
  readonly label: string;
  readonly chosen: menhirsKit.Direction | null;
  readonly onDirection: (direction: menhirsKit.Direction) => void;
}) => (
  <fieldset class="companion-directions" aria-label={props.label}>
    <For each={menhirsKit.DIRECTIONS}>
      {(name, i) => (
        <button
          type="button"
          class={`companion-way companion-way-${name}`}
          aria-pressed={props.chosen === i()}
          onClick={() => props.onDirection(i())}
        >
          <svg viewBox="-16 -16 32 32" aria-hidden="true">
            <path d={ARROW} transform={`rotate(${i() * 60})`} fill="currentColor" />
          </svg>
          <span aria-hidden="true">{compassOf(i())}</span>
          <span class="visually-hidden">{wayOf(i())}</span>
        </button>
      )}
    </For>
  </fieldset>
);
