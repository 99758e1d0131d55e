/**
 * The service worker. It caches one complete version of the page and serves it with or without a network. A new version is downloaded into
 * its own cache and every file is checked. It takes over when no page uses the old version any more, or when the user asks for it. So no
 * page ever gets files of two versions. Hand-made: 0.9 KB gzip without its list of files; workbox-precaching 7.4.1 takes 6.0 KB.
 */
declare const FILES: readonly (readonly [path: string, integrity: string])[];
declare const VERSION: string;
const worker = globalThis as unknown as ServiceWorkerGlobalScope;

const PREFIX = 'speeltafel-';
const CACHE = PREFIX + VERSION;
const PAGE = 'index.html';
const address = (path: string): string => new URL(path, worker.registration.scope).href;
const known = new Set(FILES.map(([path]) => address(path)));

/** These files have a content hash in their name, so a copy in the cache of an older version is identical. */
const isHashed = (path: string): boolean => path.startsWith('assets/');

async function keep(cache: Cache, [path, integrity]: (typeof FILES)[number]): Promise<void> {
  const url = address(path);
  const old = isHashed(path) ? await caches.match(url) : undefined;
  if (old !== undefined) return cache.put(url, old);
  const fresh = await fetch(url, {
    integrity,
    cache: isHashed(path) ? 'default' : 'no-cache',
    credentials: 'same-origin',
  });
  if (!fresh.ok) throw new Error(`${path}: ${fresh.status}`);
  await cache.put(url, fresh);
}

/** The number of parallel downloads. It leaves bandwidth for the requests of the page itself. */
const LANES = 4;

async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  const left = FILES.values();
  const lane = async (): Promise<void> => {
    // One failed request among hundreds must not fail the whole version, so each file gets a second try.
    for (const file of left) await keep(cache, file).catch(() => keep(cache, file));
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

async function clearAway(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).map((name) => caches.delete(name)),
  );
}

async function answer(url: string, request: Request): Promise<Response> {
  const kept = await (await caches.open(CACHE)).match(url);
  return kept ?? fetch(request);
}

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(clearAway()));

/** Longer than any record. A longer text is refused when the page opens it. */
const LONGEST_SHARED = 300 * 1024;
/** A link with a path, such as `t/<id>`. The page reads the same link behind `#`. */
const LINK = /^[tgp]\/[^/]+$/;

/** Handles what other apps share with the installed page: the text of a record, a file with one, or a link. */
async function takeShared(request: Request): Promise<Response> {
  const data = await request.formData().catch(() => new FormData());
  const file = data.get('record');
  const words = [data.get('text'), data.get('url')].filter((one) => typeof one === 'string' && one !== '');
  const text = file instanceof File && file.size > 0 ? await file.slice(0, LONGEST_SHARED).text() : words.join('\n');
  return Response.redirect(address(`#/open?${new URLSearchParams({ text })}`), 303);
}

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method === 'POST' && request.url === address('share')) event.respondWith(takeShared(request));
  if (request.method !== 'GET') return;
  const url = new URL(request.url);
  const path = url.pathname.slice(new URL(address('')).pathname.length);
  if (request.mode === 'navigate' && url.hash === '' && LINK.test(path)) {
    event.respondWith(Response.redirect(address(`#/${path}${url.search}`)));
    return;
  }
  url.hash = '';
  url.search = '';
  const isPage = request.mode === 'navigate' && (url.href === address('') || url.href === address(PAGE));
  if (isPage) event.respondWith(answer(address(PAGE), request));
  else if (known.has(url.href)) event.respondWith(answer(url.href, request));
});

/** Messages from pages. */
interface FromPage {
  readonly kind?: string;
  readonly entry?: string;
  readonly title?: string;
  readonly body?: string;
  readonly to?: string;
}

worker.addEventListener('message', (event) => {
  const { data, source } = event as ExtendableMessageEvent & { readonly data: FromPage };
  if (data.kind === 'take-over') event.waitUntil(worker.skipWaiting());
  // The first visit was loaded without a worker. Take control of it only if it has the same version.
  if (data.kind === 'join' && data.entry !== undefined && known.has(data.entry))
    event.waitUntil(worker.clients.claim());
  if (data.kind === 'turn') event.waitUntil(tellTurn(data, source instanceof WindowClient ? source.id : ''));
});

