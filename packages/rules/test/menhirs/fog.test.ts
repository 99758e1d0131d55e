import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  DIRECTIONS,
  type DirectionName,
  EVERYWHERE,
  makePlaces,
  neighbour,
  neighbours,
  opposite,
  PLACES,
  parsePlaces,
  placesOf,
  shifted,
  size,
} from '../../src/menhirs/board.ts';
import { ActionList } from '../../src/menhirs/codes.ts';
import { cluster, inTheWay, leavesBoard } from '../../src/menhirs/fog.ts';
import { listActions } from '../../src/menhirs/kernel.ts';
import { defaults } from '../../src/menhirs/options.ts';
import { makeShift } from '../../src/menhirs/shift.ts';
import { MOVING, State, settingOf } from '../../src/menhirs/state.ts';
import { randomFrom } from '../random.ts';
import { ALL_PLACES, neighboursOf, pieces, referenceMoves, step } from './reference.ts';

const set = (text: string): number => {
  const parsed = parsePlaces(text);
  if (!parsed.ok) throw new Error(parsed.refusal.message);
  return parsed.value;
};

const layouts = fc
  .uniqueArray(fc.nat({ max: 29 }), { minLength: 1, maxLength: 11 })
  .map((places) => places.reduce((fog, place) => fog | (1 << place), 0));

const namesOf = (fog: number): string[] => placesOf(fog).map((place) => PLACES[place]!);

function movesOf(state: Readonly<State>): string[] {
  const list = new ActionList();
  listActions(list, state);
  return Array.from({ length: list.length }, (_, i) => makeShift(list.sets[i]!, list.codes[i]!)).sort();
}

function movesAt(fog: number): string[] {
  const state = new State(settingOf(defaults('adam')));
  state.phase = MOVING;
  state.fog = fog;
  return movesOf(state);
}

describe('1. Board', () => {
  test('30 places in columns of 3,4,5,6,5,4,3, named from the north', () => {
    expect(PLACES).toEqual(ALL_PLACES);
    expect(PLACES).toHaveLength(30);
  });

  test('a step leads where the rules say, and the tables agree', () => {
    for (const [place, name] of PLACES.entries()) {
      for (const [d, direction] of DIRECTIONS.entries()) {
        const to = neighbour(place, d);
        expect(to === undefined ? undefined : PLACES[to]).toBe(step(name, direction));
        expect(shifted(1 << place, d)).toBe(to === undefined ? 0 : 1 << to);
        expect(leavesBoard(1 << place, d)).toBe(to === undefined);
      }
      expect(namesOf(neighbours(1 << place))).toEqual(neighboursOf(name).toSorted());
    }
  });

  test('71 neighbouring pairs; 14 places have six neighbours, 10 have four, the 6 corners three', () => {
    const degrees = PLACES.map((_, place) => size(neighbours(1 << place)));
    expect(degrees.reduce((sum, degree) => sum + degree, 0)).toBe(142);
    expect([6, 4, 3].map((degree) => degrees.filter((d) => d === degree).length)).toEqual([14, 10, 6]);
    expect(PLACES.filter((_, place) => degrees[place] === 3)).toEqual(['a1', 'a3', 'd1', 'd6', 'g1', 'g3']);
  });

  test('sets of places count, shift and round-trip as sets do', () => {
    fc.assert(
      fc.property(fc.nat({ max: EVERYWHERE }), fc.nat({ max: 5 }), (places, direction) => {
        expect(size(places)).toBe(placesOf(places).length);
        expect(set(makePlaces(places))).toBe(places);
        const steps = namesOf(places).map((name) => step(name, DIRECTIONS[direction]!));
        expect(namesOf(shifted(places, direction))).toEqual(steps.filter((to) => to !== undefined).toSorted());
      }),
    );
  });
});

describe('2. Moving fog', () => {
  test.each([
    ['d1', ['d1:S', 'd1:SE', 'd1:SW']],
    ['g1.g2.g3', ['g1.g2.g3:NW', 'g1.g2.g3:SW']],
    ['c1.d1.e1.f1.g1', ['c1.d1.e1.f1.g1:S', 'c1.d1.e1.f1.g1:SW']],
    ['d1.d2.d3.d4.d5.d6', ['d1.d2.d3:SE', 'd1.d2.d3:SW', 'd4.d5.d6:NE', 'd4.d5.d6:NW']],
  ])('the layout %s has exactly the moves of section 7', (fog, moves) => {
    expect(movesAt(set(fog))).toEqual(moves);
  });

  test('of c3 d3 d4 e3 e4 f3 the part c3 d3 d4 may go N; smaller parts and parts that leave scraps may not', () => {
    const moves = movesAt(set('c3.d3.d4.e3.e4.f3'));
    expect(moves).toContain('c3.d3.d4:N');
    for (const illegal of ['d3.d4:N', 'd3.d4.e3:N', 'd3.d4.e4:S']) expect(moves).not.toContain(illegal);
  });

  test('a cluster is a maximal connected group', () => {
    fc.assert(
      fc.property(layouts, (fog) => {
        const found = pieces(namesOf(fog)).map((piece) => piece.toSorted().join('.'));
        const ours = placesOf(fog).map((place) => makePlaces(cluster(fog, 1 << place)));
        expect(new Set(ours)).toEqual(new Set(found));
      }),
    );
  });

  test('a whole cluster never hits other fog', () => {
    fc.assert(
      fc.property(layouts, fc.nat({ max: 5 }), (fog, direction) => {
        for (const place of placesOf(fog)) expect(inTheWay(fog, cluster(fog, 1 << place), direction)).toBe(0);
      }),
    );
  });

  test('every layout has at least two moves before ko', () => {
    fc.assert(
      fc.property(layouts, (fog) => {
        expect(movesAt(fog).length).toBeGreaterThanOrEqual(2);
      }),
      { numRuns: 2000 },
    );
  });

  test('the richest known layout has 408 moves, and the kernel finds them again from its cache', () => {
    const richest = 'b2.b3.c2.c3.c4.d2.d3.d5.e2.e3.e4';
    const expected = referenceMoves(richest.split('.'));
    expect(expected).toHaveLength(408);
    for (let time = 0; time < 2; time++) expect(movesAt(set(richest))).toEqual(expected);
  });

  test('the kernel agrees with the slow reference on 30,000 random layouts of 1 to 11 tiles, ko included', () => {
    const random = randomFrom(20261115);
    const everyPlace = PLACES.map((_, place) => place);
    const state = new State(settingOf(defaults('adam')));
    state.phase = MOVING;
    for (let run = 0; run < 30_000; run++) {
      const tiles = 1 + (run % 11);
      let fog = 0;
      while (size(fog) < tiles) {
        // Half of the layouts grow in clumps, which allow splits.
        const clump = run % 2 === 0 && fog !== 0 ? neighbours(fog) & ~fog : 0;
        fog |= 1 << random.pick(clump === 0 ? everyPlace : placesOf(clump));
      }
      state.fog = fog;
      state.moved = 0;
      const free = movesOf(state);
      const ban = random.pick(free);
      const [places, direction] = ban.split(':');
      state.moved = set(places!);
      state.heading = opposite(DIRECTIONS.indexOf(direction as DirectionName));
      const barred = movesOf(state);
      if (free.join() !== referenceMoves(namesOf(fog)).join()) expect(free).toEqual(referenceMoves(namesOf(fog)));
      if (barred.join() !== free.filter((move) => move !== ban).join())
        expect(barred).toEqual(free.filter((move) => move !== ban));
    }
  });
});
