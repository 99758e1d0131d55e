/** The decision moment: both choose in secret. On one device the device is passed on, and no choice is shown before both are made. */
import type { Seat } from '@speeltafel/rules';
import { createEffect, createSignal, type JSX, on, Show } from 'solid-js';
import { press } from '../../../ui/press.ts';
import type { MenhirsGame } from '../game-view.ts';
import type { Hand } from '../input.ts';
import { say } from '../words.ts';
import { speakText } from './prompt.tsx';

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
  const text = (): { readonly main: string; readonly small: string } => {
    const words = say();
    const actor = game.actor();
    if (actor === null) {
      const seat = game.waiting()[0];
      if (seat === undefined) return { main: words.bothChosen, small: '' };
      return { main: words.chosenWaiting(game.nameAt(seat)), small: props.away?.(seat) ?? '' };
    }
    if (ready()) return { main: words.decide, small: words.decideHow };
    return { main: words.passDevice(game.nameAt(actor)), small: words.passHow };
  };
  speakText(text);
  return (
    <div class="mh-decision">
      <p class="mh-prompt">
        {text().main}
        <small>{text().small}</small>
      </p>
      <Show when={game.actor()}>
        {(actor) => (
          <div class="mh-choices">
            <Show
              when={ready()}
              fallback={
                <button type="button" class="btn primary" onClick={press(() => setHolder(actor()))}>
                  {say().iAm(game.nameAt(actor()))}
                </button>
              }
            >
              {/* Both look pressed, so that nobody sees which one was. */}
              <button
                type="button"
                class="btn"
                classList={{ pressed: hand.sealed() }}
                onClick={() => hand.play({ kind: 'prolong' })}
              >
                {say().prolong}
              </button>
              <button
                type="button"
                class="btn"
                classList={{ pressed: hand.sealed() }}
                onClick={() => hand.play({ kind: 'go-on' })}
              >
                {say().goOn}
              </button>
            </Show>
          </div>
        )}
      </Show>
    </div>
  );
}
