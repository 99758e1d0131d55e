/** For screens that are dark whatever the player's theme, such as a television in a dim room. */
import { createSignal, onCleanup } from 'solid-js';

const [nights, setNights] = createSignal(0);

export const isNight = (): boolean => nights() > 0;

/** Makes the page dark until the calling component is removed. */
export function createNight(): void {
  setNights((count) => count + 1);
  onCleanup(() => setNights((count) => count - 1));
}
