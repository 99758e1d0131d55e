import type { Chair } from '@speeltafel/table';
import { beforeAll, describe, expect, test } from 'vitest';
import type { SavedGame } from '../../../src/session/saved-games.ts';
import { fakeBrowser } from '../../browser.ts';

fakeBrowser();
const { speak } = await import('../../../src/i18n/language.ts');
const { isMine, othersAt, stateOf } = await import('../../../src/features/home/game-summary.ts');
beforeAll(() => speak('en'));

const person = (seat: number, name = ''): Chair => ({ seat, name, controller: { kind: 'person' } });
const computer = (seat: number, level: string): Chair => ({ seat, name: '', controller: { kind: 'computer', level } });
const game = (chairs: readonly Chair[], waiting: readonly number[], over = false) =>
  ({ table: { chairs }, waiting, over }) as unknown as SavedGame;

describe('the other players of a game', () => {
  test.each<[string, readonly Chair[]]>([
    ['Shepherd', [person(1), computer(2, 'shepherd')]],
    ['3 computer players', [person(1), computer(2, 'castellan'), computer(3, 'castellan'), computer(4, 'castellan')]],
    ['Lena and Player 2', [person(1, 'Lena'), person(2)]],
    ['Lena, Bas, and Castel\u00adlan', [person(1, 'Lena'), person(2, 'Bas'), computer(3, 'castellan')]],
  ])('%s', (expected, chairs) => expect(othersAt(chairs)).toBe(expected));
});

describe('the state of a game', () => {
  const alone = [person(1), computer(2, 'druid')];
  test('"your move" when a player on this device is to move', () => {
    expect(stateOf(game(alone, [1]))).toBe('your move');
    expect(isMine(game(alone, [1]))).toBe(true);
  });
  test('names the computer player to move', () => {
    expect(stateOf(game(alone, [2]))).toBe('Druid to move');
    expect(isMine(game(alone, [2]))).toBe(false);
  });
  test('names the person to move if there are several', () => {
    expect(stateOf(game([person(1, 'Lena'), person(2)], [1]))).toBe('Lena to move');
  });
  test('finished', () => {
    expect(stateOf(game(alone, [], true))).toBe('finished');
    expect(isMine(game(alone, [1], true))).toBe(false);
  });
});
