/** The decision moment: both choose in secret. On one device the device is passed on, and no choice is shown before both are made. */
import type { Seat } from '@speeltafel/rules';
import { createEffect, createSignal, type JSX, on, Show } from 'solid-js';
import type { MenhirsGame } from '../game.ts';
import type { Hand } from '../hand.ts';
import { say } from '../words.ts';

export function Decision(props: {
  readonly game: MenhirsGame;
  readonly hand: Hand;
  /** What is said of somebody who has still to choose and is not there. */
  readonly away?: ((seat: Seat) => string | null) | undefined;
}): JSX.Element {
  const { game, hand } = props;
  /** Who has said to hold the device. */
  const [holder, setHolder] = createSignal<Seat | null>(null);
  createEffect(on(game.actor, () => setHolder(null), { defer: true }));
  const ready = (): boolean => game.actor() !== null && (!game.together() || holder() === game.actor());
  return (
    <div class="mh-decision">
      <Show
        when={game.actor()}
        fallback={
          <p class="mh-prompt">
            <Show when={game.waiting()[0]} fallback={say().bothChosen}>
              {(seat) => (
                <>
                  {say().chosenWaiting(game.nameAt(seat()))}
                  <small>{props.away?.(seat())}</small>
                </>
              )}
            </Show>
          </p>
        }
      >
        {(actor) => (
          <Show
            when={ready()}
            fallback={
              <>
                <p class="mh-prompt" role="status">
                  {say().passDevice(game.nameAt(actor()))}
                  <small>{say().passHow}</small>
                </p>
                <div class="mh-choices">
                  <button type="button" class="btn primary" onClick={() => setHolder(actor())}>
                    {say().iAm(game.nameAt(actor()))}
                  </button>
                </div>
              </>
            }
          >
            <p class="mh-prompt" role="status">
              {say().decide}
              <small>{say().decideHow}</small>
            </p>
            <div class="mh-choices">
              <button type="button" class="btn" onClick={() => hand.play({ kind: 'prolong' })}>
                {say().prolong}
              </button>
              <button type="button" class="btn" onClick={() => hand.play({ kind: 'go-on' })}>
                {say().goOn}
              </button>
            </div>
          </Show>
        )}
      </Show>
    </div>
  );
}
