/** The table's time stands still before the first look, in a pause, and while no server runs. */
import { describe, expect, test } from 'vitest';
import { hosted, leftOf, menhirsTable, waitsFor } from '../src/index.ts';
import { MENHIRS, NO_CLOCK, Trial } from './trial.ts';

const HURRIED = { kind: 'fischer', initial: 60_000, increment: 0 } as const;
const UNHURRIED = { kind: 'turn', each: 2 * 24 * 60 * 60_000 } as const;

function two(clock: hosted.Opened['clock'], seen = true) {
  const trial = new Trial(MENHIRS[0]!, clock);
  trial.send('ann', { kind: 'sit', seat: 1, name: 'ann' });
  trial.send('bob', { kind: 'sit', seat: 2, name: 'bob' });
  if (seen) trial.look();
  return trial;
}

/** The remaining time of the player to act. */
function left(trial: ReturnType<typeof two>): number {
  const waiting = waitsFor(menhirsTable, trial.now.table!);
  return leftOf(trial.now.table!.clocks, waiting, waiting[0]!, hosted.tableTime(trial.now, trial.at))!;
}

describe('a new game', () => {
  test('no clock runs before the player to act has seen the board', () => {
    const trial = two(HURRIED, false);
    expect(trial.log.at(-1)).toEqual({ kind: 'began', at: trial.at, unseen: true });
    trial.at += 600_000;
    expect(left(trial)).toBe(60_000);
    expect(hosted.passTime(menhirsTable, trial.now, trial.at, 'giant')).toEqual([]);
    expect(hosted.deadlineOf(menhirsTable, trial.now)).toBeNull();
    trial.send('bob', { kind: 'seen', seat: 2 });
    expect(trial.now.still).not.toBeNull();
    trial.send('ann', { kind: 'seen', seat: 1 });
    expect(trial.log.at(-1)).toEqual({ kind: 'resumed', at: trial.at });
    trial.at += 1000;
    expect(left(trial)).toBe(59_000);
    expect(trial.send('ann', { kind: 'seen', seat: 1 })).toEqual({ ok: true, value: [] });
  });

  test('a player who acts has seen it, as with pages and bots of old versions', () => {
    const trial = two(HURRIED, false);
    trial.at += 600_000;
    trial.step(0);
    expect(trial.log.slice(-2)).toMatchObject([
      { kind: 'resumed', at: trial.at },
      { kind: 'acted', at: 0 },
    ]);
    expect(trial.now.table!.clocks.left).toEqual({ 1: 60_000, 2: 60_000 });
  });

  test('a player who does not look for a minute may be replaced, though connected', () => {
    const trial = two(HURRIED, false);
    trial.away = 0;
    trial.at += hosted.AWAY - 1;
    const replace = () => trial.send('bob', { kind: 'replace', seat: 1, level: 'lamb' });
    expect(replace()).toMatchObject({ refusal: { code: 'present' } });
    trial.at += 1;
    expect(replace()).toMatchObject({ ok: true });
  });

  test('with days per turn, and without clocks, there is nothing to wait for', () => {
    for (const clock of [UNHURRIED, NO_CLOCK]) expect(two(clock, false).now.still).toBeNull();
  });

  test('in logs of old versions the clock ran at once', () => {
    const trial = two(HURRIED);
    const [opened, ...rest] = trial.log.filter(({ kind }) => kind !== 'resumed');
    const old = rest.map((fact) => (fact.kind === 'began' ? { kind: 'began' as const, at: fact.at } : fact));
    const now = old.reduce(
      (then, fact) => hosted.fold(menhirsTable, then, fact),
      hosted.opened(menhirsTable, opened as hosted.Opened),
    );
    expect(now.still).toBeNull();
    expect(hosted.tableTime(now, now.began + 5000)).toBe(5000);
  });
});

