import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { noteKept, noteNotNow, offersToKeep } from '../../../src/features/keep/offer.ts';
import { fakeBrowser } from '../../browser.ts';

const DAY = 24 * 60 * 60_000;

describe('a guest is offered to be kept', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: 1000 * DAY });
    fakeBrowser();
  });
  afterEach(() => void vi.useRealTimers());

  test('after "not now" for a month no more', () => {
    expect(offersToKeep()).toBe(true);
    noteNotNow();
    vi.setSystemTime(1029 * DAY);
    expect(offersToKeep()).toBe(false);
    vi.setSystemTime(1031 * DAY);
    expect(offersToKeep()).toBe(true);
  });

  test('never again once they are', () => {
    noteKept();
    noteNotNow();
    vi.setSystemTime(2000 * DAY);
    expect(offersToKeep()).toBe(false);
  });
});
