import { createRoot } from 'solid-js';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createPlayback, type Playback } from '../../../src/features/replay/playback.ts';

/** Three actions; the second is a walk of two steps with two frames each. */
const WALK = [1, 1, 2, 2].map((step) => ({ ms: 100, step }));
let dispose: () => void = () => {};

function started(start: number, length = 3): Playback {
  return createRoot((end) => {
    dispose = end;
    return createPlayback(length, start, (at) => (at === 2 ? WALK : []));
  });
}

describe('playback', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    dispose();
    vi.useRealTimers();
  });

  test('jumps anywhere, never beyond either end', () => {
    const playback = started(1);
    playback.go(99);
    expect(playback.at()).toBe(3);
    playback.go(-1);
    expect(playback.at()).toBe(0);
  });

  test('plays through every frame of a walk and stops at the end', () => {
    const playback = started(0);
    playback.toggle();
    expect([playback.at(), playback.frame(), playback.playing()]).toEqual([1, null, true]);
    vi.advanceTimersByTime(1300);
    expect([playback.at(), playback.frame()]).toEqual([2, 0]);
    vi.advanceTimersByTime(300);
    expect([playback.at(), playback.frame()]).toEqual([2, 3]);
    vi.advanceTimersByTime(100);
    expect([playback.at(), playback.frame()]).toEqual([2, null]);
    vi.advanceTimersByTime(1300);
    expect([playback.at(), playback.playing()]).toEqual([3, false]);
    vi.advanceTimersByTime(10_000);
    expect(playback.at()).toBe(3);
  });

  test('started before the last action, shows it and stops', () => {
    const playback = started(2);
    playback.toggle();
    expect([playback.at(), playback.playing()]).toEqual([3, true]);
    vi.advanceTimersByTime(1300);
    expect([playback.at(), playback.playing()]).toEqual([3, false]);
  });

  test('a game without actions does not play', () => {
    const playback = started(0, 0);
    playback.toggle();
    vi.advanceTimersByTime(10_000);
    expect([playback.at(), playback.frame(), playback.playing()]).toEqual([0, null, false]);
  });

  test('a second tap pauses in the middle of a walk, a third resumes there', () => {
    const playback = started(1);
    playback.toggle();
    vi.advanceTimersByTime(150);
    playback.toggle();
    vi.advanceTimersByTime(10_000);
    expect([playback.at(), playback.frame(), playback.playing()]).toEqual([2, 1, false]);
    playback.toggle();
    vi.advanceTimersByTime(100);
    expect(playback.frame()).toBe(2);
  });

  test('at the end it starts again', () => {
    const playback = started(3);
    playback.toggle();
    expect(playback.at()).toBe(1);
  });

  test('a walk can be played once, or shown at one of its steps', () => {
    const playback = started(2);
    playback.watch();
    expect(playback.playing()).toBe(true);
    vi.advanceTimersByTime(400);
    expect([playback.at(), playback.frame(), playback.playing()]).toEqual([2, null, false]);
    playback.showStep(1);
    expect(playback.frame()).toBe(1);
    playback.showStep(9);
    expect(playback.frame()).toBe(null);
  });

  test('an action without a walk has nothing to play', () => {
    const playback = started(3);
    playback.watch();
    expect(playback.playing()).toBe(false);
  });
});
