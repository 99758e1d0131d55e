import { Writable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { arena } from '../src/arena/arena.ts';
import { eloOf, shareOf } from '../src/arena/elo.ts';

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
      /^menhirs \(adam\): cautious against random, 12 games, 1 positions a turn, seed 1\n {2}\d+ won, \d+ lost, \d+ tied: /,
    );
    expect(out).toMatch(/\n {2}Elo .+ \(95 % between .+ and .+\)\n$/);
    expect(err).toBe('');
  });

  test('the same seed gives the same score', () => {
    const once = (): string | undefined =>
      run('stone-setter', 'shepherd', '--games', '4', '--nodes', '500', '--seed', '9').out;
    expect(once()).toBe(once());
  });

  test('Floors is played by several, one against the others', () => {
    const { status, out } = run(
      'careful',
      'random',
      '--game',
      'floors',
      '--players',
      '4',
      '--games',
      '4',
      '--nodes',
      '1',
    );
    expect(status).toBe(0);
    expect(out).toMatch(/^floors \(basic\): careful against 3 x random, 4 games/);
    expect(out).not.toContain('Elo');
  });

  test.each([
    [[]],
    [['cautious']],
    [['cautious', 'nobody']],
    [['cautious', 'random', 'wary']],
    [['cautious', 'random', '--games', '0']],
    [['cautious', 'random', '--speed', '9']],
    [['cautious', 'random', '--variant', 'chess']],
    [['cautious', 'random', '--game', 'chess']],
    [['cautious', 'random', '--players', '3']],
    [['careful', 'random', '--game', 'floors', '--players', '8']],
  ])('%j explains what it wants', (args) => {
    const { status, err } = run(...args);
    expect(status).toBe(2);
    expect(err).toContain('speeltafel arena FIRST SECOND');
  });
});

describe('strength', () => {
  test('an even score is no difference, and more games narrow the interval', () => {
    const few = eloOf({ wins: 10, losses: 10, ties: 0 });
    const many = eloOf({ wins: 1000, losses: 1000, ties: 0 });
    expect(few.value).toBeCloseTo(0);
    expect(many.high - many.low).toBeLessThan((few.high - few.low) / 5);
  });

  test('three quarters of the points are 191 points; a tie is half a point', () => {
    expect(eloOf({ wins: 75, losses: 25, ties: 0 }).value).toBeCloseTo(190.8, 1);
    expect(eloOf({ wins: 50, losses: 0, ties: 50 }).value).toBeCloseTo(190.8, 1);
  });

  test('a clean sweep has a finite lower bound', () => {
    const { value, low, high } = eloOf({ wins: 40, losses: 0, ties: 0 });
    expect([value, high]).toEqual([Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]);
    expect(low).toBeGreaterThan(300);
    expect(shareOf(40, 40)).toMatchObject({ value: 1, high: 1 });
    expect(shareOf(0, 40)).toMatchObject({ value: 0, low: 0 });
  });
});
