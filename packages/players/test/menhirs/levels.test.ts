/** What each level of Menhirs overlooks. */
import { menhirs, menhirsKit } from '@speeltafel/rules';
import { describe, expect, test } from 'vitest';
import { claimWins, MENHIRS_LEVELS, playerOf } from '../../src/menhirs/index.ts';
import { nodeBudget } from '../../src/player.ts';
import { played } from './exhaustive.ts';
import { at } from './help.ts';

describe('levels', () => {
  test('there are at least six, each at least as attentive as the one before', () => {
    expect(MENHIRS_LEVELS.length).toBeGreaterThanOrEqual(6);
    for (const [i, level] of MENHIRS_LEVELS.entries()) {
      const before = MENHIRS_LEVELS[i - 1];
      if (before === undefined) continue;
      for (const gift of ['seesWin', 'seesSplit', 'looksOut', 'claims', 'nodes'] as const) {
        expect(level[gift]).toBeGreaterThanOrEqual(before[gift]);
      }
    }
  });

  const SEEDS = Array.from({ length: 100 }, (_, seed) => seed);
  const level = (id: string) => playerOf(MENHIRS_LEVELS.find((each) => each.id === id)!);
  /** The number of wins at once among a hundred thoughts. */
  const wins = (id: string, text: string): number => {
    const position = at(text);
    const { player: seat } = position.state;
    return SEEDS.filter((seed) => {
      const [action] = level(id).think(position, seat, nodeBudget(100), seed).actions;
      return menhirs.outcome(played(position, seat, action!))?.winner === seat;
    }).length;
  };

  test('a win by a split is overlooked more often than one by a whole cluster, and never from the peat-cutter on', () => {
    const whole = 'adam a1.b3 a1.d6 1/7/1/move 2/2 -';
    const split = 'adam b4.c2.d3.f2.f4 a1.a2.a3.b2.c2.d3.f1 1/7/2/move 2/2 f1:S';
    expect(wins('wanderer', whole)).toBeGreaterThan(wins('wanderer', split) + 10);
    expect([wins('peat-cutter', whole), wins('peat-cutter', split)]).toEqual([100, 100]);
  });

  test('just claims are made more and more often, unjust ones never', () => {
    const just = at('adam a2.a3.b2.d1.f4 a3.b1.b2.c3.d4.f3 1/6/2/move 3/2 f3:S last=f4:N-b3');
    const unjust = at('adam c3.c4.e2.e5.f1 e1.f1 1/2/2/move 3/3 - last=d1.e1.f1:SE-g1');
    const claims = MENHIRS_LEVELS.map((each) => SEEDS.filter((seed) => playerOf(each).claims(just, 2, seed)).length);
    expect(claims).toEqual(claims.toSorted((a, b) => a - b));
    expect(claims[0]).toBeLessThan(25);
    expect(claims[0]).toBeGreaterThan(0);
    expect(claims.at(-1)).toBe(100);
    for (const each of MENHIRS_LEVELS) expect(SEEDS.some((seed) => playerOf(each).claims(unjust, 2, seed))).toBe(false);
  });

  test('a level that checks for dangers gives nothing away if a safe turn exists; the lamb often does', () => {
    const position = at('adam a1.b1.d6.f4.g3 a1.d3.g3 1/6/1/move 2/2 -');
    const gifts = (id: string): number =>
      SEEDS.filter((seed) => {
        const { actions } = level(id).think(position, 1, nodeBudget(100), seed);
        const after = actions.reduce((now, action) => played(now, 1, action), position);
        return menhirsKit.hasWinningMove(after.state) || claimWins(played(position, 1, actions[0]!).state, 2);
      }).length;
    expect(gifts('peat-cutter')).toBe(0);
    expect(gifts('lamb')).toBeGreaterThan(10);
  });

  test('at the decision moment levels without search prolong, and careless ones sometimes go on', () => {
    const position = at('adam a2.c3.c4.e3.f3 b2.c4.c5.d6.e2.e3.e4.f1 1/3/1/decide 0/3 -');
    const goesOn = (id: string): number =>
      SEEDS.filter((seed) => level(id).think(position, 1, nodeBudget(100), seed).actions[0]!.kind === 'go-on').length;
    expect(goesOn('peat-cutter')).toBe(0);
    expect(goesOn('lamb')).toBeGreaterThan(20);
    expect(goesOn('lamb')).toBeLessThan(60);
  });

  test('the lamb misses wins and claims, the druid none', () => {
    const position = at('adam a3.b3.c3.d3.e2 a1.a3.b1.b3.c3.d3.d6.e2.g1.g2.g3 1/11/1/move 0/0 -');
    const taken = (level: number): number => {
      const player = playerOf(MENHIRS_LEVELS[level]!);
      const turns = Array.from({ length: 60 }, (_, seed) => player.think(position, 1, nodeBudget(100), seed));
      return turns.filter(({ actions }) => menhirs.outcome(played(position, 1, actions[0]!))?.winner === 1).length;
    };
    expect(taken(0)).toBeLessThan(55);
    expect(taken(0)).toBeGreaterThan(10);
    expect(taken(5)).toBe(60);
  });
});
