import { menhirsKit } from '@speeltafel/rules';
import { describe, expect, it } from 'vitest';
import { flippedIn, type Line, lastOf, rowsOf } from '../../src/menhirs/log.ts';
import { pitsDown, pitsUp } from '../../src/menhirs/rounds.ts';

const place = (name: string): number => menhirsKit.PLACES.indexOf(name);
type Action = menhirsKit.Action;

describe('the last turn', () => {
  const move: Action = { kind: 'move', set: 1 << place('f2'), direction: 0 };
  const played = (...actions: [number, Action][]) => actions.map(([seat, action]) => ({ seat, action, at: 0 }));

  it('is a move with the tile taken behind it', () => {
    expect(lastOf(played([1, move], [1, { kind: 'take', place: place('d3') }]))).toEqual({
      seat: 1,
      from: 1 << place('f2'),
      direction: 0,
      tile: 1 << place('d3'),
      placed: 0,
    });
  });

  it('stays in sight when nothing is taken, and when it is claimed against', () => {
    expect(lastOf(played([1, move], [1, { kind: 'end' }]))?.seat).toBe(1);
    expect(lastOf(played([1, move], [2, { kind: 'claim' }]))?.from).toBe(1 << place('f2'));
  });

  it('knows the stones turned face down', () => {
    expect(flippedIn(played([1, { kind: 'flip', place: 3 }], [2, { kind: 'flip', place: 7 }]))).toBe(
      (1 << 3) | (1 << 7),
    );
    expect(lastOf([])).toBeNull();
  });
});

describe('the list of moves', () => {
  const line = (round: number, kind: 'flip' | 'place' | 'end' | 'prolong', pass = 1): Line => ({
    seat: 1,
    action: kind === 'flip' || kind === 'place' ? { kind, place: 0 } : { kind },
    round,
    pass,
    notation: '',
    sentence: '',
  });

  it('keeps the stones turned, each round, the decision and the second pass apart', () => {
    const rows = rowsOf([
      line(12, 'flip'),
      line(12, 'place'),
      line(12, 'place'),
      line(3, 'end'),
      line(3, 'prolong'),
      line(12, 'place', 2),
    ]);
    expect(rows.map(({ round, phase, lines }) => [round, phase, lines.length])).toEqual([
      [12, 'flip', 1],
      [12, 'round', 2],
      [3, 'round', 1],
      [3, 'decide', 1],
      [12, 'round', 1],
    ]);
  });
});

describe('the track of rounds', () => {
  it('counts down with the decision between 3 and 2', () => {
    const pits = pitsDown(7, false);
    expect(pits.map(({ text }) => text).join(' ')).toBe('12 11 10 9 8 7 6 5 4 3 ∗ 2 1');
    expect(pits.filter(({ state }) => state === 'past')).toHaveLength(5);
    expect(pits.find(({ state }) => state === 'current')?.text).toBe('7');
    expect(pitsDown(3, true).find(({ state }) => state === 'current')?.star).toBe(true);
    expect(pits.filter(({ must }) => must).map(({ text }) => text)).toEqual(['2', '1']);
  });

  it('counts up with the takings of the schedule', () => {
    const pits = pitsUp(0, [[4, 6], [5]]);
    expect(pits.every(({ state }) => state === 'next')).toBe(true);
    expect(pits.filter(({ must }) => must).map(({ text }) => text)).toEqual(['4', '5', '6']);
  });
});
