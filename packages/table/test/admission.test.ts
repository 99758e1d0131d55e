/** The host admits newcomers, if the table was opened that way, and guests whose seat was freed. */
import { seal } from '@speeltafel/rules';
import { describe, expect, test } from 'vitest';
import { floorsTable, hosted } from '../src/index.ts';
import { NO_CLOCK, SEED, Trial } from './trial.ts';

const FLOORS = { kit: floorsTable, options: '3 basic', seats: 3 };

/** Ann has opened a table and has a seat. */
function admitting() {
  const trial = new Trial(FLOORS, NO_CLOCK);
  trial.now = hosted.opened(trial.kit, { ...(trial.log[0] as hosted.Opened), admits: true });
  const sit = (guest: string, seat: number, name = guest) => trial.send(guest, { kind: 'sit', seat, name });
  const admit = (guest: string, yes = true, by = 'ann') => trial.send(by, { kind: 'admit', guest, yes });
  const view = () => hosted.viewFor(trial.kit, trial.now, [], 0);
  sit('ann', 1);
  return { trial, sit, admit, view };
}

describe('a newcomer at a table whose host admits newcomers', () => {
  test('asks, and sits down when the host agrees; the last one begins the game', () => {
    const { trial, sit, admit, view } = admitting();
    expect(sit('bob', 2)).toMatchObject({ ok: true, value: [{ kind: 'asked', seat: 2 }] });
    expect(trial.now.seating[2]).toBeNull();
    expect(view().asking).toEqual([{ seat: 2, guest: 'bob', name: 'bob' }]);
    expect(admit('bob')).toMatchObject({ ok: true, value: [{ kind: 'admitted' }, { kind: 'sat', seat: 2 }] });
    expect(view().asking).toEqual([]);
    sit('cas', 3);
    expect(trial.now.table).toBeNull();
    admit('cas');
    expect(trial.now.table).not.toBeNull();
  });

  test('is admitted by the host only, and only while asking', () => {
    const { sit, admit } = admitting();
    sit('bob', 2);
    for (const by of ['bob', 'cas']) expect(admit('bob', true, by)).toMatchObject({ refusal: { code: 'not-host' } });
    expect(admit('cas')).toMatchObject({ refusal: { code: 'not-asking' } });
  });

  test('a guest who was admitted once may sit down again, also for another person at the same device', () => {
    const { trial, sit, admit } = admitting();
    sit('bob', 2);
    admit('bob');
    trial.send('bob', { kind: 'rise', seat: 2 });
    expect(sit('bob', 2)).toMatchObject({ value: [{ kind: 'sat' }] });
    expect(sit('bob', 3, 'Bea')).toMatchObject({ value: [{ kind: 'sat' }, { kind: 'began' }] });
  });

  test('a guest who was turned away cannot ask again', () => {
    const { sit, admit, view } = admitting();
    sit('eve', 2);
    admit('eve', false);
    expect(view().turnedAway).toEqual(['eve']);
    expect(sit('eve', 2)).toMatchObject({ refusal: { code: 'turned-away' } });
    expect(sit('bob', 2)).toMatchObject({ ok: true });
  });

  test('asks for one seat at a time, and gets another one if that is taken meanwhile', () => {
    const { trial, sit, admit, view } = admitting();
    sit('bob', 3);
    sit('bob', 2);
    expect(sit('bob', 2)).toEqual({ ok: true, value: [] });
    expect(view().asking).toEqual([{ seat: 2, guest: 'bob', name: 'bob' }]);
    sit('cas', 2);
    admit('cas');
    expect(admit('bob')).toMatchObject({ value: [{ kind: 'admitted' }, { kind: 'sat', seat: 3 }, { kind: 'began' }] });
    expect(trial.now.seating).toMatchObject({ 2: { guest: 'cas' }, 3: { guest: 'bob' } });
  });

  test('cannot flood the list of requests', () => {
    const { sit, view } = admitting();
    for (let i = 0; i < 12; i++) sit(`guest${i}`, 2);
    expect(view().asking).toHaveLength(10);
    expect(sit('guest12', 2)).toMatchObject({ refusal: { code: 'many-asking' } });
  });

  test('cannot fill the log under any name: there is room for admitted guests', () => {
    const { trial, sit } = admitting();
    let last: unknown;
    for (let i = 0; i < 4000; i++) last = sit(`guest${i % 200}`, 2 + (Math.floor(i / 200) % 2));
    expect(last).toMatchObject({ ok: false });
    expect(trial.now.version).toBeLessThan(hosted.LONGEST_LOG / 2);
  });

  test('brings a pledge for the draw, and loses the name when deleted', () => {
    const { trial, admit } = admitting();
    const pledge = seal(SEED);
    trial.send('bob', { kind: 'sit', seat: 2, name: 'Bob', pledge });
    expect(JSON.stringify(trial.log.map((fact) => hosted.without(fact, 'bob')))).not.toContain('Bob');
    admit('bob');
    trial.send('cas', { kind: 'sit', seat: 3, name: 'Cas' });
    admit('cas');
    expect(trial.now.draw?.shares).toMatchObject([{ seat: 2, guest: 'bob', pledge }]);
  });

  test('needs permission at the next table, too', () => {
    const { trial } = admitting();
    expect(hosted.rematchOf(trial.kit, trial.now, SEED, 0)[0]).toMatchObject({ admits: true });
  });
});

test('a guest whose seat was freed needs permission to sit down again, at any table', () => {
  const trial = new Trial(FLOORS, NO_CLOCK);
  trial.seat(['ann', 'bob']);
  trial.send('ann', { kind: 'free', seat: 2, guest: 'bob' });
  expect(trial.send('bob', { kind: 'sit', seat: 2, name: 'bob' })).toMatchObject({ value: [{ kind: 'asked' }] });
  expect(trial.now.seating[2]).toBeNull();
  trial.send('ann', { kind: 'admit', guest: 'bob', yes: true });
  expect(trial.now.seating[2]).toMatchObject({ guest: 'bob' });
  trial.send('ann', { kind: 'free', seat: 2, guest: 'bob' });
  expect(trial.send('bob', { kind: 'sit', seat: 2, name: 'bob' })).toMatchObject({ value: [{ kind: 'asked' }] });
});
