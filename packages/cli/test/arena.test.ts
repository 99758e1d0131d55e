import { Writable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { arena } from '../src/arena/arena.ts';
import { strengthOf } from '../src/arena/elo.ts';

function run(...args: string[]) {
  const written = ['', ''];
  const sink = (i: number) =>
    new Writable({
      write(data, _, done) {
        written[i] += data;
        done();
      },
    });
  const status = arena(args, sink(0), sink(1));
  return { status, out: written[0], err: written[1] };
}

describe('the arena', () => {
  test('plays the games and tells the score with its interval', () => {
    const { status, out, err } = run('cautious', 'random', '--games', '12', '--nodes', '1');
    expect(status).toBe(0);
    expect(out).toMatch(
      /^cautious against random, adam, 12 games, 1 positions a turn, seed 1\n\d+ won, \d+ lost, \d+ tied: /,
    );
    expect(out).toMatch(/\nElo [+-].+, 95 % between .+ and .+\n$/);
    expect(err).toBe('');
  });

  test('the same seed gives the same score', () => {
    const once = (): string | undefined =>
      run('stone-setter', 'shepherd', '--games', '4', '--nodes', '500', '--seed', '9').out;
    expect(once()).toBe(once());
  });

  test.each([
    [[]],
    [['cautious']],
    [['cautious', 'nobody']],
    [['cautious', 'random', '--games', '0']],
    [['cautious', 'random', '--speed', '9']],
    [['cautious', 'random', '--variant', 'chess']],
  ])('%j explains what it wants', (args) => {
    const { status, err } = run(...args);
    expect(status).toBe(2);
    expect(err).toContain('speeltafel arena FIRST SECOND');
  });
});

describe('strength', () => {
  test('an even score is no difference, and more games narrow the interval', () => {
    const few = strengthOf({ wins: 10, losses: 10, ties: 0 });
    const many = strengthOf({ wins: 1000, losses: 1000, ties: 0 });
    expect(few.elo).toBeCloseTo(0);
    expect(many.high - many.low).toBeLessThan((few.high - few.low) / 5);
  });

  test('three quarters of the points are 191 points; a tie is half a point', () => {
    expect(strengthOf({ wins: 75, losses: 25, ties: 0 }).elo).toBeCloseTo(190.8, 1);
    expect(strengthOf({ wins: 50, losses: 0, ties: 50 }).elo).toBeCloseTo(190.8, 1);
  });

  test('a clean sweep has a finite lower bound', () => {
    const { elo, low, high } = strengthOf({ wins: 40, losses: 0, ties: 0 });
    expect([elo, high]).toEqual([Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]);
    expect(low).toBeGreaterThan(300);
  });
});
