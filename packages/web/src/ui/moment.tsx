/**
 * Highlights a moment of a game: a picture and a few words over the board for a short while. Any tap or key dismisses
 * it and still takes effect. It is left out with reduced motion, since everything it says is shown elsewhere too.
 */
import './moment.css';
import { createEffect, createSignal, type JSX, on, onCleanup, Show } from 'solid-js';
import { reducedMotion } from '../settings/settings.ts';

/** The stylesheets fade it out in the same time. */
const SHOWN = 2400;

export interface MomentWords {
  /** A new key means a new moment. */
  readonly key: string;
  readonly title: string;
  readonly text?: string;
  readonly art?: () => JSX.Element;
}

/** Shows `of` when it changes from null or gets a new key. */
export function Moment(props: { readonly of: MomentWords | null }): JSX.Element {
  const [shown, setShown] = createSignal<MomentWords | null>(null);
  createEffect(
    on(
      () => props.of,
      (now, before) => {
        if (now !== null && now.key !== before?.key && !reducedMotion()) setShown(now);
      },
      { defer: true },
    ),
  );
  // It ends by itself, whatever happens on the board meanwhile.
  createEffect(() => {
    if (shown() === null) return;
    const end = (): void => {
      setShown(null);
    };
    const timer = setTimeout(end, SHOWN);
    for (const skip of ['pointerdown', 'keydown'] as const) addEventListener(skip, end, { capture: true });
    onCleanup(() => {
      clearTimeout(timer);
      for (const skip of ['pointerdown', 'keydown'] as const) removeEventListener(skip, end, { capture: true });
    });
  });
  return (
    <Show when={shown()} keyed>
      {(words) => (
        <div class="moment" aria-hidden="true">
          <div class="moment-card">
            <Show when={words.art}>{(art) => <div class="moment-art">{art()()}</div>}</Show>
            <b>{words.title}</b>
            <Show when={words.text}>{(text) => <span>{text()}</span>}</Show>
          </div>
        </div>
      )}
    </Show>
  );
}
