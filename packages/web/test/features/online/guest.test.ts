import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from '../../browser.ts';

const ADA = { id: 'ada', name: 'Ada' };

/** What the server answers next: somebody, nobody it knows, or nothing at all. */
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

describe('who this browser is', () => {
  test('a server that does not know it any more: it is told, and becomes a new guest by its old name', async () => {
    const { me, doubt, unknownNow, introduce } = await open();
    expect(me()).toEqual(ADA);
    answer = null;
    await doubt();
    expect(me()).toBeNull();
    expect(unknownNow()).toBe('Ada');
    await introduce('Ada');
    expect(me()).toEqual({ id: 'new', name: 'Ada' });
    expect(unknownNow()).toBeNull();
  });

  test('no network says nothing about that, and neither does a server that knows it', async () => {
    const { me, doubt, unknownNow } = await open();
    answer = 'away';
    await doubt();
    expect(me()).toEqual(ADA);
    answer = ADA;
    await doubt();
    expect(me()).toEqual(ADA);
    expect(unknownNow()).toBeNull();
  });

  test('another tab has become somebody else', async () => {
    const { me, doubt, unknownNow } = await open();
    answer = { id: 'ann', name: 'Ann' };
    await doubt();
    expect(me()).toEqual(answer);
    expect(unknownNow()).toBeNull();
  });

  test('somebody new has nothing to doubt', async () => {
    answer = null;
    const { me, doubt, unknownNow } = await open();
    await doubt();
    expect(me()).toBeNull();
    expect(unknownNow()).toBeNull();
  });
});
