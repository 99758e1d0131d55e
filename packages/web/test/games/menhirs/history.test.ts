import { fromSeed, menhirs, menhirsKit } from '@speeltafel/rules';
import { describe, expect, it } from 'vitest';
import { faceDownAfter, type Line, lastOf, rowsOf } from '../../../src/games/menhirs/history.ts';
import { pitsDown, pitsUp } from '../../../src/games/menhirs/rounds.ts';
import { sidesOf } from '../../../src/games/menhirs/sides.ts';

const place = (name: string): number => menhirsKit.PLACES.indexOf(name);
type Action = menhirsKit.Action;

describe('the last turn', () => {
  const move: Action = { kind: 'move', set: 1 << place('f2'), direction: 0 };
  const played = (...actions: [number, Action][]) => actions.map(([seat, action]) => ({ seat, action, at: 0 }));

  it('is a move with the tile taken after it', () => {
    expect(lastOf(played([1, move], [1, { kind: 'take', place: place('d3') }]), sidesOf(null))).toEqual({
      seat: 1,
      side: 'north',
      from: 1 << place('f2'),
      direction: 0,
      tile: 1 << place('d3'),
      placed: 0,
    });
  });

  it('stays visible if no tile is taken, and during a claim', () => {
    expect(lastOf(played([1, move], [1, { kind: 'end' }]), sidesOf(null))?.seat).toBe(1);
    expect(lastOf(played([1, move], [2, { kind: 'claim' }]), sidesOf(null))?.from).toBe(1 << place('f2'));
  });

  it('is empty at first', () => {
    expect(lastOf([], sidesOf(null))).toBeNull();
  });

  it("has the sign of its player's side", () => {
    expect(lastOf(played([1, move]), sidesOf('south'))?.side).toBe('south');
    expect(lastOf(played([2, move]), sidesOf('south'))?.side).toBe('north');
  });
});

describe('the face-down stones', () => {
  const begun = (variant: string, seed: string | null) => {
    const options = menhirs.options({ variant });
    if (!options.ok) throw new Error(options.refusal.message);
    const start = menhirs.start(options.value, fromSeed('0123456789abcdef'.repeat(2)));
    return { options: options.value, seed, seal: null, positions: [start], played: [] };
  };

  it('are those the players flipped, from then on', () => {
    const flip = (seat: number, at: number) => ({ seat, action: { kind: 'flip', place: at } as const, at: 0 });
    const course = { ...begun('adam', '0123456789abcdef'.repeat(2)), played: [flip(1, 3), flip(2, 7)] };
    expect([0, 1, 2].map((count) => faceDownAfter({ course }, count))).toEqual([0, 1 << 3, (1 << 3) | (1 << 7)]);
  });

  it('are those of the deal, from the seed or as reported by the server', () => {
    const course = begun('v2', '0123456789abcdef'.repeat(2));
    const dealt = faceDownAfter({ course }, 0);
    expect(menhirsKit.size(dealt)).toBe(2);
    expect(dealt & course.positions[0]!.state.menhirs).toBe(0);
    expect(faceDownAfter({ course: begun('v2', null), dealt: menhirsKit.makePlaces(dealt) }, 0)).toBe(dealt);
    expect(faceDownAfter({ course: begun('v2', null) }, 0)).toBe(0);
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

  it('separates the flipped stones, each round, the decision and the second pass', () => {
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

describe('the round track', () => {
  it('counts down with the decision between 3 and 2', () => {
    const pits = pitsDown(7, false, false);
    expect(pits.map(({ text }) => text).join(' ')).toBe('12 11 10 9 8 7 6 5 4 3 ∗ 2 1');
    expect(pits.filter(({ state }) => state === 'past')).toHaveLength(5);
    expect(pits.find(({ state }) => state === 'current')?.text).toBe('7');
    expect(pitsDown(3, true, false).find(({ state }) => state === 'current')?.star).toBe(true);
    expect(pits.filter(({ must }) => must).map(({ text }) => text)).toEqual(['2', '1']);
  });

  it('has no decision any more once the game is prolonged', () => {
    const pits = pitsDown(7, false, true);
    expect(pits.map(({ text }) => text).join(' ')).toBe('12 11 10 9 8 7 6 5 4 3 2 1');
    expect(pits.find(({ state }) => state === 'current')?.text).toBe('7');
  });

  it('counts up with the scheduled takings', () => {
    const pits = pitsUp(0, [[4, 6], [5]]);
    expect(pits.every(({ state }) => state === 'next')).toBe(true);
    expect(pits.filter(({ must }) => must).map(({ text }) => text)).toEqual(['4', '5', '6']);
  });
});
