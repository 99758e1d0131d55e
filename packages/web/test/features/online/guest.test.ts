import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from '../../browser.ts';

const ADA = { id: 'ada', name: 'Ada' };

/** The next answer of the server: a guest, null for an unknown guest, or a network error. */
let answer: { id: string; name: string } | null | 'away';

async function open() {
  vi.resetModules();
  const me = await import('../../../src/features/online/identity/guest.ts');
  await vi.waitFor(() => expect(me.known()).toBe(true));
  return me;
}

beforeEach(() => {
  answer = ADA;
  fakeBrowser({
    location: { origin: 'http://here', pathname: '/', hash: '' },
    fetch: async (_: URL, { method }: { readonly method: string }) => {
      if (answer === 'away') throw new TypeError('no network');
      if (method === 'POST') answer = { id: 'new', name: 'Ada' };
      return { ok: true, status: 200, json: async () => ({ guest: answer }) };
    },
  });
});
afterEach(() => vi.resetModules());

describe('the guest of this browser', () => {
  test('is told if the server no longer knows them, and becomes a new guest with the same name', async () => {
    const { me, recheckIdentity, unknownNow, registerName } = await open();
    expect(me()).toEqual(ADA);
    answer = null;
    await recheckIdentity();
    expect(me()).toBeNull();
    expect(unknownNow()).toBe('Ada');
    await registerName('Ada');
    expect(me()).toEqual({ id: 'new', name: 'Ada' });
    expect(unknownNow()).toBeNull();
  });

  test('stays the same without a network, and when the server still knows it', async () => {
    const { me, recheckIdentity, unknownNow } = await open();
    answer = 'away';
    await recheckIdentity();
    expect(me()).toEqual(ADA);
    answer = ADA;
    await recheckIdentity();
    expect(me()).toEqual(ADA);
    expect(unknownNow()).toBeNull();
  });

  test('follows another tab that became another guest', async () => {
    const { me, recheckIdentity, unknownNow } = await open();
    answer = { id: 'ann', name: 'Ann' };
    await recheckIdentity();
    expect(me()).toEqual(answer);
    expect(unknownNow()).toBeNull();
  });

  test('a new visitor is not reported as forgotten', async () => {
    answer = null;
    const { me, recheckIdentity, unknownNow } = await open();
    await recheckIdentity();
    expect(me()).toBeNull();
    expect(unknownNow()).toBeNull();
  });
});
