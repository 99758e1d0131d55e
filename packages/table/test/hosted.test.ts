import { CHANCE, type Course, menhirs, menhirsKit, type Seat, seal } from '@speeltafel/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { floorsTable, hosted, menhirsTable, positionOf, type TableGame } from '../src/index.ts';

const { decide, fold, tell, opened, seatsOf } = hosted;
const SEED = '00112233445566778899aabbccddeeff';
const GUESTS = ['ann', 'bob', 'cas'];

interface Play<O, P, A> {
  readonly kit: TableGame<O, P, A>;
  readonly options: string;
  readonly seats: number;
}

const MENHIRS = ['adam', 'adam hidden=on', 'v2', 'base', 'adam grace=untimed'].map((options) => ({
  kit: menhirsTable,
  options,
  seats: 2,
}));

/** A table with its log, in the hands of whoever the numbers choose. */
class Trial<O, P, A> {
  readonly kit: TableGame<O, P, A>;
  readonly log: hosted.Fact[];
  now: hosted.Hosted<O, P, A>;
  at = 1000;

  constructor({ kit, options, seats }: Play<O, P, A>, clock: hosted.Opened['clock']) {
    this.kit = kit;
    const seating = Object.fromEntries(Array.from({ length: seats }, (_, i) => [i + 1, null]));
    const first: hosted.Opened = {
      kind: 'opened',
      game: kit.game.id,
      options,
      clock,
      host: 'ann',
      listed: true,
      seed: SEED,
      seating,
    };
    this.log = [first];
    this.now = opened(kit, first);
  }

  sender(guest: string, lag = 0): hosted.Sender {
    const { at } = this;
    return { guest, name: guest, bot: false, at, lag, awayFor: () => hosted.AWAY, newTable: () => 'nexttable' };
  }

  send(guest: string, command: hosted.Command, lag = 0): ReturnType<typeof decide> {
    const decided = decide(this.kit, this.now, command, this.sender(guest, lag));
    if (decided.ok) for (const fact of decided.value) this.take(fact);
    // What was worked out to allow an action is what its fact is folded into.
    if ('next' in decided) expect(decided.next).toEqual(this.now);
    return decided;
  }

  take(fact: hosted.Fact): void {
    this.now = fold(this.kit, this.now, fact);
    this.log.push(fact);
  }

  seat(guests: readonly string[]): void {
    for (const [i, guest] of guests.entries()) this.send(guest, { kind: 'sit', seat: i + 1, name: guest });
  }

  /** One of the things the rules allow, as a command. */
  legal(pick: number): { seat: Seat; action: string } | undefined {
    const { table } = this.now;
    if (table === null) return undefined;
    const position = positionOf(table);
    const seats = this.kit.game.toAct(position).filter((seat) => seat !== CHANCE);
    const seat = seats[pick % Math.max(1, seats.length)];
    if (seat === undefined) return undefined;
    const actions = this.kit.game.actions(position, seat, hosted.tableTime(this.now, this.at));
    return { seat, action: this.kit.game.makeAction(actions[pick % actions.length]!, position, seat) };
  }

  holder(seat: Seat): string {
    const sitter = this.now.seating[seat];
    return sitter?.kind === 'person' ? sitter.guest : '';
  }

  step(pick: number): void {
    const next = this.legal(pick);
    this.at += pick % 700;
    if (next !== undefined) this.send(this.holder(next.seat), { kind: 'act', ...next });
  }
}

