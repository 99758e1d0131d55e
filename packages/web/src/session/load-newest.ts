/** Reloads the page in its newest version, even if a service worker holds an older one in its cache. */
export async function loadNewest(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  await registration?.update().catch(() => undefined);
  const coming = registration?.installing ?? registration?.waiting;
  if (!coming) return location.reload();
  // The page reloads itself when the new worker takes over.
  const takeOver = (): void => coming.postMessage({ kind: 'take-over' });
  if (coming.state === 'installed') takeOver();
  else coming.addEventListener('statechange', () => coming.state === 'installed' && takeOver());
}
