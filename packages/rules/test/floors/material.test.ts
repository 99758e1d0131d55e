/** The contents of the box, and untrusted actions. */
import { describe, expect, test } from 'vitest';
import { isAction } from '../../src/floors/action.ts';
import { parsePosition } from '../../src/floors/position.ts';
import { OUT } from '../../src/floors/tokens.ts';
import { code } from './help.ts';

const PILE = '5.7.7.8.8.10.h1.h2';

describe('2. Material: the box holds', () => {
  /** That many tiles of a kind, none beside another. */
  const spread = (kind: string, count: number): string[] =>
    Array.from({ length: count }, (_, i) => `${kind}@${'bfj'[i % 3]}${10 - 2 * Math.floor(i / 3)}`);
  const laid = (tiles: readonly string[]): string =>
    code(parsePosition(`1/3/A/A/monster a11E ${tiles.join(',')} - ${PILE}`));

  test.each([
    ['stones', 's', 11],
    ['crystals', 'c', 2],
    ['right-turn stones', 'r', 4],
    ['half-turn stones', 'h', 2],
    ['square pools', 'P', 1],
    ['long pools', 'H', 1],
    ['teleporters of pair 1', '1>', 2],
    ['teleporters of pair 2', '2v', 2],
  ])('%s: as many as there are, and not one more', (_, kind, most) => {
    expect([laid(spread(kind, most)), laid(spread(kind, most + 1))]).toEqual(['accepted', 'too-many-tiles']);
  });

  test('and the refusal names the kind with too many', () => {
    for (const pair of [1, 2]) {
      const read = parsePosition(`1/3/A/A/monster a11E ${spread(`${pair}>`, 3).join(',')} - ${PILE}`);
      expect(read.ok ? '' : read.refusal.message).toBe(
        `There are 3 tiles "teleporter of pair ${pair}"; the box holds 2.`,
      );
    }
  });

  test('eleven stones of all kinds together', () => {
    expect(laid([...spread('s', 9), 'c@h2', 'h@j2'])).toBe('accepted');
    expect(laid([...spread('s', 10), 'c@h2', 'h@j2'])).toBe('too-many-tiles');
  });
});

test.each([
  ['a player below the first', { type: 'move', player: -1, shows: 4, path: [] }],
  ['an eighth player', { type: 'move', player: 7, shows: 4, path: [] }],
  ['half a player', { type: 'move', player: 0.5, shows: 4, path: [] }],
  ['a number as text', { type: 'move', player: 0, shows: '4', path: [] }],
  ['a square beyond OUT', { type: 'move', player: 0, shows: 4, path: [OUT + 1] }],
  ['a square below the first', { type: 'move', player: 0, shows: 4, path: [-1] }],
  ['half a square', { type: 'move', player: 0, shows: 4, path: [7.5] }],
  ['no path', { type: 'move', player: 0, shows: 4 }],
  ['nothing', null],
  ['an unknown kind', { type: 'dance' }],
  ['an unknown card', { type: 'card', card: '9' }],
  ['a tile off the board', { type: 'lay', tile: { kind: 's', square: 156 } }],
  ['an unknown tile', { type: 'lay', tile: { kind: 'x', square: 7 } }],
  ['several tiles', { type: 'lay', tile: { kind: 'sc', square: 7 } }],
  ['a teleporter without an arrow', { type: 'lay', tile: { kind: 1, square: 7 } }],
  ['a fifth direction', { type: 'lay', tile: { kind: 2, square: 7, arrow: 4 } }],
  ['no tile', { type: 'lay' }],
])('untrusted input is not an action: %s', (_, input) => expect(isAction(input)).toBe(false));
