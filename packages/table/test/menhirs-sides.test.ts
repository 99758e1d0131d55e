/** The players' sides in Menhirs are the look of the table, not part of the game. */
import { describe, expect, test } from 'vitest';
import { hosted, lookOf, lookOfRematch, menhirsSides, menhirsTable } from '../src/index.ts';
import { NO_CLOCK, SEED, Trial } from './trial.ts';

const { lookOfStart, opposite, SIDES, startSideOf } = menhirsSides;

describe('the side of the start player', () => {
  test('is the north unless the look says otherwise', () => {
    expect([null, undefined, '', 'north', 'east', 'box'].map(startSideOf)).toEqual(Array(6).fill('north'));
    for (const side of SIDES) expect(startSideOf(lookOfStart(side))).toBe(side);
    expect(lookOfStart('north')).toBeUndefined();
  });

  test('is the only look of a Menhirs table', () => {
    expect(lookOf(menhirsTable, 'south')).toBe('south');
    for (const text of ['', 'north', 'South', 'south ', 'box']) expect(lookOf(menhirsTable, text)).toBeUndefined();
  });

  test('changes in a rematch: the players keep their sides, and the other one begins', () => {
    for (const side of SIDES) {
      const look = lookOfStart(side) ?? null;
      expect(startSideOf(lookOfRematch(menhirsTable, look))).toBe(opposite(side));
    }
    const trial = new Trial({ kit: menhirsTable, options: 'adam', seats: 2 }, NO_CLOCK);
    const [first] = hosted.rematchOf(menhirsTable, trial.now, SEED, 0);
    expect(first.look).toBe('south');
    expect('look' in hosted.rematchOf(menhirsTable, hosted.opened(menhirsTable, first), SEED, 0)[0]).toBe(false);
  });
});
