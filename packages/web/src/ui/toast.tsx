/**
 * A short message at the bottom of the page, which disappears by itself unless it offers an action.
 *
 *     toast('Copied.')
 *     toast('A new version is ready.', { label: 'Reload', run: () => location.reload() })
 *     toast('Copy this yourself.', undefined, text)
 */
import './toast.css';
import { createSignal, For, type JSX, onMount, Show } from 'solid-js';
import { keepAboveDialogs, raise } from './above-dialogs.ts';
import { announce } from './announce.ts';
import { Icon } from './icon.tsx';
import { LiveRegions } from './live-regions.tsx';
import { say } from './words.ts';

interface Offer {
  readonly label: string;
  readonly run: () => void;
}
interface Message {
  readonly text: string;
  readonly offer: Offer | undefined;
  /** A text to copy by hand. */
  readonly toCopy: string | undefined;
}

const STAYS = 6000;
const [messages, setMessages] = createSignal<readonly Message[]>([]);
const drop = (message: Message): void => {
  setMessages((all) => all.filter((one) => one !== message));
};

/** A toast with an action or a text stays until it is used or dismissed, so that slow readers do not miss it. */
export function toast(text: string, offer?: Offer, toCopy?: string): void {
  const message = { text, offer, toCopy };
  setMessages((all) => [...all.filter((one) => one.text !== text), message]);
  raise();
  announce(text);
  if (offer === undefined && toCopy === undefined) setTimeout(() => drop(message), STAYS);
}

const Toasts = () => (
  <div class="toasts">
    <For each={messages()}>
      {(message) => (
        <div class="toast">
          <p>{message.text}</p>
          <Show when={message.toCopy}>
            {(text) => (
              <input
                class="toast-text"
                readonly
                aria-label={message.text}
                value={text()}
                ref={(field) => queueMicrotask(() => field.select())}
                onFocus={(event) => event.currentTarget.select()}
              />
            )}
          </Show>
          <Show when={message.offer}>
            {(offer) => (
              <button
                type="button"
                class="btn primary"
                onClick={() => {
                  drop(message);
                  offer().run();
                }}
              >
                {offer().label}
              </button>
            )}
          </Show>
          <button type="button" class="btn quiet icon" aria-label={say().dismiss} onClick={() => drop(message)}>
            <Icon name="close" />
          </button>
        </div>
      )}
    </For>
  </div>
);

/** Toasts and live regions, which stay seen and heard above dialogs. The app renders this once. */
export function Messages(): JSX.Element {
  let box!: HTMLDivElement;
  onMount(() => keepAboveDialogs(box));
  // The outer element never moves, because the app inserts screens before it even while the inner one is inside a
  // dialog.
  return (
    <div>
      <div ref={box}>
        <Toasts />
        <LiveRegions />
      </div>
    </div>
  );
}
