import type { hosted } from '@speeltafel/table';
import { describe, expect, test } from 'vitest';
import { othersAt, roleOf } from '../../../src/features/online/talk/roles.ts';

const person = (guest: string, name = guest) => ({ kind: 'person', guest, name }) as const;
const told = {
  host: 'ann',
  seating: {
    1: person('ann', 'Ann'),
    2: { kind: 'computer', level: 'lamb', keeps: person('bob', 'Bob') },
    3: person('ann', 'Ada'),
    4: null,
  },
  talk: [
    { guest: 'eve', name: 'Ann', text: 'Give up!', at: 1 },
    { guest: 'bob', name: 'Bob', text: 'No.', at: 2 },
  ],
} as const satisfies Pick<hosted.ClientView, 'host' | 'seating' | 'talk'>;

describe('a speaker at a table', () => {
  test('is identified by their id, not by their name', () => {
    expect(roleOf(told, 'ann')).toEqual({ seats: [1, 3], isHost: true });
    expect(roleOf(told, 'bob')).toEqual({ seats: [2], isHost: false });
    expect(roleOf(told, 'eve')).toEqual({ seats: [], isHost: false });
  });

  test('can be reported by everyone else, each listed once', () => {
    expect(othersAt(told, 'bob').map(({ guest }) => guest)).toEqual(['eve', 'ann']);
    expect(othersAt(told, 'ann').map(({ guest }) => guest)).toEqual(['bob', 'eve']);
  });
});
