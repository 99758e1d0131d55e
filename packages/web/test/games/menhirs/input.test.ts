import { fromSeed, menhirs, menhirsKit } from '@speeltafel/rules';
import { menhirsTable } from '@speeltafel/table';
import { createRoot } from 'solid-js';
import { afterEach, describe, expect, test } from 'vitest';
import { fakePictures } from '../../browser.ts';

const picture = fakePictures();
const { createHand } = await import('../../../src/games/menhirs/input.ts');
const { createPractice } = await import('../../../src/session/practice.ts');
const { changeSettings } = await import('../../../src/settings/settings.ts');

const { cluster, placesOf, shifted, size } = menhirsKit;
type Phase = menhirsKit.View['phase'];

/** The first position of a game in a given phase. */
function first(phase: Phase, input: object = {}): menhirsKit.Position {
  const options = menhirs.options(input);
  if (!options.ok) throw new Error(options.refusal.message);
  let position = menhirs.start(options.value, fromSeed('0123456789abcdef'.repeat(2)));
  while (menhirs.view(position, null).phase !== phase) {
    const [seat] = menhirs.toAct(position);
    const next = menhirs.play(position, seat!, menhirs.actions(position, seat!, 0)[0]!, 0);
    if (!next.ok) throw new Error(next.refusal.message);
    position = next.value;
  }
  return position;
}

function at(text: string): menhirsKit.Position {
  const position = menhirs.parsePosition(text);
  if (!position.ok) throw new Error(position.refusal.message);
  return position.value;
}

const placeOf = (name: string): menhirsKit.Place => menhirsKit.PLACES.indexOf(name);

/** The input state at a position. */
function handAt(position: menhirsKit.Position) {
  const chairs = [1, 2].map((each) => ({ seat: each, name: '', controller: { kind: 'person' as const } }));
  return createRoot(() => {
    const session = createPractice(menhirsTable, position.options, position, chairs);
    const actor = () => menhirs.toAct(session.position())[0]!;
    const view = () => menhirs.view(session.position(), actor());
    const played = () => session.table().course.played.map(({ action }) => action);
    return { session, hand: createHand({ ...session, view, actor }), played };
  });
}

/** The input state at the first move, and a whole bank that can move. */
function seated() {
  const position = first('move');
  const [seat] = menhirs.toAct(position);
  const { fog } = position.state;
  const move = menhirs
    .actions(position, seat!, 0)
    .find((action) => action.kind === 'move' && cluster(fog, action.set) === action.set);
  if (move?.kind !== 'move') throw new Error('no bank can move');
  return { ...handAt(position), move, place: placesOf(move.set)[0]! };
}

afterEach(() => changeSettings({ confirm: true }));

test('a bank is lifted at once; its arrows follow after the next paint', async () => {
  const { hand, move, place } = seated();
  hand.touch(place);
  expect(hand.chosen()).toBe(move.set);
  expect(hand.arrows()).toEqual([]);
  await picture();
  expect(hand.arrows()).toContainEqual({ direction: move.direction, state: 'legal' });
});

test('taps before the next paint can still choose, aim and play', async () => {
  const { hand, played, move, place } = seated();
  hand.touch(place);
  hand.go(move.direction);
  expect(hand.arrows()).toContainEqual({ direction: move.direction, state: 'previewed' });
  hand.go(move.direction);
  expect([hand.chosen(), played()], 'the hand lets go first').toEqual([0, []]);
  await picture();
  expect(played()).toEqual([move]);
  expect([hand.chosen(), hand.arrows(), hand.sealed()]).toEqual([0, [], false]);
});

test('a preview stays after the next paint, and ends with the selection', async () => {
  const { hand, session, move, place } = seated();
  hand.touch(place);
  hand.go(move.direction);
  await picture();
  expect(session.table().tentative?.actions).toEqual([move]);
  hand.putDown();
  await picture();
  expect(session.table().tentative).toBeNull();
});

test('a bank on the very first place has arrows; without a bank there are none', async () => {
  const { hand } = handAt(at('adam g3 a1.g3 1/9/1/move 0/0 -'));
  expect(hand.verdicts()).toEqual([]);
  hand.touch(placeOf('a1'));
  await picture();
  expect(hand.arrows().length).toBeGreaterThan(1);
});

