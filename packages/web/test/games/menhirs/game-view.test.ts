/** The players of a Menhirs table, and what the page shows them. */
import { type BrokenOff, fromSeed, menhirs } from '@speeltafel/rules';
import { type Chair, menhirsTable } from '@speeltafel/table';
import { createRoot, createSignal } from 'solid-js';
import { beforeAll, describe, expect, test } from 'vitest';
import { fakeBrowser } from '../../browser.ts';

fakeBrowser();
const { readGame } = await import('../../../src/games/menhirs/game-view.ts');
const { createPractice } = await import('../../../src/session/practice.ts');
const { speak } = await import('../../../src/i18n/language.ts');
beforeAll(() => speak('en'));

const person = (seat: number, name = ''): Chair => ({ seat, name, controller: { kind: 'person' } });
const computer = (seat: number): Chair => ({ seat, name: '', controller: { kind: 'computer', level: 'lamb' } });

function table(chairs: readonly Chair[], input: object = {}) {
  const options = menhirs.options(input);
  if (!options.ok) throw new Error(options.refusal.message);
  const start = menhirs.start(options.value, fromSeed('0123456789abcdef'.repeat(2)));
  const [past, setPast] = createSignal<number | null>(null);
  return createRoot(() => {
    const practice = createPractice(menhirsTable, options.value, start, chairs);
    const [brokenOff, giveUp] = createSignal<BrokenOff | null>(null);
    const session = { ...practice, table: () => ({ ...practice.table(), brokenOff: brokenOff() }) };
    const next = (): void => {
      const [seat] = menhirs.toAct(session.position());
      session.act(seat!, menhirs.actions(session.position(), seat!, 0)[0]!);
    };
    return {
      ...{ session, game: readGame(session, past), setPast, next },
      giveUp: () => giveUp({ by: 'resigned', seat: 1, winner: 2 }),
    };
  });
}

describe('the only person without a name is "you"', () => {
  test.each([
    ['against a computer', [person(1), computer(2)], [true, false]],
    ['with a name', [person(1, 'Ada'), computer(2)], [false, false]],
    ['two at one device', [person(1), person(2)], [false, false]],
  ])('%s', (_, chairs, you) => {
    const { game } = table(chairs);
    expect([1, 2].map((seat) => game.who(seat).you)).toEqual(you);
    expect(game.together()).toBe(chairs.every(({ controller }) => controller.kind === 'person'));
  });
});

test('only the person to act can act, and not while looking back', () => {
  const own = table([person(1), computer(2)]);
  expect(own.game.actor()).toBe(1);
  own.setPast(0);
  expect(own.game.actor()).toBeNull();
  own.setPast(null);
  own.next();
  expect(own.game.actor()).toBeNull();
  expect(table([person(1), person(2)]).game.actor()).toBe(1);
});

test('looking back shows the earlier position and whose turn it was', () => {
  const { game, next, setPast } = table([person(1), person(2)]);
  const first = game.shown();
  next();
  expect(game.shown()).not.toEqual(first);
  expect([game.turns(), game.log()]).toMatchObject([[2], { length: 1 }]);
  setPast(0);
  expect([game.shown(), game.turns()]).toEqual([first, [1]]);
});

test('a claim against the last move of a round belongs to that round, as in the result', () => {
  const { game, session, next } = table([person(1), person(2)], { grace: 'untimed' });
  const state = () => session.position().state;
  while (state().round !== 10) next();
  expect(menhirs.toAct(session.position())).toEqual([1]);
  session.act(1, { kind: 'claim' });
  expect(game.log().at(-1)).toMatchObject({ action: { kind: 'claim' }, round: 11 });
  next();
  expect(game.log().at(-1)).toMatchObject({ action: { kind: 'move' }, round: 11 });
  // Round 11 of a game that was not prolonged, decided by a claim.
  expect(menhirs.outcome(session.position())?.points).toBe(22);
});

test('hidden tiles are shown when the game is over, even after a resignation', () => {
  const { game, next, session, giveUp } = table([person(1), person(2)], { hidden: true });
  const knows = (): boolean => game.view().menhirs === session.position().state.menhirs;
  while (menhirs.view(session.position(), 1).phase !== 'move') next();
  expect([knows(), game.over()]).toEqual([false, false]);
  giveUp();
  expect([knows(), game.over()]).toEqual([true, true]);
});
