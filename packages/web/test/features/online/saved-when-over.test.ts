/** What is stored about online tables: their seals and the muted guests. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type FakeStorage, fakeBrowser } from '../../browser.ts';

let storage: FakeStorage;
beforeEach(() => {
  vi.resetModules();
  Reflect.deleteProperty(globalThis, 'Solid$$');
  storage = fakeBrowser();
});

describe('seals', () => {
  const seals = () => import('../../../src/features/online/verify/stored-seals.ts');

  test('the first seal of a table is stored, whatever it shows later', async () => {
    const { rememberSeal, sealOf } = await seals();
    expect(sealOf('owl')).toBeNull();
    rememberSeal('owl', 'one');
    rememberSeal('owl', 'two');
    rememberSeal('fox', 'three');
    expect([sealOf('owl'), sealOf('fox')]).toEqual(['one', 'three']);
  });

  test('with very many tables only the oldest are dropped', async () => {
    const { rememberSeal, sealOf } = await seals();
    storage.setItem('speeltafel.settings', '{}');
    for (let i = 0; i < 130; i++) rememberSeal(`t${i}`, 'x');
    const left = [...storage.kept.keys()].filter((key) => key.startsWith('speeltafel.seal.'));
    expect(left).toHaveLength(101);
    expect([sealOf('t0'), sealOf('t129')]).toEqual([null, 'x']);
    expect(storage.getItem('speeltafel.settings')).toBe('{}');
  });

  test('a full storage does not throw', async () => {
    const { rememberSeal, sealOf } = await seals();
    storage.room = 0;
    rememberSeal('owl', 'one');
    expect(sealOf('owl')).toBeNull();
  });
});

describe('muted guests', () => {
  const muted = () => import('../../../src/features/online/talk/muted-guests.ts');

  test('stay muted after a reload, until they are unmuted', async () => {
    const first = await muted();
    first.mute('ben', true);
    first.mute('ben', true);
    first.mute('eva', true);
    first.mute('eva', false);
    expect([first.isMuted('ben'), first.isMuted('eva')]).toEqual([true, false]);
    expect(storage.getItem('speeltafel.muted')).toBe('["ben"]');
    vi.resetModules();
    expect((await muted()).isMuted('ben')).toBe(true);
  });

  test('are empty if the stored list is damaged', async () => {
    storage.setItem('speeltafel.muted', '{"ben":1}');
    expect((await muted()).isMuted('ben')).toBe(false);
  });
});
