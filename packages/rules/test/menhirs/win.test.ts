import { describe, expect, test } from 'vitest';
import { makeAction } from '../../src/menhirs/action.ts';
import { ActionList } from '../../src/menhirs/codes.ts';
import { MOVING, TAKING } from '../../src/menhirs/state.ts';
import { hasWinningMove, listWinningMoves } from '../../src/menhirs/win.ts';
import { randomFrom } from '../random.ts';
import { at, movesOf, play, winsOf } from './play.ts';

describe('winning moves', () => {
  test('are exactly the moves after which the game is won, ko included', () => {
    const random = randomFrom(5);
    const places = 'a1 a2 a3 b1 b2 b3 b4 c1 c2 c3 c4 c5 d1 d2 d3 d4 d5 d6 e1 e2 e3 e4 e5 f1 f2 f3 f4 g1 g2 g3'.split(
      ' ',
    );
    const some = (count: number): string => {
      const chosen = new Set<string>();
      while (chosen.size < count) chosen.add(random.pick(places));
      return [...chosen].join('.');
    };
    let won = 0;
    for (let run = 0; run < 600; run++) {
      const drawn = at(`adam ${some(5)} ${some(3 + (run % 9))} 1/6/1/move 0/0 -`);
      const moved = play(drawn, random.pick(movesOf(drawn)));
      const position = moved.state.phase === TAKING ? play(moved, '.') : moved;
      if (position.state.phase !== MOVING) continue;
      const expected = winsOf(position);
      const wins = new ActionList();
      listWinningMoves(wins, position.state);
      const found = Array.from({ length: wins.length }, (_, i) =>
        makeAction({ kind: 'move', set: wins.sets[i]!, direction: wins.codes[i]! }, position.state, 1),
      );
      expect(found.sort()).toEqual(expected);
      expect(hasWinningMove(position.state)).toBe(expected.length > 0);
      if (expected.length > 0) won++;
    }
    expect(won).toBeGreaterThan(30);
  });

  test('E3: the way back is ko, so there is none', () => {
    expect(hasWinningMove(at('adam c3.c4.e2.e5.f1 e1.f1.g1 1/2/2/prove 3/3 e1.f1.g1:NW').state)).toBe(false);
    expect(hasWinningMove(at('adam c3.c4.e2.e5.f1 e1.f1 1/2/2/move 3/3 -').state)).toBe(true);
  });
});
