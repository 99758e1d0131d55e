import { menhirs, menhirsKit } from '@speeltafel/rules';
import { beforeAll, describe, expect, test } from 'vitest';
import type { BoardInput, Playable } from '../../../src/games/menhirs/input.ts';
import { fakeBrowser } from '../../browser.ts';

fakeBrowser();
const { arrowLabel, placeLabel, placeName } = await import('../../../src/games/menhirs/board/place-labels.ts');
const { speak } = await import('../../../src/i18n/language.ts');
beforeAll(() => speak('en'));

const set = (...names: string[]): number =>
  names.reduce((all, name) => all | (1 << menhirsKit.PLACES.indexOf(name)), 0);
const place = (name: string): number => menhirsKit.PLACES.indexOf(name);

test('a place is labelled with what is on it, a cluster with its size', () => {
  const lying = { fog: set('a1', 'b1', 'd6', 'g1', 'c3'), menhirs: set('b1', 'd6', 'e3'), faceDown: set('f1') };
  const name = (at: string): string => placeName(place(at), lying);
  expect(name('a1')).toBe('a1, fog, cluster of 2');
  expect(name('b1')).toBe('b1, fog over a menhir, cluster of 2');
  expect(name('c3')).toBe('c3, fog on its own');
  expect(name('d6')).toBe('d6, fog over a menhir, on its own');
  expect(name('e3')).toBe('e3, menhir');
  expect(name('f1')).toBe('f1, menhir laid face down');
  expect(name('f3')).toBe('f3, forest');
});

describe('the label names the possible action', () => {
  /** A table in a given phase with a given selection. */
  function label(
    at: string,
    phase: menhirsKit.View['phase'],
    held: Partial<Record<keyof BoardInput, unknown>> = {},
    actor: number | null = 1,
  ) {
    const position = menhirs.parsePosition('adam a1.e3 a1.b1.c3 1/9/1/move 0/0 -');
    if (!position.ok) throw new Error(position.refusal.message);
    const table = {
      view: () => ({ ...menhirs.view(position.value, 1), phase }),
      actor: () => actor,
    } as unknown as Playable;
    const input = { splitting: () => false, chosen: () => 0, takable: () => 0, ...held } as unknown as BoardInput;
    return placeLabel(place(at), table, input);
  }

  test('fog can be laid on bare ground, and stones can be flipped', () => {
    expect(label('f3', 'place')).toBe('f3, forest, fog may be laid here');
    expect(label('c3', 'place')).toBe('c3, fog on its own');
    expect(label('e3', 'flip')).toBe('e3, menhir, may be turned face down');
    expect(label('f3', 'flip')).toBe('f3, forest');
    expect(label('f3', 'move')).toBe('f3, forest');
  });

  test('players who are not to act get no hint', () => {
    expect(label('f3', 'place', {}, null)).toBe('f3, forest');
    expect(label('e3', 'flip', {}, null)).toBe('e3, menhir');
  });

  test('a tile can be taken, or is the last over a stone', () => {
    const held = { takable: () => set('b1', 'c3') };
    expect(label('c3', 'take', held)).toBe('c3, fog on its own, may be taken');
    expect(label('a1', 'take', held)).toMatch(/the last fog over a menhir: stays$/);
    expect(label('f3', 'take', held)).toBe('f3, forest');
  });

  test('in a split cluster, what moves and what stays', () => {
    const held = { splitting: () => true, chosen: () => set('a1') };
    expect(label('a1', 'move', held)).toMatch(/goes along$/);
    expect(label('b1', 'move', held)).toMatch(/stays behind$/);
    expect(label('c3', 'move', held)).toBe('c3, fog on its own');
  });
});

test('an arrow says whether it is blocked or needs a second tap', () => {
  const say = (state: 'legal' | 'ko' | 'previewed') => arrowLabel({ direction: 0, state });
  expect([say('legal'), say('ko'), say('previewed')]).toEqual([
    'Move north',
    'Back north: ko, not in this turn',
    'Move north: tap again to play',
  ]);
});
