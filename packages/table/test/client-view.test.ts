import { CHANCE, type Course, menhirs, menhirsKit, seal } from '@speeltafel/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { floorsTable, hosted, menhirsTable, midTurn, positionOf } from '../src/index.ts';
import { MENHIRS, NO_CLOCK, SEED, Trial } from './trial.ts';

const { decide, seatsOf, viewFor } = hosted;
const plays = fc.constantFrom(...MENHIRS);

/** Commands a client might send to learn more than it is told. */
const probes = (pick: number): readonly hosted.Command[] => {
  const place = menhirsKit.PLACES[pick % 30]!;
  const texts = ['~', '+', '-'].map((sign) => sign + place);
  const moves = ['N', 'NE', 'SE', 'S', 'SW', 'NW'].map((way) => `${place}:${way}`);
  const acts = [...texts, ...moves, '.', '!', 'P', 'G2', 'x'].flatMap((action) =>
    [1, 2].map((seat) => ({ kind: 'act', seat, action }) as const),
  );
  return [...acts, { kind: 'offer', seat: 1, what: 'take-back' }, { kind: 'replace', seat: 2, level: 'x' }];
};

/** True if all players still see the set-up. */
function isPublic({ table }: hosted.Hosted<menhirsKit.Options, menhirsKit.Position, menhirsKit.Action>): boolean {
  const position = positionOf(table!);
  return menhirs.view(position, null).menhirs === position.state.menhirs;
}

type MenhirsCourse = Course<menhirsKit.Options, menhirsKit.Position, menhirsKit.Action>;

/**
 * The same game in which the first tile a player laid lay on a menhir from the beginning, and the player laid that
 * one's tile instead.
 */
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

type MenhirsTrial = Trial<menhirsKit.Options, menhirsKit.Position, menhirsKit.Action>;

/** Plays any action that does not end the game. */
function playHarmlessly(trial: MenhirsTrial): void {
  const here = positionOf(trial.now.table!);
  const [seat = 1] = menhirs.toAct(here);
  const harmless = menhirs.actions(here, seat, 0).find((action) => {
    const next = menhirs.play(here, seat, action, 0);
    return action.kind !== 'claim' && next.ok && menhirs.outcome(next.value) === null;
  });
  trial.send(trial.holder(seat), { kind: 'act', seat, action: menhirs.makeAction(harmless!, here, seat) });
}

