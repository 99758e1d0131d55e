import { describe, expect, test } from 'vitest';
import rows from '../../data/floors-perft.json';
import { floors } from '../../src/floors/floors.ts';
import { playPath } from '../../src/floors/path.ts';
import type { Position } from '../../src/floors/position.ts';
import { Reach } from '../../src/floors/reach.ts';
import { Match } from '../../src/floors/rounds.ts';
import { makeTiles } from '../../src/floors/tiles.ts';
import { isInPlay } from '../../src/floors/tokens.ts';
import { board, ok } from './help.ts';

import { turnsOf } from './reference.ts';

/** Counts by listing and playing through the contract, without undo. */
function countByPlaying(position: Position, depth: number): number {
  const [seat] = floors.toAct(position);
  if (depth === 0 || seat === undefined) return 1;
  return floors
    .actions(position, seat, 0)
    .reduce((sum, action) => sum + countByPlaying(ok(floors.play(position, seat, action, 0)), depth - 1), 0);
}

describe('the number of action sequences', () => {
  test('is known for at least 12 positions', () => expect(rows.length).toBeGreaterThanOrEqual(12));

  test.each(rows)('$name', ({ position: text, leaves }) => {
    const position = ok(floors.parsePosition(text));
    expect(leaves.map((_, i) => floors.perft(position, i + 1))).toEqual(leaves);
    expect(floors.perft(position, 0)).toBe(1);
    for (const [i, count] of leaves.entries()) if (count < 4000) expect(countByPlaying(position, i + 1)).toBe(count);
  });

  test.each(rows.filter(({ position }) => position.includes('/tokens ')))(
    '$name, by trying every path',
    ({ position, leaves }) => {
      const { tokens, turn, ...rest } = ok(floors.parsePosition(position));
      const results = tokens.map(({ player, moved, place }, i) =>
        player === turn && !moved && isInPlay(place) ? turnsOf({ ...rest, turn, tokens }, i).size : 0,
      );
      expect(results.reduce((sum, count) => sum + count, 0)).toBe(leaves[0]);
    },
  );
});

test('3. Tokens, pushing: every result of a turn has a path that leads there and makes exactly those pushes', () => {
  const around = 's@f3,s@g5,s@l3,s@h5,s@f6,s@g7,s@i6,s@h7,s@j5,s@e3,s@d7';
  const position = board('a11E', around, 'A6h6', 'tokens');
  const match = new Match(position);
  const reach = new Reach().search(match, 0);
  expect(reach.count).toBeGreaterThan(1100);
  const ends = new Set<string>();
  for (let result = 0; result < reach.count; result++) {
    const mark = match.mark();
    const place = reach.apply(result);
    const tiles = makeTiles(match.tilesNow());
    match.undo(mark);
    const path = reach.pathOf(result);
    expect(ok(playPath(match, 0, path))).toBe(place);
    expect(makeTiles(match.tilesNow())).toBe(tiles);
    match.undo(mark);
    expect(path.length).toBeLessThanOrEqual(6);
    ends.add(`${place} ${tiles}`);
  }
  expect(ends.size).toBe(reach.count);
});
