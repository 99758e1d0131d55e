/** Buttons for the six directions, which replace the tools of a phone while a cluster is selected. */
import './play.css';
import './direction-keys.css';
import type { menhirsKit } from '@speeltafel/rules';
import { For, type JSX } from 'solid-js';
import { onScreen } from '../board/geometry.ts';
import { ARROW } from '../board/marks.tsx';
import { arrowLabel } from '../board/place-labels.ts';
import type { BoardInput } from '../input.ts';
import { compassOf } from '../sentences.ts';
import { say } from '../words.ts';

/** In their arrangement around a hexagon: the upper row from left to right, then the lower row. */
const ROSETTE = [5, 0, 1, 4, 3, 2];

export function DirectionKeys(props: { readonly input: BoardInput; readonly turned: boolean }): JSX.Element {
  const arrow = (direction: menhirsKit.Direction) => props.input.arrows().find((one) => one.direction === direction);
  return (
    <fieldset class="mh-rosette" aria-label={say().directions}>
      <For each={ROSETTE}>
        {(screen) => {
          const direction = (): menhirsKit.Direction => onScreen(screen, props.turned);
          const state = () => arrow(direction())?.state;
          return (
            <button
              type="button"
              class={`play-tool mh-way-key mh-${state() ?? 'barred'}`}
              disabled={state() === undefined}
              aria-pressed={state() === 'previewed' ? 'true' : undefined}
              aria-label={arrowLabel(arrow(direction()) ?? { direction: direction(), state: 'legal' })}
              onClick={() => props.input.go(direction())}
            >
              <svg viewBox="-16 -16 32 32" aria-hidden="true">
                <path d={ARROW} transform={`rotate(${screen * 60})`} />
              </svg>
              <span aria-hidden="true">{compassOf(direction())}</span>
            </button>
          );
        }}
      </For>
    </fieldset>
  );
}
