import { describe, expect, test } from 'vitest';
import { fromSeed, menhirs } from '../../src/index.ts';
import type { Action } from '../../src/menhirs/action.ts';
import type { Position } from '../../src/menhirs/position.ts';
import { OVER, State } from '../../src/menhirs/state.ts';
import { chosenSecretly, supposed, type View } from '../../src/menhirs/view.ts';
import { type Random, randomFrom } from '../random.ts';
import { at } from './play.ts';

const GAMES = 60;
const SEATS = [1, 2, null] as const;
const PLACES = Array.from({ length: 30 }, (_, place) => place);

/** A view after transport as JSON. */
const sent = (view: View): View => JSON.parse(JSON.stringify(view)) as View;

function startOf(random: Random): Position {
  const variant = random.pick(['adam', 'adam', 'v2', 'base'] as const);
  const options = menhirs.options({ variant, hidden: true });
  if (!options.ok) throw new Error(options.refusal.message);
  return menhirs.start(options.value, fromSeed(random.seed()));
}

/** A random action, mostly illegal. */
function anyAction(position: Position, random: Random): Action {
  const kind = random.pick(['flip', 'place', 'take', 'end', 'claim', 'prolong', 'go-on', 'move'] as const);
  if (kind === 'flip' || kind === 'place' || kind === 'take') return { kind, place: random.pick(PLACES) };
  if (kind !== 'move') return { kind };
  return { kind, set: 1 + random.below(position.state.fog || 1), direction: random.below(6) };
}

/** What both players see of a position, whatever lies under the fog. */
const seen = (position: Position, seat: 1 | 2 | null): Omit<View, 'menhirs'> => {
  const { menhirs: _, ...rest } = menhirs.view(position, seat);
  return rest;
};

function inHiddenGames(look: (position: Position, time: number, random: Random) => void): void {
  for (let game = 1; game <= GAMES; game++) {
    const random = randomFrom(game);
    let position = startOf(random);
    for (let time = 0; position.state.phase !== OVER; time += random.below(2500)) {
      look(position, time, random);
      const moves = [1, 2].flatMap((seat) =>
        menhirs.actions(position, seat, time).map((action) => ({ seat, action, dear: action.kind === 'claim' })),
      );
      // Few claims, so that games make progress.
      const cheap = moves.filter(({ dear }) => !dear || random.below(12) === 0);
      const { seat, action } = random.pick(cheap.length === 0 ? moves : cheap);
      const next = menhirs.play(position, seat, action, time);
      if (!next.ok) throw new Error(next.refusal.message);
      position = next.value;
    }
  }
}

describe('a position made from a view', () => {
  test('shows the same as the view', () => {
    inHiddenGames((position) => {
      for (const seat of SEATS) {
        const view = menhirs.view(position, seat);
        expect(menhirs.view(supposed(sent(view)), seat)).toEqual(view);
      }
    });
  });

  test('reveals nothing about the ground under fog', () => {
    inHiddenGames((position, _, random) => {
      const { fog, menhirs: truth } = position.state;
      const disguise = new State(position.state.setting).copyFrom(position.state);
      disguise.menhirs = (truth & ~fog) | (fog & random.below(1 << 30));
      const seat = random.pick(SEATS);
      const view = menhirs.view(position, seat);
      if (view.menhirs === truth) return;
      expect(supposed(menhirs.view({ ...position, state: disguise }, seat))).toEqual(supposed(view));
    });
  });

  test('allows and refuses what the rules do, with the same results, as far as both players can see', () => {
    const count = { same: 0, refused: 0, covers: 0, wins: 0 };
    inHiddenGames((position, time, random) => {
      const seat = random.pick([1, 2] as const);
      const known = supposed(sent(menhirs.view(position, seat)));
      expect(menhirs.toAct(known)).toEqual(menhirs.toAct(position));
      const tries = [
        ...menhirs.actions(position, seat, time),
        ...PLACES.map((place) => ({ kind: 'take', place }) as const),
        ...Array.from({ length: 10 }, () => anyAction(position, random)),
      ];
      for (const action of tries) {
        const truth = menhirs.play(position, seat, action, time);
        const guess = menhirs.play(known, seat, action, time);
        if (!truth.ok && truth.refusal.code === 'last-cover') count.covers++;
        else if (!truth.ok) {
          expect(guess).toEqual(truth);
          count.refused++;
        } else if (!guess.ok) expect.fail(`${action.kind}: ${guess.refusal.message}`);
        else if (menhirs.outcome(truth.value)?.winner) {
          count.wins++;
        } else if (position.state.choice1 + position.state.choice2 > 0 && action.kind !== 'claim') {
          // The other choice is unknown: no seat is to act until it is known.
          expect(menhirs.toAct(guess.value)).toEqual([]);
        } else {
          expect(seen(guess.value, seat)).toEqual(seen(truth.value, seat));
          const shown = menhirs.view(guess.value, seat).menhirs;
          expect(shown & ~menhirs.view(truth.value, seat).menhirs).toBe(0);
          count.same++;
        }
      }
    });
    for (const times of Object.values(count)) expect(times).toBeGreaterThan(20);
  });

  test('a move onto visible forest, with nothing else under fog, is known to win', () => {
    const options = menhirs.options({ variant: 'adam', hidden: true });
    const hidden = { ...at('adam a1.b1.c1.d1.g3 g3 1/6/1/move 2/2 -'), options: options.ok ? options.value : never() };
    const known = supposed(menhirs.view(hidden, 1));
    const won = menhirs.play(known, 1, { kind: 'move', set: 1 << 29, direction: 0 }, 0);
    expect(won.ok && menhirs.outcome(won.value)).toMatchObject({ winner: 1, reason: 'uncovered' });
  });
});

const never = (): never => expect.fail('options');

test('an unknown choice is no longer awaited, and decides nothing here', () => {
  const deciding = at('adam a1.b1.d6.f4.g3 a1.d3 1/3/1/decide 3/3 -');
  for (const seat of [1, 2]) {
    const chosen = chosenSecretly(deciding, seat);
    expect(menhirs.toAct(chosen)).toEqual([3 - seat]);
    expect(menhirs.view(chosen, seat)).toMatchObject({
      chosen: [seat],
      choice: null,
      phase: 'decide',
      player: 3 - seat,
    });
    const both = menhirs.play(chosen, 3 - seat, { kind: 'prolong' }, 0);
    if (!both.ok) return expect.fail(both.refusal.message);
    expect(menhirs.toAct(both.value)).toEqual([]);
    expect(menhirs.view(both.value, 3 - seat)).toMatchObject({ phase: 'decide', choice: 'prolong' });
  }
});

test('a choice is in the view of the player who made it, and in no other until both have chosen', () => {
  const deciding = at('adam a1.b1.d6.f4.g3 a1.d3 1/3/1/decide 3/3 -');
  for (const [seat, kind] of [
    [1, 'prolong'],
    [1, 'go-on'],
    [2, 'prolong'],
    [2, 'go-on'],
  ] as const) {
    const one = menhirs.play(deciding, seat, { kind }, 0);
    if (!one.ok) return expect.fail(one.refusal.message);
    const choices = [1, 2, null].map((who) => menhirs.view(one.value, who).choice);
    expect(choices).toEqual([seat === 1 ? kind : null, seat === 2 ? kind : null, null]);
    const both = menhirs.play(one.value, 3 - seat, { kind: 'go-on' }, 0);
    if (!both.ok) return expect.fail(both.refusal.message);
    expect(menhirs.view(both.value, null).goOn).toEqual(kind === 'go-on' ? [1, 2] : [3 - seat]);
  }
});
