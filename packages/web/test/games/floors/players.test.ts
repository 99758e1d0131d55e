import { floorsKit as kit } from '@speeltafel/rules';
import type { Chair } from '@speeltafel/table';
import { beforeAll, expect, test } from 'vitest';
import { fakeBrowser } from '../../browser.ts';

fakeBrowser();
const { peopleAt, stateOf } = await import('../../../src/games/floors/play/players.ts');
const { endingOf } = await import('../../../src/games/floors/play/ranking.tsx');
const { speak } = await import('../../../src/i18n/language.ts');
beforeAll(() => speak('en'));

const person = (seat: number, name = ''): Chair => ({ seat, name, controller: { kind: 'person' } });
const computer = (seat: number): Chair => ({ seat, name: '', controller: { kind: 'computer', level: 'castellan' } });

test('a token is out, eaten, moved, waiting or ready, in this order', () => {
  const state = (place: kit.Place, moved: boolean) => stateOf({ place, moved });
  expect([state(kit.OUT, true), state(kit.EATEN, true), state(kit.WAITING, true), state(7, true)]).toEqual([
    ...['out', 'eaten', 'moved', 'moved'],
  ]);
  expect([state(kit.WAITING, false), state(7, false)]).toEqual(['waiting', 'ready']);
});

test('the only person at the table is "you", unless named', () => {
  const you = (...chairs: Chair[]): boolean[] => chairs.map(({ seat }) => peopleAt(() => chairs).isYou(seat));
  expect(you(person(1), computer(2))).toEqual([true, false]);
  expect(you(person(1), person(2))).toEqual([false, false]);
  expect(you(person(1, 'Ada'), computer(2))).toEqual([false, false]);
});

test('turns and tokens are named after their player', () => {
  const { turnOf, tokenName, describe, isPerson, name } = peopleAt(() => [person(1), computer(2)]);
  expect([isPerson(1), isPerson(2), isPerson(3), name(3)]).toEqual([true, false, false, '']);
  expect(turnOf(1)).toBe('Your turn');
  expect(turnOf(2)).toContain(name(2));
  expect(tokenName({ player: 0, shows: 4, moved: false })).not.toContain(name(2));
  expect(tokenName({ player: 1, shows: 4, moved: false })).toContain(name(2));
  expect(describe({ player: 1, shows: 4, place: kit.OUT, moved: false })).not.toBe(
    describe({ player: 1, shows: 4, place: 7, moved: false }),
  );
});

test('a tie-break is mentioned if it decides', () => {
  const people = peopleAt(() => [person(1, 'Ada'), person(2, 'Ben')]);
  const told = (...out: number[]): string =>
    endingOf({
      people,
      monster: { name: 'Furunkulus' },
      session: { table: () => ({ brokenOff: null }) },
      outcome: () => ({
        winner: 1,
        reason: 'last-card',
        ranking: out.map((one, i) => ({ seat: i + 1, out: one, place: i + 1 })),
      }),
    } as unknown as Parameters<typeof endingOf>[0]).text;
  expect(told(2, 2)).toContain('Level with 2 out; first to get there wins.');
  expect(told(2, 1)).not.toContain('Level');
});
