import { menhirsKit } from '@speeltafel/rules';
import { describe, expect, test } from 'vitest';
import { floorsTable, hosted, menhirsTable, positionOf } from '../src/index.ts';
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

describe("requests that need the others' consent", () => {
  test('a tie: the game ends without a winner once the other agrees, and goes on after a refusal', () => {
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

  test('a takeback goes back to before the last turn of the player who asked, undoing later turns too', () => {
    const trial = menhirsOfTwo();
    for (const pick of [0, 0, 0]) trial.step(pick);
    expect(trial.now.table?.course.played).toHaveLength(3);
    trial.send('bob', { kind: 'offer', seat: 2, what: 'take-back' });
    expect(trial.send('ann', { kind: 'answer', seat: 1, yes: true })).toMatchObject({ ok: true });
    expect(trial.log.at(-1)).toMatchObject({ kind: 'took-back', left: 1 });
    expect(trial.now.table?.course.played).toHaveLength(1);
  });

  test('a player who has not played cannot ask for a takeback, and a finished game has none', () => {
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

  test('there is one request at a time: its author can withdraw it, and an action answers it', () => {
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

  test('with three players all must agree, each once', () => {
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

  test('a rematch: the next table gets one id, and the first player of the last game plays last', () => {
    const trial = new Trial(FLOORS, { kind: 'turn', each: 60_000 });
    trial.seat(['ann', 'bob', 'cas']);
    trial.away = 0;
    trial.take({ kind: 'tied', at: 0 });
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
    expect(Object.values(first.seating).map(hosted.occupantName)).toEqual(['bob', 'cas', 'ann']);
    expect(rest).toEqual([{ kind: 'began', at: 7000, unseen: true }]);
  });

  test('another game leaves out those who left or are away, and carries over the talk of the others', () => {
    const trial = new Trial({ ...FLOORS, options: '4 basic', seats: 4 }, NO_CLOCK);
    trial.seat(['ann', 'bob', 'cas', 'dee']);
    for (const guest of ['ann', 'dee', 'eve']) trial.send(guest, { kind: 'say', text: `I am ${guest}` });
    trial.send('dee', { kind: 'resign', seat: 4 });
    trial.take({ kind: 'tied', at: 0 });
    trial.away = hosted.AWAY - 1;
    trial.send('ann', { kind: 'offer', seat: 1, what: 'rematch' });
    trial.send('bob', { kind: 'answer', seat: 2, yes: true });
    expect(trial.now.next).toBeNull();
    trial.send('ann', { kind: 'answer', seat: 1, yes: false });
    trial.away = hosted.AWAY;
    trial.send('ann', { kind: 'offer', seat: 1, what: 'rematch' });
    // Ann alone would have no other person: the others count as away in this trial, but two players are the minimum.
    expect(trial.now.next).toBeNull();
    trial.send('bob', { kind: 'answer', seat: 2, yes: true });
    expect(trial.log.at(-1)).toEqual({ kind: 'moved-on', to: 'nexttable', without: [3, 4] });
    const [first, ...rest] = rematchOf(floorsTable, trial.now, 'another seed', 7000);
    expect(first.options).toBe('2 basic');
    expect(Object.values(first.seating).map(hosted.occupantName)).toEqual(['bob', 'ann']);
    expect(rest).toEqual([
      { kind: 'said', guest: 'ann', name: 'ann', text: 'I am ann', at: trial.at },
      { kind: 'began', at: 7000 },
    ]);
  });

  test('no player is left out if fewer cannot play', () => {
    const trial = menhirsOfTwo();
    trial.send('ann', { kind: 'resign', seat: 1 });
    trial.send('bob', { kind: 'offer', seat: 2, what: 'rematch' });
    expect(trial.now.next).toBeNull();
  });

  test('a takeback can be requested once per turn', () => {
    const trial = menhirsOfTwo();
    trial.step(0);
    const ask = () => trial.send('ann', { kind: 'offer', seat: 1, what: 'take-back' });
    expect(ask()).toMatchObject({ ok: true });
    trial.send('bob', { kind: 'answer', seat: 2, yes: false });
    expect(ask()).toMatchObject({ refusal: { code: 'asked-already' } });
    trial.at += 500;
    trial.step(0);
    expect(ask()).toMatchObject({ refusal: { code: 'asked-already' } });
    trial.at += 500;
    trial.step(0);
    expect(ask()).toMatchObject({ ok: true });
  });

  test('a takeback cannot be requested while the other may claim for a limited time', () => {
    const ask = (options: string, wait: number) => {
      const trial = new Trial({ kit: menhirsTable, options, seats: 2 }, NO_CLOCK);
      trial.seat(['ann', 'bob']);
      while (positionOf(trial.now.table!).state.phase !== menhirsKit.MOVING) trial.step(0);
      const seat = menhirsTable.game.toAct(positionOf(trial.now.table!))[0]!;
      while (menhirsTable.game.toAct(positionOf(trial.now.table!))[0] === seat) trial.step(0);
      trial.at += wait;
      return trial.send(trial.holder(seat), { kind: 'offer', seat, what: 'take-back' });
    };
    expect(ask('adam grace=5', 4000)).toMatchObject({ refusal: { code: 'claim-open' } });
    expect(ask('adam grace=5', 6000)).toMatchObject({ ok: true });
    // If the time for a claim is unlimited, a question does not use it up.
    expect(ask('adam grace=untimed', 4000)).toMatchObject({ ok: true });
    expect(ask('v2', 0)).toMatchObject({ ok: true });
  });
});
