import { floorsKit as kit } from '@speeltafel/rules';
import { describe, expect, it } from 'vitest';
import { middleOf, wholeBox } from '../../../src/games/floors/board/geometry.ts';
import { placeNote } from '../../../src/games/floors/board/note-placement.ts';

const square = (name: string): kit.Square => kit.parseSquare(name)!;
const token = (name: string) => ({ player: 1, shows: 3, place: square(name), moved: false });
const HALF = { x: 60, y: 24 };
const path = (...places: kit.Place[]) => ({ player: 0, shows: 4, places });

describe('the label next to a selected token', () => {
  for (const turned of [false, true]) {
    it(`covers no token around it${turned ? ', in the turned hall' : ''}`, () => {
      const here = square('h6');
      const neighbours = ['g6', 'i6', 'h5', 'h7', 'g5', 'g7', 'i5', 'i7'];
      // If one neighbour is free, the label goes there.
      for (const free of neighbours) {
        const tokens = neighbours.filter((name) => name !== free).map(token);
        const by = placeNote(path(here), { tiles: [], tokens }, HALF, turned);
        const middle = middleOf(here, turned);
        const [x, y] = [middle.x + by.x, middle.y + by.y];
        const covered = tokens.filter(({ place }) => {
          const at = middleOf(place, turned);
          return Math.abs(at.x - x) < HALF.x && Math.abs(at.y - y) < HALF.y;
        });
        expect(covered, free).toEqual([]);
      }
    });

    it(`hides no number in a crowd${turned ? ', in the turned hall' : ''}`, () => {
      const here = square('h6');
      const tokens = ['g6', 'i6', 'h5', 'h7', 'g5', 'g7', 'i5', 'i7'].map(token);
      const by = placeNote(path(here), { tiles: [], tokens }, HALF, turned);
      const middle = middleOf(here, turned);
      for (const { place } of [...tokens, { place: here }]) {
        const at = middleOf(place, turned);
        const clear =
          Math.abs(at.y - middle.y - by.y) >= HALF.y + 20 || Math.abs(at.x - middle.x - by.x) >= HALF.x + 20;
        expect(clear, kit.makeSquare(place)).toBe(true);
      }
    });

    it(`stays inside the drawing${turned ? ', in the turned hall' : ''}`, () => {
      const box = wholeBox(turned);
      for (let each = 0; each <= kit.WAITING; each++) {
        if (each >= kit.SQUARES && each !== kit.WAITING) continue;
        const middle = middleOf(each, turned);
        const by = placeNote(path(each), { tiles: [], tokens: [] }, HALF, turned);
        expect(middle.x + by.x - HALF.x).toBeGreaterThanOrEqual(box.x);
        expect(middle.x + by.x + HALF.x).toBeLessThanOrEqual(box.x + box.width);
        expect(middle.y + by.y - HALF.y).toBeGreaterThanOrEqual(box.y);
        expect(middle.y + by.y + HALF.y).toBeLessThanOrEqual(box.y + box.height);
      }
    });
  }
});
