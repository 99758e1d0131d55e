import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromSeed, menhirs } from '../../src/index.ts';
import type { Action } from '../../src/menhirs/action.ts';
import { placesOf, size } from '../../src/menhirs/board.ts';
import { DECISIONS, GRACES } from '../../src/menhirs/options.ts';
import type { Position } from '../../src/menhirs/position.ts';
import {
  CHOSE_GO_ON,
  CHOSE_PROLONG,
  FLIPPING,
  OVER,
  PLACING,
  PROVING,
  State,
  TAKING,
} from '../../src/menhirs/state.ts';
import { type Random, randomFrom } from '../random.ts';
import { passesTheUniversalTest } from '../universal.ts';

const rounds = fc.subarray([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);

const options = fc.oneof(
  fc.record(
    {
      variant: fc.constant('adam'),
      claims: fc.boolean(),
      grace: fc.constantFrom(...GRACES),
      decision: fc.constantFrom(...DECISIONS),
      hidden: fc.boolean(),
      board: fc.constantFrom('', 'b1.b4.e4.f2.g2', 'a1.b1.b4.d3.e4.f2.g2'),
      name: fc.constantFrom('Nebel über Oer', 'Five stones'),
    },
    { requiredKeys: [] },
  ),
  fc.record(
    {
      variant: fc.constantFrom('v2', 'base'),
      hidden: fc.boolean(),
      schedule: fc.tuple(rounds, rounds),
      board: fc.constantFrom('', 'a1.b1.b4.d3.e4.f2.g2'),
    },
    { requiredKeys: ['variant'] },
  ),
);

const everyPlace = Array.from({ length: 30 }, (_, place) => place);

function randomSet(random: Random, among: readonly number[]): number {
  let set = 0;
  for (let tiles = 1 + random.below(5); tiles > 0; tiles--) set |= 1 << random.pick(among);
  return set;
}

function candidates({ state }: Position, random: Random): Action[] {
  const fogged = state.fog === 0 ? everyPlace : placesOf(state.fog);
  const kinds = ['flip', 'place', 'take'] as const;
  return [
    ...kinds.flatMap((kind) => everyPlace.map((place) => ({ kind, place }))),
    ...(['end', 'claim', 'prolong', 'go-on'] as const).map((kind) => ({ kind })),
    ...Array.from({ length: 40 }, () => {
      const set = randomSet(random, random.below(4) === 0 ? everyPlace : fogged);
      return { kind: 'move' as const, set, direction: random.below(6) };
    }),
  ];
}

const changed = (position: Position, change: Partial<State>): Position => ({
  ...position,
  state: Object.assign(new State(position.state.setting).copyFrom(position.state), change),
});

/** The same position with the covered menhirs elsewhere under the fog, or with another secret choice. */
function disguises(position: Position, seat: number | null, random: Random): Position[] {
  const { state, options } = position;
  const found: Position[] = [];
  const covered = state.menhirs & state.fog;
  const placed = state.phase !== PLACING || state.toPlace1 !== state.toPlace2 || options.variant === 'adam';
  if (options.hidden && covered !== state.fog && state.phase !== FLIPPING && state.phase !== OVER && placed) {
    const spots = placesOf(state.fog);
    let other = 0;
    while (size(other) < size(covered)) other |= 1 << random.pick(spots);
    if (other !== covered) found.push(changed(position, { menhirs: (state.menhirs & ~covered) | other }));
  }
  if (state.setting.aloud) return found;
  const swap = (choice: number): number => (choice === CHOSE_PROLONG ? CHOSE_GO_ON : CHOSE_PROLONG);
  if (state.choice1 !== 0 && seat !== 1) found.push(changed(position, { choice1: swap(state.choice1) }));
  if (state.choice2 !== 0 && seat !== 2) found.push(changed(position, { choice2: swap(state.choice2) }));
  return found;
}

passesTheUniversalTest({ game: menhirs, options, candidates, disguises, runs: 60 });

/** A random game with every position in it. */
function randomGame(
  input: unknown,
  seed: number,
  look: (before: Position, action: Action, after: Position) => void,
): void {
  const random = randomFrom(seed);
  const checked = menhirs.options(input);
  if (!checked.ok) throw new Error(checked.refusal.message);
  let position = menhirs.start(checked.value, fromSeed(random.seed()));
  while (menhirs.outcome(position) === null) {
    const [seat] = menhirs.toAct(position);
    const action = random.pick(menhirs.actions(position, seat!, 0));
    const next = menhirs.play(position, seat!, action, 0);
    if (!next.ok) throw new Error(next.refusal.message);
    look(position, action, next.value);
    position = next.value;
  }
}

describe('properties of random games', () => {
  const inGames = (look: (before: Position, action: Action, after: Position) => void): void =>
    fc.assert(
      fc.property(fc.integer(), options, (seed, input) => randomGame(input, seed, look)),
      { numRuns: 200 },
    );

  test('no player wins by taking or placing', () => {
    inGames((_, action, after) => {
      if (action.kind !== 'move') expect(menhirs.outcome(after)?.reason).not.toBe('uncovered');
    });
  });

  test('after a taking or placing a menhir lies under fog', () => {
    inGames((_, action, { state }) => {
      if (action.kind === 'take' || action.kind === 'place') expect(state.fog & state.menhirs).not.toBe(0);
    });
  });

  test('at least one tile remains, and never more than eleven', () => {
    inGames((_, __, { state }) => {
      if (state.phase === FLIPPING) return;
      expect(size(state.fog)).toBeGreaterThanOrEqual(1);
      expect(size(state.fog) + state.toPlace1 + state.toPlace2).toBeLessThanOrEqual(11);
    });
  });

  test('a move keeps the number of tiles, a taking lowers it by one', () => {
    inGames((before, action, after) => {
      const change = size(after.state.fog) - size(before.state.fog);
      if (action.kind === 'move') expect(change).toBe(0);
      if (action.kind === 'take') expect(change).toBe(-1);
    });
  });

  test('a forced taking always has a legal tile in Adam Way', () => {
    let forced = 0;
    inGames(({ options, state: before }, action, { state }) => {
      const mustTake = options.variant === 'adam' && before.round <= 2 && before.phase !== PROVING;
      if (!mustTake || action.kind !== 'move' || state.phase === OVER) return;
      expect(state.phase).toBe(TAKING);
      forced++;
    });
    expect(forced).toBeGreaterThan(5);
  });

  test('the menhirs never change after the flips', () => {
    inGames((before, action, after) => {
      if (action.kind !== 'flip') expect(after.state.menhirs).toBe(before.state.menhirs);
    });
  });

  test("a winner's points are 1 to 22, a tie has none", () => {
    inGames((_, __, after) => {
      const outcome = menhirs.outcome(after);
      if (outcome === null) return;
      if (outcome.winner === null) expect(outcome.points).toBe(0);
      else {
        expect(outcome.points).toBeGreaterThanOrEqual(1);
        expect(outcome.points).toBeLessThanOrEqual(22);
      }
    });
  });
});
