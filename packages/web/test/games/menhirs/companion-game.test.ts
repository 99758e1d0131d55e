import { menhirs, menhirsKit } from '@speeltafel/rules';
import { describe, expect, test } from 'vitest';
import { claimTime, lateBy, wholeSeconds } from '../../../src/games/menhirs/companion/claim-clock.ts';
import {
  beginning,
  follow,
  type GameEvent,
  outcomeWithoutWinner,
  positionsOf,
  whyNotTurn,
} from '../../../src/games/menhirs/companion/table-game.ts';

function optionsOf(input: object): menhirsKit.Options {
  const options = menhirs.options(input);
  if (!options.ok) throw new Error(options.refusal.message);
  return options.value;
}

const adam = optionsOf({ variant: 'adam' });
const placed: GameEvent = { kind: 'placed' };
const turn = (took = false, at = 0): GameEvent => ({ kind: 'turn', took, at });
const turns = (count: number, took = false): GameEvent[] => Array.from({ length: count }, () => turn(took));

function now(options: menhirsKit.Options, log: readonly GameEvent[]): menhirsKit.Position {
  const moments = positionsOf(options, log);
  expect(moments).toHaveLength(log.length + 1);
  return moments.at(-1)!;
}
const toDecision = [placed, ...turns(18)];

