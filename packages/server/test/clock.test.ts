import { expect, test } from 'vitest';
import { Clock } from '../src/clock.ts';

/** A wall clock and a monotonic clock that the test controls. */
function clocks() {
  const at = { wall: 1_000_000, steady: 50 };
  const clock = new Clock(
    () => at.wall,
    () => at.steady,
  );
  const pass = (ms: number): void => {
    at.wall += ms;
    at.steady += ms;
  };
  return { at, clock, pass };
}

test.each([3_600_000, -3_600_000])(
  'a system clock that jumps by %i ms is noticed once, and does not affect games',
  (jump) => {
    const { at, clock, pass } = clocks();
    pass(500);
    expect([clock.now(), clock.look()]).toEqual([1_000_500, 0]);
    at.wall += jump;
    expect(clock.now()).toBe(1_000_500);
    pass(250);
    expect([clock.look(), clock.look()]).toEqual([jump, 0]);
    pass(250);
    expect(clock.now()).toBe(1_001_000);
    at.wall -= jump;
    expect([clock.look(), clock.look()]).toEqual([-jump, 0]);
    expect(clock.now()).toBe(1_001_000);
  },
);

test('drift is corrected slowly, and time never goes back', () => {
  const { at, clock, pass } = clocks();
  at.wall -= 20;
  const before = clock.now();
  for (let i = 0; i < 40; i++) {
    expect(clock.look()).toBe(0);
    expect(clock.now()).toBeGreaterThanOrEqual(before);
  }
  pass(1000);
  expect(clock.now()).toBe(at.wall);
});
