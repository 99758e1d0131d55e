/** A third game at tables. Nothing in this package knows it. */
import { describe, expect, test } from 'vitest';
import { nimTable, registerNim } from '../../rules/test/nim/register.ts';
import {
  act,
  canUndo,
  computersTurn,
  hasTable,
  hosted,
  isOver,
  keep,
  NO_CLOCK,
  openTable,
  positionOf,
  reopen,
  undo,
  withKit,
} from '../src/index.ts';
import { computer, must, person } from './tables.ts';

registerNim();

const options = { heaps: [1, 2] };
const seed = '0123456789abcdef'.repeat(2);
const opened = (chairs = [person(1), person(2)]) => openTable(nimTable, { options, chairs, clock: NO_CLOCK, seed });

describe('Nim', () => {
  test('is found by its name once it is registered', () => {
    expect(hasTable('nim')).toBe(true);
    expect(withKit('nim', ({ game }) => game.id)).toBe('nim');
  });

  test('is played at a local table, taken back, stored and opened again', () => {
    let table = opened();
    for (let at = 1; !isOver(nimTable, table); at++) {
      const [seat] = nimTable.game.toAct(positionOf(table));
      const [action] = nimTable.game.actions(positionOf(table), seat!, at);
      const next = must(act(nimTable, table, seat!, action!, at));
      expect(canUndo(nimTable, next)).toBe(true);
      expect(positionOf(undo(nimTable, next, at))).toEqual(positionOf(table));
      expect(must(reopen(nimTable, JSON.parse(JSON.stringify(keep(nimTable, next))), at))).toEqual(next);
      table = next;
    }
    expect(nimTable.game.outcome(positionOf(table))).toMatchObject({ reason: 'last-stone' });
  });

  test('gives a computer player its turn, without claims', () => {
    const table = opened([computer(1), person(2)]);
    expect(computersTurn(nimTable, table, 0)).toMatchObject({ seat: 1, game: 'nim', mayClaim: false, waited: true });
    expect(computersTurn(nimTable, opened([person(1), computer(2)]), 0)).toBeNull();
  });

  test('is played at a hosted table and sent to everyone in full', () => {
    const person = (guest: string): hosted.Occupant => ({ kind: 'person', guest, name: guest });
    const first: hosted.Opened = {
      ...{ kind: 'opened', game: 'nim', options: '1.2', clock: NO_CLOCK, host: 'ann', listed: false, seed },
      seating: { 1: person('ann'), 2: person('bob') },
    };
    let now = hosted.fold(nimTable, hosted.opened(nimTable, first), { kind: 'began', at: 0 });
    for (let at = 1; !hosted.isFinished(nimTable, now); at++) {
      const position = positionOf(now.table!);
      const [seat] = nimTable.game.toAct(position);
      const [action] = nimTable.game.actions(position, seat!, at);
      const guest = seat === 1 ? 'ann' : 'bob';
      const sender = {
        guest,
        name: guest,
        bot: false,
        at,
        lag: 0,
        awayFor: () => 0,
        newTable: () => 'next',
        strongest: 'counter',
      };
      const text = nimTable.game.makeAction(action!, position, seat!);
      const facts = must(hosted.decide(nimTable, now, { kind: 'act', seat: seat!, action: text }, sender));
      for (const fact of facts) now = hosted.fold(nimTable, now, fact);
      const told = hosted.viewFor(nimTable, now, [], 0);
      expect(told.played.map((one) => one.action)).not.toContain(null);
      expect(told).toMatchObject({ game: 'nim', view: null, dealt: '' });
    }
    expect(now.table!.course.played.length).toBeGreaterThan(1);
  });
});
