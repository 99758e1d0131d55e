import { createSignal, onCleanup } from 'solid-js';
import { BREAKPOINTS, type Breakpoint } from './breakpoints.ts';

/** Whether the window has that size, for as long as the component that asks lives. */
export function createMediaMatch(name: Breakpoint): () => boolean {
  const query = matchMedia(BREAKPOINTS[name]);
  const [matches, setMatches] = createSignal(query.matches);
  const update = (): boolean => setMatches(query.matches);
  query.addEventListener('change', update);
  onCleanup(() => query.removeEventListener('change', update));
  return matches;
}
