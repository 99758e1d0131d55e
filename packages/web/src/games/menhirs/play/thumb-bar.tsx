/** Under the thumb on a phone: the tools, and in their place the six directions while a bank is held. */
import './thumb-bar.css';
import type { menhirsKit } from '@speeltafel/rules';
import { For, type JSX, Show } from 'solid-js';
import { Icon } from '../../../ui/icon.tsx';
import type { Press } from '../../../ui/press.ts';
import { onScreen } from '../board/geometry.ts';
import { ARROW } from '../board/marks.tsx';
import { arrowLabel } from '../board/place-labels.ts';
import type { Hand } from '../input.ts';
import { compassOf } from '../sentences.ts';
import { say } from '../words.ts';

/** As they lie around a hexagon: above from left to right, then below. */
const ROSETTE = [5, 0, 1, 4, 3, 2];

export function Keys(props: {
  readonly hand: Hand;
  readonly turned: boolean;
  readonly canUndo: boolean;
  /** Instead of the tools, while one looks back. */
  readonly lookBack: JSX.Element | null;
  readonly onMoves: (press: Press) => void;
  readonly onTurn: (press: Press) => void;
  readonly onUndo: (press: Press) => void;
}): JSX.Element {
  const arrow = (direction: menhirsKit.Direction) => props.hand.arrows().find((one) => one.direction === direction);
  return (
    <div class="mh-keys">
      <Show
        when={props.hand.settled.chosen() !== 0}
        fallback={
          <Show when={props.lookBack === null} fallback={props.lookBack}>
            <button type="button" class="mh-key" onClick={(press) => props.onMoves(press)}>
              <Icon name="list" />
              {say().moves}
            </button>
            <button type="button" class="mh-key" onClick={(press) => props.onTurn(press)}>
              <Icon name="turn" />
              {say().turn}
            </button>
            <button type="button" class="mh-key" disabled={!props.canUndo} onClick={(press) => props.onUndo(press)}>
              <Icon name="undo" />
              {say().undoShort}
            </button>
          </Show>
        }
      >
        <fieldset class="mh-rosette" aria-label={say().directions}>
          <For each={ROSETTE}>
            {(screen) => {
              const direction = (): menhirsKit.Direction => onScreen(screen, props.turned);
              const state = () => arrow(direction())?.state;
              return (
                <button
                  type="button"
                  class={`mh-key mh-way-key mh-${state() ?? 'barred'}`}
                  disabled={state() === undefined}
                  aria-pressed={state() === 'previewed' ? 'true' : undefined}
                  aria-label={arrowLabel(arrow(direction()) ?? { direction: direction(), state: 'legal' })}
                  onClick={() => props.hand.go(direction())}
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
      </Show>
    </div>
  );
}
