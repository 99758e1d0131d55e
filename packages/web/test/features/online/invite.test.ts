import { expect, test } from 'vitest';
import { clockOf, keepInvite, lastInvite, seatsOf } from '../../../src/features/online/invite/last-invite.ts';
import { fakeBrowser } from '../../browser.ts';

const sitter = (kind: 'person' | 'computer' | 'friend', name = '') => ({ kind, name, level: 'lamb' });
const player = (number: number): string => `Player ${number}`;

test('the first person here is whoever opens the table; friends get free seats', () => {
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

test('clocks for an evening and for weeks', () => {
  const wish = { clock: 'none', minutes: 15, increment: 10, days: 2, listed: false } as const;
  expect(clockOf(wish)).toEqual({ kind: 'none' });
  expect(clockOf({ ...wish, clock: 'game' })).toEqual({ kind: 'fischer', initial: 900_000, increment: 10_000 });
  expect(clockOf({ ...wish, clock: 'turn' })).toEqual({ kind: 'turn', each: 172_800_000 });
});

test('what was wished last time is wished again, and what was damaged falls back, each for itself', () => {
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

test('strangers are let in for one table only', () => {
  fakeBrowser();
  keepInvite({ clock: 'game', minutes: 5, increment: 3, days: 2, listed: true });
  expect(lastInvite()).toEqual({ clock: 'game', minutes: 5, increment: 3, days: 2, listed: false });
});
