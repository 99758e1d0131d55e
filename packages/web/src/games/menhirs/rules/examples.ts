/** The illustrated examples: positions as text of the rules, with the fog that is about to move or has moved. */
import { menhirsKit } from '@speeltafel/rules';
import type { BoardProps } from '../board/board.tsx';
import type { MenhirsFigure } from './book.ts';

function placesFrom(text: string): menhirsKit.PlaceSet {
  const set = menhirsKit.parsePlaces(text);
  if (!set.ok) throw new Error(set.refusal.message);
  return set.value;
}
const way = (name: menhirsKit.DirectionName): menhirsKit.Direction => menhirsKit.DIRECTIONS.indexOf(name);

type Drawn = Omit<BoardProps, 'name'>;

const board = (menhirs: string, fog: string, more: Partial<Drawn> = {}): Drawn => ({
  menhirs: placesFrom(menhirs),
  fog: placesFrom(fog),
  ...more,
});
const going = (set: string, direction: menhirsKit.DirectionName): Partial<Drawn> => ({
  chosen: placesFrom(set),
  ghost: { set: placesFrom(set), direction: way(direction) },
});
const gone = (from: string, direction: menhirsKit.DirectionName, tile = '-'): Partial<Drawn> => ({
  last: {
    seat: 1,
    side: 'north',
    from: placesFrom(from),
    direction: way(direction),
    tile: placesFrom(tile),
    placed: 0,
  },
});

export const FIGURES: Readonly<Record<MenhirsFigure, Drawn>> = {
  start: board('b2.c4.d2.e4.f2', 'a3.b2.c1.c4.d2.d5.e4.f2.f3.g1.b4', { faceDown: placesFrom('a1.e5') }),
  win: board('a3.b3.c3.d3.e2', 'a1.a3.b1.b3.c3.d3.d6.e2.g1.g2.g3', going('a3.b3.c3.d3.e2', 'N')),
  bank: board('c3.d1.d4.d6.f4', 'c2.c3.d4.d5.g1.g2', going('c2.c3.d4.d5', 'NE')),
  edge: board('a3.b1.d1.d5.g1', 'c1.c5.d1.e1.f1.g1', going('c1.d1.e1.f1.g1', 'S')),
  split: board('b4.c2.d3.f2.f4', 'a1.a2.a3.b2.c2.d3.f1', { ...going('b2.c2.d3', 'N'), splitting: true }),
  ko: board('b1.c4.e3.f2.g2', 'c3.c4.d4.d5.e2.e3.e4', gone('b2.b3.c3.c4', 'SE')),
  claim: board('a2.a3.b2.d1.f4', 'a3.b1.b2.c3.d4.f3', gone('f4', 'N', 'b3')),
  pitfall: board('c3.c4.e2.e5.f1', 'e1.f1', gone('d1.e1.f1', 'SE', 'g1')),
};
