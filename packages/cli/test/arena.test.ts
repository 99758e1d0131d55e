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
  test('plays the games and prints the score with its interval', () => {
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

  test('the players can have different numbers of positions', () => {
    const match = (nodes: string): string | undefined =>
      run('max', 'max', '--game', 'floors', '--games', '6', '--nodes', nodes).out;
    expect(match('300,2')).toContain('6 games, 300 and 2 positions a turn, seed 1');
    const won = (text: string | undefined): number => Number(/(\d+) won/.exec(text!)?.[1]);
    expect(won(match('300,2'))).toBeGreaterThan(won(match('2,300')));
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
    ['', 'Name two players.'],
    ['cautious', 'Name two players.'],
    ['cautious random wary', 'Name two players.'],
    ['cautious nobody', 'There is no player of menhirs nobody.'],
    ['cautious random --games 0', '--games 0 is not a whole number from 1.'],
    ['cautious random --ms soon', '--ms soon is not a whole number from 1.'],
    ['cautious random --nodes 5,0', '--nodes 0 is not a whole number from 1.'],
    ['cautious random --nodes 5,6,7', '--nodes 5,6,7 has more than two numbers.'],
    ['cautious random --ms 5 --nodes 5', 'Use --ms or --nodes, not both.'],
    ['cautious random --speed 9', "Unknown option '--speed'"],
    ['cautious random --variant chess', 'There is no variant of menhirs chess.'],
    ['cautious random --game chess', 'There is no game chess.'],
    ['cautious random --players 3', '3 cannot play menhirs.'],
    ['careful random --game floors --players 8', '8 cannot play floors.'],
  ])('"%s" is answered with the error and the options', (args, wrong) => {
    const { status, out, err } = run(...args.split(' ').filter(Boolean));
    expect(status).toBe(2);
    expect(err).toContain(wrong);
    expect(err).toContain('speeltafel arena FIRST SECOND');
    expect(out).toBe('');
  });
});

describe('strength', () => {
  test('an even score gives no difference, and more games narrow the interval', () => {
    const few = eloOf({ wins: 10, losses: 10, ties: 0 });
    const many = eloOf({ wins: 1000, losses: 1000, ties: 0 });
    expect(few.value).toBeCloseTo(0);
    expect(many.high - many.low).toBeLessThan((few.high - few.low) / 5);
  });

  test('three quarters of the points are 191 Elo; a tie is half a point', () => {
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
