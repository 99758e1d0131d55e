/** An absent player is announced after a delay; spectators are not. */

import { createRoot, createSignal } from 'solid-js';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { watchAbsence } from '../../../src/features/online/table/presence.ts';
import type { TableConnection } from '../../../src/features/online/table/table-connection.ts';
import { say } from '../../../src/features/online/words.ts';
import { wordsReady } from '../../../src/i18n/language.ts';
import type { Presence } from '../../../src/session/transport.ts';
import { fakeBrowser } from '../../browser.ts';

fakeBrowser({ document: { documentElement: { lang: '' } } });

const SEATING = {
  1: { kind: 'person', guest: 'ada', name: 'Ada' },
  2: { kind: 'person', guest: 'ben', name: 'Ben' },
  3: { kind: 'computer', level: 'max', keeps: null },
};
const among = (...guests: string[]): Presence => ({ guests, gone: {}, watching: 0, screens: 0 });

/** Ada's page, with the guests that the server reports. */
function watching(first: Presence) {
  const said: string[] = [];
  const [here, setHere] = createSignal(first);
  const connection = {
    guest: { id: 'ada', name: 'Ada' },
    here,
    view: () => ({ seating: SEATING }),
    notify: (text: string) => said.push(text),
  } as unknown as TableConnection;
  const { isAway, dispose } = createRoot((dispose) => ({ isAway: watchAbsence(connection), dispose }));
  return { said, isAway, setHere, dispose };
}

beforeEach(async () => {
  await wordsReady();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe('a guest who leaves', () => {
  test('is away after three seconds, which is announced', () => {
    const { said, isAway, setHere, dispose } = watching(among('ada', 'ben'));
    setHere(among('ada'));
    vi.advanceTimersByTime(2900);
    expect([isAway('ben'), said]).toEqual([false, []]);
    vi.advanceTimersByTime(200);
    expect([isAway('ben'), said]).toEqual([true, [say().left('Ben')]]);
    setHere(among('ada', 'ben'));
    expect([isAway('ben'), said]).toEqual([false, [say().left('Ben'), say().came('Ben')]]);
    dispose();
  });

  test('is not away if they return at once', () => {
    const { said, isAway, setHere, dispose } = watching(among('ada', 'ben'));
    setHere(among('ada'));
    vi.advanceTimersByTime(1000);
    setHere(among('ada', 'ben'));
    vi.advanceTimersByTime(10_000);
    expect([isAway('ben'), said]).toEqual([false, []]);
    dispose();
  });

  test('is not announced if they were only a spectator', () => {
    const { said, isAway, setHere, dispose } = watching(among('ada', 'ben', 'eve'));
    setHere(among('ben'));
    vi.advanceTimersByTime(10_000);
    expect([isAway('eve'), isAway('ada'), said]).toEqual([false, false, []]);
    dispose();
  });
});

test('a player who was absent from the start is away, but is not announced as having left', () => {
  const { said, isAway, setHere, dispose } = watching(among());
  vi.advanceTimersByTime(5000);
  expect([isAway('ben'), said]).toEqual([true, []]);
  setHere(among('ada', 'ben'));
  expect([isAway('ben'), said]).toEqual([false, [say().came('Ben')]]);
  dispose();
});