const NO_CLOCK = { kind: 'none' } as const;
const plays = fc.constantFrom(...MENHIRS);
const commands = fc.oneof(
  fc.record({ kind: fc.constant('sit' as const), seat: fc.integer({ min: 0, max: 4 }), name: fc.constant('x') }),
  fc.record({ kind: fc.constant('rise' as const), seat: fc.integer({ min: 0, max: 4 }) }),
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

/** What somebody might send to find out more than they are told. */
const probes = (pick: number): readonly hosted.Command[] => {
  const place = menhirsKit.PLACES[pick % 30]!;
  const texts = ['~', '+', '-'].map((sign) => sign + place);
  const moves = ['N', 'NE', 'SE', 'S', 'SW', 'NW'].map((way) => `${place}:${way}`);
  const acts = [...texts, ...moves, '.', '!', 'P', 'G2', 'x'].flatMap((action) =>
    [1, 2].map((seat) => ({ kind: 'act', seat, action }) as const),
  );
  return [...acts, { kind: 'offer', seat: 1, what: 'take-back' }, { kind: 'replace', seat: 2, level: 'x' }];
};

/** Whether the set-up is still seen by everybody. */
function isPublic({ table }: hosted.Hosted<menhirsKit.Options, menhirsKit.Position, menhirsKit.Action>): boolean {
  const position = positionOf(table!);
  return menhirs.view(position, null).menhirs === position.state.menhirs;
}

type MenhirsCourse = Course<menhirsKit.Options, menhirsKit.Position, menhirsKit.Action>;

/** The same game where the first tile a player laid lay on a menhir from the beginning, and that player laid its tile instead. */
function swapFog({ played, positions, ...course }: MenhirsCourse, laid: number): MenhirsCourse {
  const first = played[laid]!.action as Extract<menhirsKit.Action, { kind: 'place' }>;
  const menhir = 31 - Math.clz32(positions[laid]!.state.menhirs);
  const change = (set: number): number => (set & ~(1 << menhir)) | (1 << first.place);
  const changed = positions.slice(0, laid + 1).map((position) => {
    const state = new menhirsKit.State(position.state.setting).copyFrom(position.state);
    state.menhirs = change(state.menhirs);
    menhirsKit.setFog(state, state.fog === 0 ? 0 : change(state.fog));
    return { ...position, state };
  });
  const actions = played.map((one, i) => (i === laid ? { ...one, action: { ...first, place: menhir } } : one));
  for (const { seat, action, at } of actions.slice(laid)) {
    const next = menhirs.play(changed.at(-1)!, seat, action, at);
    if (!next.ok) throw new Error(next.refusal.message);
    changed.push(next.value);
  }
  return { ...course, played: actions, positions: changed };
}

/** What is answered: the facts, or why not. */
const said = (decided: ReturnType<typeof decide>) => (decided.ok ? decided.value : decided.refusal);

describe('a hosted table', () => {
  test('whatever anybody sends: one answer, facts that fold, and a log that gives the same table again', () => {
    fc.assert(
      fc.property(plays, fc.array(fc.tuple(fc.constantFrom(...GUESTS), fc.oneof(commands, fc.nat()))), (play, sent) => {
        const trial = new Trial(play, { kind: 'fischer', initial: 60_000, increment: 1000 });
        trial.seat(['ann', 'bob']);
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
      }),
    );
  });

  test('nobody acts in a seat that is not theirs, and who only watches changes nothing but the talk', () => {
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

  test('menhirs that 2.0 lays face down are told with the deal, but not under hidden fog', () => {
    const told = (options: string): string => {
      const trial = new Trial({ kit: menhirsTable, options, seats: 2 }, NO_CLOCK);
      expect(tell(trial.kit, trial.now, [], 0).dealt).toBe('');
      trial.seat(['ann', 'bob']);
      return tell(trial.kit, trial.now, [1], 0).dealt;
    };
    expect(told('v2')).toMatch(/^[a-g][1-6]\.[a-g][1-6]$/);
    expect(told('base')).toBe('-');
    expect(told('v2 hidden=on')).toBe('');
  });

  test('the seed is told to nobody before the end, and then proves the seal', () => {
    fc.assert(
      fc.property(plays, fc.array(fc.nat(), { maxLength: 60 }), (play, picks) => {
        const trial = new Trial(play, NO_CLOCK);
        trial.seat(['ann', 'bob']);
        for (const pick of picks) trial.step(pick);
        for (const seats of [[], [1], [2]]) {
          const told = tell(play.kit, trial.now, seats, 0);
          if (!told.over) expect(JSON.stringify(told)).not.toContain(SEED);
          expect(told.seal).toBe(seal(SEED));
        }
        trial.send('ann', { kind: 'resign', seat: 1 });
        expect(tell(play.kit, trial.now, [], 0).seed).toBe(SEED);
      }),
    );
  });

  test('a choice at the decision moment is told to nobody else until both have chosen', () => {
    const trial = new Trial(MENHIRS[0]!, NO_CLOCK);
    trial.seat(['ann', 'bob']);
    const { game } = menhirsTable;
    for (let here = positionOf(trial.now.table!); game.toAct(here).length === 1; here = positionOf(trial.now.table!)) {
      const [seat = 1] = game.toAct(here);
      const harmless = game.actions(here, seat, 0).find((action) => {
        const next = game.play(here, seat, action, 0);
        return action.kind !== 'claim' && next.ok && game.outcome(next.value) === null;
      });
      trial.send(trial.holder(seat), { kind: 'act', seat, action: game.makeAction(harmless!, here, seat) });
    }
    expect(menhirsTable.game.toAct(positionOf(trial.now.table!))).toEqual([1, 2]);
    trial.send('bob', { kind: 'act', seat: 2, action: 'G2' });
    expect(tell(menhirsTable, trial.now, [1], 0).played.at(-1)).toMatchObject({ seat: 2, action: null });
    expect(tell(menhirsTable, trial.now, [2], 0).played.at(-1)).toMatchObject({ seat: 2, action: 'G2' });
    trial.send('ann', { kind: 'act', seat: 1, action: 'P' });
    expect(tell(menhirsTable, trial.now, [1], 0).played.at(-2)?.action).not.toBeNull();
  });

  test('with hidden fog no position is sent, only views', () => {
    const trial = new Trial(MENHIRS[1]!, NO_CLOCK);
    trial.seat(['ann', 'bob']);
    for (let pick = 0; pick < 20; pick++) trial.step(pick * 7919);
    const told = tell(menhirsTable, trial.now, [1], 0);
    expect(told.start).toBeNull();
    expect(told.view).toMatchObject({ options: { hidden: true } });
  });

  test('with hidden fog nothing that is told depends on the ground under it', () => {
    const veiled = ['adam hidden=on', 'v2 hidden=on', 'base hidden=on'].map((options) => ({ ...MENHIRS[0]!, options }));
    fc.assert(
      fc.property(
        fc.constantFrom(...veiled),
        fc.array(fc.nat(), { maxLength: 60 }),
        fc.nat(2 ** 30 - 1),
        (play, picks, ground) => {
          const trial = new Trial(play, { kind: 'fischer', initial: 60_000, increment: 1000 });
          trial.seat(['ann', 'bob']);
          for (const pick of picks) {
            trial.step(pick);
            const { table } = trial.now;
            if (hosted.isFinished(menhirsTable, trial.now) || isPublic(trial.now)) continue;
            const { fog } = positionOf(table!).state;
            const positions = table!.course.positions.map((position) => {
              const state = new menhirsKit.State(position.state.setting).copyFrom(position.state);
              state.menhirs = (state.menhirs & ~fog) | (ground & fog);
              return { ...position, state };
            });
            const other = { ...trial.now, table: { ...table!, course: { ...table!.course, positions } } };
            for (const seats of [[], [1], [2], [1, 2]]) {
              expect(tell(menhirsTable, other, seats, 0)).toEqual(tell(menhirsTable, trial.now, seats, 0));
            }
            for (const command of probes(pick)) {
              const [here, there] = [trial.now, other].map((table) =>
                said(decide(menhirsTable, table, command, trial.sender('ann'))),
              );
              const covers = [here, there].some((one) => 'code' in one! && one.code === 'last-cover');
              if (!covers) expect(there).toEqual(here);
            }
          }
        },
      ),
    );
  });

  test('with hidden fog nobody who comes during the set-up can tell fog that was laid from fog on menhirs', () => {
    const veiled = ['adam hidden=on', 'v2 hidden=on', 'base hidden=on'].map((options) => ({ ...MENHIRS[0]!, options }));
    fc.assert(
      fc.property(fc.constantFrom(...veiled), fc.array(fc.nat(), { minLength: 1, maxLength: 8 }), (play, picks) => {
        const trial = new Trial(play, NO_CLOCK);
        trial.seat(['ann', 'bob']);
        for (const pick of picks) trial.step(pick);
        const { course } = trial.now.table!;
        const laid = course.played.findIndex(({ action }) => action.kind === 'place');
        if (laid < 0 || course.played.some(({ action }) => action.kind === 'move')) return;
        const swapped = swapFog(course, laid);
        expect(swapped.positions.at(-1)!.state.fog).toBe(course.positions.at(-1)!.state.fog);
        const other = { ...trial.now, table: { ...trial.now.table!, course: swapped } };
        for (const seats of [[], [1], [2]]) {
          expect(tell(menhirsTable, other, seats, 0)).toEqual(tell(menhirsTable, trial.now, seats, 0));
        }
      }),
    );
  });

  test('with hidden fog the actions before the last turns are not told again until the end', () => {
    const trial = new Trial(MENHIRS[1]!, NO_CLOCK);
    trial.seat(['ann', 'bob']);
    for (let pick = 0; positionOf(trial.now.table!).state.phase < menhirsKit.MOVING; pick++) trial.step(pick * 7919);
    const told = tell(menhirsTable, trial.now, [1], 0);
    expect(told.played.map(({ action }) => action)).toEqual(Array(8).fill(null));
    expect(told.before).toEqual([]);
    trial.step(7919);
    const later = tell(menhirsTable, trial.now, [1], 0);
    expect(later.played.map(({ action }) => action === null)).toEqual([...Array(8).fill(true), false]);
    expect(later.before).toHaveLength(1);
    expect(hosted.firstSecret(menhirsTable, trial.now, 0)).toBe(0);
    trial.send('ann', { kind: 'resign', seat: 1 });
    expect(tell(menhirsTable, trial.now, [], 0).played.every(({ action }) => action !== null)).toBe(true);
  });

  test('whatever is told of a game of Floors, the cards to come are not in it', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 60 }), (picks) => {
        const trial = new Trial({ kit: floorsTable, options: '2 basic', seats: 2 }, NO_CLOCK);
        trial.seat(['ann', 'bob']);
        for (const pick of picks) trial.step(pick);
        if (hosted.isFinished(floorsTable, trial.now)) return;
        const { seal: sealed, ...told } = tell(floorsTable, trial.now, [1], 0);
        const { course } = trial.now.table!;
        const seed = SEED.replaceAll('0', '7');
        const other = { ...trial.now, seed, table: { ...trial.now.table!, course: { ...course, seed } } };
        const { seal: _, ...same } = tell(floorsTable, other, [1], 0);
        expect(same).toEqual(told);
        expect(sealed).toBe(seal(SEED));
      }),
    );
  });

  test('floors for three: cards are drawn by the table and told like any action', () => {
    const trial = new Trial({ kit: floorsTable, options: '3 basic', seats: 3 }, NO_CLOCK);
    trial.seat(['ann', 'bob', 'bob']);
    expect(seatsOf(trial.now.seating, 'bob')).toEqual([2, 3]);
    for (let pick = 0; pick < 60; pick++) trial.step(pick * 7919);
    const told = tell(trial.kit, trial.now, [], 0);
    expect(told.played.some(({ seat, action }) => seat === CHANCE && action?.startsWith('card '))).toBe(true);
  });

  test('the time an action was on its way is spared the clock, up to a cap, and recorded', () => {
    const spent = (lag: number): number => {
      const trial = new Trial(MENHIRS[0]!, { kind: 'fischer', initial: 60_000, increment: 0 });
      trial.seat(['ann', 'bob']);
      trial.at += 5000;
      trial.send('ann', { kind: 'act', ...trial.legal(0)! }, lag);
      expect(trial.log.at(-1)).toMatchObject({ kind: 'acted', lag: Math.min(lag, hosted.MOST_LAG) });
      return 60_000 - trial.now.table!.clocks.left[1]!;
    };
    expect([0, 300, 1000, 9000].map(spent)).toEqual([5000, 4700, 4000, 4000]);
  });

  test('no lag gives more time than was used, and none counts where no clock runs', () => {
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

  test('a computer player takes the seat of somebody waited for and away a minute, not of anybody else', () => {
    const replace = (seat: number, wait: number, clock: hosted.Opened['clock']) => {
      const trial = new Trial(MENHIRS[0]!, clock);
      trial.seat(['ann', 'bob']);
      trial.at += wait;
      return trial.send('bob', { kind: 'replace', seat, level: 'lamb' });
    };
    expect(replace(1, hosted.AWAY, NO_CLOCK)).toMatchObject({ ok: true });
    expect(replace(1, hosted.AWAY - 1, NO_CLOCK)).toMatchObject({ refusal: { code: 'not-yet' } });
    expect(replace(1, 1e6, { kind: 'turn', each: 24 * 3_600_000 })).toMatchObject({ refusal: { code: 'unhurried' } });
    expect(replace(2, 0, NO_CLOCK)).toMatchObject({ ok: true });
  });

  test('how long until somebody may be replaced: the shorter of being away and being waited for, up to a minute', () => {
    const trial = new Trial(MENHIRS[0]!, NO_CLOCK);
    trial.seat(['ann', 'bob']);
    const until = (seat: Seat, away: number, at: number) =>
      hosted.untilReplaced(menhirsTable, trial.now.table!, seat, away, at);
    expect(until(1, 20_000, 90_000)).toBe(40_000);
    expect(until(1, 90_000, 45_000)).toBe(15_000);
    expect(until(1, 90_000, 60_000)).toBe(0);
    expect(until(2, 90_000, 90_000)).toBe(hosted.AWAY);
    const days = new Trial(MENHIRS[0]!, { kind: 'turn', each: 86_400_000 });
    days.seat(['ann', 'bob']);
    expect(hosted.untilReplaced(menhirsTable, days.now.table!, 1, 90_000, 90_000)).toBeNull();
  });

  test('a log does not grow for ever: then only the game goes on', () => {
    const trial = new Trial(MENHIRS[0]!, NO_CLOCK);
    trial.seat(['ann', 'bob']);
    while (trial.now.version < hosted.LONGEST_LOG) trial.send('cas', { kind: 'say', text: 'x' });
    expect(trial.send('cas', { kind: 'say', text: 'x' })).toMatchObject({ refusal: { code: 'log-full' } });
    expect(trial.send('ann', { kind: 'offer', seat: 1, what: 'tie' })).toMatchObject({ refusal: { code: 'log-full' } });
    expect(trial.send('ann', { kind: 'act', ...trial.legal(0)! })).toMatchObject({ ok: true });
  });

  test('somebody who is forgotten leaves no name and no word; the game stays the same', () => {
    const trial = new Trial(MENHIRS[0]!, NO_CLOCK);
    trial.seat(['ann', 'bob']);
    trial.send('bob', { kind: 'say', text: 'my secret' });
    for (const pick of [3, 1, 4]) trial.step(pick);
    trial.send('bob', { kind: 'replace', seat: 2, level: 'lamb' });
    const log = trial.log.map((fact) => hosted.without(fact, 'bob'));
    expect(JSON.stringify(log)).not.toMatch(/secret|"name":"bob"/);
    expect(log[1]).toBe(trial.log[1]);
    const [first, ...rest] = log;
    const again = rest.reduce((now, fact) => fold(trial.kit, now, fact), opened(trial.kit, first as hosted.Opened));
    expect(again.table?.course).toEqual(trial.now.table?.course);
  });
});
