/** Which notifications the built service worker shows, and what a tap on them does. */
import { beforeEach, describe, expect, test } from 'vitest';
import { beginWorker, SCOPE } from './worker.ts';

const TABLE = `${SCOPE}#/table/owl-lamp-417`;
const done: string[] = [];

class WindowClient {
  readonly id: string;
  constructor(id: string) {
    this.id = id;
  }
  focus = async (): Promise<void> => void done.push(`focus ${this.id}`);
  postMessage = (told: object): void => void done.push(JSON.stringify(told));
}

/** Starts the worker with these pages. */
const begin = (pages: readonly WindowClient[]) =>
  beginWorker([['index.html', 'sha256-x']], {
    WindowClient,
    registration: {
      showNotification: async (title: string, { data }: { data: object }) =>
        void done.push(`${title} ${JSON.stringify(data)}`),
    },
    clients: {
      get: async (id: string) => pages.find((page) => page.id === id),
      matchAll: async () => pages,
      openWindow: async (to: string) => void done.push(`open ${to}`),
    },
  });

const note = (page: string) => ({ notification: { data: { page, to: TABLE }, close: () => void done.push('close') } });

beforeEach(() => void done.splice(0));

test('a notification stores the page that asked for it, and its table', async () => {
  const page = new WindowClient('ada');
  const happen = await begin([page]);
  await happen('message', { data: { kind: 'turn', title: 'Your turn', body: 'Menhirs', to: TABLE }, source: page });
  expect(done).toEqual([`Your turn {"page":"ada","to":"${TABLE}"}`]);
});

test('a tap focuses that page and sends it to the table, whatever it shows now', async () => {
  const happen = await begin([new WindowClient('ben'), new WindowClient('ada')]);
  await happen('notificationclick', note('ada'));
  expect(done).toEqual(['close', `{"kind":"come","to":"${TABLE}"}`, 'focus ada']);
});

test('if that page is closed, the table opens in a new one', async () => {
  const happen = await begin([new WindowClient('ben')]);
  await happen('notificationclick', note('ada'));
  expect(done).toEqual(['close', `open ${TABLE}`]);
});

describe('a push message from the server', () => {
  interface Shown {
    readonly title: string;
    readonly body: string;
    readonly tag: string;
    readonly data: { readonly to: string };
    close(): void;
  }
  let shown: Shown[];
  let badge: number;

  /** Starts the worker in a browser that stores notifications by tag. */
  const listen = () =>
    beginWorker([['index.html', 'sha256-x']], {
      WindowClient,
      navigator: {
        setAppBadge: async (waiting: number) => {
          badge = waiting;
        },
      },
      registration: {
        getNotifications: async () => [...shown],
        showNotification: async (title: string, rest: Omit<Shown, 'title' | 'close'>) => {
          const close = (): void => {
            shown = shown.filter((other) => other !== one);
          };
          const one: Shown = { ...rest, title, close };
          shown = [...shown.filter(({ tag }) => tag !== rest.tag), one];
        },
      },
      clients: { matchAll: async () => [new WindowClient('ada')], openWindow: async () => undefined },
    });
  const message = (table: string, waiting: number, body = 'It is your turn.', path = `#/table/${table}`) => {
    const together = `${waiting} games wait for you.`;
    return { data: { json: () => ({ title: 'Menhirs', body, together, id: 'x', table, path, waiting }) } };
  };
  beforeEach(() => {
    shown = [];
    badge = 0;
  });

  test('is shown once per table, links to it, and sets the badge', async () => {
    const happen = await listen();
    await happen('push', message('first', 1));
    await happen('push', message('first', 1, 'It is your turn. You have 6 hours left.'));
    expect(shown).toMatchObject([
      { title: 'Menhirs', body: 'It is your turn. You have 6 hours left.', data: { to: `${SCOPE}#/table/first` } },
    ]);
    expect(badge).toBe(1);
    // A notification by a page in the background replaces that of the server.
    const source = new WindowClient('ada');
    await happen('message', { data: { kind: 'turn', title: 'Your turn', to: `${SCOPE}#/table/first` }, source });
    expect(shown).toHaveLength(1);
    await happen('notificationclick', {
      notification: { ...message('', 0), data: { to: 'x' }, close: () => undefined },
    });
    expect(done).toEqual(['{"kind":"come","to":"x"}', 'focus ada']);
  });

  test('for a tournament links to the tournament', async () => {
    const happen = await listen();
    await happen('push', message('', 0, 'The next round begins.', '#/tournaments/friday'));
    expect(shown).toMatchObject([{ body: 'The next round begins.', data: { to: `${SCOPE}#/tournaments/friday` } }]);
  });

  test('for many tables becomes one notification for all', async () => {
    const happen = await listen();
    for (const [i, table] of ['a', 'b', 'c', 'd', 'e'].entries()) await happen('push', message(table, i + 1));
    expect(shown).toMatchObject([{ title: 'Speeltafel', body: '5 games wait for you.', data: { to: SCOPE } }]);
    expect(badge).toBe(5);
  });
});

describe('a push subscription that the browser has ended', () => {
  const KEYS = { p256dh: 'point', auth: 'secret' };
  let asked: string[];
  beforeEach(() => {
    asked = [];
  });

  /**
   * Ends the subscription in a browser that allows a new one or not. `language` is that of this device on the server.
   */
  async function end(language: string | null, allows = true): Promise<void> {
    const subscribe = async (how: object) => {
      asked.push(JSON.stringify(how));
      if (!allows) throw new Error('not allowed');
      return { toJSON: () => ({ endpoint: 'https://push.example/new', expirationTime: null, keys: KEYS }) };
    };
    const happen = await beginWorker([['index.html', 'sha256-x']], {
      fetch: async (url: string, { method, body }: { method: string; body?: string }) => {
        asked.push([method, url.slice(SCOPE.length), body].filter(Boolean).join(' '));
        return { ok: true, json: async () => ({ key: 'server', here: language !== null, language }) };
      },
      registration: { pushManager: { subscribe } },
    });
    await happen('pushsubscriptionchange');
  }
  const path = 'api/me/notifications';
  const wish = JSON.stringify({ userVisibleOnly: true, applicationServerKey: 'server' });

  test('is replaced, and the server is told the new one', async () => {
    await end('nl');
    const body = JSON.stringify({ endpoint: 'https://push.example/new', keys: KEYS, language: 'nl' });
    expect(asked).toEqual([`GET ${path}`, wish, `PUT ${path}/push ${body}`]);
  });

  test('is removed from the server if the browser does not allow a new one', async () => {
    await end('nl', false);
    expect(asked).toEqual([`GET ${path}`, wish, `DELETE ${path}/push`]);
  });

  test('is not replaced if notifications are off on this device', async () => {
    await end(null);
    expect(asked).toEqual([`GET ${path}`]);
  });
});
