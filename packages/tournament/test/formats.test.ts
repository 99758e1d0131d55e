import { describe, expect, it } from 'vitest';
import { type BoardResult, pairKey, roundsOf, standingsOf, tableSizes, tallies } from '../src/index.ts';
import { bracket } from '../src/pairing/knockout.ts';
import { randomFrom } from './random.ts';
import { named, settingsFor, TIE, Trial, win } from './trial.ts';

describe('round robin', () => {
  for (const count of [2, 3, 4, 5, 8, 9, 16]) {
    for (const times of [1, 2] as const) {
      it(`pairs all ${count} with each other ${times === 1 ? 'once' : 'twice'}, with balanced starts`, () => {
        const trial = new Trial(settingsFor({ kind: 'round-robin', times }));
        trial.enter(...named(count));
        const met = new Map<string, number>();
        for (let round = 0; round < roundsOf(trial.tournament); round++) {
          trial.do({ kind: 'pair' });
          for (const { seats } of trial.round.boards) {
            const key = pairKey(...([...seats].sort() as [string, string]));
            met.set(key, (met.get(key) ?? 0) + 1);
          }
          trial.play(() => win(1));
        }
        expect(met.size).toBe((count * (count - 1)) / 2);
        expect(new Set(met.values())).toEqual(new Set([times]));
        for (const { starts } of tallies(trial.tournament).values()) {
          expect(Math.abs(starts)).toBeLessThanOrEqual(times === 2 ? 0 : 1);
        }
        expect(trial.try({ kind: 'pair' })).toBe('no-more-rounds');
      });
    }
  }

  it('gives byes to the opponents of a player who left, and accepts no late entries', () => {
    const trial = new Trial(settingsFor({ kind: 'round-robin', times: 1 }));
    const ids = trial.enter(...named(4));
    trial.do({ kind: 'pair' });
    trial.play(() => win(1));
    trial.do({ kind: 'withdraw', entry: ids[0]! });
    trial.do({ kind: 'pair' });
    expect(trial.round.byes).toHaveLength(1);
    expect(trial.try({ kind: 'enter', name: 'Late' })).toBe('too-late');
  });
});

describe('knockout', () => {
  it('keeps the first two seeds apart until the final', () => {
    expect(bracket(8)).toEqual([1, 8, 5, 4, 3, 6, 7, 2]);
  });

  for (const count of [2, 3, 5, 8, 11, 16]) {
    it(`finds one winner among ${count}`, () => {
      const trial = new Trial(settingsFor({ kind: 'knockout', thirdPlace: true }));
      trial.enter(...named(count));
      const rounds = roundsOf(trial.tournament);
      for (let round = 1; round <= rounds; round++) {
        trial.do({ kind: 'pair' });
        trial.play(() => win(round % 2 === 0 ? 1 : 2));
      }
      expect(rounds).toBe(Math.ceil(Math.log2(count)));
      expect(trial.round.boards).toHaveLength(count > 3 ? 2 : 1);
      const table = standingsOf(trial.tournament);
      expect(table.map(({ place }) => place).slice(0, Math.min(count, 4))).toEqual([1, 2, 3, 4].slice(0, count));
      expect(trial.try({ kind: 'pair' })).toBe('no-more-rounds');
    });
  }

  it('replays a tie before the next round', () => {
    const trial = new Trial(settingsFor({ kind: 'knockout', thirdPlace: false }));
    trial.enter(...named(4));
    trial.do({ kind: 'pair' });
    trial.play(() => TIE);
    expect(trial.try({ kind: 'pair' })).toBe('round-running');
    for (const board of [1, 2]) trial.do({ kind: 'result', round: 1, board, result: win(2) });
    trial.do({ kind: 'pair' });
    expect(trial.round.boards).toHaveLength(1);
  });

  it('lets the opponent of a player who left advance', () => {
    const trial = new Trial(settingsFor({ kind: 'knockout', thirdPlace: false }));
    trial.enter(...named(4));
    trial.do({ kind: 'pair' });
    trial.play(() => win(1));
    const [one, two] = trial.round.boards.map(({ seats }) => seats[0]!);
    trial.do({ kind: 'withdraw', entry: one! });
    trial.do({ kind: 'pair' });
    expect(trial.round.byes).toEqual([two]);
    expect(standingsOf(trial.tournament)[0]!.id).toBe(two);
  });
});

describe('tables', () => {
  it('have three to seven players, as near to the wanted size as the number allows', () => {
    for (let entries = 3; entries <= 128; entries++) {
      for (let wanted = 3; wanted <= 7; wanted++) {
        const sizes = tableSizes(entries, wanted);
        expect(sizes.reduce((a, b) => a + b, 0)).toBe(entries);
        expect(Math.min(...sizes)).toBeGreaterThanOrEqual(3);
        expect(Math.max(...sizes)).toBeLessThanOrEqual(7);
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
      }
    }
    expect(tableSizes(17, 4)).toEqual([5, 4, 4, 4]);
    expect(tableSizes(2, 4)).toEqual([]);
  });

  it('let sixteen at tables of four meet almost all others once in five rounds, and change seats', () => {
    const random = randomFrom(5);
    const trial = new Trial(settingsFor({ kind: 'tables', rounds: 4, size: 4 }), random.seed());
    trial.enter(...named(16));
    for (let round = 0; round < 4; round++) {
      trial.do({ kind: 'pair' });
      trial.play((seats) => ({
        places: seats.map((_, i) => i + 1),
        points: seats.map((_, i) => 3 - i),
        how: 'played',
      }));
    }
    const all = [...tallies(trial.tournament).values()];
    const again = all.flatMap(({ met }) => [...met.values()]).filter((times) => times > 1);
    expect(again.length / 2).toBeLessThanOrEqual(6);
    for (const { seats } of all) expect(new Set(seats).size).toBeGreaterThanOrEqual(3);
  });

  it('give ten points to the first, none to the last, and share what is between', () => {
    const trial = new Trial(settingsFor({ kind: 'tables', rounds: 1, size: 5 }));
    trial.enter(...named(5));
    trial.do({ kind: 'pair' });
    const result: BoardResult = { places: [1, 2, 2, 4, 5], points: [2, 1, 1, 1, 0], how: 'played' };
    trial.play(() => result);
    expect(standingsOf(trial.tournament).map(({ tally }) => tally.score)).toEqual([10, 6.25, 6.25, 2.5, 0]);
    expect(standingsOf(trial.tournament).map(({ place }) => place)).toEqual([1, 2, 2, 4, 5]);
  });
});
