import { parseSeed } from '@speeltafel/rules';
import { expect, test } from 'vitest';
import { newSeed, shownSeed, typedSeed } from '../../../src/games/shared/companion/seed.ts';

test('the number of a new set-up has six digits and can be typed with or without spaces and zeros', () => {
  for (let i = 0; i < 50; i++) {
    const seed = newSeed();
    expect(parseSeed(seed).ok).toBe(true);
    expect(shownSeed(seed)).toMatch(/^\d{3} \d{3}$/);
    expect(typedSeed(shownSeed(seed))).toMatchObject({ ok: true, value: seed });
  }
  expect(typedSeed(' 42 ')).toMatchObject({ ok: true, value: '42'.padStart(32, '0') });
  for (const wrong of ['', 'abc', '1234567', 'owl']) expect(typedSeed(wrong).ok, wrong).toBe(false);
});

test('set-ups of older links keep their long number', () => {
  const old = '0123456789abcdef'.repeat(2);
  expect(shownSeed(old)).toBe(old);
  expect(typedSeed(old.toUpperCase())).toMatchObject({ ok: true, value: old });
});
