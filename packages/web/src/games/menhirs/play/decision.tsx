/**
 * The decision moment. In secret, no choice is shown before both are made, and a shared device is passed on. Aloud, the
 * players are asked one after the other, and each sees the other's answer.
 */
import type { Seat } from '@speeltafel/rules';
import { createEffect, createSignal, type JSX, on, Show } from 'solid-js';
import { press } from '../../../ui/press.ts';
import { say as sayUi } from '../../../ui/words.ts';
import type { MenhirsGame } from '../game-view.ts';
import type { BoardInput } from '../input.ts';
import { say } from '../words.ts';
import { isLong, speakText, type Text } from './prompt.tsx';

export function Decision(props: {
  readonly game: MenhirsGame;
  readonly input: BoardInput;
  /** What the page says about a player who has yet to choose and is away. */
  readonly away?: ((seat: Seat) => string | null) | undefined;
}): JSX.Element {
  const { game, input } = props;
  /** The player who confirmed that they hold the device. */
  const [holder, setHolder] = createSignal<Seat | null>(null);
  createEffect(on(game.actor, () => setHolder(null), { defer: true }));
  const aloud = (): boolean => game.view().options.decision === 'aloud';
  const ready = (): boolean => game.actor() !== null && (aloud() || !game.together() || holder() === game.actor());
  const askedAloud = (actor: Seat): Text => ({
    main: game.together() ? say().decideAsked(game.nameAt(actor)) : say().decide,
    small: game.view().choice === null ? say().decideFirst(game.nameAt(2)) : say().decideSecond(game.nameAt(1)),
  });
  const askedAway = (seat: Seat): Text => ({
    main: say().decideAway(game.nameAt(seat)),
    small: props.away?.(seat) ?? (game.view().choice === null ? '' : (game.log().at(-1)?.sentence ?? '')),
  });
  const text = (): Text => {
    const words = say();
    const actor = game.actor();
    if (actor === null) {
      const seat = game.waiting()[0];
      if (seat === undefined) return { main: words.bothChosen, small: '' };
      if (aloud()) return askedAway(seat);
      if (game.waiting().length > 1) return { main: words.bothChoosing, small: sayUi().youWatch };
      return { main: words.chosenWaiting(game.nameAt(seat)), small: props.away?.(seat) ?? '' };
    }
    if (aloud()) return askedAloud(actor);
    if (ready()) return { main: words.decide, small: words.decideHow };
    return { main: words.passDevice(game.nameAt(actor)), small: words.passHow };
  };
  speakText(text);
  /** The button next to the text; the choices are below it. */
  const button = (): string => {
    const actor = game.actor();
    return actor === null || ready() ? '' : say().iAm(game.nameAt(actor));
  };
  return (
    <div class="mh-row mh-decision" classList={{ 'mh-acts': game.actor() !== null && ready() }}>
      <p class="mh-prompt" classList={{ 'mh-dense': isLong(text(), button()) }}>
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
              {/* Both look pressed, so that the opponent cannot see which one was chosen. */}
              <button
                type="button"
                class="btn"
                classList={{ pressed: input.pending() }}
                onClick={() => input.play({ kind: 'prolong' })}
              >
                {say().prolong}
              </button>
              <button
                type="button"
                class="btn"
                classList={{ pressed: input.pending() }}
                onClick={() => input.play({ kind: 'go-on' })}
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
