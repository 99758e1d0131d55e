/** Registers the service worker and offers a new version when one is waiting. */

import { wordsReady } from '../../i18n/language.ts';
import { toast } from '../../ui/toast.tsx';
import { say } from './words.ts';

const HOUR = 3_600_000;

/** During a game the offer waits, because the toast would cover controls until it is dismissed. */
const atGame = (): boolean => /^#\/(play|table)\//.test(location.hash);

async function offer(waiting: ServiceWorker): Promise<void> {
  await wordsReady();
  if (atGame()) addEventListener('hashchange', () => offer(waiting), { once: true });
  else toast(say().ready, { label: say().reload, run: () => waiting.postMessage({ kind: 'take-over' }) });
}

/** Calls `run` when the worker reaches a state, or at once if it is already there. */
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

/** Reloads every open tab when a new version takes over. Games are stored after each move, so nothing is lost. */
function followNewVersion(): void {
  let controlled = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (controlled) location.reload();
    controlled = true;
  });
}

/** Opens the table of a notification that the player clicked. */
function comeWhereCalled(): void {
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ kind?: string; to?: string }>) => {
    if (data.kind === 'come' && data.to !== undefined) location.href = data.to;
  });
}

export async function playOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  followNewVersion();
  comeWhereCalled();
  // Without a service worker the page still works, but only online.
  const registration = await navigator.serviceWorker
    .register('./sw.js', { updateViaCache: 'none' })
    .catch(() => undefined);
  if (registration !== undefined) watch(registration);
}
