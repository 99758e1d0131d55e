/** Tall screens show the hall turned a quarter. */
import { createSignal, onCleanup } from 'solid-js';

export function useTurned(): () => boolean {
  const tall = matchMedia('(max-width: 60rem) and (orientation: portrait)');
  const [turned, setTurned] = createSignal(tall.matches);
  const follow = (): boolean => setTurned(tall.matches);
  tall.addEventListener('change', follow);
  onCleanup(() => tall.removeEventListener('change', follow));
  return turned;
}