/** The answer: the facts or the refusal. */
const said = (decided: ReturnType<typeof decide>) => (decided.ok ? decided.value : decided.refusal);
describe('the view of a hosted table', () => {
  test('contains menhirs that 2.0 deals face down, except with hidden fog', () => {
    const told = (options: string): string => {
      const trial = new Trial({ kit: menhirsTable, options, seats: 2 }, NO_CLOCK);
      expect(viewFor(trial.kit, trial.now, [], 0).dealt).toBe('');
      trial.seat(['ann', 'bob']);
      return viewFor(trial.kit, trial.now, [1], 0).dealt;
    };
    expect(told('v2')).toMatch(/^[a-g][1-6]\.[a-g][1-6]$/);
    expect(told('base')).toBe('-');
    expect(told('v2 hidden=on')).toBe('');
  });

  test('never contains the seed before the end, and then proves the seal', () => {
    fc.assert(
      fc.property(plays, fc.array(fc.nat(), { maxLength: 60 }), (play, picks) => {
        const trial = new Trial(play, NO_CLOCK);
        trial.seat(['ann', 'bob']);
        for (const pick of picks) trial.step(pick);
        for (const seats of [[], [1], [2]]) {
          const told = viewFor(play.kit, trial.now, seats, 0);
          if (!told.over) expect(JSON.stringify(told)).not.toContain(SEED);
          expect(told.seal).toBe(seal(SEED));
        }
        trial.send('ann', { kind: 'resign', seat: 1 });
        expect(viewFor(play.kit, trial.now, [], 0).seed).toBe(SEED);
      }),
    );
  });

  test.each(['G2', 'P2'])(
    'hides the choice %s at the decision moment from all other seats until both have chosen',
    (choice) => {
      const trial = new Trial(MENHIRS[0]!, NO_CLOCK);
      expect(hosted.firstSecret(menhirsTable, trial.now, 0)).toBe(0);
      trial.seat(['ann', 'bob']);
      while (menhirs.toAct(positionOf(trial.now.table!)).length === 1) playHarmlessly(trial);
      expect(menhirsTable.game.toAct(positionOf(trial.now.table!))).toEqual([1, 2]);
      const { length } = trial.now.table!.course.played;
      expect(hosted.firstSecret(menhirsTable, trial.now, 0)).toBe(length);
      trial.send('bob', { kind: 'act', seat: 2, action: choice });
      expect(hosted.firstSecret(menhirsTable, trial.now, 0)).toBe(length);
      expect(viewFor(menhirsTable, trial.now, [1], 0).played.at(-1)).toMatchObject({ seat: 2, action: null });
      expect(viewFor(menhirsTable, trial.now, [2], 0).played.at(-1)).toMatchObject({ seat: 2, action: choice });
      trial.send('ann', { kind: 'act', seat: 1, action: 'P' });
      expect(viewFor(menhirsTable, trial.now, [1], 0).played.at(-2)?.action).not.toBeNull();
      expect(hosted.firstSecret(menhirsTable, trial.now, 0)).toBe(length + 2);
    },
  );

  test.each(['adam decision=aloud', 'adam decision=aloud hidden=on'])(
    '%s: an answer at the decision moment is public at once, and player 2 is asked second',
    (options) => {
      const trial = new Trial({ kit: menhirsTable, options, seats: 2 }, NO_CLOCK);
      trial.seat(['ann', 'bob']);
      const phase = () => positionOf(trial.now.table!).state.phase;
      for (let pick = 0; phase() !== menhirsKit.DECIDING; pick++) {
        expect(pick).toBeLessThan(80);
        playHarmlessly(trial);
      }
      expect(trial.send('bob', { kind: 'act', seat: 2, action: 'P2' })).toMatchObject({
        refusal: { code: 'not-your-turn' },
      });
      trial.send('ann', { kind: 'act', seat: 1, action: 'P' });
      for (const seats of [[], [1], [2]]) {
        const told = viewFor(menhirsTable, trial.now, seats, 0);
        expect(told.played.at(-1)).toMatchObject({ seat: 1, action: 'P' });
        if (told.view !== null) expect(menhirsKit.supposed(told.view as menhirsKit.View).state.choice1).toBe(1);
      }
      trial.send('bob', { kind: 'act', seat: 2, action: 'G' });
      expect(menhirs.view(positionOf(trial.now.table!), null)).toMatchObject({ round: 2, goOn: [2] });
    },
  );

  test('with hidden fog contains no position, only views', () => {
    const trial = new Trial(MENHIRS[1]!, NO_CLOCK);
    trial.seat(['ann', 'bob']);
    for (let pick = 0; pick < 20; pick++) trial.step(pick * 7919);
    const told = viewFor(menhirsTable, trial.now, [1], 0);
    expect(told.start).toBeNull();
    expect(told.view).toMatchObject({ options: { hidden: true } });
  });

  test('with hidden fog does not depend on the ground under it', () => {
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
              expect(viewFor(menhirsTable, other, seats, 0)).toEqual(viewFor(menhirsTable, trial.now, seats, 0));
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

  test('with hidden fog does not show a client that comes during the set-up which fog was laid by players', () => {
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
          expect(viewFor(menhirsTable, other, seats, 0)).toEqual(viewFor(menhirsTable, trial.now, seats, 0));
        }
      }),
    );
  });

  test('with hidden fog omits the actions before the last turns until the end', () => {
    const trial = new Trial(MENHIRS[1]!, NO_CLOCK);
    trial.seat(['ann', 'bob']);
    for (let pick = 0; positionOf(trial.now.table!).state.phase < menhirsKit.MOVING; pick++) trial.step(pick * 7919);
    const told = viewFor(menhirsTable, trial.now, [1], 0);
    expect(told.played.map(({ action }) => action)).toEqual(Array(8).fill(null));
    expect(told.before).toEqual([]);
    trial.step(7919);
    const later = viewFor(menhirsTable, trial.now, [1], 0);
    expect(later.played.map(({ action }) => action === null)).toEqual([...Array(8).fill(true), false]);
    expect(later.before).toHaveLength(1);
    expect(hosted.firstSecret(menhirsTable, trial.now, 0)).toBe(0);
    trial.send('ann', { kind: 'resign', seat: 1 });
    expect(viewFor(menhirsTable, trial.now, [], 0).played.every(({ action }) => action !== null)).toBe(true);
  });

  test('with hidden fog contains the current turn and the two before it, and nothing of the set-up', () => {
    const trial = new Trial(MENHIRS[1]!, NO_CLOCK);
    trial.seat(['ann', 'bob']);
    let told = 0;
    for (let pick = 0; !hosted.isFinished(menhirsTable, trial.now); pick++) {
      const { positions } = trial.now.table!.course;
      const setUp = positions.filter(({ state }) => state.pass === 1 && state.phase < menhirsKit.MOVING).length;
      if (setUp < positions.length) {
        const turns = [...positions.keys()].filter((i) => !midTurn(menhirsTable, positions[i]!));
        const first = Math.max(turns.at(-3)!, setUp);
        const { played } = viewFor(menhirsTable, trial.now, [1], 0);
        expect(played.map(({ action }) => action !== null)).toEqual(played.map((_, i) => i >= first));
        told++;
      }
      trial.step(pick * 7919);
    }
    expect(told).toBeGreaterThan(10);
  });

  test('of a game of Floors never contains the cards to come', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 60 }), (picks) => {
        const trial = new Trial({ kit: floorsTable, options: '2 basic', seats: 2 }, NO_CLOCK);
        trial.seat(['ann', 'bob']);
        for (const pick of picks) trial.step(pick);
        if (hosted.isFinished(floorsTable, trial.now)) return;
        const { seal: sealed, ...told } = viewFor(floorsTable, trial.now, [1], 0);
        const { course } = trial.now.table!;
        const seed = SEED.replaceAll('0', '7');
        const other = { ...trial.now, seed, table: { ...trial.now.table!, course: { ...course, seed } } };
        const { seal: _, ...same } = viewFor(floorsTable, other, [1], 0);
        expect(same).toEqual(told);
        expect(sealed).toBe(seal(SEED));
      }),
    );
  });

  test('is the same for a client that received tables and news piece by piece as for one that received everything at once', () => {
    const trial = new Trial({ kit: floorsTable, options: '2 basic', seats: 2 }, NO_CLOCK);
    trial.seat(['ann', 'bob']);
    const all = () => viewFor(floorsTable, trial.now, [1], 0);
    const about = { table: 'abcdef', now: 0 };
    let known = hosted.applyMessage(undefined, { type: 'table', ...about, from: 0, told: all() });
    for (let pick = 0; pick < 12; pick++) {
      const from = trial.now.table!.course.played.length;
      trial.step(pick * 7919);
      const news = hosted.newsFor(floorsTable, trial.now, trial.now.table!, from);
      const told = viewFor(floorsTable, trial.now, [1], from);
      expect(hosted.applyMessage(undefined, { type: 'news', ...about, from: 0, news })).toBeUndefined();
      expect(hosted.applyMessage(known, { type: 'table', ...about, from: from + 1, told })).toBeUndefined();
      known = hosted.applyMessage(
        known,
        pick % 2 === 0 ? { type: 'news', ...about, from, news } : { type: 'table', ...about, from, told },
      );
      expect(known).toEqual(all());
    }
  });

  test('talk is told up to 6000 characters, the last lines of it', () => {
    const trial = new Trial({ kit: floorsTable, options: '2 basic', seats: 2 }, NO_CLOCK);
    trial.seat(['ann', 'bob']);
    for (let i = 0; i < 50; i++) trial.send('ann', { kind: 'say', text: `${i} ${'x'.repeat(297)}`.slice(0, 300) });
    const { talk } = viewFor(trial.kit, trial.now, [], 0);
    expect(talk).toHaveLength(20);
    expect(talk.at(-1)!.text).toMatch(/^49 /);
    for (let i = 0; i < 150; i++) trial.send('bob', { kind: 'say', text: 'short' });
    expect(viewFor(trial.kit, trial.now, [], 0).talk).toHaveLength(100);
  });

  test('contains the cards that the table draws, like any action', () => {
    const trial = new Trial({ kit: floorsTable, options: '3 basic', seats: 3 }, NO_CLOCK);
    trial.seat(['ann', 'bob', 'bob']);
    expect(seatsOf(trial.now.seating, 'bob')).toEqual([2, 3]);
    for (let pick = 0; pick < 60; pick++) trial.step(pick * 7919);
    const told = viewFor(trial.kit, trial.now, [], 0);
    expect(told.played.some(({ seat, action }) => seat === CHANCE && action?.startsWith('card '))).toBe(true);
  });
});
