/** Loads the page again in its newest version, also where a service worker keeps an older one for use without a network. */
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
