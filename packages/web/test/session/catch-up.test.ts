/** The replay of what happened since the player's last visit. */
import { createRoot, createSignal } from 'solid-js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from '../browser.ts';

fakeBrowser();
const { createLookBack } = await import('../../src/session/look-back.ts');
const { createCatchUp } = await import('../../src/session/catch-up.ts');
type Playing = Parameters<typeof createLookBack>[0];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function coming(count: number, missed: number, allowed = true) {
  const [played, setPlayed] = createSignal(count);
  const [since, miss] = createSignal(missed, { equals: false });
  const table = () => ({ version: played(), course: { played: Array(played()).fill(null) } });
  return createRoot((dispose) => {
    const past = createLookBack({ table } as unknown as Playing, () => allowed);
    return { past, catchUp: createCatchUp(past, since), miss, play: () => setPlayed((now) => now + 1), dispose };
  });
}

/** The positions shown until the current one. */
function shownBy({ past, catchUp }: ReturnType<typeof coming>): (number | null)[] {
  const shown = [past.at()];
  for (let steps = 0; catchUp.running() && steps < 100; steps++) {
    vi.advanceTimersToNextTimer();
    shown.push(past.at());
  }
  return shown;
}

test('it shows one action at a time, up to the current position', () => {
  expect(shownBy(coming(9, 3))).toEqual([6, 7, 8, null]);
  expect(shownBy(coming(9, 0))).toEqual([null]);
  expect(shownBy(coming(2, 5))).toEqual([0, 1, null]);
});

test('it shows many actions faster, and never all of a long game', () => {
  const start = Date.now();
  expect(shownBy(coming(300, 250))).toHaveLength(21);
  expect(Date.now() - start).toBeLessThan(10_000);
});

test('it does not run if the game does not allow looking back', () => {
  expect(shownBy(coming(9, 3, false))).toEqual([null]);
});

test('it ends when the player skips it or navigates elsewhere, and when the game continues', () => {
  const skipped = coming(9, 3);
  skipped.catchUp.skip();
  expect([skipped.past.at(), skipped.catchUp.running()]).toEqual([null, false]);
  const looked = coming(9, 3);
  looked.past.go(2);
  vi.advanceTimersByTime(60_000);
  expect([looked.past.at(), looked.catchUp.running()]).toEqual([2, false]);
  const played = coming(9, 3);
  played.play();
  vi.advanceTimersByTime(60_000);
  expect([played.past.at(), played.catchUp.running()]).toEqual([null, false]);
});

test('it runs again when the player returns another time', () => {
  const again = coming(9, 2);
  shownBy(again);
  again.miss(2);
  expect(shownBy(again)).toEqual([7, 8, null]);
});
