import { expect, test } from 'vitest';
import { clockText } from '../../src/session/clock-text.ts';

test.each([
  [0, '0:00'],
  [1, '0:01'],
  [59_000, '0:59'],
  [299_001, '5:00'],
  [3_599_000, '59:59'],
  [3_600_000, '1:00:00'],
  [90_061_000, '25:01:01'],
  [172_800_000, '2 days'],
  [14 * 86_400_000, '14 days'],
])('%i ms left is formatted as %s', (ms, text) => {
  expect(clockText(ms)).toBe(text);
});
