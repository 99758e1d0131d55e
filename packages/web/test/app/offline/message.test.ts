/** What a tap on a notification does, in the built service worker. */
import { beforeEach, expect, test } from 'vitest';
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

/** Starts the worker with these pages open. */
const begin = (pages: readonly WindowClient[]) =>
  beginWorker([['index.html', 'sha256-x']], {
    WindowClient,
    registration: {
      showNotification: async (title: string, { data }: { data: object }) =>
        void done.push(`${title} ${JSON.stringify(data)}`),
    },
    clients: {
      get: async (id: string) => pages.find((page) => page.id === id),
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
