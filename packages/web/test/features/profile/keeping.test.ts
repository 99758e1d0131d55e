/**
 * Synchronised data: two devices end up with the same, what one removes disappears on the other, and a file exports
 * everything.
 */
import { floorsTable, keep, menhirsTable, NO_CLOCK, openTable, playerData } from '@speeltafel/table';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type FakeStorage, fakeBrowser } from '../../browser.ts';

const ANN = { id: 'ann', name: 'Ann' };
let kept: playerData.PlayerData | null;
let refuses: { status: number; code: string } | null;
let guest: typeof ANN | null;

async function answer(url: URL, { method, body }: { method: string; body?: string }): Promise<Response> {
  const json = (value: object, status = 200) => new Response(JSON.stringify(value), { status });
  if (url.pathname === '/api/me') return json({ guest });
  if (url.pathname === '/api/me/export') return json({ name: 'Ann', games: [], cursor: null });
  if (url.pathname !== '/api/me/things') return json({ code: 'nothing-here', message: '', details: {} }, 404);
  if (refuses !== null) return json({ code: refuses.code, message: '', details: {} }, refuses.status);
  if (method === 'DELETE') kept = null;
  if (method === 'PUT') kept = playerData.merge(kept ?? playerData.NOTHING, JSON.parse(body!).things);
  return json(method === 'DELETE' ? {} : { things: kept });
}

/** The page as it starts on a device with this storage. */
async function on(storage: FakeStorage) {
  vi.resetModules();
  const fresh = fakeBrowser({ location: { origin: 'http://here', pathname: '/', hash: '' }, fetch: answer });
  for (const [key, text] of storage.kept) fresh.setItem(key, text);
  // The modules under test write to the fresh storage, so copy it back into the device's.
  storage.kept.clear();
  const keeping = await import('../../../src/features/profile/keeping.ts');
  const file = await import('../../../src/features/profile/player-file.ts');
  const games = await import('../../../src/session/saved-games.ts');
  const settings = await import('../../../src/settings/settings.ts');
  const lessons = await import('../../../src/features/learn/progress.ts');
  const mistakes = await import('../../../src/features/mistakes/stored-mistakes.ts');
  const { known } = await import('../../../src/features/online/identity/guest.ts');
  await vi.waitFor(() => expect(known()).toBe(true));
  const leave = (): void => {
    for (const [key, text] of fresh.kept) storage.kept.set(key, text);
  };
  return { ...keeping, ...file, ...games, ...settings, ...lessons, ...mistakes, leave };
}

const options = menhirsTable.game.options({});
if (!options.ok) throw new Error(options.refusal.message);
const chairs = [1, 2].map((seat) => ({ seat, name: `Nr ${seat}`, controller: { kind: 'person' } as const }));
const table = openTable(menhirsTable, { options: options.value, chairs, clock: NO_CLOCK, seed: 'a'.repeat(32) });
const game = (id: string, changed: number) => ({
  ...{ id, table: keep(menhirsTable, table), elapsed: 5, changed, waiting: [1], over: false },
});

beforeEach(() => {
  kept = null;
  refuses = null;
  guest = ANN;
});

describe('two devices', () => {
  test('share lessons, games and settings; later changes and removals reach the other device', async () => {
    const [laptop, phone] = [fakeBrowser(), fakeBrowser()];
    let a = await on(laptop);
    a.changeSettings({ theme: 'dark' });
    a.markDone('menhirs', 'first');
    a.writeGame(game('one', 5));
    expect(await a.keepPlayerData(true)).toBeNull();
    a.leave();

    const b = await on(phone);
    b.changeSettings({ theme: 'light', hints: true });
    b.markDone('menhirs', 'second');
    b.writeGame(game('two', 6));
    expect(await b.keepPlayerData(true)).toBeNull();
    // A device that joins takes over the stored settings.
    expect(b.settings().theme).toBe('dark');
    expect(b.progress().menhirs).toEqual(['first', 'second']);
    expect(b.savedGames().map(({ id }) => id)).toEqual(['two', 'one']);
    b.changeSettings({ theme: 'system' });
    b.removeGame('one');
    expect(await b.mergePlayerData()).toBeNull();
    b.leave();

    a = await on(laptop);
    expect(await a.mergePlayerData()).toBeNull();
    expect(a.settings()).toMatchObject({ theme: 'system' });
    expect(a.progress().menhirs).toEqual(['first', 'second']);
    expect(a.savedGames().map(({ id }) => id)).toEqual(['two']);
    expect(a.keeping()).toBe(true);
    expect(await a.keepPlayerData(false)).toBeNull();
    expect([a.keeping(), kept]).toEqual([false, null]);
    expect(a.savedGames()).toHaveLength(1);
  });

  test('keep which of their games were searched for mistakes', async () => {
    const a = await on(fakeBrowser());
    a.markSearched('one');
    expect(await a.keepPlayerData(true)).toBeNull();
    expect(a.isSearched('one')).toBe(true);
  });

  test('keep their data if the server refuses it', async () => {
    const a = await on(fakeBrowser());
    a.markDone('menhirs', 'first');
    refuses = { status: 413, code: 'too-much' };
    expect((await a.keepPlayerData(true))?.code).toBe('too-much');
    expect([a.keeping(), a.progress().menhirs]).toEqual([false, ['first']]);
  });

  test('a damaged or foreign game from the server is not written', async () => {
    kept = playerData.tidied({
      ...playerData.NOTHING,
      games: { one: { at: 5, text: '{"id":"other"}' }, '../x': { at: 5, text: JSON.stringify(game('../x', 5)) } },
    });
    const a = await on(fakeBrowser());
    expect(await a.keepPlayerData(true)).toBeNull();
    expect(a.savedGames()).toEqual([]);
  });
});

describe('the exported file', () => {
  const textOf = async (device: Awaited<ReturnType<typeof on>>): Promise<string> => {
    const text = await device.takeAlong();
    if (!text.ok) throw new Error(text.refusal.message);
    return text.value;
  };
  const fileOf = (text: string): File => new File([text], 'speeltafel.json');

  test('brings everything to a device without a server, and adds nothing the second time', async () => {
    const a = await on(fakeBrowser());
    a.markDone('menhirs', 'first');
    a.writeGame(game('one', 5));
    const text = await textOf(a);
    guest = null;
    const b = await on(fakeBrowser());
    b.markDone('menhirs', 'second');
    expect(await b.bringIn(fileOf(text))).toEqual({ ok: true, value: { games: 1, left: 0 } });
    expect(await b.bringIn(fileOf(text))).toEqual({ ok: true, value: { games: 0, left: 0 } });
    expect(b.progress().menhirs).toEqual(['first', 'second']);
    expect(b.savedGames().map(({ id }) => id)).toEqual(['one']);
  });

  test('changes nothing if it is damaged, newer or something else', async () => {
    const a = await on(fakeBrowser());
    a.markDone('menhirs', 'first');
    const text = await textOf(a);
    a.markDone('menhirs', 'second');
    for (const wrong of [
      text.replace('first', 'fifth'),
      text.replace('"version":1', '"version":2'),
      '{}',
      floorsTable.game.id,
    ]) {
      const brought = await a.bringIn(fileOf(wrong));
      expect(brought.ok, wrong.slice(0, 40)).toBe(false);
    }
    expect(a.progress().menhirs).toEqual(['first', 'second']);
  });
});
