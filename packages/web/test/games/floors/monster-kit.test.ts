import { readFileSync } from 'node:fs';
import { floorsMonster } from '@speeltafel/table';
import { createRoot } from 'solid-js';
import { beforeEach, describe, expect, test } from 'vitest';
import { createDraft, NAMES, randomName, randomParts } from '../../../src/games/floors/monster/draft.ts';
import { monsterOf } from '../../../src/games/floors/monster/look.ts';
import words from '../../../src/games/floors/monster/words/en.ts';
import { fakeBrowser } from '../../browser.ts';

let storage = fakeBrowser();
const { keepMonster, lastMonster, nextLook } = await import('../../../src/games/floors/monster/last-monster.ts');
beforeEach(() => {
  storage = fakeBrowser();
});

const { BOX_MONSTER, makeMonster, PARTS, parseMonster, SLOTS, USUAL_NAME } = floorsMonster;
/** A random source that returns these numbers in turn. */
const dice =
  (...throws: number[]) =>
  (below: number): number =>
    (throws.shift() ?? 0) % below;
const draftOf = (first = BOX_MONSTER, throws: readonly number[] = []) =>
  createRoot(() => createDraft(first, dice(...throws)));

describe('the drawings of the kit', () => {
  const read = (name: string): string =>
    readFileSync(new URL(`../../../src/games/floors/monster/${name}`, import.meta.url), 'utf8');
  const colours = read('monster.css');

  test.each([
    ['front.svg', ''],
    ['top.svg', 'top-'],
  ])('%s has every part, also with closed eyes, and no reference to a missing id', (file, kind) => {
    const drawing = read(file);
    const ids = new Set([...drawing.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    for (const slot of SLOTS.filter((each) => each !== 'colour')) {
      for (const part of PARTS[slot]) expect(ids.has(`mk-${kind}${slot}-${part}`), part).toBe(part !== 'none');
    }
    for (const eyes of PARTS.eyes) expect(ids.has(`mk-${kind}lids-${eyes}`)).toBe(true);
    for (const [, id] of drawing.matchAll(/url\(#([^)]+)\)/g)) expect(ids.has(id!), id).toBe(true);
    expect(drawing).not.toMatch(/<script|href=|on[a-z]+=/);
  });

  test('every colour has five shades', () => {
    for (const colour of PARTS.colour) {
      const [, shades = ''] = new RegExp(`data-fur="${colour}"\\] \\{([^}]*)`).exec(colours) ?? [];
      expect(shades.match(/--mk-[0-4]: #/g), colour).toHaveLength(5);
    }
  });

  test('every slot and every part has a name', () => {
    for (const slot of SLOTS) expect(Object.keys(words.parts[slot])).toEqual(PARTS[slot]);
    expect(Object.keys(words.slots)).toEqual(SLOTS);
  });
});

describe('a monster being built', () => {
  test('changes part by part, and every change can be undone', () => {
    const draft = draftOf();
    expect(draft.canUndo()).toBe(false);
    draft.choose('body', 'mop');
    draft.choose('hat', 'pot');
    draft.call('  Tante   Ruth ');
    expect(draft.monster()).toMatchObject({ name: 'Tante Ruth', parts: { body: 'mop', hat: 'pot', colour: 'teal' } });
    draft.undo();
    expect(draft.monster().name).toBe(USUAL_NAME);
    draft.undo();
    draft.undo();
    expect(draft.monster()).toEqual(BOX_MONSTER);
    draft.undo();
    expect([draft.monster(), draft.canUndo()]).toEqual([BOX_MONSTER, false]);
  });

  test('records no step if the choice is already made', () => {
    const draft = draftOf(parseMonster('mop.plum.two.tusks.pincers.horns.pot')!);
    draft.choose('body', 'mop');
    draft.call(USUAL_NAME);
    expect(draft.canUndo()).toBe(false);
  });

  test('can be replaced by a random one, or by the usual one, in one step', () => {
    const draft = draftOf(BOX_MONSTER, [3, 1, 1, 1, 2, 0, 1]);
    draft.surprise();
    expect(makeMonster(draft.monster())).toBe('mop.plum.two.tusks.pincers.horns.pot');
    draft.box();
    expect(draft.monster()).toEqual(BOX_MONSTER);
    draft.undo();
    expect(makeMonster(draft.monster())).toBe('mop.plum.two.tusks.pincers.horns.pot');
  });

  test('is called Furunkulus if its name cannot be shown', () => {
    const draft = draftOf(parseMonster('box Grommel')!);
    draft.call(' \u200b ');
    expect(draft.monster().name).toBe('Furunkulus');
  });

  test('can get any part at random, and a random name differs from the current one', () => {
    for (const slot of SLOTS) {
      for (const [i, part] of PARTS[slot].entries()) {
        expect(randomParts(dice(...SLOTS.map((each) => (each === slot ? i : 0))))[slot]).toBe(part);
      }
    }
    for (const [i, name] of NAMES.entries()) {
      expect(randomName(name, dice(i))).not.toBe(name);
      expect(floorsMonster.parseName(name)).toBe(name);
    }
  });
});

describe('the monster of the next table', () => {
  test('is the last one built on this device; undefined if that is the usual one', () => {
    expect(nextLook()).toBeUndefined();
    keepMonster(parseMonster('box Grommel')!);
    expect([nextLook(), lastMonster().name]).toEqual(['box Grommel', 'Grommel']);
    expect(storage.getItem('speeltafel.floors.monster')).toBe('"box Grommel"');
    keepMonster(BOX_MONSTER);
    expect(nextLook()).toBeUndefined();
  });

  test('a look that cannot be parsed is the usual one', () => {
    for (const look of [null, undefined, '', 'mop', 'dragon.plum.two.tusks.pincers.horns.pot X']) {
      expect(monsterOf(look)).toEqual(BOX_MONSTER);
    }
  });
});