describe('a pause', () => {
  const pause = (trial: ReturnType<typeof two>): void => {
    trial.send('ann', { kind: 'offer', seat: 1, what: 'pause' });
    trial.send('bob', { kind: 'answer', seat: 2, yes: true });
  };

  test('needs both to begin and both to end; no one plays and no clock runs meanwhile', () => {
    const trial = two(HURRIED);
    expect(trial.send('ann', { kind: 'offer', seat: 1, what: 'go-on' })).toMatchObject({
      refusal: { code: 'not-paused' },
    });
    trial.at += 1000;
    pause(trial);
    expect(trial.now.still).toEqual({ since: trial.at, why: 'pause' });
    trial.at += 3_600_000;
    expect(trial.send('ann', { kind: 'act', ...trial.legal(0)! })).toMatchObject({ refusal: { code: 'paused' } });
    expect(hosted.passTime(menhirsTable, trial.now, trial.at, 'giant')).toEqual([]);
    expect(hosted.deadlineOf(menhirsTable, trial.now)).toBeNull();
    expect(left(trial)).toBe(59_000);
    trial.send('bob', { kind: 'offer', seat: 2, what: 'go-on' });
    expect(trial.now.still).not.toBeNull();
    trial.send('ann', { kind: 'answer', seat: 1, yes: true });
    expect(trial.now.still).toBeNull();
    trial.at += 1000;
    expect(left(trial)).toBe(58_000);
    expect(trial.send('ann', { kind: 'act', ...trial.legal(0)! })).toMatchObject({ ok: true });
  });

  test('a player who does not return for hours may be replaced, and then it ends', () => {
    const trial = two(HURRIED);
    pause(trial);
    trial.at += hosted.AWAY_WITHOUT_CLOCK - 1;
    const replace = () => trial.send('bob', { kind: 'replace', seat: 1, level: 'lamb' });
    expect(replace()).toMatchObject({ refusal: { code: 'not-yet' } });
    trial.at += 1;
    expect(replace()).toMatchObject({ ok: true });
    trial.send('bob', { kind: 'offer', seat: 2, what: 'go-on' });
    expect(trial.now.still).toBeNull();
  });

  test('a page of an old version is not sent an unknown kind of offer', () => {
    const trial = two(HURRIED);
    trial.send('ann', { kind: 'offer', seat: 1, what: 'pause' });
    const told = hosted.viewFor(menhirsTable, trial.now, [2], 0);
    expect(told.offer).toBeNull();
    expect(told.request).toEqual({ what: 'pause', by: 1, agreed: [1] });
  });
});

describe('an outage', () => {
  const OUTAGE = { from: 21_000, until: 81_000 };

  test('is not charged to any player, and counts once', () => {
    const trial = two(HURRIED);
    trial.at = OUTAGE.from;
    const before = left(trial);
    trial.at = OUTAGE.until;
    const facts = hosted.factsForOutages(menhirsTable, trial.now, [OUTAGE]);
    expect(facts).toEqual([
      { kind: 'stopped', at: 21_000, why: 'outage' },
      { kind: 'resumed', at: 81_000 },
    ]);
    for (const fact of facts) trial.take(fact);
    expect(left(trial)).toBe(before);
    expect(hosted.factsForOutages(menhirsTable, trial.now, [OUTAGE])).toEqual([]);
  });

  test('several are added up, and those before the game are ignored', () => {
    const trial = two(HURRIED);
    const more = { from: 101_000, until: 111_000 };
    expect(hosted.factsForOutages(menhirsTable, trial.now, [{ from: 0, until: 500 }, OUTAGE, more])).toEqual([
      { kind: 'stopped', at: 41_000, why: 'outage' },
      { kind: 'resumed', at: 111_000 },
    ]);
  });

  test('changes nothing before the game, in a pause, and when it is over', () => {
    const waiting = new Trial(MENHIRS[0]!, HURRIED);
    expect(hosted.factsForOutages(menhirsTable, waiting.now, [OUTAGE])).toEqual([]);
    expect(hosted.factsForOutages(menhirsTable, two(HURRIED, false).now, [OUTAGE])).toEqual([]);
    const over = two(HURRIED);
    over.send('ann', { kind: 'resign', seat: 1 });
    expect(hosted.factsForOutages(menhirsTable, over.now, [OUTAGE])).toEqual([]);
  });
});
