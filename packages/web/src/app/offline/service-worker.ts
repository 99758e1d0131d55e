/** The page's side of the service worker: begins it, and tells when a new version waits. */

import { wordsReady } from '../../i18n/language.ts';
import { toast } from '../../ui/toast.tsx';
import { say } from './words.ts';

const HOUR = 3_600_000;

/** A message would lie over what one plays with, for as long as it is not dismissed. */
const atGame = (): boolean => /^#\/(play|table)\//.test(location.hash);

async function offer(waiting: ServiceWorker): Promise<void> {
  await wordsReady();
  if (atGame()) addEventListener('hashchange', () => offer(waiting), { once: true });
  else toast(say().ready, { label: say().reload, run: () => waiting.postMessage({ kind: 'take-over' }) });
}

/** Calls back when a worker has come so far; also when it had already. */
function whenever(worker: ServiceWorker, state: ServiceWorkerState, run: () => void): void {
  if (worker.state === state) run();
  else worker.addEventListener('statechange', () => worker.state === state && run());
}

function watch(registration: ServiceWorkerRegistration): void {
  const look = (): void => {
    const coming = registration.installing ?? registration.waiting;
    if (coming === null) return;
    if (navigator.serviceWorker.controller !== null) whenever(coming, 'installed', () => offer(coming));
    else {
      const entry = document.querySelector<HTMLScriptElement>('script[type=module]')?.src;
      whenever(coming, 'activated', () => coming.postMessage({ kind: 'join', entry }));
    }
  };
  look();
  registration.addEventListener('updatefound', look);
  let looked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - looked < HOUR) return;
    looked = Date.now();
    registration.update().catch(() => undefined);
  });
}

/** Every open tab goes over to the new version at once; games are kept with each move, so nothing is lost. */
function followNewVersion(): void {
  let controlled = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (controlled) location.reload();
    controlled = true;
  });
}

/** Somebody came back by a message of the browser: to the table it spoke of. */
function comeWhereCalled(): void {
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ kind?: string; to?: string }>) => {
    if (data.kind === 'come' && data.to !== undefined) location.href = data.to;
  });
}

export async function playOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  followNewVersion();
  comeWhereCalled();
  // Where it cannot be registered, the page works all the same, with a network.
  const registration = await navigator.serviceWorker
    .register('./sw.js', { updateViaCache: 'none' })
    .catch(() => undefined);
  if (registration !== undefined) watch(registration);
}
