/**
 * A page that stays open during a deployment may request files that no longer exist. It then reloads; games are stored, so nothing is
 * lost. It never reloads twice in a row, because a file that is still missing has another cause.
 */
const KEY = 'speeltafel.reloaded';
const SOON = 10_000;

export function reloadWhenStale(): void {
  addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (Date.now() - last < SOON || !navigator.onLine) return;
    sessionStorage.setItem(KEY, String(Date.now()));
    event.preventDefault();
    location.reload();
  });
}
