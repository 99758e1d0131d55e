import { describe, expect, test } from 'vitest';
import { floorsMonster, floorsTable, LONGEST_LOOK, lookOf, menhirsTable } from '../src/index.ts';

const { BOX_MONSTER, makeMonster, PARTS, parseMonster, parseName, SLOTS, USUAL_NAME } = floorsMonster;
const GROMMEL = 'mop.plum.two.tusks.pincers.horns.pot Grommel';

/** Every monster that differs from the first in one part, and the last of each part. */
const some = SLOTS.flatMap((slot) =>
  PARTS[slot].map((part) => ({
    parts: {
      ...(Object.fromEntries(SLOTS.map((each) => [each, PARTS[each].at(-1)])) as never as floorsMonster.Parts),
      [slot]: part,
    },
    name: 'Tante Ruth',
  })),
);

describe("the text of a table's monster", () => {
  test('contains its parts and its name', () => {
    expect(parseMonster(GROMMEL)).toEqual({
      parts: { body: 'mop', colour: 'plum', eyes: 'two', mouth: 'tusks', arms: 'pincers', horns: 'horns', hat: 'pot' },
      name: 'Grommel',
    });
    expect(parseMonster('box')).toEqual(BOX_MONSTER);
    expect(makeMonster(BOX_MONSTER)).toBe('box');
  });

  test('means Furunkulus, as on the rule sheet, if there is no name', () => {
    expect(parseMonster('slime.ash.one.gulp.wings.none.none')?.name).toBe('Furunkulus');
    expect(makeMonster({ ...parseMonster(GROMMEL)!, name: USUAL_NAME })).toBe(GROMMEL.split(' ')[0]);
  });

  test('with any part is read back unchanged, within the bounds', () => {
    for (const monster of some) {
      const text = makeMonster(monster);
      expect(parseMonster(text)).toEqual(monster);
      expect(text.length).toBeLessThanOrEqual(LONGEST_LOOK);
    }
    const longest = some
      .map(makeMonster)
      .toSorted((a, b) => b.length - a.length)[0]!
      .split(' ')[0];
    expect(`${longest} ${'W'.repeat(floorsMonster.LONGEST_NAME)}`.length).toBeLessThanOrEqual(LONGEST_LOOK);
  });

  test.each([
    '',
    ' ',
    'box ',
    'Box',
    'mop',
    'mop.plum.two.tusks.pincers.horns',
    'mop.plum.two.tusks.pincers.horns.pot.pot',
    'mop.plum.two.tusks.pincers.horns.crown',
    'plum.mop.two.tusks.pincers.horns.pot',
    'constructor.plum.two.tusks.pincers.horns.pot',
    `box ${'a'.repeat(25)}`,
    'box \u200b',
  ])('%j is invalid', (text) => {
    expect(parseMonster(text)).toBeUndefined();
    expect(lookOf(floorsTable, text)).toBeUndefined();
  });

  test('a name follows the rules for the names of guests', () => {
    expect(parseName('  Tante \n Ruth\u202e ')).toBe('Tante Ruth');
    expect(lookOf(floorsTable, 'box  <b>Ölaf</b>\u200b')).toBe('box <b>Ölaf</b>');
    expect(parseName('\u3164')).toBeUndefined();
    expect(parseName('a'.repeat(24))).toHaveLength(24);
    expect(parseName('a'.repeat(25))).toBeUndefined();
  });

  test('is supported by Finstere Flure only, and not even read if it is too long', () => {
    expect(lookOf(floorsTable, GROMMEL)).toBe(GROMMEL);
    expect(lookOf(menhirsTable, GROMMEL)).toBeUndefined();
    expect(lookOf(floorsTable, `box ${' '.repeat(LONGEST_LOOK)}a`)).toBeUndefined();
  });
});
