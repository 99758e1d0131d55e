import { createSignal, onCleanup } from 'solid-js';
import { BREAKPOINTS, type Breakpoint } from './breakpoints.ts';

/** Whether the window matches a breakpoint; follows it until the calling component is removed. */
export function createMediaMatch(name: Breakpoint): () => boolean {
  const query = matchMedia(BREAKPOINTS[name]);
  const [matches, setMatches] = createSignal(query.matches);
  const update = (): boolean => setMatches(query.matches);
  query.addEventListener('change', update);
  onCleanup(() => query.removeEventListener('change', update));
  return matches;
}
