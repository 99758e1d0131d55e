/** Taking seats before the game begins. */
import { describe, expect, test } from 'vitest';
import { floorsTable, hosted } from '../src/index.ts';
import { MENHIRS, NO_CLOCK, Trial } from './trial.ts';

const FOUR = { kit: floorsTable, options: '4 basic', seats: 4 };

describe('names at a table', () => {
  test('are unique, however they are written', () => {
    const trial = new Trial(FOUR, NO_CLOCK);
    trial.send('ann', { kind: 'sit', seat: 1, name: 'Ann' });
    for (const name of ['Ann', 'ann', 'ANN', 'Ａｎｎ']) {
      expect(trial.send('bob', { kind: 'sit', seat: 2, name })).toMatchObject({ refusal: { code: 'name-taken' } });
    }
    expect(trial.send('bob', { kind: 'sit', seat: 2, name: 'Anna' })).toMatchObject({ ok: true });
  });
});

describe('the host begins', () => {
  test('with the guests who are seated, in the same order, with the rules for that number', () => {
    const trial = new Trial(FOUR, NO_CLOCK);
    trial.send('ann', { kind: 'sit', seat: 1, name: 'Ann' });
    expect(trial.send('ann', { kind: 'start' })).toMatchObject({ refusal: { code: 'too-few' } });
    trial.send('bob', { kind: 'sit', seat: 3, name: 'Bob' });
    expect(trial.send('bob', { kind: 'start' })).toMatchObject({ refusal: { code: 'not-host' } });
    expect(trial.send('ann', { kind: 'start' })).toMatchObject({ ok: true });
    expect(Object.values(trial.now.seating).map(hosted.occupantName)).toEqual(['Ann', 'Bob']);
    expect(trial.now.options.players).toBe(2);
    expect(trial.now.table?.chairs.map(({ name }) => name)).toEqual(['Ann', 'Bob']);
    expect(trial.send('ann', { kind: 'start' })).toMatchObject({ refusal: { code: 'begun' } });
    const told = hosted.viewFor(floorsTable, trial.now, [1], 0);
    expect(told.options).toBe('2 basic');
    expect(trial.log.at(-1)).toMatchObject({ kind: 'began' });
    expect(hosted.without(trial.log.at(-2)!, 'bob')).toMatchObject({ seating: { 2: { name: hosted.FORGOTTEN_NAME } } });
  });

  test('but not if the game has a fixed number of players', () => {
    const trial = new Trial(MENHIRS[0]!, NO_CLOCK);
    trial.send('ann', { kind: 'sit', seat: 1, name: 'Ann' });
    expect(trial.send('ann', { kind: 'start' })).toMatchObject({ refusal: { code: 'too-few' } });
  });
});
