import { describe, expect, test } from 'vitest';
import { floorsTable, hosted, menhirsTable } from '../src/index.ts';
import { MENHIRS, NO_CLOCK, Trial } from './trial.ts';

const { rematchOf } = hosted;
const FLOORS = { kit: floorsTable, options: '3 basic', seats: 3 };

function menhirsOfTwo() {
  const trial = new Trial(MENHIRS[0]!, NO_CLOCK);
  trial.seat(['ann', 'bob']);
  return trial;
}

const kinds = (log: readonly hosted.Fact[], last: number): readonly string[] =>
  log.slice(-last).map(({ kind }) => kind);

describe('what needs the consent of the others', () => {
  test('a tie: the game ends without a winner once the other says yes, and goes on after a no', () => {
    const trial = menhirsOfTwo();
    trial.send('ann', { kind: 'offer', seat: 1, what: 'tie' });
    expect(trial.now.offer).toEqual({ what: 'tie', by: 1, agreed: [1] });
    trial.send('bob', { kind: 'answer', seat: 2, yes: false });
    expect(trial.now.offer).toBeNull();
    expect(hosted.isFinished(menhirsTable, trial.now)).toBe(false);
    trial.send('bob', { kind: 'offer', seat: 2, what: 'tie' });
    trial.at += 500;
    trial.send('ann', { kind: 'answer', seat: 1, yes: true });
    expect(trial.now.table?.brokenOff).toEqual({ by: 'agreed', seat: null, winner: null });
    expect(trial.log.at(-1)).toEqual({ kind: 'tied', at: 500 });
    expect(trial.now.offer).toBeNull();
  });

  test('a take-back goes to before the last turn of whoever asked, over what the other did since', () => {
    const trial = menhirsOfTwo();
    for (const pick of [0, 0, 0]) trial.step(pick);
    expect(trial.now.table?.course.played).toHaveLength(3);
    trial.send('bob', { kind: 'offer', seat: 2, what: 'take-back' });
    expect(trial.send('ann', { kind: 'answer', seat: 1, yes: true })).toMatchObject({ ok: true });
    expect(trial.log.at(-1)).toMatchObject({ kind: 'took-back', left: 1 });
    expect(trial.now.table?.course.played).toHaveLength(1);
  });

  test('there is nothing to take back before one has played, and no game to go on with when it is over', () => {
    const trial = menhirsOfTwo();
    const ask = (what: hosted.Consent) => trial.send('bob', { kind: 'offer', seat: 2, what });
    trial.step(0);
    expect(ask('take-back')).toMatchObject({ refusal: { code: 'nothing-to-undo' } });
    expect(ask('rematch')).toMatchObject({ refusal: { code: 'not-over' } });
    trial.send('ann', { kind: 'resign', seat: 1 });
    expect(ask('take-back')).toMatchObject({ refusal: { code: 'over' } });
    expect(ask('tie')).toMatchObject({ refusal: { code: 'over' } });
    expect(trial.send('bob', { kind: 'resign', seat: 2 })).toMatchObject({ refusal: { code: 'over' } });
  });

  test('one question at a time: whoever asked takes it back with a no, and an action answers it', () => {
    const trial = menhirsOfTwo();
    expect(trial.send('ann', { kind: 'answer', seat: 1, yes: true })).toMatchObject({ refusal: { code: 'no-offer' } });
    trial.send('ann', { kind: 'offer', seat: 1, what: 'tie' });
    expect(trial.send('bob', { kind: 'offer', seat: 2, what: 'tie' })).toMatchObject({
      refusal: { code: 'offer-open' },
    });
    expect(trial.send('ann', { kind: 'answer', seat: 1, yes: true })).toMatchObject({ refusal: { code: 'no-offer' } });
    trial.send('ann', { kind: 'answer', seat: 1, yes: false });
    expect(trial.now.offer).toBeNull();
    trial.send('ann', { kind: 'offer', seat: 1, what: 'tie' });
    trial.step(0);
    expect(trial.now.offer).toBeNull();
  });

  test('of three, all must agree, each once', () => {
    const trial = new Trial(FLOORS, NO_CLOCK);
    trial.seat(['ann', 'bob', 'cas']);
    trial.send('ann', { kind: 'offer', seat: 1, what: 'tie' });
    const yes = (guest: string, seat: number) => trial.send(guest, { kind: 'answer', seat, yes: true });
    yes('bob', 2);
    expect(trial.now.offer).toEqual({ what: 'tie', by: 1, agreed: [1, 2] });
    expect(hosted.isFinished(floorsTable, trial.now)).toBe(false);
    expect(yes('bob', 2)).toMatchObject({ refusal: { code: 'already-agreed' } });
    yes('cas', 3);
    expect(kinds(trial.log, 2)).toEqual(['agreed', 'tied']);
  });

  test('computer players always agree', () => {
    const trial = menhirsOfTwo();
    trial.send('bob', { kind: 'replace', seat: 2, level: 'lamb' });
    trial.send('ann', { kind: 'offer', seat: 1, what: 'tie' });
    expect(kinds(trial.log, 2)).toEqual(['offered', 'tied']);
  });

  test('a rematch: the next table is named once, and whoever began last time begins last', () => {
    const trial = new Trial(FLOORS, { kind: 'turn', each: 60_000 });
    trial.seat(['ann', 'bob', 'cas']);
    trial.send('cas', { kind: 'resign', seat: 3 });
    trial.send('ann', { kind: 'offer', seat: 1, what: 'rematch' });
    for (const [guest, seat] of [['bob', 2] as const, ['cas', 3] as const]) {
      trial.send(guest, { kind: 'answer', seat, yes: true });
    }
    expect(trial.log.at(-1)).toEqual({ kind: 'moved-on', to: 'nexttable' });
    expect(trial.now).toMatchObject({ next: 'nexttable', offer: null });
    expect(trial.send('bob', { kind: 'offer', seat: 2, what: 'rematch' })).toMatchObject({
      refusal: { code: 'moved-on' },
    });
    const [first, ...rest] = rematchOf(floorsTable, trial.now, 'another seed', 7000);
    expect(first).toMatchObject({ options: '3 basic', clock: { each: 60_000 }, host: 'ann', listed: true });
    expect(Object.values(first.seating).map(hosted.sitterName)).toEqual(['bob', 'cas', 'ann']);
    expect(rest).toEqual([{ kind: 'began', at: 7000 }]);
  });
});
