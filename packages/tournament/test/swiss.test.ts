import { describe, expect, it } from 'vitest';
import { explainBoard, pairKey, tallies } from '../src/index.ts';
import { costsOf, pairSwiss, rank } from '../src/pairing/swiss.ts';
import { randomFrom } from './random.ts';
import { playRandomly } from './random-swiss.ts';
import { named, settingsFor, Trial, win } from './trial.ts';

describe('Swiss pairing', () => {
  it('has no avoidable rematch, no second bye while another entry has none, and start balances of at most two', () => {
    const random = randomFrom(7);
    for (let trial = 0; trial < 200; trial++) {
      playRandomly(random, 4 + random.below(28), ({ before, tournament, avoidableRematch, avoidableBye }) => {
        expect({ avoidableRematch, avoidableBye }).toEqual({ avoidableRematch: false, avoidableBye: false });
        for (const { seats } of tournament.rounds.at(-1)!.boards) {
          expect(before.apart.has(pairKey(seats[0]!, seats[1]!))).toBe(false);
        }
        for (const { starts } of tallies(tournament).values()) expect(Math.abs(starts)).toBeLessThanOrEqual(2);
      });
    }
  });

  it('is the best of all pairings of up to ten', () => {
    const random = randomFrom(11);
    for (let trial = 0; trial < 60; trial++) {
      playRandomly(random, 4 + random.below(6), ({ before }) => {
        const field = rank(before);
        const cost = costsOf(before, field);
        const count = field.length + (field.length % 2);
        const cheapest = (left: readonly number[]): number => {
          const [first, ...rest] = left;
          if (first === undefined) return 0;
          return Math.min(...rest.map((other) => cost(first, other) + cheapest(rest.filter((x) => x !== other))));
        };
        const { boards, byes } = pairSwiss(before);
        const place = new Map(field.map(({ id }, i) => [id, i]));
        const pairs = boards.map(([a, b]) => cost(place.get(a!)!, place.get(b!)!));
        if (byes.length > 1) return;
        const total = byes.reduce(
          (sum, id) => sum + cost(place.get(id)!, count - 1),
          pairs.reduce((a, b) => a + b, 0),
        );
        expect(total).toBe(cheapest(Array.from({ length: count }, (_, i) => i)));
      });
    }
  });

  it('is reproducible, and depends on the seed', () => {
    const paired = (seed: string) => {
      const trial = new Trial(settingsFor({ kind: 'swiss', rounds: 3 }), seed);
      trial.enter(...named(12));
      return pairSwiss(trial.tournament);
    };
    expect(paired('0'.repeat(32))).toEqual(paired('0'.repeat(32)));
    expect(paired('0'.repeat(32))).not.toEqual(paired('1'.repeat(32)));
  });

  it('pairs winners with winners, and gives the bye to the last', () => {
    const trial = new Trial(settingsFor({ kind: 'swiss', rounds: 3 }));
    trial.enter(...named(9));
    trial.do({ kind: 'pair' });
    const winners = trial.round.boards.map(({ seats }) => seats[0]!);
    const firstBye = trial.round.byes[0]!;
    trial.play(() => win(1));
    trial.do({ kind: 'pair' });
    const top = trial.round.boards.filter(({ seats }) => seats.every((id) => [...winners, firstBye].includes(id)));
    expect(top).toHaveLength(2);
    expect(trial.round.byes).toHaveLength(1);
    expect([...winners, firstBye]).not.toContain(trial.round.byes[0]);
  });

  it('gives both a bye if only two are left and they are kept apart', () => {
    const trial = new Trial(settingsFor({ kind: 'swiss', rounds: 1 }));
    const [a, b] = trial.enter('Anna', 'Ben');
    trial.do({ kind: 'keep-apart', pair: [a!, b!] });
    trial.do({ kind: 'pair' });
    expect(trial.round.boards).toEqual([]);
    expect([...trial.round.byes].sort()).toEqual([a, b]);
  });

  it('is explained: the first round, equal and different scores, who starts, and changes by hand', () => {
    const trial = new Trial(settingsFor({ kind: 'swiss', rounds: 4 }));
    trial.enter(...named(6));
    trial.do({ kind: 'pair' });
    const reasons = () => trial.round.boards.map((board) => explainBoard(trial.tournament, trial.round.number, board));
    expect(reasons()[0]).toEqual({ kind: 'first-round', scores: [0, 0], met: 0, seat: 'lot' });
    trial.play(() => win(1));
    trial.do({ kind: 'pair' });
    expect(new Set(reasons().map(({ kind }) => kind))).toEqual(new Set(['same-score', 'different-score']));
    const [first, second] = trial.round.boards;
    trial.do({ kind: 'swap', pair: [first!.seats[0]!, second!.seats[0]!] });
    expect(reasons()[0]!.kind).toBe('by-hand');
  });
});
