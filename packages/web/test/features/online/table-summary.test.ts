import { beforeAll, expect, test } from 'vitest';
import type { ListedTable } from '../../../src/features/online/api.ts';
import { fakeBrowser } from '../../browser.ts';

fakeBrowser();
const { clockText, freeSeats, namesAt } = await import('../../../src/features/online/lobby/table-summary.ts');
const { speak } = await import('../../../src/i18n/language.ts');
beforeAll(() => speak('en'));

const DAY = 86_400_000;
const table = {
  players: [{ name: 'Ada', guest: 'a' }, null, { level: 'lamb' }, { name: 'Ben', guest: 'b' }, null],
} as unknown as ListedTable;

test('a clock is given in minutes per game, or in days per turn', () => {
  expect(clockText({ kind: 'none' })).toBe('no clock');
  expect(clockText({ kind: 'fischer', initial: 300_000, increment: 5000 })).toBe('5 min + 5 s');
  expect(clockText({ kind: 'fischer', initial: 300_000, increment: 0 })).toBe('5 min');
  expect(clockText({ kind: 'turn', each: 3 * DAY })).toBe('3 days per turn');
  expect(clockText({ kind: 'turn', each: DAY / 10 })).toBe('1 day per turn');
});

test('lists the other players and counts the open seats', () => {
  expect(namesAt(table)).toBe('Ada, Lamb, and Ben');
  expect(namesAt(table, 'a')).toBe('Lamb and Ben');
  expect(freeSeats(table)).toBe(2);
});
