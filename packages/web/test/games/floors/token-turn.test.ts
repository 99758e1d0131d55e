import { floors, fromSeed, floorsKit as kit } from '@speeltafel/rules';
import { floorsTable } from '@speeltafel/table';
import { createRoot } from 'solid-js';
import { expect, test } from 'vitest';
import { fakePictures } from '../../browser.ts';

const picture = fakePictures();
const { createTurn } = await import('../../../src/games/floors/play/token-turn.ts');
const { positionAfter } = await import('../../../src/games/floors/play/reachable.ts');
const { createPractice, seatsAround } = await import('../../../src/session/practice.ts');

function begun(rules: kit.Rules = kit.NEWEST_RULES) {
  const options = floors.options({ players: 2, rules });
  if (!options.ok) throw new Error(options.refusal.message);
  const position = floors.start(options.value, fromSeed('0123456789abcdef'.repeat(2)));
  const session = createRoot(() =>
    createPractice(floorsTable, options.value, position, seatsAround([1, 2], position.turn + 1, 'guest')),
  );
  const turn = createRoot(() => createTurn(session, () => session.position().turn));
  const [token] = position.tokens
    .filter(({ player, place }) => player === position.turn && place === kit.WAITING)
    .toSorted((a, b) => b.shows - a.shows);
  return { session, turn, token: token! };
}

test('a token is selected at once; its reach is computed after the next paint', async () => {
  const { turn, token } = begun();
  turn.choose(token);
  expect(turn.draft()?.at).toBe(kit.WAITING);
  expect([turn.settled(), turn.ways().size]).toEqual([null, 0]);
  await picture();
  expect(turn.settled()?.chosen).toBe(turn.chosen());
  expect(turn.ways().size).toBeGreaterThan(1);
});

test('a tap before the next paint can still use the full reach', async () => {
  const { turn, token } = begun();
  turn.choose(token);
  await picture();
  const [far] = [...turn.ways()].find(([place, ways]) => place < kit.SQUARES && ways[0]!.length > 1)!;
  turn.drop();
  turn.choose(token);
  turn.tap(far);
  expect(turn.draft()?.at).toBe(far);
});

test('a drawn path is discarded when the position changes', async () => {
  const { session, turn, token } = begun();
  turn.choose(token);
  turn.tap(kit.ENTRANCE);
  await picture();
  expect(turn.settled()?.path).toEqual([kit.ENTRANCE]);
  turn.stop();
  expect([turn.pending(), session.table().course.played.length], 'the selection is cleared first').toEqual([true, 0]);
  await picture();
  expect([turn.pending(), session.table().course.played.length]).toEqual([false, 1]);
  expect(turn.settled()).toBeNull();
});

test('a path back to its start leaves the same position object, so nothing is recomputed', () => {
  // In version 1 of the rules a token may stay outside in the first round.
  const { session, turn, token } = begun(1);
  turn.choose(token);
  const after = () => positionAfter(session.position(), token.player, token.shows, turn.draft()!);
  expect(after()).toBe(session.position());
  turn.tap(kit.ENTRANCE);
  expect(turn.draft()?.at).toBe(kit.ENTRANCE);
  expect(after()?.tokens.find(({ shows, player }) => shows === token.shows && player === token.player)?.place).toBe(
    kit.ENTRANCE,
  );
});
