import { fromSeed, menhirs, menhirsKit } from '@speeltafel/rules';
import { menhirsTable } from '@speeltafel/table';
import { createRoot } from 'solid-js';
import { expect, test } from 'vitest';
import { fakePictures } from '../browser.ts';

const picture = fakePictures();
const { createHand } = await import('../../src/menhirs/hand.ts');
const { createPractice } = await import('../../src/practice/session.ts');

const { cluster, placesOf } = menhirsKit;

function firstMove(): menhirsKit.Position {
  const options = menhirs.options({});
  if (!options.ok) throw new Error(options.refusal.message);
  let position = menhirs.start(options.value, fromSeed('0123456789abcdef'.repeat(2)));
  while (position.state.round === 12) {
    const [seat] = menhirs.toAct(position);
    const next = menhirs.play(position, seat!, menhirs.actions(position, seat!, 0)[0]!, 0);
    if (!next.ok) throw new Error(next.refusal.message);
    position = next.value;
  }
  return position;
}

/** A hand at the first move, and a whole bank that can go somewhere. */
function seated() {
  const position = firstMove();
  const [seat] = menhirs.toAct(position);
  const { fog } = position.state;
  const move = menhirs
    .actions(position, seat!, 0)
    .find((action) => action.kind === 'move' && cluster(fog, action.set) === action.set);
  if (move?.kind !== 'move') throw new Error('no bank can go anywhere');
  const chairs = [1, 2].map((each) => ({ seat: each, name: '', controller: { kind: 'person' as const } }));
  return createRoot(() => {
    const session = createPractice(menhirsTable, position.options, position, chairs);
    const actor = () => menhirs.toAct(session.position())[0]!;
    const view = () => menhirs.view(session.position(), actor());
    return { session, hand: createHand({ ...session, view, actor }), move, place: placesOf(move.set)[0]! };
  });
}

test('a bank is lifted at once, and its arrows follow the picture', async () => {
  const { hand, move, place } = seated();
  hand.touch(place);
  expect(hand.chosen()).toBe(move.set);
  expect(hand.arrows()).toEqual([]);
  await picture();
  expect(hand.arrows()).toContainEqual({ direction: move.direction, state: 'legal' });
});

test('somebody quicker than the picture can choose, go and play', async () => {
  const { hand, session, move, place } = seated();
  hand.touch(place);
  hand.go(move.direction);
  expect(hand.arrows()).toContainEqual({ direction: move.direction, state: 'previewed' });
  hand.go(move.direction);
  expect([hand.chosen(), session.table().course.played.length], 'the hand lets go first').toEqual([0, 0]);
  await picture();
  expect(session.table().course.played.map(({ action }) => action)).toEqual([move]);
  expect([hand.chosen(), hand.arrows(), hand.sealed()]).toEqual([0, [], false]);
});

test('what is tried out is kept after the picture, and given up with the bank', async () => {
  const { hand, session, move, place } = seated();
  hand.touch(place);
  hand.go(move.direction);
  await picture();
  expect(session.table().tentative?.actions).toEqual([move]);
  hand.putDown();
  await picture();
  expect(session.table().tentative).toBeNull();
});
