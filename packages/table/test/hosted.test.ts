import { menhirs, type Seat, seal } from '@speeltafel/rules';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { floorsTable, hosted, LONGEST_LOOK, menhirsTable, positionOf } from '../src/index.ts';
import { MENHIRS, NO_CLOCK, SEED, Trial } from './trial.ts';

const { fold, opened } = hosted;
const GUESTS = ['ann', 'bob', 'cas'];

const plays = fc.constantFrom(...MENHIRS);
const commands = fc.oneof(
  fc.record({ kind: fc.constant('sit' as const), seat: fc.integer({ min: 0, max: 4 }), name: fc.constant('x') }),
  fc.record({
    kind: fc.constant('sit' as const),
    seat: fc.integer({ min: 0, max: 4 }),
    name: fc.constant('x'),
    pledge: fc.constant(seal(SEED)),
  }),
  fc.record({ kind: fc.constant('admit' as const), guest: fc.constantFrom(...GUESTS), yes: fc.boolean() }),
  fc.record({ kind: fc.constant('show' as const), value: fc.constantFrom(SEED, '0'.repeat(32)) }),
  fc.record({ kind: fc.constant('rise' as const), seat: fc.integer({ min: 0, max: 4 }) }),
  fc.record({
    kind: fc.constant('free' as const),
    seat: fc.integer({ min: 0, max: 4 }),
    guest: fc.constantFrom(...GUESTS),
  }),
  fc.record({
    kind: fc.constant('offer' as const),
    seat: fc.integer({ min: 0, max: 3 }),
    what: fc.constantFrom('take-back' as const, 'tie' as const, 'rematch' as const),
  }),
  fc.record({ kind: fc.constant('answer' as const), seat: fc.integer({ min: 0, max: 3 }), yes: fc.boolean() }),
  fc.record({ kind: fc.constant('resign' as const), seat: fc.integer({ min: 0, max: 3 }) }),
  fc.record({ kind: fc.constant('say' as const), text: fc.string() }),
  fc.record({
    kind: fc.constant('replace' as const),
    seat: fc.integer({ min: 1, max: 3 }),
    level: fc.constant('lamb'),
  }),
  fc.record({ kind: fc.constant('return' as const), seat: fc.integer({ min: 1, max: 3 }) }),
  fc.record({
    kind: fc.constant('act' as const),
    seat: fc.integer({ min: 0, max: 3 }),
    action: fc.oneof(fc.constantFrom('!', '.', 'P', 'G', 'card 8', '-a1'), fc.string()),
  }),
);
describe('the version of the rules', () => {
  const computer = { kind: 'computer', level: 'lost-guest', keeps: null } as const;
  const first: hosted.Opened = {
    ...{ kind: 'opened', game: 'floors', options: '2 basic', clock: NO_CLOCK, host: 'ann', listed: false },
    ...{ seed: SEED, seating: { 1: computer, 2: computer } },
  };
  const began = (fact: hosted.Opened) => fold(floorsTable, opened(floorsTable, fact), { kind: 'began', at: 0 });
  const mayStayOutside = (fact: hosted.Opened): boolean =>
    hosted.decideForComputer(floorsTable, began(fact), 1, 'A4:.', 1, 0).ok;

  test('a log without one belongs to a game of version 1, and continues with it', () => {
    expect(mayStayOutside(first)).toBe(true);
    expect(hosted.viewFor(floorsTable, began(first), [1], 0).rules).toBe(1);
  });

  test('a log that names version 2 is played with it', () => {
    expect(mayStayOutside({ ...first, rules: 2 })).toBe(false);
    expect(hosted.viewFor(floorsTable, began({ ...first, rules: 2 }), [1], 0).rules).toBe(2);
  });

  test('the next game of an old table uses the newest version', () => {
    expect(hosted.rematchOf(floorsTable, began(first), SEED, 1)[0]).toMatchObject({ options: '2 basic', rules: 2 });
  });

  test('an unknown version means a damaged log', () => {
    expect(() => opened(floorsTable, { ...first, rules: 3 })).toThrow(hosted.DamagedLog);
  });
});

