import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { noteKept, noteNotNow, offersToKeep } from '../../../src/features/keep/offer.ts';
import { fakeBrowser } from '../../browser.ts';

const DAY = 24 * 60 * 60_000;

describe('the offer to become a permanent player', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: 1000 * DAY });
    fakeBrowser();
  });
  afterEach(() => void vi.useRealTimers());

  test('is not made for a month after "not now"', () => {
    expect(offersToKeep()).toBe(true);
    noteNotNow();
    vi.setSystemTime(1029 * DAY);
    expect(offersToKeep()).toBe(false);
    vi.setSystemTime(1031 * DAY);
    expect(offersToKeep()).toBe(true);
  });

  test('is never made again to a permanent player', () => {
    noteKept();
    noteNotNow();
    vi.setSystemTime(2000 * DAY);
    expect(offersToKeep()).toBe(false);
  });
});
