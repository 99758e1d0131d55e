/** Keeping the screen on. */
import { createRoot } from 'solid-js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepAwake } from '../../src/ui/keep-awake.ts';

const MINUTE = 60_000;
let locks: { released: boolean; release(): void }[] = [];
let events: EventTarget & { visibilityState?: string } = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  locks = [];
  events = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', events);
  const request = async () => {
    const lock = {
      released: false,
      release() {
        lock.released = true;
      },
    };
    locks.push(lock);
    return lock;
  };
  vi.stubGlobal('navigator', { wakeLock: { request } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const isOn = (): boolean => locks.some(({ released }) => !released);
const settle = () => vi.advanceTimersByTimeAsync(0);
const start = (restsAfter?: number) => createRoot((dispose) => ({ stir: keepAwake(restsAfter), dispose }));

test('the screen stays on until the component is removed', async () => {
  const { dispose } = start();
  await settle();
  expect(isOn()).toBe(true);
  await vi.advanceTimersByTimeAsync(999 * MINUTE);
  expect(isOn()).toBe(true);
  dispose();
  expect(isOn()).toBe(false);
  events.dispatchEvent(new Event('pointerdown'));
  await settle();
  expect(isOn()).toBe(false);
});

test('the screen stays on until nothing has happened for a while, and resumes after a touch or a move', async () => {
  const { stir } = start(10 * MINUTE);
  await vi.advanceTimersByTimeAsync(9 * MINUTE);
  stir();
  await vi.advanceTimersByTimeAsync(9 * MINUTE);
  expect([isOn(), locks.length]).toEqual([true, 1]);
  await vi.advanceTimersByTimeAsync(2 * MINUTE);
  expect(isOn()).toBe(false);
  events.dispatchEvent(new Event('pointerdown'));
  await settle();
  expect(isOn()).toBe(true);
});

test('the lock is requested again after the browser took it from a hidden page', async () => {
  start();
  await settle();
  locks[0]!.release();
  events.visibilityState = 'hidden';
  events.dispatchEvent(new Event('visibilitychange'));
  await settle();
  expect(isOn()).toBe(false);
  events.visibilityState = 'visible';
  events.dispatchEvent(new Event('visibilitychange'));
  await settle();
  expect(isOn()).toBe(true);
});

test('a component removed while the browser decides releases the lock', async () => {
  start().dispose();
  await settle();
  expect([locks.length, isOn()]).toEqual([1, false]);
});

test('nothing happens in a browser without wake locks', async () => {
  vi.stubGlobal('navigator', {});
  start();
  await settle();
  expect(isOn()).toBe(false);
});
