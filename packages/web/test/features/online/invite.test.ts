import { expect, test } from 'vitest';
import {
  clockOf,
  keepInvite,
  lastInvite,
  seatsOf,
  standInOf,
} from '../../../src/features/online/invite/last-invite.ts';
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
  expect(seatsOf(sitters, { name: 'Ada', picture: 3 }, player)).toEqual([
    { kind: 'here', name: 'Ada', picture: 3 },
    { kind: 'here', name: 'Ann' },
    { kind: 'open' },
    { kind: 'computer', level: 'lamb' },
    { kind: 'here', name: 'Player 5' },
  ]);
});

test('clocks for live games and for correspondence games', () => {
  const wish = {
    clock: 'none',
    minutes: 15,
    increment: 10,
    days: 2,
    listed: false,
    quiet: false,
    rated: false,
    admits: true,
    standIn: {},
  } as const;
  expect(clockOf(wish)).toEqual({ kind: 'none' });
  expect(clockOf({ ...wish, clock: 'game' })).toEqual({ kind: 'fischer', initial: 900_000, increment: 10_000 });
  expect(clockOf({ ...wish, clock: 'turn' })).toEqual({ kind: 'turn', each: 172_800_000 });
});

test('the last choices are restored; damaged ones fall back to their defaults', () => {
  const storage = fakeBrowser();
  const usual = {
    clock: 'none',
    minutes: 15,
    increment: 10,
    days: 2,
    listed: false,
    quiet: false,
    rated: false,
    admits: true,
    standIn: {},
  } as const;
  expect(lastInvite('menhirs')).toEqual(usual);
  keepInvite('menhirs', { ...usual, clock: 'turn', days: 5 });
  expect(lastInvite('menhirs')).toEqual({ ...usual, clock: 'turn', days: 5 });
  // The other game has its own choices.
  expect(lastInvite('floors')).toEqual(usual);
  storage.setItem('speeltafel.invite.menhirs', '{"clock":"turn","days":99,"minutes":1.5}');
  expect(lastInvite('menhirs')).toEqual({ ...usual, clock: 'turn' });
  for (const text of ['no JSON', '7', 'null']) {
    storage.setItem('speeltafel.invite.menhirs', text);
    expect(lastInvite('menhirs')).toEqual(usual);
  }
  storage.room = 0;
  keepInvite('menhirs', { ...usual, clock: 'turn' });
});

test('a public listing is not repeated for the next table', () => {
  fakeBrowser();
  const kept = {
    clock: 'game',
    minutes: 5,
    increment: 3,
    days: 2,
    quiet: true,
    rated: false,
    admits: false,
    standIn: {},
  } as const;
  keepInvite('menhirs', { ...kept, listed: true });
  expect(lastInvite('menhirs')).toEqual({ ...kept, listed: false });
});

test('the stand-in is stored per game; an unknown level falls back to a middling one', () => {
  const levels = ['weak', 'fair', 'middling', 'strong'];
  expect(standInOf({ standIn: {} }, 'nim', levels)).toBe('middling');
  expect(standInOf({ standIn: { nim: 'strong', other: 'weak' } }, 'nim', levels)).toBe('strong');
  expect(standInOf({ standIn: { nim: 'gone' } }, 'nim', levels)).toBe('middling');
  expect(standInOf({ standIn: {} }, 'nim', ['only'])).toBe('only');
});