/** A push message from the server to a player who has closed the page. */
interface Called {
  readonly title: string;
  readonly body: string;
  /** One sentence for all waiting games. */
  readonly together: string;
  readonly table: string;
  /** The address to open. Older servers do not send it. */
  readonly path?: string;
  readonly waiting: number;
}

/**
 * One notification per table: a new one replaces the old one, whether the server or a page in the background sends it.
 */
const tagOf = (to: string): string => PREFIX + new URL(to, worker.registration.scope).hash;
const TOGETHER = `${PREFIX}games`;
/** Above this number of tables, one notification stands for all. */
const MOST_APART = 3;

const showBadge = async (waiting: number): Promise<void> => {
  const { navigator } = worker as unknown as { readonly navigator: Partial<Pick<Navigator, 'setAppBadge'>> };
  await navigator.setAppBadge?.(waiting).catch(() => undefined);
};

async function call({ title, body, together, table, path, waiting }: Called): Promise<void> {
  const to = address(path ?? (table === '' ? '' : `#/table/${table}`));
  const tag = tagOf(to);
  const shown = (await worker.registration.getNotifications()).filter((one) => one.tag !== tag);
  const isCrowded = shown.length >= MOST_APART || shown.some((one) => one.tag === TOGETHER);
  if (isCrowded && waiting > 1) {
    await worker.registration.showNotification('Speeltafel', {
      body: together,
      tag: TOGETHER,
      data: { to: address('') },
    });
    for (const one of shown) if (one.tag !== TOGETHER) one.close();
  } else await worker.registration.showNotification(title, { body, tag, data: { to } });
  await showBadge(waiting);
}

worker.addEventListener('push', (event) => {
  if (event.data !== null) event.waitUntil(call(event.data.json() as Called));
});

interface Subscribed {
  readonly key: string;
  /** The language of this device's notifications; null if it has none. */
  readonly language: string | null;
}

/** Replaces a push subscription that the browser has ended, or tells the server that this device has none any more. */
async function subscribeAgain(): Promise<void> {
  const path = address('api/me/notifications');
  const ask = (method: string, to: string, body?: object): Promise<Response> =>
    fetch(to, {
      method,
      credentials: 'same-origin',
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  const known = await ask('GET', path);
  if (!known.ok) return;
  const { key, language } = (await known.json()) as Subscribed;
  // Notifications were turned off on this device, or another player has signed in.
  if (language === null) return;
  const { pushManager } = worker.registration;
  const subscription = await pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: key })
    .catch(() => null);
  if (subscription === null) await ask('DELETE', `${path}/push`);
  else {
    const { endpoint, keys } = subscription.toJSON();
    await ask('PUT', `${path}/push`, { endpoint, keys: { p256dh: keys?.p256dh, auth: keys?.auth }, language });
  }
}

worker.addEventListener('pushsubscriptionchange', (event) => (event as ExtendableEvent).waitUntil(subscribeAgain()));

/** Stores the client id, because client URLs may lack the part after `#` that names the table. */
const tellTurn = ({ title = '', body = '', to }: FromPage, page: string): Promise<void> =>
  worker.registration.showNotification(title, { body, tag: tagOf(to ?? ''), data: { page, to } });

/**
 * Focuses the page that asked for the notification (any page if the server sent it) and sends it to the table. Opens a
 * new page if there is none.
 */
async function comeBack({ page, to }: { readonly page?: string; readonly to: string }): Promise<void> {
  const there =
    page === undefined ? (await worker.clients.matchAll({ type: 'window' }))[0] : await worker.clients.get(page);
  if (!(there instanceof WindowClient)) {
    await worker.clients.openWindow(to);
    return;
  }
  there.postMessage({ kind: 'come', to });
  await there.focus();
}

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(comeBack(event.notification.data));
});