describe('the round track', () => {
  test('Adam Way counts 12 down to 1, with the decision after round 3', () => {
    const pips = menhirsKit.trackOf(adam);
    expect(pips.map(({ kind, round }) => (kind === 'decision' ? '*' : round))).toEqual([
      12,
      11,
      10,
      9,
      8,
      7,
      6,
      5,
      4,
      3,
      '*',
      2,
      1,
    ]);
    expect(pips.filter(({ must }) => must.length === 2).map(({ round }) => round)).toEqual([2, 1]);
    const { state } = now(adam, [placed, ...turns(8)]);
    expect(state.round).toBe(7);
    expect(pips.map((pip) => menhirsKit.whereOnTrack(pips, pip, state)).join(' ')).toBe(
      'past past past past past now coming coming coming coming coming coming coming',
    );
  });

  test('2.0 counts up and marks the scheduled takings', () => {
    const options = optionsOf({ variant: 'v2', schedule: [[3, 5], [4]] });
    const pips = menhirsKit.trackOf(options);
    expect(pips.map(({ round }) => round)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(pips[3]!.must).toEqual([1]);
    expect(pips[4]!.must).toEqual([2]);
    const third = now(options, [placed, ...turns(4)]);
    expect(third.state.round).toBe(3);
    expect(whyNotTurn(third, false)?.code).toBe('must-take');
    expect(whyNotTurn(third, true)).toBeNull();
  });

  test('each player takes at most three, and once both have, the decision comes early', () => {
    const taking = now(adam, [placed, ...turns(5, true)]);
    expect(menhirs.view(taking, null).taken).toEqual([3, 2]);
    const early = now(adam, [placed, ...turns(6, true)]);
    expect(menhirs.view(early, null)).toMatchObject({ phase: 'decide', round: 9 });
    const fourth = now(adam, [placed, ...turns(5, true), turn(false)]);
    expect(whyNotTurn(fourth, true)).not.toBeNull();
    expect(whyNotTurn(fourth, false)).toBeNull();
  });

  test('both prolong: back to round 12 with the tiles taken, and no second decision', () => {
    const log: GameEvent[] = [placed, turn(true), ...turns(17), { kind: 'decided', choices: ['prolong', 'prolong'] }];
    expect(menhirs.view(now(adam, log), null)).toMatchObject({ phase: 'place', round: 12, pass: 2, toPlace: [1, 0] });
    const later = now(adam, [...log, placed, ...turns(18)]);
    expect(menhirs.view(later, null)).toMatchObject({ phase: 'move', round: 2, pass: 2 });
  });

  test('one goes on and neither wins: the other scores 12', () => {
    const log: GameEvent[] = [...toDecision, { kind: 'decided', choices: ['go-on', 'prolong'] }, ...turns(4, true)];
    expect(menhirs.outcome(now(adam, log))).toEqual({ winner: 2, reason: 'went-on', points: 12 });
  });

  test('a win scores round + 11, and after prolonging the round', () => {
    expect(menhirs.outcome(now(adam, [placed, { kind: 'won' }]))).toMatchObject({ winner: 1, points: 22 });
    const prolonged: GameEvent[] = [...toDecision, { kind: 'decided', choices: ['prolong', 'prolong'] }];
    expect(now(adam, prolonged).state.phase).toBe(menhirsKit.MOVING);
    expect(menhirs.outcome(now(adam, [...prolonged, turn(), { kind: 'won' }]))).toMatchObject({
      winner: 2,
      points: 11,
    });
  });

  test('in 2.0 a win scores the fog on the board, and round 12 without one is a draw', () => {
    const options = optionsOf({ variant: 'v2' });
    const log: GameEvent[] = [placed, ...turns(6), ...turns(2, true), { kind: 'won' }];
    expect(menhirs.outcome(now(options, log))).toMatchObject({ winner: 1, points: 9 });
    const all = Array.from({ length: 24 }, (_, i) =>
      turn(menhirsKit.trackOf(options)[Math.floor(i / 2) + 1]!.must.length > 0),
    );
    expect(menhirs.outcome(now(options, [placed, ...all]))).toMatchObject({ winner: null, reason: 'tie' });
  });

  test('impossible events are ignored', () => {
    expect(positionsOf(adam, [placed, { kind: 'decided', choices: ['prolong', 'prolong'] }, turn()])).toHaveLength(2);
    expect(follow(beginning(adam), turn()).ok).toBe(false);
  });
});

describe('the claim clock', () => {
  const ended = now(adam, [placed, turn(true, 10_000)]);

  test('runs for the grace period from the end of the turn', () => {
    expect(claimTime(ended, 2, 10_000)).toEqual({ kind: 'running', margin: 3000, share: 1 });
    expect(claimTime(ended, 2, 11_500)).toEqual({ kind: 'running', margin: 1500, share: 0.5 });
    expect(claimTime(ended, 2, 13_000)).toMatchObject({ kind: 'running', margin: 0 });
    expect(claimTime(ended, 2, 13_400)).toMatchObject({ kind: 'late', margin: 400 });
    expect([3000, 2001, 2000, 1, 0].map(wholeSeconds)).toEqual([3, 3, 2, 1, 0]);
  });

  test('a claim in time must be proven with the tile back; a late one shows by how much', () => {
    const claimed = follow(ended, { kind: 'claim', by: 2, at: 12_999 });
    expect(claimed.ok && menhirs.view(claimed.value, null)).toMatchObject({ phase: 'prove', round: 11, taken: [0, 0] });
    const late = follow(ended, { kind: 'claim', by: 2, at: 13_250 });
    expect(late.ok === false && lateBy(late.refusal)).toBe(250);
  });

  test('during the turn the opponent may claim without a limit', () => {
    expect(claimTime(ended, 1, 99_000).kind).toBe('open');
    const claimed = follow(ended, { kind: 'claim', by: 1, at: 99_000 });
    expect(claimed.ok && claimed.value.state.player).toBe(1);
  });

  test('a proven claim scores like a win, an unproven one gives the points away', () => {
    const log: GameEvent[] = [placed, turn(true, 0), { kind: 'claim', by: 2, at: 1 }];
    expect(menhirs.outcome(now(adam, [...log, { kind: 'won' }]))).toEqual({ winner: 2, reason: 'claim', points: 22 });
    expect(menhirs.outcome(now(adam, [...log, { kind: 'missed' }]))).toEqual({
      winner: 1,
      reason: 'unjust-claim',
      points: 22,
    });
  });

  test('there is no claim in rounds 12 and 1, or if claims are off', () => {
    expect(claimTime(beginning(adam), 1, 0).kind).toBe('closed');
    const last = now(adam, [...toDecision, { kind: 'decided', choices: ['go-on', 'go-on'] }, ...turns(3, true)]);
    expect(last.state.round).toBe(1);
    expect([1, 2].map((seat) => claimTime(last, seat, 0).kind)).toEqual(['closed', 'closed']);
    const quiet = now(optionsOf({ variant: 'adam', claims: false }), [placed, turn()]);
    expect(claimTime(quiet, 2, 0).kind).toBe('closed');
  });

  test('untimed: a claim is possible until the next move', () => {
    const patient = now(optionsOf({ variant: 'adam', grace: 'untimed' }), [placed, turn(false, 0)]);
    expect(claimTime(patient, 2, 1e9).kind).toBe('open');
  });
});

describe('the result after the decision if neither player wins any more', () => {
  const atDecision = now(adam, toDecision);

  test('both prolong: it goes back to round 12', () => {
    expect(outcomeWithoutWinner(atDecision, ['prolong', 'prolong'])).toBe('prolonged');
  });

  test.each([
    ['go-on', 'prolong', 2],
    ['prolong', 'go-on', 1],
    ['go-on', 'go-on', null],
  ] as const)('%s and %s: a player who goes on alone loses', (first, second, winner) => {
    expect(outcomeWithoutWinner(atDecision, [first, second])).toMatchObject({ winner });
  });

  const askedAloud = now(optionsOf({ variant: 'adam', decision: 'aloud' }), toDecision);

  test.each([
    ['prolong', 'go-on', 1],
    ['go-on', 'prolong', 2],
    ['go-on', 'go-on', 2],
  ] as const)('aloud, %s and %s: the first player to go on loses alone', (first, second, winner) => {
    expect(outcomeWithoutWinner(askedAloud, [first, second])).toMatchObject({ winner });
  });
});
