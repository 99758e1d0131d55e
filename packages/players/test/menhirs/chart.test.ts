import { fromSeed, menhirs, type menhirsKit, type Played } from '@speeltafel/rules';
import { describe, expect, test } from 'vitest';
import { chartMenhirs, playGame, strongest, waryPlayer } from '../../src/menhirs/index.ts';
import { nodeBudget } from '../../src/player.ts';
import { at } from './help.ts';

function course(from: string, ...texts: string[]) {
  const positions = [at(from)];
  const played: Played<menhirsKit.Action>[] = [];
  for (const text of texts) {
    const position = positions.at(-1)!;
    const read = menhirs.parseAction(text, position);
    const next = read.ok ? menhirs.play(position, read.value.seat, read.value.action, 0) : read;
    if (!read.ok || !next.ok) throw new Error(text);
    positions.push(next.value);
    played.push({ ...read.value, at: 0 });
  }
  return { positions, played };
}

const winners = (from: string, ...texts: string[]) => {
  const { positions, played } = course(from, ...texts);
  return chartMenhirs(positions, played, nodeBudget(400_000)).map(({ winner }) => winner);
};

describe('the chart of a game', () => {
  test('a win in one is certain for the player to move, and gone once it was missed', () => {
    const e5 = 'adam a3.b3.c3.d3.e2 a1.a3.b1.b3.c3.d3.d6.e2.g1.g2.g3 1/11/1/move 0/0 -';
    expect(winners(e5, 'a3:N')).toEqual([1, 1]);
    expect(winners(e5, 'g1:NW', '.')[0]).toBe(1);
  });

  test('after a trap the opponent wins all the way, by a claim', () => {
    const e2 = 'adam a2.a3.b2.d1.f4 a3.b1.b2.b3.c3.d4.f4 1/6/1/move 2/2 -';
    expect(winners(e2, 'f4:N', '-b3', '!', 'a3:NE')).toEqual([2, 2, 2, 2, 2]);
  });

  test('an unjust claim turns the game', () => {
    const e3 = 'adam c3.c4.e2.e5.f1 d1.e1.f1 1/2/1/move 3/3 -';
    expect(winners(e3, 'd1:SE', '-g1', '!', 'e1:S').slice(-2)).toEqual([1, 1]);
  });

  test('while the winner is unknown, the player with few safe turns stands worse', () => {
    const value = (text: string): number => chartMenhirs([at(text)], [], nodeBudget(4000))[0]!.value;
    expect(value('adam b3.c5.e5.f2.f3 a2.a3.b2.e5.f2 1/7/2/move 3/3 -')).toBeGreaterThan(0);
    expect(value('adam b3.c5.e5.f2.f3 a2.a3.b2.b3.d5.e5 1/9/1/move 2/3 -')).toBeLessThan(0);
  });

  test('a whole game has one value per position, the final result, and progress reports', () => {
    const options = menhirs.options({ variant: 'adam' });
    if (!options.ok) throw new Error(options.refusal.message);
    const quick = { budget: () => nodeBudget(2000) };
    const { positions, played } = playGame(
      options.value,
      fromSeed('00112233445566778899aabbccddeeff'),
      [
        { player: waryPlayer, ...quick },
        { player: strongest, ...quick },
      ],
      7,
    );
    const heard: number[] = [];
    const chart = chartMenhirs(positions, played, nodeBudget(50_000), (done) => heard.push(done));
    expect(chart).toHaveLength(positions.length);
    expect(heard).toEqual(positions.map((_, i) => i + 1));
    expect(chart.at(-1)!.winner).toBe(menhirs.outcome(positions.at(-1)!)!.winner);
    for (const { value, winner } of chart) {
      expect(Math.abs(value)).toBeLessThanOrEqual(winner === null ? 0.5 : 1);
      if (winner !== null) expect(value).toBe(winner === 1 ? 1 : -1);
    }
  });
});