describe('a tap', () => {
  test('on a selected bank that is too small to split deselects it', () => {
    const { hand } = handAt(at('adam a1 a2.b2.c2.d2.e2 1/9/1/move 0/0 -'));
    const [place] = placesOf(hand.takable() || 1 << menhirsKit.PLACES.indexOf('b2'));
    hand.touch(place!);
    expect(size(hand.chosen())).toBe(5);
    hand.touch(place!);
    expect(hand.chosen()).toBe(0);
  });

  test('on a larger one selects the moving tiles one by one; with none left, all of them', () => {
    const { hand } = handAt(at('adam a1 a2.b2.c2.d2.e2.f2 1/9/1/move 0/0 -'));
    const [one, two] = [placeOf('b2'), placeOf('c2')];
    hand.touch(one);
    expect([size(hand.chosen()), hand.splitting()]).toEqual([6, false]);
    hand.touch(one);
    expect([hand.chosen(), hand.splitting()]).toEqual([1 << one, true]);
    hand.touch(two);
    expect(hand.chosen()).toBe((1 << one) | (1 << two));
    hand.touch(one);
    hand.touch(two);
    expect([size(hand.chosen()), hand.splitting()]).toEqual([6, false]);
  });

  test('where a bank would land plays it; on other bare ground deselects it', async () => {
    const { hand, played, move, place } = seated();
    const fog = hand.chosen() | menhirs.view(first('move'), 1).fog;
    const landing = placesOf(shifted(move.set, move.direction) & ~fog)[0]!;
    const bare = placesOf(menhirsKit.EVERYWHERE & ~fog & ~shifted(move.set, move.direction))[0]!;
    hand.touch(place);
    hand.go(move.direction);
    hand.touch(bare);
    expect([hand.chosen(), hand.way(), played()]).toEqual([0, null, []]);
    hand.touch(place);
    hand.go(move.direction);
    hand.touch(landing);
    await picture();
    expect(played()).toEqual([move]);
  });

  test.each(['flip', 'place', 'take'] as const)(
    'to %s a tile previews it; a second tap or the button plays it',
    async (phase) => {
      const position = first(phase);
      const [seat] = menhirs.toAct(position);
      const [action] = menhirs.actions(position, seat!, 0).filter(({ kind }) => kind === phase);
      if (action?.kind !== phase) throw new Error('cannot be');
      for (const again of ['touch', 'confirm'] as const) {
        const { hand, played } = handAt(position);
        hand.touch(action.place);
        expect([hand.picked(), hand.settled.picked(), hand.holding()]).toEqual([1 << action.place, null, false]);
        await picture();
        expect([hand.settled.picked(), hand.holding(), played()]).toEqual([action.place, true, []]);
        hand[again](action.place);
        expect(hand.picked(), 'decided, it has no ring any more').toBe(0);
        await picture();
        expect(played()).toEqual([action]);
        expect([hand.picked(), hand.settled.picked()]).toEqual([0, null]);
      }
    },
  );

  test('on a tile that may not be taken says why', () => {
    const { hand, played } = handAt(at('adam a1.g3 a1.d2 1/6/1/take 0/0 d2:S last=d3:N'));
    expect(hand.takable()).toBe(1 << placeOf('d2'));
    hand.touch(placeOf('a1'));
    hand.touch(placeOf('a1'));
    expect([hand.picked(), played()]).toEqual([0, []]);
    expect(hand.refused()?.code).toBe('last-cover');
  });

  test('under hidden fog every tile looks as if it could be taken', () => {
    const hidden = first('take', { hidden: true });
    expect(handAt(hidden).hand.takable()).toBe(hidden.state.fog);
  });
});

describe('without confirmation', () => {
  test('a direction or a tile is played at once', async () => {
    changeSettings({ confirm: false });
    const { hand, played, move, place } = seated();
    hand.touch(place);
    hand.go(move.direction);
    await picture();
    expect(played()).toEqual([move]);
    const laying = handAt(first('place'));
    const bare = placesOf(menhirsKit.EVERYWHERE & ~first('place').state.fog)[0]!;
    laying.hand.touch(bare);
    await picture();
    expect(laying.played()).toEqual([{ kind: 'place', place: bare }]);
  });

  test('proving a claim still needs two taps, because there is only one attempt', async () => {
    changeSettings({ confirm: false });
    const { hand, played } = handAt(at('adam a2.a3.b2.d1.f4 a3.b1.b2.b3.c3.d4.f3 1/6/2/prove 2/2 f3:S'));
    hand.touch(placeOf('a3'));
    await picture();
    const legal = hand.verdicts().indexOf(null);
    hand.go(legal);
    await picture();
    expect(played()).toEqual([]);
    hand.go(legal);
    await picture();
    expect(played()).toHaveLength(1);
  });
});

describe('a dragged bank', () => {
  test('shows where it would go and waits for confirmation; a blocked direction is reported', () => {
    const { hand, played, move, place } = seated();
    hand.drag(place, move.direction, true);
    expect([hand.chosen(), hand.way(), played()]).toEqual([move.set, move.direction, []]);
    const barred = hand.verdicts().findIndex((verdict) => verdict !== null);
    hand.drag(place, barred, true);
    expect([hand.way(), hand.refused()]).toEqual([null, hand.verdicts()[barred]]);
    hand.drag(place, null, false);
    expect(hand.refused()).toBeNull();
  });

  test('is played on release if confirmation is off', async () => {
    changeSettings({ confirm: false });
    const { hand, played, move, place } = seated();
    hand.drag(place, move.direction, false);
    await picture();
    expect(played()).toEqual([]);
    hand.drag(place, move.direction, true);
    await picture();
    expect(played()).toEqual([move]);
  });
});
