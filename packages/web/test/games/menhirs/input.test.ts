import { fromSeed, menhirs, menhirsKit } from '@speeltafel/rules';
import { menhirsTable } from '@speeltafel/table';
import { createRoot } from 'solid-js';
import { afterEach, describe, expect, test } from 'vitest';
import { fakePictures } from '../../browser.ts';

const picture = fakePictures();
const { createInput } = await import('../../../src/games/menhirs/input.ts');
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
function inputAt(position: menhirsKit.Position) {
  const chairs = [1, 2].map((each) => ({ seat: each, name: '', controller: { kind: 'person' as const } }));
  return createRoot(() => {
    const session = createPractice(menhirsTable, position.options, position, chairs);
    const actor = () => menhirs.toAct(session.position())[0]!;
    const view = () => menhirs.view(session.position(), actor());
    const played = () => session.table().course.played.map(({ action }) => action);
    return { session, input: createInput({ ...session, view, actor }), played };
  });
}

/** The input state at the first move, and a whole cluster that can move. */
function seated() {
  const position = first('move');
  const [seat] = menhirs.toAct(position);
  const { fog } = position.state;
  const move = menhirs
    .actions(position, seat!, 0)
    .find((action) => action.kind === 'move' && cluster(fog, action.set) === action.set);
  if (move?.kind !== 'move') throw new Error('no cluster can move');
  return { ...inputAt(position), move, place: placesOf(move.set)[0]! };
}

afterEach(() => changeSettings({ confirm: true }));

test('a cluster is lifted at once; its arrows follow after the next paint', async () => {
  const { input, move, place } = seated();
  input.touch(place);
  expect(input.chosen()).toBe(move.set);
  expect(input.arrows()).toEqual([]);
  await picture();
  expect(input.arrows()).toContainEqual({ direction: move.direction, state: 'legal' });
});

test('taps before the next paint can still choose, aim and play', async () => {
  const { input, played, move, place } = seated();
  input.touch(place);
  input.go(move.direction);
  expect(input.arrows()).toContainEqual({ direction: move.direction, state: 'previewed' });
  input.go(move.direction);
  expect([input.chosen(), played()], 'the selection is cleared first').toEqual([0, []]);
  await picture();
  expect(played()).toEqual([move]);
  expect([input.chosen(), input.arrows(), input.pending()]).toEqual([0, [], false]);
});

test('a preview stays after the next paint, and ends with the selection', async () => {
  const { input, session, move, place } = seated();
  input.touch(place);
  input.go(move.direction);
  await picture();
  expect(session.table().tentative?.actions).toEqual([move]);
  input.putDown();
  await picture();
  expect(session.table().tentative).toBeNull();
});

test('a cluster on the very first place has arrows; without a cluster there are none', async () => {
  const { input } = inputAt(at('adam g3 a1.g3 1/9/1/move 0/0 -'));
  expect(input.verdicts()).toEqual([]);
  input.touch(placeOf('a1'));
  await picture();
  expect(input.arrows().length).toBeGreaterThan(1);
});

