/**
 * A short message at the bottom of the page, which disappears by itself unless it offers an action.
 *
 *     toast('Copied.')
 *     toast('A new version is ready.', { label: 'Reload', run: () => location.reload() })
 */
import './toast.css';
import { createSignal, For, Show } from 'solid-js';
import { announce } from './announce.ts';
import { Icon } from './icon.tsx';
import { say } from './words.ts';

interface Offer {
  readonly label: string;
  readonly run: () => void;
}
interface Message {
  readonly text: string;
  readonly offer: Offer | undefined;
}

const STAYS = 6000;
const [messages, setMessages] = createSignal<readonly Message[]>([]);
const drop = (message: Message): void => {
  setMessages((all) => all.filter((one) => one !== message));
};

/** With an action it stays until the user takes or dismisses it, so that slow readers do not miss it. */
export function toast(text: string, offer?: Offer): void {
  const message = { text, offer };
  setMessages((all) => [...all.filter((one) => one.text !== text), message]);
  announce(text);
  if (offer === undefined) setTimeout(() => drop(message), STAYS);
}

export const Toasts = () => (
  <div class="toasts">
    <For each={messages()}>
      {(message) => (
        <div class="toast">
          <p>{message.text}</p>
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
