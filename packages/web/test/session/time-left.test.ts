/** The warning that time runs out: in the last third of a turn of hours or days, and never in a quick game. */
import { expect, test } from 'vitest';
import { fakeBrowser } from '../browser.ts';

fakeBrowser();
const { isNear, isUnhurried, timeText } = await import('../../src/session/time-left.ts');

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const turn = (each: number) => ({ kind: 'turn', each }) as const;
const game = (initial: number) => ({ kind: 'fischer', initial, increment: 0 }) as const;

test.each([
  [turn(DAY), 9 * HOUR, false],
  [turn(DAY), 7 * HOUR, true],
  [turn(14 * DAY), 25 * HOUR, false],
  [turn(14 * DAY), 23 * HOUR, true],
  [game(7 * DAY), 23 * HOUR, true],
  [game(20 * 60_000), 1000, false],
  [turn(60_000), 1000, false],
  [{ kind: 'none' } as const, 0, false],
])('%o with %i ms left', (rule, left, near) => expect(isNear(rule, left)).toBe(near));

test('players leave and return to a game without a clock, but not to one of an hour', () => {
  expect([{ kind: 'none' } as const, turn(DAY), turn(HOUR), game(HOUR)].map(isUnhurried)).toEqual([
    ...[true, true, false, false],
  ]);
});

test('the time is given in the largest unit with a count of two, and never rounded up', () => {
  expect([3 * DAY - 1, 47 * HOUR, 2 * HOUR - 1, 90_000, 0].map(timeText)).toEqual([
    ...['2 days', '47 hours', '119 minutes', '1 minute', '1 minute'],
  ]);
});