describe('a hosted table', () => {
  test('any message of a client gets one answer, facts that fold, and a log that gives the same table again', () => {
    fc.assert(
      fc.property(
        plays,
        fc.array(fc.tuple(fc.constantFrom(...GUESTS), fc.oneof(commands, fc.nat()))),
        fc.boolean(),
        (play, sent, pledged) => {
          const trial = new Trial(play, { kind: 'fischer', initial: 60_000, increment: 1000 });
          if (!pledged) trial.seat(['ann', 'bob']);
          for (const [guest, one] of sent) {
            if (typeof one === 'number') trial.step(one);
            else trial.send(guest, one);
          }
          const [first, ...rest] = trial.log;
          const again = rest.reduce(
            (now, fact) => fold(play.kit, now, JSON.parse(JSON.stringify(fact)) as hosted.Fact),
            opened(play.kit, first as hosted.Opened),
          );
          expect(again).toEqual(trial.now);
          expect(trial.now.version).toBe(trial.log.length);
        },
      ),
    );
  });

  test('no guest acts with a seat that is not theirs, and a spectator changes nothing but the talk', () => {
    fc.assert(
      fc.property(plays, fc.array(fc.nat(), { maxLength: 30 }), commands, (play, picks, command) => {
        const trial = new Trial(play, NO_CLOCK);
        trial.seat(['ann', 'bob']);
        for (const pick of picks) trial.step(pick);
        const decided = trial.send('cas', command);
        if (command.kind === 'say') expect(decided.ok).toBe(true);
        else expect(decided).toMatchObject({ ok: false });
      }),
    );
  });

  test('a quiet table has no talk, nor has the next one', () => {
    const trial = new Trial(MENHIRS[0]!, NO_CLOCK);
    const first = { ...(trial.log[0] as hosted.Opened), quiet: true } as const;
    trial.now = opened(trial.kit, first);
    trial.seat(['ann', 'bob']);
    for (const guest of ['ann', 'bob', 'eve']) {
      expect(trial.send(guest, { kind: 'say', text: 'hello' })).toMatchObject({ refusal: { code: 'no-talk' } });
    }
    expect(hosted.viewFor(trial.kit, trial.now, [], 0).quiet).toBe(true);
    expect(hosted.rematchOf(trial.kit, trial.now, SEED, 0)[0]).toMatchObject({ quiet: true });
  });

  test("a guest's chosen picture is shown, also to latecomers and in the next game", () => {
    const trial = new Trial(MENHIRS[0]!, NO_CLOCK);
    trial.send('ann', { kind: 'sit', seat: 1, name: 'Ann', picture: 7 });
    trial.send('bob', { kind: 'sit', seat: 2, name: 'Bob' });
    const { seating } = hosted.viewFor(trial.kit, trial.now, [], 0);
    expect(seating[1]).toEqual({ kind: 'person', guest: 'ann', name: 'Ann', picture: 7 });
    expect(seating[2]).toEqual({ kind: 'person', guest: 'bob', name: 'Bob' });
    const [next] = hosted.rematchOf(trial.kit, trial.now, SEED, 0);
    expect(next.seating[2]).toEqual(seating[1]);
    expect(v.is(hosted.factSchema, next)).toBe(true);
    expect(v.parse(hosted.factSchema, next)).toEqual(next);
  });

  test('guests may leave until every seat is taken, and none plays; then the game begins, and none leaves', () => {
    const trial = new Trial(MENHIRS[0]!, NO_CLOCK);
    trial.send('ann', { kind: 'sit', seat: 1, name: 'Ann' });
    for (const command of [
      { kind: 'act', seat: 1, action: '~a1' },
      { kind: 'resign', seat: 1 },
      { kind: 'offer', seat: 1, what: 'tie' },
      { kind: 'replace', seat: 1, level: 'lamb' },
    ] as const) {
      expect(trial.send('ann', command)).toMatchObject({ refusal: { code: 'not-begun' } });
    }
    expect(hosted.decideForComputer(menhirsTable, trial.now, 1, '~a1', 0, 0)).toMatchObject({
      refusal: { code: 'not-begun' },
    });
    expect(hosted.passTime(menhirsTable, trial.now, 1e9, 'giant')).toEqual([]);
    expect(trial.send('ann', { kind: 'rise', seat: 1 })).toMatchObject({ ok: true });
    expect(trial.now.seating).toEqual({ 1: null, 2: null });
    trial.seat(['ann', 'bob']);
    expect(trial.log.at(-1)).toEqual({ kind: 'began', at: trial.at });
    expect(trial.send('ann', { kind: 'rise', seat: 1 })).toMatchObject({ refusal: { code: 'begun' } });
  });

  test('a computer player is charged what it thought, and does not lose on time while it waits to think', () => {
    const trial = new Trial(MENHIRS[0]!, { kind: 'turn', each: 5000 });
    trial.seat(['ann', 'bob']);
    trial.send('ann', { kind: 'replace', seat: 1, level: 'lamb' });
    const { action } = trial.legal(0)!;
    trial.at += 60_000;
    expect(hosted.passTime(menhirsTable, trial.now, trial.at, 'giant')).toEqual([]);
    expect(hosted.deadlineOf(menhirsTable, trial.now)).toBe(trial.now.began + 15_000);
    const decided = hosted.decideForComputer(menhirsTable, trial.now, 1, action, trial.at, 400);
    expect(decided).toMatchObject({ ok: true, value: [{ kind: 'acted', lag: 60_000 - 400 }] });
    if (decided.ok) for (const fact of decided.value) trial.take(fact);
    // A person's clock runs as always.
    trial.at += 5000;
    const [fell] = hosted.passTime(menhirsTable, trial.now, trial.at, 'giant');
    expect(fell).toMatchObject({ kind: 'fell', seats: [2] });
    trial.take(fell!);
    expect(trial.now.table?.brokenOff).toEqual({ by: 'time', seat: 2, winner: 1 });
  });

  test('logs of old versions, in which computer players lost on time, keep their meaning', () => {
    const trial = new Trial(MENHIRS[0]!, { kind: 'turn', each: 5000 });
    trial.seat(['ann', 'bob']);
    trial.send('ann', { kind: 'replace', seat: 1, level: 'lamb' });
    trial.take({ kind: 'fell', at: 5000 });
    expect(trial.now.table?.brokenOff).toEqual({ by: 'time', seat: 1, winner: 2 });
  });

  test('a computer player acts with its own seat only, and gives the seat back to its player', () => {
    const trial = new Trial(MENHIRS[0]!, NO_CLOCK);
    trial.seat(['ann', 'bob']);
    const { action } = trial.legal(0)!;
    const act = () => hosted.decideForComputer(menhirsTable, trial.now, 1, action, trial.at, 0);
    expect(act()).toMatchObject({ refusal: { code: 'not-your-seat' } });
    trial.send('ann', { kind: 'replace', seat: 1, level: 'lamb' });
    expect(act()).toMatchObject({ ok: true });
    expect(trial.send('ann', { kind: 'act', seat: 1, action })).toMatchObject({ refusal: { code: 'not-your-seat' } });
    expect(trial.send('bob', { kind: 'return', seat: 1 })).toMatchObject({ refusal: { code: 'not-your-seat' } });
    expect(trial.send('bob', { kind: 'replace', seat: 1, level: 'lamb' })).toMatchObject({
      refusal: { code: 'no-person' },
    });
    trial.send('ann', { kind: 'return', seat: 1 });
    expect(trial.now.seating[1]).toEqual({ kind: 'person', guest: 'ann', name: 'ann' });
    expect(trial.now.table?.chairs[0]).toEqual({ seat: 1, name: 'ann', controller: { kind: 'person' } });
    expect(act()).toMatchObject({ refusal: { code: 'not-your-seat' } });
  });

  test('time in transit is not charged to the clock, up to a cap, and is recorded', () => {
    const spent = (lag: number): number => {
      const trial = new Trial(MENHIRS[0]!, { kind: 'fischer', initial: 60_000, increment: 0 });
      trial.seat(['ann', 'bob']);
      trial.at += 5000;
      trial.send('ann', { kind: 'act', ...trial.legal(0)! }, lag);
      expect(trial.log.at(-1)).toMatchObject({ kind: 'acted', lag: Math.min(lag, hosted.MOST_LAG) });
      return 60_000 - trial.now.table!.clocks.left[1]!;
    };
    expect([0, 100, 300, 9000].map(spent)).toEqual([5000, 4900, 4700, 4700]);
  });

  test('a claim is backdated by its time in transit, up to the same cap', () => {
    const claim = (late: number, lag: number) => {
      const trial = new Trial(MENHIRS[0]!, NO_CLOCK);
      trial.seat(['ann', 'bob']);
      const seen = () => menhirs.view(positionOf(trial.now.table!), null);
      for (let pick = 0; seen().claimUntil === null; pick++) trial.step(pick * 7919);
      const { claimant, claimUntil } = seen();
      trial.at = trial.now.began + claimUntil! + late;
      const decided = trial.send(trial.holder(claimant!), { kind: 'act', seat: claimant!, action: '!' }, lag);
      if (decided.ok) expect(trial.log.at(-1)).toMatchObject({ lag, at: claimUntil! + late - lag });
      return decided.ok ? 'claimed' : decided.refusal.code;
    };
    expect([claim(0, 0), claim(1, 0)]).toEqual(['claimed', 'too-late']);
    expect([claim(200, 200), claim(201, 200)]).toEqual(['claimed', 'too-late']);
    expect([claim(hosted.MOST_LAG, hosted.MOST_LAG), claim(hosted.MOST_LAG + 1, 9000)]).toEqual([
      'claimed',
      'too-late',
    ]);
  });

  test('no lag gives more time than was used, and none counts if no clock runs', () => {
    const quick = new Trial(MENHIRS[0]!, { kind: 'turn', each: 60_000 });
    quick.seat(['ann', 'bob']);
    quick.at += 100;
    quick.send('ann', { kind: 'act', ...quick.legal(0)! }, 900);
    expect(quick.log.at(-1)).toMatchObject({ lag: 100 });
    const free = new Trial(MENHIRS[0]!, NO_CLOCK);
    free.seat(['ann', 'bob']);
    free.at += 5000;
    free.send('ann', { kind: 'act', ...free.legal(0)! }, 900);
    expect(free.log.at(-1)).toMatchObject({ lag: 0 });
  });

  test('a computer player stands in for a player who is awaited and away for a minute, and for no other', () => {
    const replace = (seat: number, wait: number, clock: hosted.Opened['clock'], away = hosted.AWAY) => {
      const trial = new Trial(MENHIRS[0]!, clock);
      trial.seat(['ann', 'bob']);
      trial.at += wait;
      trial.away = away;
      return trial.send('bob', { kind: 'replace', seat, level: 'lamb' });
    };
    const HURRIED = { kind: 'turn', each: 3_600_000 } as const;
    expect(replace(1, hosted.AWAY, HURRIED)).toMatchObject({ ok: true });
    expect(replace(1, hosted.AWAY - 1, HURRIED)).toMatchObject({ refusal: { code: 'not-yet' } });
    expect(replace(1, 1e6, HURRIED, 0)).toMatchObject({ refusal: { code: 'present' } });
    expect(replace(1, 1e6, HURRIED, 1)).toMatchObject({ refusal: { code: 'not-yet', details: { left: 59_999 } } });
    // Hours instead of minutes.
    expect(replace(1, 60 * 60_000, NO_CLOCK)).toMatchObject({ refusal: { code: 'not-yet' } });
    expect(replace(1, hosted.AWAY_WITHOUT_CLOCK - 1, NO_CLOCK)).toMatchObject({ refusal: { code: 'not-yet' } });
    expect(replace(1, hosted.AWAY_WITHOUT_CLOCK, NO_CLOCK)).toMatchObject({ ok: true });
    expect(replace(1, 1e6, { kind: 'turn', each: 24 * 3_600_000 })).toMatchObject({ refusal: { code: 'unhurried' } });
    expect(replace(2, 0, NO_CLOCK)).toMatchObject({ ok: true });
  });

  test('a player who replaces another cannot choose the level: it was agreed on, or is the strongest; for their own seat they can', () => {
    const level = (by: string, standIn?: string) => {
      const trial = new Trial(MENHIRS[0]!, { kind: 'turn', each: 3_600_000 });
      if (standIn !== undefined) trial.now = { ...trial.now, standIn };
      trial.seat(['ann', 'bob']);
      trial.at += hosted.AWAY;
      trial.send(by, { kind: 'replace', seat: 1, level: 'lamb' });
      const sitter = trial.now.seating[1];
      return sitter?.kind === 'computer' ? sitter.level : undefined;
    };
    expect([level('bob'), level('bob', 'fox'), level('ann', 'fox')]).toEqual(['giant', 'fox', 'lamb']);
  });

  test('the lag granted to a seat has a budget per game, and everyone sees how much it was', () => {
    const trial = new Trial(MENHIRS[0]!, { kind: 'fischer', initial: 1e9, increment: 0 });
    trial.seat(['ann', 'bob']);
    trial.now = { ...trial.now, granted: { 1: hosted.MOST_GRANTED - 250 } };
    const act = (): number => {
      trial.at += 5000;
      const { seat, action } = trial.legal(0)!;
      trial.send(trial.holder(seat), { kind: 'act', seat, action }, seat === 1 ? 9000 : 40);
      const fact = trial.log.findLast(({ kind }) => kind === 'acted');
      return fact?.kind === 'acted' && fact.seat === 1 ? fact.lag : -1;
    };
    const lags = Array.from({ length: 8 }, act).filter((lag) => lag >= 0);
    expect(lags[0]).toBe(250);
    expect(lags.slice(1).every((lag) => lag === 0)).toBe(true);
    const { granted } = hosted.viewFor(menhirsTable, trial.now, [], 0);
    expect(granted[1]).toBe(hosted.MOST_GRANTED);
    expect(granted[2]).toBeGreaterThan(0);
  });

  test('a player may be replaced after the shorter of being away and being awaited, at most a minute', () => {
    const trial = new Trial(MENHIRS[0]!, { kind: 'turn', each: 3_600_000 });
    trial.seat(['ann', 'bob']);
    const until = (seat: Seat, away: number, at: number) =>
      hosted.waitForReplacement(menhirsTable, trial.now.table!, seat, away, at);
    expect(until(1, 20_000, 90_000)).toBe(40_000);
    expect(until(1, 90_000, 45_000)).toBe(15_000);
    expect(until(1, 90_000, 60_000)).toBe(0);
    expect(until(2, 90_000, 90_000)).toBe(hosted.AWAY);
    const HOUR = 3_600_000;
    for (const [clock, left] of [
      [{ kind: 'turn', each: HOUR }, 0],
      [{ kind: 'turn', each: HOUR + 1 }, null],
      [{ kind: 'fischer', initial: HOUR, increment: 0 }, 0],
      [{ kind: 'fischer', initial: HOUR + 1, increment: 0 }, null],
    ] as const) {
      const timed = new Trial(MENHIRS[0]!, clock);
      timed.seat(['ann', 'bob']);
      expect(hosted.waitForReplacement(menhirsTable, timed.now.table!, 1, 90_000, 90_000)).toBe(left);
    }
  });

  test('a table is due without a command when a clock runs out, or a computer player is to act', () => {
    const deadline = (clock: hosted.Opened['clock'], ...sent: readonly hosted.Command[]) => {
      const trial = new Trial(MENHIRS[0]!, clock);
      expect(hosted.deadlineOf(menhirsTable, trial.now)).toBeNull();
      trial.seat(['ann', 'bob']);
      trial.at += 400;
      trial.send('ann', { kind: 'act', ...trial.legal(0)! });
      for (const command of sent) trial.send('bob', command);
      const at = hosted.deadlineOf(menhirsTable, trial.now);
      return at && at - trial.at;
    };
    const lamb = { kind: 'replace', seat: 2, level: 'lamb' } as const;
    expect(deadline(NO_CLOCK)).toBeNull();
    expect(deadline({ kind: 'turn', each: 60_000 })).toBe(60_000);
    expect(deadline({ kind: 'fischer', initial: 50_000, increment: 9000 })).toBe(50_000);
    expect(deadline(NO_CLOCK, lamb)).toBe(15_000);
    expect(deadline({ kind: 'turn', each: 5000 }, lamb)).toBe(15_000);
    expect(deadline({ kind: 'turn', each: 60_000 }, { kind: 'resign', seat: 2 })).toBeNull();
  });

  test('the time of a table begins with its game', () => {
    const trial = new Trial(MENHIRS[0]!, NO_CLOCK);
    trial.seat(['ann', 'bob']);
    expect([-5, 0, 2.7].map((ms) => hosted.tableTime(trial.now, trial.at + ms))).toEqual([0, 0, 2]);
  });

  test('a log with an impossible fact is damaged', () => {
    const trial = new Trial(MENHIRS[0]!, NO_CLOCK);
    const early = trial.now;
    trial.seat(['ann', 'bob']);
    const acted: hosted.Fact = { kind: 'acted', seat: 1, action: trial.legal(0)!.action, at: 0, lag: 0 };
    expect(() => fold(trial.kit, early, acted)).toThrow(hosted.DamagedLog);
    expect(() => fold(trial.kit, trial.now, trial.log[0]!)).toThrow(hosted.DamagedLog);
    expect(() => fold(trial.kit, trial.now, { ...acted, seat: 2 })).toThrow(hosted.DamagedLog);
    expect(fold(trial.kit, trial.now, acted).table?.course.played).toHaveLength(1);
  });

  test('a log does not grow for ever: talk ends first, and the game goes on', () => {
    const trial = new Trial(MENHIRS[0]!, NO_CLOCK);
    trial.seat(['ann', 'bob']);
    const talk = (guest: string) => {
      for (;;) {
        const said = trial.send(guest, { kind: 'say', text: String(trial.now.version) });
        if (!said.ok) return said;
      }
    };
    const before = trial.now.version;
    expect(talk('cas')).toMatchObject({ refusal: { code: 'too-often' } });
    expect(trial.now.version).toBe(before + hosted.MOST_ADDED);
    expect(trial.now.talk).toHaveLength(100);
    for (const guest of ['dan', 'eve', 'fay']) talk(guest);
    expect(talk('gus')).toMatchObject({ refusal: { code: 'log-full' } });
    expect(trial.send('ann', { kind: 'offer', seat: 1, what: 'tie' })).toMatchObject({ ok: true });
    trial.now = { ...trial.now, version: hosted.LONGEST_LOG };
    expect(trial.send('bob', { kind: 'answer', seat: 2, yes: true })).toMatchObject({ refusal: { code: 'log-full' } });
    expect(trial.send('ann', { kind: 'act', ...trial.legal(0)! })).toMatchObject({ ok: true });
  });

  test('leaving a seat to a computer player and taking it back cannot fill the log', () => {
    const trial = new Trial(MENHIRS[0]!, NO_CLOCK);
    trial.seat(['ann', 'bob']);
    const before = trial.now.version;
    for (let i = 0; i < 100; i++) {
      trial.send('ann', { kind: 'replace', seat: 1, level: 'lamb' });
      trial.send('ann', { kind: 'return', seat: 1 });
    }
    expect(trial.now.version - before).toBeLessThan(2 * hosted.MOST_SAT);
    expect(trial.now.seating[1]).toMatchObject({ kind: 'person', guest: 'ann' });
    expect(trial.send('ann', { kind: 'replace', seat: 1, level: 'lamb' })).toMatchObject({
      refusal: { code: 'too-often' },
    });
  });

  test('sitting down and leaving again cannot fill the log: there is room for those who want to play', () => {
    const trial = new Trial(MENHIRS[0]!, NO_CLOCK);
    let times = 0;
    while (trial.send('eve', { kind: 'sit', seat: 1, name: 'Eve' }).ok) {
      times++;
      trial.send('eve', { kind: 'rise', seat: 1 });
    }
    expect(times).toBe(hosted.MOST_SAT);
    for (let i = 0; trial.send(`eve ${i}`, { kind: 'sit', seat: 1, name: 'Eve' }).ok; i++) {
      if (!trial.send(`eve ${i}`, { kind: 'rise', seat: 1 }).ok) break;
    }
    expect(trial.now.version).toBeLessThan(hosted.LONGEST_LOG - 100);
    const { guest } = trial.now.seating[1] as { guest: string };
    expect(trial.send('ann', { kind: 'free', seat: 1, guest })).toMatchObject({ ok: true });
    for (const [i, friend] of ['ann', 'bob'].entries()) {
      expect(trial.send(friend, { kind: 'sit', seat: i + 1, name: friend })).toMatchObject({ ok: true });
    }
    expect(trial.now.table).not.toBeNull();
  });

  test('the look of a table is public, stays in a rematch, and is removed when its host is deleted', () => {
    const look = 'mop.plum.two.tusks.pincers.horns.pot Anneliese';
    const trial = new Trial({ kit: floorsTable, options: '2 basic', seats: 2 }, NO_CLOCK);
    expect(hosted.viewFor(floorsTable, trial.now, [], 0).look).toBeNull();
    const fact: hosted.Opened = { ...(trial.log[0] as hosted.Opened), look };
    const now = hosted.opened(floorsTable, fact);
    for (const seats of [[1], [2], []]) expect(hosted.viewFor(floorsTable, now, seats, 0).look).toBe(look);
    expect(hosted.rematchOf(floorsTable, now, SEED, 0)[0].look).toBe(look);
    expect('look' in hosted.rematchOf(floorsTable, trial.now, SEED, 0)[0]).toBe(false);
    expect('look' in hosted.without(fact, 'ann')).toBe(false);
    expect(hosted.without(fact, 'bob')).toBe(fact);
    expect(v.is(hosted.factSchema, fact)).toBe(true);
    expect(v.is(hosted.factSchema, { ...fact, look: 'x'.repeat(LONGEST_LOOK + 1) })).toBe(false);
  });

  test('a deleted guest leaves no name and no talk; the game stays the same', () => {
    const trial = new Trial(MENHIRS[0]!, NO_CLOCK);
    trial.seat(['ann', 'bob']);
    trial.send('bob', { kind: 'say', text: 'my secret' });
    for (const pick of [3, 1, 4]) trial.step(pick);
    trial.send('bob', { kind: 'replace', seat: 2, level: 'lamb' });
    const log = trial.log.map((fact) => hosted.without(fact, 'bob'));
    expect(JSON.stringify(log)).not.toMatch(/secret|"name":"bob"/);
    expect(log[1]).toBe(trial.log[1]);
    const opening: hosted.Fact = { ...(trial.log[0] as hosted.Opened), seating: trial.now.seating };
    expect(JSON.stringify(hosted.without(opening, 'bob'))).not.toContain('"name":"bob"');
    expect(hosted.without(opening, 'cas')).toBe(opening);
    const [first, ...rest] = log;
    const again = rest.reduce((now, fact) => fold(trial.kit, now, fact), opened(trial.kit, first as hosted.Opened));
    expect(again.table?.course).toEqual(trial.now.table?.course);
  });
});
