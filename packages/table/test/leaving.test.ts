/** With three to seven players no single player ends the game for the others. */
import { describe, expect, test } from 'vitest';
import { floorsTable, hosted, isOver } from '../src/index.ts';
import { MENHIRS, NO_CLOCK, Trial } from './trial.ts';

const FOUR = { kit: floorsTable, options: '4 basic', seats: 4 };

function four(clock: hosted.Opened['clock'] = NO_CLOCK) {
  const trial = new Trial(FOUR, clock);
  trial.seat(['ann', 'bob', 'cas', 'dee']);
  return trial;
}

describe('leaving a game of more than two', () => {
  test('a player who resigns leaves the seat to the agreed computer player, and three play on', () => {
    const trial = four();
    expect(trial.send('cas', { kind: 'resign', seat: 3 })).toMatchObject({ ok: true });
    const cas = { kind: 'person', guest: 'cas', name: 'cas' };
    expect(trial.now.seating[3]).toEqual({ kind: 'computer', level: 'giant', keeps: cas, left: true });
    expect(trial.now.table?.chairs[2]).toMatchObject({ name: 'cas', controller: { kind: 'computer', level: 'giant' } });
    expect(isOver(floorsTable, trial.now.table!)).toBe(false);
    for (let turns = 0; turns < 8; turns++) {
      const next = trial.legal(turns)!;
      if (next.seat === 3) {
        const played = hosted.decideForComputer(floorsTable, trial.now, 3, next.action, trial.at, 0);
        expect(played.ok).toBe(true);
        if (played.ok) for (const fact of played.value) trial.take(fact);
      } else trial.step(turns);
    }
    expect(trial.now.table!.course.played.some(({ seat }) => seat === 3)).toBe(true);
  });

  test('a player who left cannot return, not even under another name; any other person may take the seat', () => {
    const trial = four();
    trial.send('cas', { kind: 'resign', seat: 3 });
    expect(trial.send('cas', { kind: 'return', seat: 3 })).toMatchObject({ refusal: { code: 'has-left' } });
    expect(trial.send('cas', { kind: 'sit', seat: 3, name: 'Carl' })).toMatchObject({ refusal: { code: 'has-left' } });
    expect(trial.send('eve', { kind: 'sit', seat: 2, name: 'eve' })).toMatchObject({ refusal: { code: 'seat-taken' } });
    expect(trial.send('eve', { kind: 'sit', seat: 3, name: 'Bob' })).toMatchObject({ refusal: { code: 'name-taken' } });
    expect(trial.send('eve', { kind: 'sit', seat: 3, name: 'eve' })).toMatchObject({ ok: true });
    expect(trial.now.seating[3]).toEqual({ kind: 'person', guest: 'eve', name: 'eve' });
    expect(trial.now.table?.chairs[2]?.controller).toEqual({ kind: 'person' });
  });

  test('a player who loses on time leaves the game as well, and is told so', () => {
    const trial = four({ kind: 'turn', each: 5000 });
    const { seat } = trial.legal(0)!;
    trial.at += 6000;
    expect(trial.send(trial.holder(seat), { kind: 'act', ...trial.legal(0)! })).toMatchObject({
      refusal: { code: 'time-over' },
    });
    const facts = hosted.passTime(floorsTable, trial.now, trial.at, 'giant');
    expect(facts).toMatchObject([{ kind: 'replaced', seat, sitter: { level: 'giant', left: true } }]);
    for (const fact of facts) trial.take(fact);
    expect(hosted.passTime(floorsTable, trial.now, trial.at, 'giant')).toEqual([]);
    expect(hosted.isFinished(floorsTable, trial.now)).toBe(false);
    expect(hosted.deadlineOf(floorsTable, trial.now)).not.toBeNull();
  });

  test('an offer that waited for the player who left is dropped, and the others need not wait for that answer again', () => {
    const trial = four();
    for (const [guest, seat] of [['ann', 1] as const, ['bob', 2] as const, ['cas', 3] as const]) {
      if (seat === 1) trial.send(guest, { kind: 'offer', seat, what: 'tie' });
      else trial.send(guest, { kind: 'answer', seat, yes: true });
    }
    trial.send('dee', { kind: 'resign', seat: 4 });
    expect(trial.now.offer).toBeNull();
    trial.send('ann', { kind: 'offer', seat: 1, what: 'tie' });
    trial.send('bob', { kind: 'answer', seat: 2, yes: true });
    trial.send('cas', { kind: 'answer', seat: 3, yes: true });
    expect(trial.now.table?.brokenOff?.by).toBe('agreed');
  });

  test("the last person's leaving ends the game, and with two players there is a winner as always", () => {
    const trial = four();
    for (const [i, guest] of ['ann', 'bob', 'cas'].entries()) trial.send(guest, { kind: 'resign', seat: i + 1 });
    expect(hosted.isFinished(floorsTable, trial.now)).toBe(false);
    trial.send('dee', { kind: 'resign', seat: 4 });
    expect(trial.now.table?.brokenOff).toEqual({ by: 'resigned', seat: 4, winner: null });
    const two = new Trial(MENHIRS[0]!, NO_CLOCK);
    two.seat(['ann', 'bob']);
    two.send('ann', { kind: 'resign', seat: 1 });
    expect(two.now.table?.brokenOff).toEqual({ by: 'resigned', seat: 1, winner: 2 });
  });

  test('a seat can be handed over in a game of two as well', () => {
    const two = new Trial(MENHIRS[0]!, NO_CLOCK);
    two.seat(['ann', 'bob']);
    two.send('ann', { kind: 'hand-over', seat: 1 });
    expect(two.now.table?.brokenOff).toBeNull();
    expect(two.send('eve', { kind: 'sit', seat: 1, name: 'Eve' })).toMatchObject({ ok: true });
    expect(two.now.seating[1]).toMatchObject({ kind: 'person', guest: 'eve' });
  });

  test('in logs of old versions a resignation or a loss on time ended the game for all', () => {
    const resigned = four();
    resigned.take({ kind: 'resigned', seat: 3, at: 0 });
    expect(resigned.now.table?.brokenOff).toEqual({ by: 'resigned', seat: 3, winner: null });
    const fell = four({ kind: 'turn', each: 5000 });
    fell.take({ kind: 'fell', at: 5000, seats: [1] });
    expect(fell.now.table?.brokenOff).toEqual({ by: 'time', seat: 1, winner: null });
  });
});
