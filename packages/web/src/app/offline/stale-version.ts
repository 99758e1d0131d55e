/**
 * A page that was left open while a new version was put on the server may ask for files that are gone. Then it is loaded anew; games are
 * kept, so nothing is lost. Not twice in a row: what is missing then is missing for another reason.
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
