import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type FakeStorage, fakeBrowser } from '../browser.ts';

let storage: FakeStorage;

/** A fresh copy of the module, as in a newly opened page. */
async function opened(kept?: string, media: (query: string) => boolean = () => false) {
  vi.resetModules();
  Reflect.deleteProperty(globalThis, 'Solid$$');
  storage = fakeBrowser({ matchMedia: (query: string) => ({ matches: media(query) }) });
  Object.defineProperty(globalThis, 'navigator', { value: { languages: ['de-CH'] }, configurable: true });
  if (kept !== undefined) storage.setItem('speeltafel.settings', kept);
  return await import('../../src/settings/settings.ts');
}

describe('settings', () => {
  beforeEach(() => vi.resetModules());

  test('by default everything follows the device', async () => {
    const { settings, wishedLanguage } = await opened();
    expect(settings()).toMatchObject({
      language: 'browser',
      theme: 'system',
      motion: 'system',
      confirm: true,
      grace: 3,
    });
    expect(wishedLanguage()).toBe('de');
  });

  test('sounds are on by default on a desktop and off on a phone', async () => {
    expect((await opened()).settings().sounds).toBe(true);
    expect((await opened(undefined, (query) => query.includes('coarse'))).settings().sounds).toBe(false);
  });

  test('a change is stored and read when the page opens again', async () => {
    const { changeSettings, settings } = await opened();
    changeSettings({ language: 'fr', grace: 'untimed' });
    expect(settings()).toMatchObject({ language: 'fr', grace: 'untimed' });
    const kept = storage.getItem('speeltafel.settings')!;
    expect((await opened(kept)).settings()).toMatchObject({ language: 'fr', grace: 'untimed', theme: 'system' });
  });

  test('each damaged setting falls back to its default', async () => {
    for (const text of ['', 'x', 'null', '5', '[]', '"a"']) {
      expect((await opened(text)).settings()).toMatchObject({ theme: 'system', language: 'browser' });
    }
    const { settings } = await opened('{"theme":"dark","grace":7,"language":"xx","sounds":"loud","unknown":1}');
    const { chosenGrace } = await import('../../src/games/menhirs/options/chosen-grace.ts');
    expect(chosenGrace()).toBe(3);
    expect(settings()).toMatchObject({ theme: 'dark', language: 'browser', sounds: true });
  });

  test('a change applies even without storage', async () => {
    const { changeSettings, settings } = await opened();
    storage.room = 0;
    changeSettings({ theme: 'dark' });
    expect(settings().theme).toBe('dark');
  });

  test('motion is reduced if the device or the player asks for it', async () => {
    const still = (query: string) => query.includes('reduced-motion');
    expect((await opened()).reducedMotion()).toBe(false);
    expect((await opened(undefined, still)).reducedMotion()).toBe(true);
    expect((await opened('{"motion":"full"}', still)).reducedMotion()).toBe(false);
    expect((await opened('{"motion":"reduced"}')).reducedMotion()).toBe(true);
  });

  test('the page follows theme, motion and language', async () => {
    const { changeSettings, followSettings } = await opened();
    const root = document.documentElement;
    const { createRoot } = await import('solid-js');
    const dispose = createRoot((dispose) => {
      followSettings();
      return dispose;
    });
    expect({ ...root.dataset }).toEqual({ motion: 'full' });
    changeSettings({ theme: 'dark', motion: 'reduced', language: 'nl' });
    expect({ ...root.dataset }).toEqual({ theme: 'dark', motion: 'reduced' });
    changeSettings({ theme: 'system' });
    expect(root.dataset.theme).toBeUndefined();
    await vi.waitFor(() => expect(root.lang).toBe('nl'));
    dispose();
  });
});
