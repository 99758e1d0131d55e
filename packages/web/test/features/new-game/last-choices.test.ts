import { floorsPlayers, menhirsPlayers } from '@speeltafel/players';
import { describe, expect, test } from 'vitest';
import { fakeBrowser } from '../../browser.ts';

const storage = fakeBrowser();
const { keepChoices, lastChoices } = await import('../../../src/features/new-game/last-choices.ts');
const { GAMES } = await import('../../../src/games/registry.ts');
const menhirs = await import('../../../src/games/menhirs/options/choices.ts');
const floors = await import('../../../src/games/floors/options/choices.ts');
const { parseJson } = await import('../../../src/storage/storage.ts');

describe('the levels to choose from', () => {
  test('are all computer players, weakest first', () => {
    expect(GAMES.menhirs.levels).toEqual(menhirsPlayers.MENHIRS_LEVELS.map(({ id }) => id));
    expect(GAMES.floors.levels).toEqual(floorsPlayers.FLOORS_LEVELS.map(({ id }) => id));
  });
});

describe('the last choices', () => {
  test('are restored as stored, separately for each kind of opponent', () => {
    const choices = { ...menhirs.defaults('computer'), variant: 'v2', minutes: 7 } as const;
    keepChoices('menhirs', 'computer', choices);
    expect(lastChoices('menhirs', 'computer', menhirs)).toEqual(choices);
    expect(lastChoices('menhirs', 'people', menhirs)).toEqual(menhirs.defaults('people'));
  });

  test.each(['', 'null', '{}', '[]', '{"players":99}', '{"variant":"chess"}'])('%j is ignored', (text) => {
    expect(parseJson(text, menhirs.schema)).toBeUndefined();
    expect(parseJson(text, floors.schema)).toBeUndefined();
  });

  test('use a secret decision if they were stored before it could be made aloud', () => {
    const { decision: _, ...stored } = menhirs.defaults('people');
    expect(parseJson(JSON.stringify(stored), menhirs.schema)?.decision).toBe('secret');
  });

  test('put the start player in the north if they were stored before the side could be chosen', () => {
    const { startSide: _, ...stored } = menhirs.defaults('people');
    const read = parseJson(JSON.stringify(stored), menhirs.schema)!;
    expect([read.startSide, menhirs.lookOf(read), menhirs.lookOf({ ...read, startSide: 'south' })]).toEqual([
      'north',
      undefined,
      'south',
    ]);
  });

  test('for 2.0 keep their meaning if they were stored before its fog had a field of its own', () => {
    const { hiddenV2: _, ...stored } = { ...menhirs.defaults('people'), variant: 'v2', hidden: false };
    const read = parseJson(JSON.stringify(stored), menhirs.schema);
    expect(read && menhirs.rulesOptions(read, 3).hidden).toBe(false);
  });

  test('for Floors let the first seat start if they were stored before the start player could be chosen', () => {
    const { begins: _, ...stored } = floors.defaults('people');
    expect(parseJson(JSON.stringify(stored), floors.schema)?.begins).toBe(0);
  });

  test('take over the rules of a variant, and keep what it does not mention', () => {
    const mine = { ...menhirs.defaults('people'), hiddenV2: true, minutes: 7 };
    const text = 'v2 take=3,5/4,6 board=a1.b1.b4.d3.e4.f2.g2 name=In_turn';
    const drawn = menhirs.withRules(mine, text);
    expect(drawn).toMatchObject({ variant: 'v2', hiddenV2: true, minutes: 7, name: 'In turn' });
    expect(menhirs.rulesInput(drawn, 3)).toMatchObject({
      schedule: [
        [3, 5],
        [4, 6],
      ],
      name: 'In turn',
    });
    expect(parseJson(JSON.stringify(drawn), menhirs.schema)).toEqual(drawn);
    expect(menhirs.withRules(mine, 'v3')).toBe(mine);

    const hall = floors.withRules(floors.defaults('people'), '3 s@c9,P@i9 pile=7 name=One_pool');
    expect(hall).toMatchObject({ players: 3, hall: 'drawn', tiles: 's@c9,P@i9', short: true, name: 'One pool' });
    expect(floors.rulesInput(hall)).toMatchObject({ setup: 's@c9,P@i9', pile: 7, name: 'One pool' });
    expect(parseJson(JSON.stringify(hall), floors.schema)).toEqual(hall);
    expect(floors.withRules(hall, '4 lay')).toMatchObject({ hall: 'lay', players: 4, name: '' });
  });

  test('with unknown rounds or levels are ignored', () => {
    const usual = menhirs.defaults('computer');
    const late = { ...usual, schedules: { ...usual.schedules, v2: [[13], []] } };
    expect(parseJson(JSON.stringify(late), menhirs.schema)).toBeUndefined();
    const strange = { ...usual, sitters: [usual.sitters[0], { ...usual.sitters[1], level: 'castellan' }] };
    expect(parseJson(JSON.stringify(strange), menhirs.schema)).toBeUndefined();
  });

  test('that cannot be stored do not throw', () => {
    storage.room = 0;
    expect(() => keepChoices('floors', 'people', floors.defaults('people'))).not.toThrow();
    storage.room = Number.POSITIVE_INFINITY;
  });
});

