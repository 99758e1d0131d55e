/**
 * Keyboard shortcuts that work wherever the focus is on the play screen, except while a player is typing or a dialog is
 * open.
 */
import { onCleanup } from 'solid-js';

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** `first` handles a key before the game's own keys and returns whether it did. */
export function listenForKeys(
  screen: () => HTMLElement,
  first: (event: KeyboardEvent) => boolean,
  own: () => Readonly<Record<string, () => void>>,
): void {
  const onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
    if (document.querySelector('dialog[open]') !== null || first(event)) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const action = own()[key];
    if (action !== undefined) {
      // The space bar presses the button that has the focus.
      if (key === ' ' && event.target instanceof HTMLButtonElement) return;
      event.preventDefault();
      action();
    } else if (/^[a-z]$/.test(key) && !event.repeat) {
      screen().querySelector<HTMLButtonElement>(`[aria-keyshortcuts="${key}"]:enabled`)?.click();
    }
  };
  addEventListener('keydown', onKey);
  onCleanup(() => removeEventListener('keydown', onKey));
}
