import { CHANCE, floors, type floorsKit, fromSeed } from '@speeltafel/rules';
import { describe, expect, test } from 'vitest';
import { floorsPlayers, nodeBudget } from '../../src/index.ts';
import { bare } from './help.ts';

const { chancesOf, chartFloors, carefulRunner } = floorsPlayers;

describe('the chart of a game', () => {
  test('the hunted player has a smaller chance than the one at a safe distance', () => {
    const [hunted, safe] = chancesOf(bare('2/3/A/A/monster', 'c6E', "A4h6',B3o1',B4-'", '7.8'), 8, 1);
    expect(hunted!).toBeLessThan(safe!);
  });

  test('all players are equal while tiles are laid', () => {
    const options = floors.options({ players: 4, setup: 'lay' });
    if (!options.ok) throw new Error(options.refusal.message);
    const start = floors.start(options.value, fromSeed('00112233445566778899aabbccddeeff'));
    expect(chancesOf(start, 8, 1)).toEqual([0.25, 0.25, 0.25, 0.25]);
  });

  test('a whole game: chances add up to one, and the winner has 1 at the end', () => {
    const options = floors.options({ players: 3, setup: 'basic' });
    if (!options.ok) throw new Error(options.refusal.message);
    const chance = fromSeed('00112233445566778899aabbccddeeff');
    const positions: floorsKit.Position[] = [floors.start(options.value, chance)];
    for (let i = 0; floors.outcome(positions.at(-1)!) === null; i++) {
      const position = positions.at(-1)!;
      const seat = floors.toAct(position)[0]!;
      const action =
        seat === CHANCE
          ? floors.draw(position, chance)!
          : carefulRunner.think(position, seat, nodeBudget(200), i).actions[0]!;
      const next = floors.play(position, seat, action, 0);
      if (!next.ok) throw new Error(next.refusal.message);
      positions.push(next.value);
    }
    const heard: number[] = [];
    const chart = chartFloors(positions, 2, 1, (done) => heard.push(done));
    expect(chart).toHaveLength(positions.length);
    expect(heard.at(-1)).toBe(positions.length);
    const winner = floors.outcome(positions.at(-1)!)!.winner;
    for (const [i, chances] of chart.entries()) {
      const sum = chances.reduce((all, one) => all + one, 0);
      if (i < chart.length - 1 || winner !== null) expect(sum).toBeCloseTo(1, 6);
    }
    if (winner !== null) expect(chart.at(-1)![winner - 1]).toBe(1);
  });
});
