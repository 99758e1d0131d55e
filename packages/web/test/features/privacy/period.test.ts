import { describe, expect, test } from 'vitest';
import { period } from '../../../src/features/privacy/period.ts';

describe('a period', () => {
  test.each([
    [1, 'en', '1 day'],
    [90, 'en', '90 days'],
    [730, 'en', '2 years'],
    [400, 'en', '400 days'],
    [90, 'nl', '90 dagen'],
    [365, 'de', '1 Jahr'],
    [730, 'fr', '2 ans'],
  ])('of %i days is "%s" in %s', (days, language, text) => expect(period(days, language)).toBe(text));
});
