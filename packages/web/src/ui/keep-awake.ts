/** Keeps the screen on, if the browser supports it. */
import { onCleanup } from 'solid-js';

/**
 * Keeps the screen on until the caller's reactive scope ends, or until nothing has happened for `restsAfter`
 * milliseconds, so that a forgotten device does not run out of battery. Touches and keys count as activity; call the
 * returned function for any other.
 */
export function keepAwake(restsAfter = Number.POSITIVE_INFINITY): () => void {
  let lock: WakeLockSentinel | undefined;
  let asking = false;
  let ended = false;
  let resting: ReturnType<typeof setTimeout> | undefined;
  const release = (): void => {
    lock?.release();
    lock = undefined;
  };
  async function ask(): Promise<void> {
    // The browser releases the lock while the page is hidden.
    const held = lock !== undefined && !lock.released;
    if (held || asking || ended || document.visibilityState !== 'visible') return;
    asking = true;
    lock = await navigator.wakeLock?.request('screen').catch(() => undefined);
    asking = false;
    if (ended) release();
  }
  const stir = (): void => {
    clearTimeout(resting);
    if (Number.isFinite(restsAfter)) resting = setTimeout(release, restsAfter);
    ask();
  };
  const events = ['visibilitychange', 'pointerdown', 'keydown'] as const;
  for (const name of events) document.addEventListener(name, stir);
  stir();
  onCleanup(() => {
    ended = true;
    clearTimeout(resting);
    for (const name of events) document.removeEventListener(name, stir);
    release();
  });
  return stir;
}
