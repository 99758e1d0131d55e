import { createRoot } from 'solid-js';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createProjector, type Projector } from '../../../src/features/replay/playback.ts';

/** Three actions; the second is a walk of two steps, each shown in two moments. */
const WALK = [1, 1, 2, 2].map((step) => ({ ms: 100, step }));
let dispose: () => void = () => {};

function projected(start: number, length = 3): Projector {
  return createRoot((end) => {
    dispose = end;
    return createProjector(length, start, (at) => (at === 2 ? WALK : []));
  });
}

describe('a projector', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    dispose();
    vi.useRealTimers();
  });

  test('goes anywhere, never beyond either end', () => {
    const film = projected(1);
    film.go(99);
    expect(film.at()).toBe(3);
    film.go(-1);
    expect(film.at()).toBe(0);
  });

  test('plays on by itself, through every moment of a walk, and stops at the end', () => {
    const film = projected(0);
    film.toggle();
    expect([film.at(), film.moment(), film.playing()]).toEqual([1, null, true]);
    vi.advanceTimersByTime(1300);
    expect([film.at(), film.moment()]).toEqual([2, 0]);
    vi.advanceTimersByTime(300);
    expect([film.at(), film.moment()]).toEqual([2, 3]);
    vi.advanceTimersByTime(100);
    expect([film.at(), film.moment()]).toEqual([2, null]);
    vi.advanceTimersByTime(1300);
    expect([film.at(), film.playing()]).toEqual([3, false]);
    vi.advanceTimersByTime(10_000);
    expect(film.at()).toBe(3);
  });

  test('begun before the last action it shows that one, and stops', () => {
    const film = projected(2);
    film.toggle();
    expect([film.at(), film.playing()]).toEqual([3, true]);
    vi.advanceTimersByTime(1300);
    expect([film.at(), film.playing()]).toEqual([3, false]);
  });

  test('a game in which nothing was played stands still', () => {
    const film = projected(0, 0);
    film.toggle();
    vi.advanceTimersByTime(10_000);
    expect([film.at(), film.moment(), film.playing()]).toEqual([0, null, false]);
  });

  test('a second tap pauses in the middle of a walk, a third goes on from there', () => {
    const film = projected(1);
    film.toggle();
    vi.advanceTimersByTime(150);
    film.toggle();
    vi.advanceTimersByTime(10_000);
    expect([film.at(), film.moment(), film.playing()]).toEqual([2, 1, false]);
    film.toggle();
    vi.advanceTimersByTime(100);
    expect(film.moment()).toBe(2);
  });

  test('at the end it begins anew', () => {
    const film = projected(3);
    film.toggle();
    expect(film.at()).toBe(1);
  });

  test('a walk can be watched once, or shown at one of its steps', () => {
    const film = projected(2);
    film.watch();
    expect(film.playing()).toBe(true);
    vi.advanceTimersByTime(400);
    expect([film.at(), film.moment(), film.playing()]).toEqual([2, null, false]);
    film.showStep(1);
    expect(film.moment()).toBe(1);
    film.showStep(9);
    expect(film.moment()).toBe(null);
  });

  test('where nothing moves there is nothing to watch', () => {
    const film = projected(3);
    film.watch();
    expect(film.playing()).toBe(false);
  });
});
