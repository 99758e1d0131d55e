import type { Chair } from '@speeltafel/table';
import { beforeAll, expect, test } from 'vitest';
import { fakeBrowser } from '../browser.ts';

fakeBrowser();
const { speak } = await import('../../src/i18n/language.ts');
const { LANGUAGES } = await import('../../src/i18n/languages.ts');
const { GAMES } = await import('../../src/games/registry.ts');
const { nameOf } = await import('../../src/session/player-names.ts');
const { winnerText } = await import('../../src/session/record-names.ts');

const person = (seat: number, name = ''): Chair => ({ seat, name, controller: { kind: 'person' } });
const computer = (seat: number, level: string): Chair => ({ seat, name: '', controller: { kind: 'computer', level } });
const named = (...chairs: readonly Chair[]): string[] => chairs.map((chair) => nameOf(chair, chairs));

beforeAll(() => speak('en'));

test('the only person is "you"; several people have numbers or names', () => {
  expect(named(person(1), computer(2, 'lamb'))).toEqual(['You', 'Lamb']);
  expect(named(person(1), person(2, 'Bo'))).toEqual(['Player 1', 'Bo']);
});

test('computer players of the same level have different names', () => {
  const chairs = [computer(1, 'lamb'), person(2, 'Bo'), computer(3, 'druid'), computer(4, 'lamb')];
  expect(named(...chairs)).toEqual(['Lamb 1', 'Bo', 'Druid', 'Lamb 2']);
});

test.each(LANGUAGES)('a small seat hyphenates long names of Floors computer players, in %s', (language) => {
  speak(language);
  const long = GAMES.floors.levels.filter((level) => /\p{L}{8}/u.test(nameOf(computer(1, level), [])));
  expect(long).toEqual([]);
});

test('"you" win; others are the winner', () => {
  expect(winnerText('You')).toBe('You win');
  expect(winnerText('Ben')).toBe('Winner: Ben');
});
