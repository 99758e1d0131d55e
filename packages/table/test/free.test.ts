import { describe, expect, test } from 'vitest';
import { floorsTable, hosted } from '../src/index.ts';
import { NO_CLOCK, Trial } from './trial.ts';

const FLOORS = { kit: floorsTable, options: '3 basic', seats: 3 };
const freeBob = { kind: 'free', seat: 2, guest: 'bob' } as const;

/** Ann opened the table; she and Bob wait for a third player. */
function gathering() {
  const trial = new Trial(FLOORS, NO_CLOCK);
  trial.seat(['ann', 'bob']);
  return trial;
}

describe('freeing a seat', () => {
  test('the host may do so before the game begins; the guest who had it can ask to sit down again', () => {
    const trial = gathering();
    expect(trial.send('ann', freeBob)).toMatchObject({ ok: true, value: [{ kind: 'rose', seat: 2, freed: true }] });
    expect(trial.now.seating[2]).toBeNull();
    trial.send('bob', { kind: 'sit', seat: 2, name: 'bob' });
    trial.send('ann', { kind: 'admit', guest: 'bob', yes: true });
    expect(trial.now.seating[2]).toEqual({ kind: 'person', guest: 'bob', name: 'bob' });
    trial.send('ann', freeBob);
    trial.send('cas', { kind: 'sit', seat: 2, name: 'cas' });
    expect(trial.send('bob', { kind: 'sit', seat: 2, name: 'bob' })).toMatchObject({ refusal: { code: 'seat-taken' } });
  });

  test("works without a seat of one's own, and for the seat of a bot", () => {
    const trial = gathering();
    trial.send('ann', { kind: 'rise', seat: 1 });
    trial.take({ kind: 'sat', seat: 3, sitter: { kind: 'bot', guest: 'cas', name: 'cas' } });
    expect(trial.send('ann', { kind: 'free', seat: 3, guest: 'cas' })).toMatchObject({ ok: true });
    expect(trial.send('ann', freeBob)).toMatchObject({ ok: true });
    expect(trial.now.seating).toEqual({ 1: null, 2: null, 3: null });
  });

  test('no other guest may do so, seated or not', () => {
    const trial = gathering();
    for (const guest of ['bob', 'eve']) {
      expect(trial.send(guest, { kind: 'free', seat: 1, guest: 'ann' })).toMatchObject({
        refusal: { code: 'not-host' },
      });
      expect(trial.send(guest, freeBob)).toMatchObject({ refusal: { code: 'not-host' } });
    }
    expect(trial.now.seating).toMatchObject({ 1: { guest: 'ann' }, 2: { guest: 'bob' } });
  });

  test('is impossible once the game has begun', () => {
    const trial = gathering();
    trial.send('cas', { kind: 'sit', seat: 3, name: 'cas' });
    expect(trial.send('ann', freeBob)).toMatchObject({ refusal: { code: 'begun' } });
    trial.send('bob', { kind: 'resign', seat: 2 });
    expect(trial.send('ann', freeBob)).toMatchObject({ refusal: { code: 'begun' } });
  });

  test('affects only the seat of the guest meant: not that of a quicker guest, a computer player, or an empty one', () => {
    const trial = gathering();
    trial.send('bob', { kind: 'rise', seat: 2 });
    expect(trial.send('ann', freeBob)).toMatchObject({ refusal: { code: 'not-there', details: { seat: 2 } } });
    trial.send('cas', { kind: 'sit', seat: 2, name: 'cas' });
    expect(trial.send('ann', freeBob)).toMatchObject({ refusal: { code: 'not-there' } });
    trial.take({ kind: 'sat', seat: 3, sitter: { kind: 'computer', level: 'lamb', keeps: null } });
    expect(trial.send('ann', { ...freeBob, seat: 3 })).toMatchObject({ refusal: { code: 'not-there' } });
    expect(trial.send('ann', { ...freeBob, seat: 4 })).toMatchObject({ refusal: { code: 'no-such-seat' } });
  });

  test('is told to the guest concerned only, until they sit down; a seat given up is not', () => {
    const trial = gathering();
    const told = (guest: string): boolean =>
      hosted.viewFor(trial.kit, trial.now, hosted.seatsOf(trial.now.seating, guest), 0, guest).freed;
    trial.send('ann', freeBob);
    expect(['ann', 'bob', 'cas'].map(told)).toEqual([false, true, false]);
    expect(hosted.viewFor(trial.kit, trial.now, [], 0).freed).toBe(false);
    trial.send('bob', { kind: 'sit', seat: 3, name: 'bob' });
    expect(told('bob')).toBe(true);
    trial.send('ann', { kind: 'admit', guest: 'bob', yes: true });
    expect(told('bob')).toBe(false);
    trial.send('bob', { kind: 'rise', seat: 3 });
    expect(told('bob')).toBe(false);
  });

  test('is still told when the game has begun without them', () => {
    const trial = gathering();
    trial.send('ann', freeBob);
    for (const seat of [2, 3]) trial.send('cas', { kind: 'sit', seat, name: 'cas' });
    trial.step(1);
    expect(trial.now.table?.course.played).not.toEqual([]);
    expect(hosted.viewFor(trial.kit, trial.now, [], 0, 'bob').freed).toBe(true);
  });
});
