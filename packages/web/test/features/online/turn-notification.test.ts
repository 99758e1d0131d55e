import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from '../../browser.ts';

const shown = { byPage: [] as string[], byWorker: [] as unknown[] };
let worker: object | undefined;
let onPhone = false;

class FakeNotification {
  static permission = 'granted';
  constructor(title: string) {
    if (onPhone) throw new TypeError('Illegal constructor');
    shown.byPage.push(title);
  }
}

async function notify(hidden = true): Promise<void> {
  fakeBrowser({
    Notification: FakeNotification,
    navigator: { language: 'en', languages: ['en'], serviceWorker: { getRegistration: async () => worker } },
    document: { hidden, documentElement: { dataset: {}, lang: '' } },
  });
  vi.resetModules();
  const turn = await import('../../../src/features/online/table/turn-notification.ts');
  await turn.notify('Your turn', 'Menhirs', 'http://here/#/table/abc');
}

const active = { active: { postMessage: (told: unknown) => void shown.byWorker.push(told) } };

beforeEach(() => {
  shown.byPage = [];
  shown.byWorker = [];
  worker = undefined;
  onPhone = false;
});

test('notification permission: not asked yet, granted, denied or unsupported', async () => {
  const permission = async (granted: string | undefined): Promise<string> => {
    fakeBrowser({ Notification: granted && { permission: granted } });
    vi.resetModules();
    return (await import('../../../src/features/online/table/turn-notification.ts')).permission();
  };
  const all = ['default', 'granted', 'denied', undefined];
  const said = [];
  for (const one of all) said.push(await permission(one));
  expect(said).toEqual(['ask', 'granted', 'denied', 'none']);
});

describe('a turn notification', () => {
  test('comes from the service worker, with the address of the table', async () => {
    onPhone = true;
    worker = active;
    await notify();
    const to = 'http://here/#/table/abc';
    expect(shown.byWorker).toEqual([{ kind: 'turn', title: 'Your turn', body: 'Menhirs', to }]);
    expect(shown.byPage).toEqual([]);
  });
  test('comes from the page if there is no worker yet or at all', async () => {
    await notify();
    worker = { active: null };
    await notify();
    expect(shown.byPage).toHaveLength(2);
  });
  test('is not shown on a phone without a worker, and nothing throws', async () => {
    onPhone = true;
    await notify();
    expect(shown).toEqual({ byPage: [], byWorker: [] });
  });
  test('is not shown while the page is visible', async () => {
    await notify(false);
    worker = active;
    await notify(false);
    expect(shown).toEqual({ byPage: [], byWorker: [] });
  });
});
