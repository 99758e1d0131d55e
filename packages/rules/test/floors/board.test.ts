import { describe, expect, test } from 'vitest';
import {
  columnOf,
  DIRECTIONS,
  ENTRANCE,
  EXIT,
  KEPT_FREE,
  makeSquare,
  next,
  parseSquare,
  rowOf,
  SQUARES,
  squareAt,
  wrap,
} from '../../src/floors/board.ts';
import { board, sq, stepped } from './help.ts';

describe('the board', () => {
  test('has 156 squares, the exit in the first corner and the entrance in the last', () => {
    let count = 0;
    for (let y = 0; y < 11; y++) for (let x = 0; x < 16; x++) if (squareAt(x, y) >= 0) count++;
    expect(count).toBe(156);
    expect([squareAt(0, 0), squareAt(15, 10)]).toEqual([EXIT, ENTRANCE]);
    expect([makeSquare(EXIT), makeSquare(ENTRANCE)]).toEqual(['a11', 'p1']);
  });

  test('has stepped corners at top right and bottom left', () => {
    for (const name of ['m11', 'p8', 'n10', 'o9', 'a4', 'd1', 'c2', 'b3'])
      expect(parseSquare(name), name).toBe(undefined);
    for (const name of ['l11', 'm10', 'n9', 'o8', 'p7', 'a5', 'b4', 'c3', 'd2', 'e1']) {
      expect(makeSquare(sq(name))).toBe(name);
    }
  });

  test('names every square uniquely', () => {
    const names = Array.from({ length: SQUARES }, (_, square) => makeSquare(square));
    expect(new Set(names).size).toBe(SQUARES);
    expect(names.map(sq)).toEqual(Array.from({ length: SQUARES }, (_, square) => square));
    for (const bad of ['', 'a', 'a0', 'a12', 'a011', 'q5', 'A11', 'a11 ', 'a1.0', 'aa1'])
      expect(parseSquare(bad)).toBe(undefined);
  });

  test('neighbours lie one step apart', () => {
    for (let square = 0; square < SQUARES; square++) {
      for (const direction of DIRECTIONS) {
        const [x, y] = [columnOf(square) + [0, 1, 0, -1][direction]!, rowOf(square) + [-1, 0, 1, 0][direction]!];
        expect(next(square, direction)).toBe(squareAt(x, y));
      }
    }
  });

  test('keeps three squares free at the exit and three at the entrance', () => {
    expect([...KEPT_FREE].map(makeSquare).sort()).toEqual(['a10', 'a11', 'b11', 'o1', 'p1', 'p2']);
  });
});

/** The shelf letters: the square and the side of each. */
const SHELVES: Record<string, readonly [string, string]> = {
  a: ['a11N', 'p1S'],
  b: ['b11N', 'o1S'],
  c: ['c11N', 'n1S'],
  d: ['d11N', 'm1S'],
  e: ['e11N', 'l1S'],
  f: ['f11N', 'k1S'],
  g: ['g11N', 'j1S'],
  h: ['h11N', 'i1S'],
  i: ['i11N', 'h1S'],
  j: ['j11N', 'g1S'],
  k: ['k11N', 'f1S'],
  l: ['l11N', 'e1S'],
  m: ['l11E', 'e1W'],
  n: ['m10N', 'd2S'],
  o: ['m10E', 'd2W'],
  p: ['n9N', 'c3S'],
  q: ['n9E', 'c3W'],
  r: ['o8N', 'b4S'],
  s: ['o8E', 'b4W'],
  t: ['p7N', 'a5S'],
  u: ['p7E', 'a5W'],
  v: ['p6E', 'a6W'],
  w: ['p5E', 'a7W'],
  x: ['p4E', 'a8W'],
  y: ['p3E', 'a9W'],
  z: ['p2E', 'a10W'],
  '*': ['p1E', 'a11W'],
};

const panels = Object.entries(SHELVES).flatMap(([shelf, [one, other]]) => [
  { shelf, from: one, to: other.slice(0, -1) },
  { shelf, from: other, to: one.slice(0, -1) },
]);

describe('the wrap', () => {
  test('has 54 panels', () => expect(panels).toHaveLength(54));

  test.each(panels)('over the edge at shelf $shelf from $from to $to', ({ from, to }) => {
    expect(stepped(board(from))).toBe(`${to}${from.at(-1)} - -`);
  });

  test('is a half turn of the board', () => {
    for (let square = 0; square < SQUARES; square++) {
      expect([columnOf(wrap(square)), rowOf(wrap(square))]).toEqual([15 - columnOf(square), 10 - rowOf(square)]);
    }
  });
});
