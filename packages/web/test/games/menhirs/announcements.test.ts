import { expect, test } from 'vitest';
import { fakeBrowser } from '../../browser.ts';

fakeBrowser();
const { newsSince } = await import('../../../src/games/menhirs/play/announcements.ts');

const line = (sentence: string) => ({
  ...{ seat: 1, action: { kind: 'end' } as const, round: 3, pass: 1, notation: '.' },
  sentence,
});
const [first, secret, told, second] = ['a', 'chosen in secret', 'prolong', 'go on'].map(line) as [
  ReturnType<typeof line>,
  ReturnType<typeof line>,
  ReturnType<typeof line>,
  ReturnType<typeof line>,
];

test('every action is announced, even the first', () => {
  expect(newsSince([], [first])).toEqual([first]);
  expect(newsSince([first], [first, second])).toEqual([second]);
});

test('a secret choice is announced again with the second one', () => {
  expect(newsSince([first, secret], [first, told, second])).toEqual([told, second]);
});

test('a takeback or another language is not announced', () => {
  expect(newsSince([first, second], [first])).toEqual([]);
  expect(newsSince([first], [line('eins')])).toEqual([]);
});
