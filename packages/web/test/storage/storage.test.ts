import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { readStored, readText, removeStored, storedNames, writeStored } from '../../src/storage/storage.ts';
import { fakeBrowser } from '../browser.ts';

const schema = v.object({ count: v.number() });

describe('browser storage', () => {
  test('returns what was written, under the prefix of the page', () => {
    const browser = fakeBrowser();
    expect(writeStored('a', { count: 3 })).toBe(true);
    expect(browser.getItem('speeltafel.a')).toBe('{"count":3}');
    expect(readStored('a', schema)).toEqual({ count: 3 });
    removeStored('a');
    expect(readStored('a', schema)).toBeUndefined();
  });

  test.each(['', 'null', '[]', '{"count":"3"}', '{'])('%j is read as undefined', (text) => {
    fakeBrowser().setItem('speeltafel.a', text);
    expect(readStored('a', schema)).toBeUndefined();
  });

  test('entries of other programs are not listed', () => {
    const browser = fakeBrowser();
    browser.setItem('other.a', '1');
    browser.setItem('speeltafel.game.x', '2');
    expect(storedNames()).toEqual(['game.x']);
  });

  test('a full storage reports failure and keeps the old value', () => {
    const browser = fakeBrowser();
    writeStored('a', { count: 1 });
    browser.room = 0;
    expect(writeStored('a', { count: 2 })).toBe(false);
    expect(readStored('a', schema)).toEqual({ count: 1 });
  });

  test('a forbidden storage is empty and does not throw', () => {
    fakeBrowser();
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    expect([readText('a'), writeStored('a', 1), storedNames()]).toEqual([null, false, []]);
    expect(() => removeStored('a')).not.toThrow();
  });
});
