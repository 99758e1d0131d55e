/** The players of all games behind the text interface. */
import { menhirs as rules } from '@speeltafel/rules';
import { describe, expect, test } from 'vitest';
import { menhirsPlayers, openTextGame } from '../src/games.ts';
import { nodeBudget } from '../src/player.ts';
import { type ThinkContext, textGame } from '../src/text-game.ts';

const menhirs = openTextGame('menhirs')!;
const think = (position: string, asked: ThinkContext = {}, level = 'max') =>
  menhirs.think(position, level, nodeBudget(2000), 1, undefined, asked);
const code = (...asked: Parameters<typeof think>): string => {
  const thought = think(...asked);
  return thought.ok ? 'thought' : thought.refusal.code;
};

describe('thinking', () => {
  const MOVING = 'adam a1.b1.d6.f4.g3 a1.d3.g3 1/6/1/move 2/2 -';
  const DECIDING = 'adam a1.b3.c1.e3.f4 b3.c1.c2.d3.e4.f4 1/3/1/decide 2/3 -';

  test('returns a whole turn, including the taking', () => {
    const thought = think(MOVING);
    expect(thought.ok && thought.value.actions).toHaveLength(2);
  });

  test('returns a claim with the move that proves it', () => {
    const thought = think('adam a2.a3.b2.d1.f4 a3.b1.b2.c3.d4.f3 1/6/2/move 3/2 f3:S last=f4:N-b3');
    expect(thought.ok && thought.value.actions).toEqual(['!', expect.stringMatching(/^a3:(NE|SE)$/)]);
  });

  test('serves the seat that is asked for, if the game waits for both', () => {
    expect([code(DECIDING, { seat: 1 }), code(DECIDING, { seat: 2 }), code(DECIDING)]).toEqual([
      ...['thought', 'thought', 'thought'],
    ]);
    const told = (seat: number): readonly string[] => {
      const thought = think(DECIDING, { seat });
      return thought.ok ? thought.value.actions : [];
    };
    expect(told(1)).not.toEqual(told(2));
  });

  test('refuses a seat that is not to act, a finished game, and options that do not fit', () => {
    expect(code(MOVING, { seat: 2 })).toBe('not-your-turn');
    expect(code('adam a1 a2 1/6/1/over 0/0 -')).toBe('over');
    expect(code(MOVING, { options: 'nonsense' })).not.toBe('thought');
    expect(code(MOVING, { options: 'adam claims=off' })).toBe('bad-position');
    expect(code(MOVING, { options: 'adam grace=untimed' })).toBe('thought');
    expect(code(MOVING, {}, 'genius')).toBe('unknown-level');
  });

  test('accepts max as the last level', () => {
    expect(think(MOVING)).toEqual(think(MOVING, {}, menhirs.levels.at(-1)));
    expect(menhirs.levels).not.toContain('max');
  });

  test('remembers the positions it returned last, with what their texts omit', () => {
    const forgetful = { ...rules, makePosition: () => 'unreadable' };
    const levels = [{ id: 'any', pace: [0, 0] as const, player: menhirsPlayers.randomPlayer }];
    const answer = (remembered: number) => {
      const played = textGame(forgetful, levels, remembered);
      expect(played.play(DECIDING, ['P'])).toMatchObject({ ok: true, value: { position: 'unreadable' } });
      return played.think('unreadable', 'any', nodeBudget(1), 1);
    };
    expect(answer(1)).toMatchObject({ ok: true });
    expect(answer(0)).toMatchObject({ ok: false, refusal: { code: 'bad-position' } });
  });

  test('begins the turn without a claim when the time for one is over', () => {
    const text = 'adam a2.a3.b2.d1.f4 a3.b1.b2.c3.d4.f3 1/6/2/move 3/2 f3:S last=f4:N-b3';
    const thought = think(text, { late: true });
    expect(thought.ok && thought.value.actions[0]).not.toBe('!');
    expect(thought.ok && thought.value.actions.length).toBeGreaterThan(0);
  });

  test("returns the claim a level would make, and none if it is not that seat's to claim", () => {
    const text = 'adam a2.a3.b2.d1.f4 a3.b1.b2.c3.d4.f3 1/6/2/move 3/2 f3:S last=f4:N-b3';
    expect(menhirs.claim(text, 'max', 2, 1, 'adam')).toEqual({ ok: true, value: '!' });
    expect(menhirs.claim(text, 'max', 1, 1, 'adam')).toEqual({ ok: true, value: null });
  });
});
