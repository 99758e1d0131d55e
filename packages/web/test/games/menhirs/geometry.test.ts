import { menhirsKit } from '@speeltafel/rules';
import { describe, expect, it } from 'vitest';
import {
  arrowAt,
  centre,
  outline,
  seams,
  step,
  towards,
  VIEW,
  walk,
} from '../../../src/games/menhirs/board/geometry.ts';

const { DIRECTIONS, neighbour, PLACES } = menhirsKit;
const at = (name: string): number => PLACES.indexOf(name);
const set = (...names: string[]): number => names.reduce((all, name) => all | (1 << at(name)), 0);
const everyPlace = PLACES.map((_, place) => place);

describe('the drawn moor', () => {
  it.each([false, true])('draws every neighbour one step away, turned: %s', (turned) => {
    for (const place of everyPlace) {
      DIRECTIONS.forEach((_, direction) => {
        const next = neighbour(place, direction);
        if (next === undefined) return;
        const { x, y } = step(direction, turned);
        expect(centre(next, turned).x - centre(place, turned).x).toBeCloseTo(x, 5);
        expect(centre(next, turned).y - centre(place, turned).y).toBeCloseTo(y, 5);
      });
    }
  });

  it.each([false, true])('reads a drag as its direction, turned: %s', (turned) => {
    DIRECTIONS.forEach((_, direction) => {
      const { x, y } = step(direction, turned);
      expect(towards(x + 9, y - 9, turned)).toBe(direction);
    });
  });

  it('outlines a cluster, and a hole in it separately', () => {
    const lines = (places: number): number => outline(places).split('M').length - 1;
    expect(lines(set('d3'))).toBe(1);
    expect(lines(set('a1', 'g3'))).toBe(2);
    const around = DIRECTIONS.reduce((all, _, direction) => all | (1 << neighbour(at('d3'), direction)!), 0);
    expect(lines(around)).toBe(2);
  });

  it('has a seam on each of the 71 shared edges', () => {
    expect(seams(menhirsKit.EVERYWHERE)).toHaveLength(71);
    expect(seams(set('a1', 'a3'))).toHaveLength(0);
  });

  it('keeps every arrow inside the view', () => {
    for (const place of everyPlace) {
      DIRECTIONS.forEach((_, direction) => {
        const { x, y } = arrowAt(1 << place, direction);
        expect(Math.abs(x)).toBeLessThan(VIEW.width / 2);
        expect(Math.abs(y)).toBeLessThan(VIEW.height / 2);
      });
    }
  });

  it('moves along a line with the arrow keys and stops at the edge', () => {
    const line = centre(at('d3')).y;
    let place = at('a2');
    const names = [];
    for (let i = 0; i < 8; i++) {
      names.push(PLACES[place]);
      place = walk(place, 'right', line);
    }
    expect(names).toEqual(['a2', 'b2', 'c2', 'd3', 'e2', 'f2', 'g1', 'g1']);
    expect(PLACES[walk(at('d3'), 'up', line)]).toBe('d2');
    expect(PLACES[walk(at('d3'), 'up', line, true)]).toBe('d4');
    expect(PLACES[walk(at('d1'), 'up', line)]).toBe('d1');
  });
});
