import { beforeEach, expect, test, vi } from 'vitest';
import type { ListedTable } from '../../../src/features/online/api.ts';
import { fakeBrowser } from '../../browser.ts';

const ADA = { id: 'ada', name: 'Ada' };
const BEN = { guest: 'ben', name: 'Ben' };
const shown: number[] = [];
let asked: string[];
let isInstalled: boolean;

const table = (rest: Partial<ListedTable>): object => ({
  ...{ id: 'x', game: 'menhirs', status: 'playing', players: [{ guest: 'ada', name: 'Ada' }, BEN], waiting: [1] },
  ...rest,
});
const TABLES = [
  table({}),
  table({ id: 'played' }),
  table({ waiting: [2] }),
  table({ status: 'over', waiting: [1] }),
  table({ status: 'gathering', players: [BEN, null], waiting: [], invited: 'Ben' } as Partial<ListedTable>),
];

beforeEach(() => {
  vi.resetModules();
  shown.splice(0);
  asked = [];
  isInstalled = true;
  fakeBrowser({
    location: { origin: 'http://here', pathname: '/', hash: '' },
    matchMedia: () => ({ matches: isInstalled }),
    navigator: { setAppBadge: async (count: number) => void shown.push(count) },
    fetch: async ({ pathname }: URL) => {
      asked.push(pathname);
      return {
        ok: true,
        status: 200,
        json: async () => (pathname === '/api/me' ? { guest: ADA } : { tables: TABLES }),
      };
    },
  });
});

async function update(): Promise<void> {
  const { known } = await import('../../../src/features/online/identity/guest.ts');
  await vi.waitFor(() => expect(known()).toBe(true));
  await (await import('../../../src/features/online/badge.ts')).updateBadge('played');
}

test('the icon counts waiting games and invitations, except the game just played', async () => {
  await update();
  expect(shown).toEqual([2]);
});

test('a page in a tab has no icon, and sends no request for it', async () => {
  isInstalled = false;
  await update();
  expect([shown, asked]).toEqual([[], ['/api/me']]);
});

test('nothing happens in a browser without badges', async () => {
  Object.defineProperty(globalThis, 'navigator', { value: {}, configurable: true });
  await update();
  expect(shown).toEqual([]);
});
