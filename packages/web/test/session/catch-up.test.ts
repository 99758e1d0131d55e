/** What happened since a player's last look is shown first. */
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

/** The positions that are looked at, until the present one. */
function shownBy({ past, catchUp }: ReturnType<typeof coming>): (number | null)[] {
  const shown = [past.at()];
  for (let steps = 0; catchUp.running() && steps < 100; steps++) {
    vi.advanceTimersToNextTimer();
    shown.push(past.at());
  }
  return shown;
}

test('one action after the other, up to the present', () => {
  expect(shownBy(coming(9, 3))).toEqual([6, 7, 8, null]);
  expect(shownBy(coming(9, 0))).toEqual([null]);
  expect(shownBy(coming(2, 5))).toEqual([0, 1, null]);
});

test('many actions are shown faster, and never all of a long game', () => {
  const start = Date.now();
  expect(shownBy(coming(300, 250))).toHaveLength(21);
  expect(Date.now() - start).toBeLessThan(10_000);
});

test('not where the game does not look back', () => expect(shownBy(coming(9, 3, false))).toEqual([null]));

test('ends when the player skips it or looks elsewhere, and when the game goes on', () => {
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

test('again when the player comes back another time', () => {
  const again = coming(9, 2);
  shownBy(again);
  again.miss(2);
  expect(shownBy(again)).toEqual([7, 8, null]);
});
