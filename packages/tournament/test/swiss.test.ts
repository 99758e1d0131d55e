import { describe, expect, it } from 'vitest';
import { explainBoard, pairKey, tallies } from '../src/index.ts';
import { costsOf, pairSwiss, rank } from '../src/pairing/swiss.ts';
import { Desk, named, settingsFor, win } from './desk.ts';
import { randomFrom } from './random.ts';
import { playRandomly } from './random-swiss.ts';

describe('Swiss pairing', () => {
  it('has no avoidable rematch, no second bye while another has none, and starts that differ by at most two', () => {
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

  it('pairs the same when it is repeated, and by other lots with another seed', () => {
    const paired = (seed: string) => {
      const desk = new Desk(settingsFor({ kind: 'swiss', rounds: 3 }), seed);
      desk.enter(...named(12));
      return pairSwiss(desk.tournament);
    };
    expect(paired('0'.repeat(32))).toEqual(paired('0'.repeat(32)));
    expect(paired('0'.repeat(32))).not.toEqual(paired('1'.repeat(32)));
  });

  it('lets winners meet winners, and gives the bye to the last', () => {
    const desk = new Desk(settingsFor({ kind: 'swiss', rounds: 3 }));
    desk.enter(...named(9));
    desk.do({ kind: 'pair' });
    const winners = desk.round.boards.map(({ seats }) => seats[0]!);
    const firstBye = desk.round.byes[0]!;
    desk.play(() => win(1));
    desk.do({ kind: 'pair' });
    const top = desk.round.boards.filter(({ seats }) => seats.every((id) => [...winners, firstBye].includes(id)));
    expect(top).toHaveLength(2);
    expect(desk.round.byes).toHaveLength(1);
    expect([...winners, firstBye]).not.toContain(desk.round.byes[0]);
  });

  it('gives both a bye where those two are all there are and they are kept apart', () => {
    const desk = new Desk(settingsFor({ kind: 'swiss', rounds: 1 }));
    const [a, b] = desk.enter('Anna', 'Ben');
    desk.do({ kind: 'keep-apart', pair: [a!, b!] });
    desk.do({ kind: 'pair' });
    expect(desk.round.boards).toEqual([]);
    expect([...desk.round.byes].sort()).toEqual([a, b]);
  });

  it('says why: the first round, equal and different scores, who starts, and changes by hand', () => {
    const desk = new Desk(settingsFor({ kind: 'swiss', rounds: 4 }));
    desk.enter(...named(6));
    desk.do({ kind: 'pair' });
    const reasons = () => desk.round.boards.map((board) => explainBoard(desk.tournament, desk.round.number, board));
    expect(reasons()[0]).toEqual({ kind: 'first-round', scores: [0, 0], met: 0, seat: 'lot' });
    desk.play(() => win(1));
    desk.do({ kind: 'pair' });
    expect(new Set(reasons().map(({ kind }) => kind))).toEqual(new Set(['same-score', 'different-score']));
    const [first, second] = desk.round.boards;
    desk.do({ kind: 'swap', pair: [first!.seats[0]!, second!.seats[0]!] });
    expect(reasons()[0]!.kind).toBe('by-hand');
  });
});