describe('a game of Menhirs', () => {
  const usual = menhirs.defaults('computer');

  test('puts the starting player in seat 1', () => {
    const kinds = (begins: 'first' | 'second' | 'lot', heads = true): readonly string[] =>
      menhirs.chairsOf({ ...usual, begins }, heads).map(({ controller }) => controller.kind);
    expect(kinds('first', false)).toEqual(['person', 'computer']);
    expect(kinds('second')).toEqual(['computer', 'person']);
    expect(kinds('lot', true)).toEqual(['person', 'computer']);
    expect(kinds('lot', false)).toEqual(['computer', 'person']);
    expect(menhirs.chairsOf({ ...usual, begins: 'second' }, true).map(({ seat }) => seat)).toEqual([1, 2]);
  });

  test('has only the options of its variant', () => {
    expect(menhirs.rulesOptions({ ...usual, claims: false, decision: 'aloud', hidden: true }, 5)).toMatchObject({
      variant: 'adam',
      decision: 'aloud',
      claims: false,
      grace: 5,
      hidden: true,
    });
    const schedules = { v2: [[1], [2, 3]], base: [[], []] } as const;
    expect(menhirs.rulesOptions({ ...usual, variant: 'v2', schedules }, 0)).toMatchObject({
      variant: 'v2',
      claims: false,
      schedule: [[1], [2, 3]],
    });
    expect(menhirs.rulesOptions({ ...usual, variant: 'base', schedules }, 0).schedule).toEqual([[], []]);
  });

  test('has the drawn board if the variant can be played on it', () => {
    const five = { ...usual, board: 'b1.b4.e4.f2.g2' };
    expect(menhirs.rulesOptions(five, 3).board).toBe(five.board);
    expect(menhirs.rulesOptions({ ...five, variant: 'base' }, 3).board).toBe('');
    expect(parseJson(JSON.stringify({ ...usual, board: 'b1' }), menhirs.schema)).toBeUndefined();
  });

  test.each([
    ['v2', 'people', true],
    ['v2', 'friends', true],
    ['v2', 'computer', false],
    ['adam', 'people', false],
    ['base', 'friends', false],
  ] as const)('%s with %s: hidden fog is %s unless chosen otherwise', (variant, opponents, hidden) => {
    expect(menhirs.rulesOptions({ ...menhirs.defaults(opponents), variant }, 3).hidden).toBe(hidden);
  });

  test('has a clock if one is chosen', () => {
    expect(menhirs.clockOf(usual)).toEqual({ kind: 'none' });
    expect(menhirs.clockOf({ ...usual, clock: true, minutes: 5, increment: 3 })).toEqual({
      kind: 'fischer',
      initial: 300_000,
      increment: 3000,
    });
  });
});

describe('a game of Finstere Flure', () => {
  test.each([2, 3, 4, 5, 6, 7])('seats %i players', (players) => {
    const choices = { ...floors.defaults('computer'), players, five: true, short: true };
    expect(floors.chairsOf(choices, 0).map(({ seat }) => seat)).toEqual(
      Array.from({ length: players }, (_, i) => i + 1),
    );
    expect(floors.rulesOptions(choices)).toEqual({
      players,
      setup: 'basic',
      five: players >= 6 ? 'h3' : '5',
      pile: 7,
      rules: 2,
    });
  });

  test('is started by the chosen player or a random one, and the order around the table stays', () => {
    const people = { ...floors.defaults('people'), players: 3 };
    const sitters = people.sitters.map((seat, i) => ({ ...seat, kind: 'person' as const, name: 'ABCDEFG'[i]! }));
    const order = (begins: number | 'lot', lot = 0): string =>
      floors
        .chairsOf({ ...people, sitters, begins }, lot)
        .map(({ name }) => name)
        .join('');
    expect([order(0), order(1), order(2)]).toEqual(['ABC', 'BCA', 'CAB']);
    expect([order('lot', 0), order('lot', 0.5), order('lot', 0.999)]).toEqual(['ABC', 'BCA', 'CAB']);
    expect(floors.chairsOf({ ...people, sitters, begins: 2 }, 0).map(({ seat }) => seat)).toEqual([1, 2, 3]);
  });

  test('trims names', () => {
    const choices = floors.defaults('people');
    const named = { ...choices, sitters: choices.sitters.with(0, { ...choices.sitters[0]!, name: '  Lena ' }) };
    expect(floors.chairsOf(named, 0)[0]?.name).toBe('Lena');
  });
});
