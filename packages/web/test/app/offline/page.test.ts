/** The page's side of the service worker. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from '../../browser.ts';

const toasts: { readonly run: () => void }[] = [];
vi.mock('../../../src/ui/toast.tsx', () => ({
  toast: (_: string, button: { run: () => void }) => toasts.push(button),
}));

vi.mock('../../../src/app/offline/words.ts', () => ({ say: () => ({ ready: '', reload: '' }) }));
vi.mock('../../../src/i18n/language.ts', () => ({ wordsReady: () => Promise.resolve() }));

/** A fake event target. */
class Teller {
  private listeners: { kind: string; listener: (event: object) => void; once: boolean }[] = [];
  addEventListener(kind: string, listener: (event: object) => void, { once = false } = {}): void {
    this.listeners.push({ kind, listener, once });
  }
  tell(kind: string, event: object = {}): void {
    const told = this.listeners.filter((each) => each.kind === kind);
    this.listeners = this.listeners.filter((each) => each.kind !== kind || !each.once);
    for (const { listener } of told) listener(event);
  }
}
class Worker extends Teller {
  readonly said: unknown[] = [];
  state: string;
  constructor(state: string) {
    super();
    this.state = state;
  }
  postMessage = (message: unknown): void => void this.said.push(message);
  become(state: string): void {
    this.state = state;
    this.tell('statechange');
  }
}
class Registration extends Teller {
  installing: Worker | null = null;
  waiting: Worker | null = null;
  updates = 0;
  update = async (): Promise<void> => void this.updates++;
}
class Container extends Teller {
  controller: object | null = null;
  readonly registration = new Registration();
  register = async (): Promise<Registration> => this.registration;
}

let container: Container;
let browser: Teller;
let page: Teller & { visibilityState: string; documentElement: object; querySelector(): object };
let reloads = 0;

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  toasts.length = 0;
  reloads = 0;
  container = new Container();
  browser = new Teller();
  page = Object.assign(new Teller(), {
    ...{ visibilityState: 'visible', documentElement: { dataset: {}, lang: '' } },
    querySelector: () => ({ src: 'https://here/assets/main-1.js' }),
  });
  fakeBrowser({
    navigator: { serviceWorker: container, onLine: true },
    document: page,
    location: { hash: '', href: '', reload: () => reloads++ },
    addEventListener: browser.addEventListener.bind(browser),
  });
});
afterEach(() => void vi.useRealTimers());

async function begin(): Promise<void> {
  await (await import('../../../src/app/offline/service-worker.ts')).playOffline();
}
const settle = () => vi.advanceTimersByTimeAsync(10);

describe('a new version', () => {
  test('is offered once it is installed next to an old one; the button asks it to take over', async () => {
    container.controller = {};
    container.registration.installing = new Worker('installing');
    await begin();
    await settle();
    expect(toasts).toHaveLength(0);
    container.registration.installing.become('installed');
    await settle();
    expect(toasts).toHaveLength(1);
    toasts[0]!.run();
    expect(container.registration.installing.said).toEqual([{ kind: 'take-over' }]);
  });

  test('that is already waiting is offered at once, one found later once it is installed', async () => {
    container.controller = {};
    container.registration.waiting = new Worker('installed');
    await begin();
    await settle();
    expect(toasts).toHaveLength(1);
    container.registration.installing = new Worker('installing');
    container.registration.tell('updatefound');
    container.registration.installing.become('installed');
    await settle();
    expect(toasts).toHaveLength(2);
  });

  test.each(['#/play/abc', '#/table/owl'])('is not offered during a game: %s', async (hash) => {
    container.controller = {};
    container.registration.waiting = new Worker('installed');
    location.hash = hash;
    await begin();
    await settle();
    expect(toasts).toHaveLength(0);
    location.hash = '#/';
    browser.tell('hashchange');
    await settle();
    expect(toasts).toHaveLength(1);
  });

  test('is checked for when the player returns after an hour', async () => {
    await begin();
    const { registration } = container;
    const come = (): void => page.tell('visibilitychange');
    vi.advanceTimersByTime(3_599_000);
    come();
    expect(registration.updates).toBe(0);
    vi.advanceTimersByTime(1000);
    page.visibilityState = 'hidden';
    come();
    expect(registration.updates).toBe(0);
    page.visibilityState = 'visible';
    come();
    come();
    expect(registration.updates).toBe(1);
  });

  test('reloads the page when it takes over; the very first worker does not', async () => {
    await begin();
    container.tell('controllerchange');
    expect(reloads).toBe(0);
    container.tell('controllerchange');
    expect(reloads).toBe(1);
  });
});

test('on a first visit the active worker is asked to control the page', async () => {
  container.registration.installing = new Worker('installing');
  await begin();
  container.registration.installing.become('installed');
  expect(container.registration.installing.said).toEqual([]);
  container.registration.installing.become('activated');
  expect(container.registration.installing.said).toEqual([{ kind: 'join', entry: 'https://here/assets/main-1.js' }]);
  await settle();
  expect(toasts).toHaveLength(0);
});

test('only a "come" message opens its table', async () => {
  await begin();
  container.tell('message', { data: { kind: 'hello', to: 'https://here/#/nowhere' } });
  container.tell('message', { data: { kind: 'come' } });
  expect(location.href).toBe('');
  container.tell('message', { data: { kind: 'come', to: 'https://here/#/table/owl' } });
  expect(location.href).toBe('https://here/#/table/owl');
});

test('without service workers, or if registration fails, the page still works', async () => {
  container.register = () => Promise.reject(new Error('no'));
  await begin();
  vi.stubGlobal('navigator', {});
  await begin();
});

describe('a file that is gone from the server', () => {
  const kept = new Map<string, string>();
  beforeEach(async () => {
    kept.clear();
    vi.setSystemTime(1_000_000);
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
    (await import('../../../src/app/offline/stale-version.ts')).reloadWhenStale();
  });
  const missing = (): boolean => {
    let prevented = false;
    browser.tell('vite:preloadError', { preventDefault: () => (prevented = true) });
    return prevented;
  };

  test('reloads the page, but not twice in a row', () => {
    expect(missing()).toBe(true);
    expect(reloads).toBe(1);
    vi.advanceTimersByTime(9999);
    expect(missing()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(missing()).toBe(true);
  });

  test('does not reload the page offline', () => {
    vi.stubGlobal('navigator', { onLine: false });
    expect(missing()).toBe(false);
  });
});
