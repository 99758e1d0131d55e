import { floorsPlayers, menhirsPlayers } from '@speeltafel/players';
import { describe, expect, test } from 'vitest';
import { LEVELS } from '../../../src/session/levels.ts';
import { fakeBrowser } from '../../browser.ts';

const storage = fakeBrowser();
const { keepWish, lastWish, parseWish, usualFloors, usualMenhirs } = await import(
  '../../../src/features/new-game/last-choices.ts'
);
const { clockOf, floorsChairs, floorsOptions, menhirsChairs, menhirsOptions } = await import(
  '../../../src/features/new-game/start-game.ts'
);

describe('the levels one can choose', () => {
  test('are the players there are, weakest first', () => {
    expect(LEVELS.menhirs).toEqual(menhirsPlayers.MENHIRS_LEVELS.map(({ id }) => id));
    expect(LEVELS.floors).toEqual(floorsPlayers.FLOORS_LEVELS.map(({ id }) => id));
  });
});

describe('wishes', () => {
  test('come back as they were kept, for each company its own', () => {
    const wish = { ...usualMenhirs('computer'), variant: 'v2', minutes: 7 } as const;
    keepWish('menhirs', 'computer', wish);
    expect(lastWish('menhirs', 'computer')).toEqual(wish);
    expect(lastWish('menhirs', 'people')).toEqual(usualMenhirs('people'));
  });

  test.each(['', 'null', '{}', '[]', '{"players":99}', '{"variant":"chess"}'])('%j is none', (text) => {
    expect(parseWish('menhirs', text)).toBeUndefined();
    expect(parseWish('floors', text)).toBeUndefined();
  });

  test('with rounds or levels that do not exist are none', () => {
    const usual = usualMenhirs('computer');
    const late = { ...usual, schedules: { ...usual.schedules, v2: [[13], []] } };
    expect(parseWish('menhirs', JSON.stringify(late))).toBeUndefined();
    const strange = { ...usual, sitters: [usual.sitters[0], { ...usual.sitters[1], level: 'castellan' }] };
    expect(parseWish('menhirs', JSON.stringify(strange))).toBeUndefined();
  });

  test('that cannot be kept do no harm', () => {
    storage.room = 0;
    expect(() => keepWish('floors', 'people', usualFloors('people'))).not.toThrow();
    storage.room = Number.POSITIVE_INFINITY;
  });
});

describe('a game of Menhirs', () => {
  const usual = usualMenhirs('computer');

  test('seats whoever begins first', () => {
    const kinds = (begins: 'first' | 'second' | 'lot', heads = true): readonly string[] =>
      menhirsChairs({ ...usual, begins }, heads).map(({ controller }) => controller.kind);
    expect(kinds('first', false)).toEqual(['person', 'computer']);
    expect(kinds('second')).toEqual(['computer', 'person']);
    expect(kinds('lot', true)).toEqual(['person', 'computer']);
    expect(kinds('lot', false)).toEqual(['computer', 'person']);
    expect(menhirsChairs({ ...usual, begins: 'second' }, true).map(({ seat }) => seat)).toEqual([1, 2]);
  });

  test('has the options of its variant only', () => {
    expect(menhirsOptions({ ...usual, claims: false, hidden: true }, 5)).toMatchObject({
      variant: 'adam',
      claims: false,
      grace: 5,
      hidden: true,
    });
    const schedules = { v2: [[1], [2, 3]], base: [[], []] } as const;
    expect(menhirsOptions({ ...usual, variant: 'v2', schedules }, 0)).toMatchObject({
      variant: 'v2',
      claims: false,
      schedule: [[1], [2, 3]],
    });
    expect(menhirsOptions({ ...usual, variant: 'base', schedules }, 0).schedule).toEqual([[], []]);
  });

  test('has a clock when one is wished for', () => {
    expect(clockOf(usual)).toEqual({ kind: 'none' });
    expect(clockOf({ ...usual, clock: true, minutes: 5, increment: 3 })).toEqual({
      kind: 'fischer',
      initial: 300_000,
      increment: 3000,
    });
  });
});

describe('a game of Finstere Flure', () => {
  test.each([2, 3, 4, 5, 6, 7])('seats %i', (players) => {
    const wish = { ...usualFloors('computer'), players, five: true, short: true };
    expect(floorsChairs(wish).map(({ seat }) => seat)).toEqual(Array.from({ length: players }, (_, i) => i + 1));
    expect(floorsOptions(wish)).toEqual({ players, setup: 'basic', five: players >= 6 ? 'h3' : '5', pile: 7 });
  });

  test('takes names without the blanks around them', () => {
    const wish = usualFloors('people');
    const named = { ...wish, sitters: wish.sitters.with(0, { ...wish.sitters[0]!, name: '  Lena ' }) };
    expect(floorsChairs(named)[0]?.name).toBe('Lena');
  });
});
