/** The games that wait for a player, the most urgent first. */
import { expect, test } from 'vitest';
import type { ListedTable } from '../../../src/features/online/api.ts';
import { deadlineOf, inOrder } from '../../../src/features/online/waiting-games.ts';

const listed = (id: string, more: Partial<ListedTable>): ListedTable => ({
  ...{
    id,
    code: id,
    game: 'menhirs',
    status: 'playing',
    changed: 1,
    options: '',
    clock: { kind: 'none' },
    host: 'ann',
  },
  players: [
    { name: 'Ann', guest: 'ann' },
    { name: 'Bea', guest: 'bea' },
  ],
  ...{ waiting: [1], deadline: null },
  ...more,
});

test('are sorted by when their time runs out, then by how long they have waited', () => {
  const tables = [
    listed('theirs', { waiting: [2], deadline: 1 }),
    listed('later', { changed: 9 }),
    listed('sooner', { changed: 3 }),
    listed('tomorrow', { deadline: 2000 }),
    listed('today', { deadline: 1000 }),
    listed('paused', { waiting: [] }),
    listed('invited', { status: 'gathering', waiting: [], invited: 'Bea', changed: 5 }),
  ];
  expect(inOrder(tables, 'ann').map(({ id }) => id)).toEqual([
    ...['today', 'tomorrow', 'sooner', 'invited', 'later', 'theirs', 'paused'],
  ]);
});

test('have a deadline only if it is this player’s turn', () => {
  expect(deadlineOf(listed('mine', { deadline: 7 }), 'ann')).toBe(7);
  expect(deadlineOf(listed('theirs', { deadline: 7 }), 'bea')).toBeNull();
  expect(deadlineOf(listed('free', {}), 'ann')).toBeNull();
});
