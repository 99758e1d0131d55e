import { expect, it } from 'vitest';
import { fakeBrowser } from '../browser.ts';

fakeBrowser();
const { barsOf } = await import('../../src/ui/charts/histogram.tsx');

it('puts every value into one of at most twelve classes', () => {
  const values = Array.from({ length: 97 }, (_, i) => 4 + (i % 37));
  const bars = barsOf(values, true);
  expect(bars.length).toBeLessThanOrEqual(12);
  expect(bars[0]!.label).toBe('4–7');
  expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(97);
});

it('has one class per value if there are few whole numbers or a single value', () => {
  expect(barsOf([3, 1, 3], true)).toEqual([
    { label: '1', count: 1 },
    { label: '2', count: 0 },
    { label: '3', count: 2 },
  ]);
  expect(barsOf([0.5, 0.5], false)).toHaveLength(1);
  expect(barsOf([], true)).toEqual([]);
});

it('puts the highest of fractional values into the last class', () => {
  const bars = barsOf([-1.5, 0, 2.25], false);
  expect(bars).toHaveLength(12);
  expect(bars.at(-1)!.count).toBe(1);
  expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(3);
});
