import { createSignal } from 'solid-js';

/** Counts the hints used in a puzzle, at most two. `none` resets the count for the next turn of the same puzzle. */
export function createHints() {
  const [hints, setHints] = createSignal<0 | 1 | 2>(0);
  return { hints, hint: () => setHints((now) => (now === 0 ? 1 : 2)), none: () => setHints(0) };
}