describe('a tap', () => {
  test('on a selected cluster that is too small to split deselects it', () => {
    const { input } = inputAt(at('adam a1 a2.b2.c2.d2.e2 1/9/1/move 0/0 -'));
    const [place] = placesOf(input.takable() || 1 << menhirsKit.PLACES.indexOf('b2'));
    input.touch(place!);
    expect(size(input.chosen())).toBe(5);
    input.touch(place!);
    expect(input.chosen()).toBe(0);
  });

  test('on a larger one selects the moving tiles one by one; with none left, all of them', () => {
    const { input } = inputAt(at('adam a1 a2.b2.c2.d2.e2.f2 1/9/1/move 0/0 -'));
    const [one, two] = [placeOf('b2'), placeOf('c2')];
    input.touch(one);
    expect([size(input.chosen()), input.splitting()]).toEqual([6, false]);
    input.touch(one);
    expect([input.chosen(), input.splitting()]).toEqual([1 << one, true]);
    input.touch(two);
    expect(input.chosen()).toBe((1 << one) | (1 << two));
    input.touch(one);
    input.touch(two);
    expect([size(input.chosen()), input.splitting()]).toEqual([6, false]);
  });

  test('where a cluster would land plays the move; on other bare ground it deselects the cluster', async () => {
    const { input, played, move, place } = seated();
    const fog = input.chosen() | menhirs.view(first('move'), 1).fog;
    const landing = placesOf(shifted(move.set, move.direction) & ~fog)[0]!;
    const bare = placesOf(menhirsKit.EVERYWHERE & ~fog & ~shifted(move.set, move.direction))[0]!;
    input.touch(place);
    input.go(move.direction);
    input.touch(bare);
    expect([input.chosen(), input.way(), played()]).toEqual([0, null, []]);
    input.touch(place);
    input.go(move.direction);
    input.touch(landing);
    await picture();
    expect(played()).toEqual([move]);
  });

  test.each(['flip', 'place', 'take'] as const)(
    'to %s a tile previews it; a second tap or the button plays it',
    async (phase) => {
      const position = first(phase);
      const [seat] = menhirs.toAct(position);
      const [action] = menhirs.actions(position, seat!, 0).filter(({ kind }) => kind === phase);
      if (action?.kind !== phase) throw new Error('the action must be legal');
      for (const again of ['touch', 'confirm'] as const) {
        const { input, played } = inputAt(position);
        input.touch(action.place);
        expect([input.picked(), input.settled.picked(), input.holding()]).toEqual([1 << action.place, null, false]);
        await picture();
        expect([input.settled.picked(), input.holding(), played()]).toEqual([action.place, true, []]);
        input[again](action.place);
        expect(input.picked(), 'after the decision it has no ring').toBe(0);
        await picture();
        expect(played()).toEqual([action]);
        expect([input.picked(), input.settled.picked()]).toEqual([0, null]);
      }
    },
  );

  test('on a tile that must not be taken gives the reason', () => {
    const { input, played } = inputAt(at('adam a1.g3 a1.d2 1/6/1/take 0/0 d2:S last=d3:N'));
    expect(input.takable()).toBe(1 << placeOf('d2'));
    input.touch(placeOf('a1'));
    input.touch(placeOf('a1'));
    expect([input.picked(), played()]).toEqual([0, []]);
    expect(input.refused()?.code).toBe('last-cover');
  });

  test('under hidden fog every tile looks as if it could be taken', () => {
    const hidden = first('take', { hidden: true });
    expect(inputAt(hidden).input.takable()).toBe(hidden.state.fog);
  });
});

describe('without confirmation', () => {
  test('a direction or a tile is played at once', async () => {
    changeSettings({ confirm: false });
    const { input, played, move, place } = seated();
    input.touch(place);
    input.go(move.direction);
    await picture();
    expect(played()).toEqual([move]);
    const laying = inputAt(first('place'));
    const bare = placesOf(menhirsKit.EVERYWHERE & ~first('place').state.fog)[0]!;
    laying.input.touch(bare);
    await picture();
    expect(laying.played()).toEqual([{ kind: 'place', place: bare }]);
  });

  test('proving a claim still needs two taps, because there is only one attempt', async () => {
    changeSettings({ confirm: false });
    const { input, played } = inputAt(at('adam a2.a3.b2.d1.f4 a3.b1.b2.b3.c3.d4.f3 1/6/2/prove 2/2 f3:S'));
    input.touch(placeOf('a3'));
    await picture();
    const legal = input.verdicts().indexOf(null);
    input.go(legal);
    await picture();
    expect(played()).toEqual([]);
    input.go(legal);
    await picture();
    expect(played()).toHaveLength(1);
  });
});

describe('a dragged cluster', () => {
  test('shows where it would go and waits for confirmation; a blocked direction is reported', () => {
    const { input, played, move, place } = seated();
    input.drag(place, move.direction, true);
    expect([input.chosen(), input.way(), played()]).toEqual([move.set, move.direction, []]);
    const barred = input.verdicts().findIndex((verdict) => verdict !== null);
    input.drag(place, barred, true);
    expect([input.way(), input.refused()]).toEqual([null, input.verdicts()[barred]]);
    input.drag(place, null, false);
    expect(input.refused()).toBeNull();
  });

  test('is played on release if confirmation is off', async () => {
    changeSettings({ confirm: false });
    const { input, played, move, place } = seated();
    input.drag(place, move.direction, false);
    await picture();
    expect(played()).toEqual([]);
    input.drag(place, move.direction, true);
    await picture();
    expect(played()).toEqual([move]);
  });
});
