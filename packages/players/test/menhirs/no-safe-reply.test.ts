import { menhirs, menhirsKit } from '@speeltafel/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Corner } from '../../src/menhirs/no-safe-reply.ts';
import { isJust, played } from './exhaustive.ts';
import { at } from './help.ts';

const { EVERYWHERE, Kernel, placesOf } = menhirsKit;
const corner = new Corner();

const isNear = (position: menhirsKit.Position): boolean => corner.isNear(new Kernel(position.state));

const after = (position: menhirsKit.Position, seat: number): menhirsKit.Position[] =>
  menhirs
    .actions(position, seat, 0)
    .filter((action) => !menhirs.timed(action))
    .map((action) => played(position, seat, action));

const canClaim = (position: menhirsKit.Position, seat: number): boolean =>
  menhirs.view(position, null).claimant === seat && isJust(position, seat);

/** With the contract only: after a whole turn of the first player, every move of the second can be claimed against. */
function canCorner(position: menhirsKit.Position): boolean {
  const ends = after(position, 1)
    .filter((moved) => !canClaim(moved, 2))
    .flatMap((moved) => (menhirs.toAct(moved)[0] === 1 ? after(moved, 1) : [moved]));
  return ends.some((end) => !canClaim(end, 2) && after(end, 2).every((reply) => canClaim(reply, 1)));
}

const layout = (menhirPlaces: readonly number[], fogPlaces: readonly number[]): menhirsKit.Position => {
  const names = (places: readonly number[]): string => places.map((place) => menhirsKit.PLACES[place]).join('.');
  return at(`adam ${names(menhirPlaces)} ${names(fogPlaces)} 2/11/1/move 0/0 -`);
};

describe('cornering', () => {
  test.each([
    ['a1.c3.d4.e5.f2', 'a1.a2.a3.b1.b4.c2.d4.e1.e2.f2.g1'],
    ['a1.c3.d4.e5.f2', 'c5.d3.d4.d5.e2.e5.f2.f3.f4.g1.g3'],
    ['a1.c3.d4.e5.f2', 'a1.b2.c3.c4.d2.d3.e1.f1.f2.f3.g1'],
    ['a1.c3.d4.e5.f2', 'a1.b3.c4.d4.d6.e3.e4.e5.f3.g1.g2'],
  ])('on %s the layout %s wins in three turns', (stones, fog) => {
    const position = at(`adam ${stones} ${fog} 2/11/1/move 0/0 -`);
    expect([isNear(position), canCorner(position)]).toEqual([true, true]);
  });

  test('a position reported as cornered is so by the rules, and is left unchanged', () => {
    const places = placesOf(EVERYWHERE);
    const some = (count: number): fc.Arbitrary<number[]> =>
      fc.shuffledSubarray(places, { minLength: count, maxLength: count });
    let near = 0;
    fc.assert(
      fc.property(some(5), some(11), (stones, fog) => {
        fc.pre(stones.some((place) => fog.includes(place)));
        const position = layout(stones, fog);
        const before = menhirs.makePosition(position);
        if (menhirsKit.hasWinningMove(position.state) || !isNear(position)) return;
        near++;
        expect(canCorner(position)).toBe(true);
        expect(menhirs.makePosition(position)).toBe(before);
      }),
      { numRuns: 1500 },
    );
    expect(near).toBeGreaterThan(0);
  });
});
