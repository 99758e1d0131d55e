import { expect, test } from 'vitest';
import { clockOf, keepInvite, lastInvite, seatsOf } from '../../../src/features/online/invite/last-invite.ts';
import { fakeBrowser } from '../../browser.ts';

const sitter = (kind: 'person' | 'computer' | 'friend', name = '') => ({ kind, name, level: 'lamb' });
const player = (number: number): string => `Player ${number}`;

test('the first local person opens the table; friends get open seats', () => {
  const sitters = [
    sitter('person', 'Bo'),
    sitter('person', 'Ann'),
    sitter('friend'),
    sitter('computer'),
    sitter('person'),
  ];
  expect(seatsOf(sitters, 'Ada', player)).toEqual([
    { kind: 'here', name: 'Ada' },
    { kind: 'here', name: 'Ann' },
    { kind: 'open' },
    { kind: 'computer', level: 'lamb' },
    { kind: 'here', name: 'Player 5' },
  ]);
});

test('clocks for live games and for correspondence games', () => {
  const wish = { clock: 'none', minutes: 15, increment: 10, days: 2, listed: false } as const;
  expect(clockOf(wish)).toEqual({ kind: 'none' });
  expect(clockOf({ ...wish, clock: 'game' })).toEqual({ kind: 'fischer', initial: 900_000, increment: 10_000 });
  expect(clockOf({ ...wish, clock: 'turn' })).toEqual({ kind: 'turn', each: 172_800_000 });
});

test('the last choices are restored, and each damaged one falls back to its default', () => {
  const storage = fakeBrowser();
  const usual = { clock: 'none', minutes: 15, increment: 10, days: 2, listed: false } as const;
  expect(lastInvite()).toEqual(usual);
  keepInvite({ ...usual, clock: 'turn', days: 5 });
  expect(lastInvite()).toEqual({ ...usual, clock: 'turn', days: 5 });
  storage.setItem('speeltafel.invite', '{"clock":"turn","days":99,"minutes":1.5}');
  expect(lastInvite()).toEqual({ ...usual, clock: 'turn' });
  for (const text of ['no JSON', '7', 'null']) {
    storage.setItem('speeltafel.invite', text);
    expect(lastInvite()).toEqual(usual);
  }
  storage.room = 0;
  keepInvite({ ...usual, clock: 'turn' });
});

test('public listing is not remembered for the next table', () => {
  fakeBrowser();
  keepInvite({ clock: 'game', minutes: 5, increment: 3, days: 2, listed: true });
  expect(lastInvite()).toEqual({ clock: 'game', minutes: 5, increment: 3, days: 2, listed: false });
});
