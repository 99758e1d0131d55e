/** Looking back during a running game. */
import { createRoot, createSignal } from 'solid-js';
import { expect, test } from 'vitest';
import { fakeBrowser } from '../browser.ts';

fakeBrowser();
const { createLookBack } = await import('../../src/session/look-back.ts');
type Playing = Parameters<typeof createLookBack>[0];

/** A game with `count` played actions. */
function looking(count: number, allowed = true) {
  const [played, setPlayed] = createSignal(count);
  const [asked, setAsked] = createSignal<number | null>(null);
  const table = () => ({ version: played(), course: { played: Array(played()).fill(null) } });
  const past = createRoot(() => createLookBack({ table } as unknown as Playing, () => allowed, asked));
  const press = (key: string): boolean => past.pressed({ key } as KeyboardEvent);
  return { past, press, play: () => setPlayed((now) => now + 1), setAsked };
}

test('comma steps back and period steps forward, within the game', () => {
  const { past, press } = looking(2);
  expect([press(','), past.at(), past.count()]).toEqual([true, 1, 1]);
  press(',');
  press(',');
  expect(past.at()).toBe(0);
  press('.');
  press('.');
  expect([past.at(), past.count()]).toEqual([null, 2]);
  expect(press('.')).toBe(true);
  expect(past.at()).toBeNull();
});

test('Escape returns to the current position, and is not handled there', () => {
  const { past, press } = looking(2);
  expect([press('Escape'), press('x')]).toEqual([false, false]);
  press(',');
  expect([press('Escape'), past.at()]).toEqual([true, null]);
});

test('any new action returns to the current position', () => {
  const { past, play } = looking(2);
  past.go(0);
  play();
  expect([past.at(), past.of()]).toEqual([null, 3]);
});

test('a pending request shows its position', () => {
  const { past, setAsked, play } = looking(4);
  setAsked(2);
  expect(past.at()).toBe(2);
  past.go(9);
  expect(past.at()).toBeNull();
  setAsked(null);
  play();
  expect(past.at()).toBeNull();
});

test('looking back is disabled while it is not allowed', () => {
  const { past, press } = looking(2, false);
  press(',');
  past.go(0);
  expect(past.at()).toBeNull();
});
