import type { menhirsKit, Seat } from '@speeltafel/rules';
import { describe, expect, test } from 'vitest';
import {
  act,
  type ClockRule,
  floorsTable,
  isOver,
  leftOf,
  menhirsTable,
  midTurn,
  openTable,
  positionOf,
  reseat,
  resign,
  type Table,
  type TableGame,
  tick,
  undo,
  waitsFor,
} from '../src/index.ts';
import { atAnyTable, choices, must, person, playOut, step } from './tables.ts';

const FISCHER: ClockRule = { kind: 'fischer', initial: 60_000, increment: 2000 };
const TURN: ClockRule = { kind: 'turn', each: 20_000 };
type Menhirs = Table<menhirsKit.Options, menhirsKit.Position, menhirsKit.Action>;
const SEED = '00112233445566778899aabbccddeeff';

const left = <O, P, A>(kit: TableGame<O, P, A>, table: Table<O, P, A>, seat: Seat, at: number): number | undefined =>
  leftOf(table.clocks, waitsFor(kit, table), seat, at);

function opened<O, P, A>(kit: TableGame<O, P, A>, input: unknown, clock: ClockRule): Table<O, P, A> {
  const options = must(kit.game.options(input));
  return openTable(kit, { options, chairs: kit.game.seats(options).map(person), clock, seed: SEED });
}

/** The kind of the last action, if it was a choice that both make. */
const kindOf = <O, P, A>({ course }: Table<O, P, A>): string | undefined => {
  const { kind } = (course.played.at(-1)?.action ?? {}) as { kind?: string };
  return kind === 'prolong' || kind === 'go-on' ? 'choice' : undefined;
};

/** Plays the first listed action of the first seat to act. */
function play<O, P, A>(kit: TableGame<O, P, A>, table: Table<O, P, A>, at: number, text?: string): Table<O, P, A> {
  const [seat] = waitsFor(kit, table);
  const position = positionOf(table);
  const action =
    text === undefined ? kit.game.actions(position, seat!, at)[0]! : must(kit.game.parseAction(text, position)).action;
  return must(act(kit, table, seat!, action, at));
}

/** Adam Way up to the decision moment, with an action every second: no tile is taken before round 3. */
function atDecision(clock: ClockRule): Menhirs {
  const kit = menhirsTable;
  let table = opened(kit, { variant: 'adam', claims: false }, clock);
  for (let at = 0; waitsFor(kit, table).length === 1; at += 1000) {
    const seat = waitsFor(kit, table)[0]!;
    const quiet = kit.game.actions(positionOf(table), seat, at).find((action) => {
      const next = kit.game.play(positionOf(table), seat, action, at);
      return next.ok && kit.game.outcome(next.value) === null && action.kind !== 'take';
    });
    table = must(act(kit, table, seat, quiet!, at));
  }
  expect(waitsFor(kit, table)).toEqual([1, 2]);
  return table;
}

describe('clocks', () => {
  test('without a clock no seat has a time, and none loses on time', () => {
    atAnyTable(
      ({ kit, table }) => {
        expect(left(kit, table, 1, 10 ** 12)).toBeUndefined();
        expect(tick(kit, table, 10 ** 12)).toBe(table);
      },
      { clock: { kind: 'none' }, runs: 4 },
    );
  });

  test('only players to act use time', () => {
    atAnyTable(
      (setting) => {
        const { kit } = setting;
        playOut(setting, (table) => {
          const { since } = table.clocks;
          for (const seat of kit.game.seats(table.course.options)) {
            const used = left(kit, table, seat, since)! - left(kit, table, seat, since + 10)!;
            expect(used).toBe(waitsFor(kit, table).includes(seat) ? 10 : 0);
          }
        });
      },
      { clock: { kind: 'fischer', initial: 10 ** 9, increment: 0 }, runs: 6 },
    );
  });

  test('without an increment, all the time of a game is used by exactly one seat', () => {
    atAnyTable(
      (setting) => {
        const { kit } = setting;
        let spent = 0;
        const end = playOut(setting, (table, before) => {
          if (before === undefined) return;
          spent += (table.clocks.since - before.clocks.since) * waitsFor(kit, before).length;
        });
        const used = Object.values(end.clocks.left).reduce((sum, time) => sum + 10 ** 9 - time, 0);
        expect(used).toBe(spent);
      },
      { clock: { kind: 'fischer', initial: 10 ** 9, increment: 0 }, runs: 6 },
    );
  });

  test('Fischer: the increment comes after each whole turn, not after a part of one', () => {
    let table = opened(menhirsTable, { variant: 'adam' }, FISCHER);
    for (let at = 1000; at <= 8000; at += 1000) table = play(menhirsTable, table, at);
    expect(table.clocks.left).toEqual({ 1: 64_000, 2: 64_000 });
    expect(positionOf(table).state.round).toBe(11);
    const moved = play(menhirsTable, table, 9000);
    expect(waitsFor(menhirsTable, moved)).toEqual([1]);
    expect(moved.clocks.left[1]).toBe(63_000);
    const ended = play(menhirsTable, moved, 10_000, '.');
    expect(ended.clocks.left[1]).toBe(64_000);
  });

  test('Fischer: a player with two turns in a row gets the increment for each', () => {
    atAnyTable(
      (setting) => {
        const { kit } = setting;
        if (kit.game.id !== 'floors') return;
        playOut(setting, (table, before) => {
          if (before === undefined) return;
          const [seat] = waitsFor(kit, before);
          const passed = table.clocks.since - before.clocks.since;
          expect(table.clocks.left[seat!]).toBe(before.clocks.left[seat!]! - passed + 2000);
        });
      },
      { clock: { kind: 'fischer', initial: 10 ** 6, increment: 2000 }, runs: 8 },
    );
  });

  test('per turn: every turn starts with the full time', () => {
    atAnyTable(
      (setting) => {
        const { kit } = setting;
        playOut(setting, (table) => {
          if (isOver(kit, table) || midTurn(kit, positionOf(table))) return;
          const starting = waitsFor(kit, table);
          // At the decision moment one player may still be choosing when the other has chosen.
          const choosing = table.course.played.at(-1)?.seat === 3 - starting[0]! && kindOf(table) === 'choice';
          if (!choosing) expect(table.clocks.left[starting[0]!]).toBe(60_000);
        });
      },
      { clock: { kind: 'turn', each: 60_000 }, runs: 8 },
    );
  });

  test('per turn: moving and taking a tile are one turn', () => {
    let table = opened(menhirsTable, { variant: 'adam' }, TURN);
    for (let at = 1000; at <= 8000; at += 1000) table = play(menhirsTable, table, at);
    const moved = play(menhirsTable, table, 13_000);
    expect(left(menhirsTable, moved, 1, 13_000)).toBe(15_000);
    expect(left(menhirsTable, play(menhirsTable, moved, 14_000, '.'), 1, 14_000)).toBe(20_000);
  });

  test('the flag falls at the exact millisecond, not before', () => {
    const table = opened(floorsTable, { players: 2 }, TURN);
    expect(tick(floorsTable, table, 19_999)).toBe(table);
    expect(tick(floorsTable, table, 20_000).brokenOff).toEqual({ by: 'time', seat: 1, winner: 2 });
  });

  test('with more than two players no one wins on time', () => {
    const table = opened(floorsTable, { players: 4 }, TURN);
    expect(tick(floorsTable, table, 20_000).brokenOff).toEqual({ by: 'time', seat: 1, winner: null });
  });

  test('a clock that ran out shows 0 from then on', () => {
    atAnyTable(
      (setting) => {
        const { kit, table } = setting;
        const late = tick(kit, step(setting, table), 10 ** 6);
        const seat = late.brokenOff!.seat!;
        expect(left(kit, late, seat, 10 ** 6)).toBe(0);
        expect(left(kit, late, seat, 10 ** 7)).toBe(0);
        expect(tick(kit, late, 10 ** 7)).toBe(late);
      },
      { clock: FISCHER },
    );
  });

  test('an action after the flag fell is refused, even before any tick', () => {
    atAnyTable(
      ({ kit, table, dice }) => {
        const { seat, action } = dice.pick(choices(kit, table, 0));
        expect(act(kit, table, seat, action, 60_000)).toMatchObject({ ok: false, refusal: { code: 'over' } });
        expect(act(kit, table, seat, action, 59_999).ok).toBe(true);
      },
      { clock: FISCHER },
    );
  });

  test('a clock that was set back gives no player more time', () => {
    atAnyTable(
      (setting) => {
        const { kit } = setting;
        let table = step(setting, setting.table);
        table = step(setting, table);
        for (const seat of kit.game.seats(table.course.options)) {
          const now = left(kit, table, seat, table.clocks.since);
          expect(left(kit, table, seat, table.clocks.since - 5000)).toBe(now);
        }
      },
      { clock: FISCHER },
    );
  });

  test('resigning stops the clocks at their current times', () => {
    const table = must(resign(floorsTable, opened(floorsTable, { players: 2 }, FISCHER), 2, 12_000));
    expect(left(floorsTable, table, 1, 99_000)).toBe(48_000);
    expect(left(floorsTable, table, 2, 99_000)).toBe(60_000);
  });
});

describe('clocks at the decision moment, where both players are awaited', () => {
  const kit = menhirsTable;
  const choose = (table: Menhirs, seat: Seat, at: number): Menhirs =>
    must(act(kit, table, seat, { kind: 'prolong' }, at));

  test('both use time, and a player who has chosen uses no more', () => {
    const table = atDecision(FISCHER);
    const now = table.clocks.since;
    const before = [left(kit, table, 1, now)!, left(kit, table, 2, now)!];
    expect([left(kit, table, 1, now + 3000), left(kit, table, 2, now + 3000)]).toEqual(before.map((ms) => ms - 3000));
    const chosen = choose(table, 2, now + 3000);
    expect(left(kit, chosen, 2, now + 9000)).toBe(before[1]! - 3000 + 2000);
    expect(left(kit, chosen, 1, now + 9000)).toBe(before[0]! - 9000);
  });

  test('the player whose time ran out first loses, whatever the seat', () => {
    const even = atDecision({ kind: 'fischer', initial: 60_000, increment: 0 });
    for (const [first, second] of [
      [1, 2],
      [2, 1],
    ] as const) {
      const table = { ...even, clocks: { ...even.clocks, left: { [first]: 4000, [second]: 4100 } } };
      const late = tick(kit, table, table.clocks.since + 60_000);
      expect(late.brokenOff).toEqual({ by: 'time', seat: first, winner: second });
    }
  });

  test('if both run out at the same moment, there is no winner', () => {
    const table = atDecision(TURN);
    const late = tick(kit, table, table.clocks.since + 20_000);
    expect(late.brokenOff).toMatchObject({ by: 'time', winner: null });
    expect(isOver(kit, late)).toBe(true);
  });
});

describe('clocks and undo', () => {
  test('Fischer: the time of an undone turn stays used, and its increment is removed', () => {
    const start = opened(floorsTable, { players: 2 }, FISCHER);
    const table = undo(floorsTable, play(floorsTable, start, 5000), 8000);
    expect(table.course.played).toEqual([]);
    expect(left(floorsTable, table, 1, 8000)).toBe(55_000);
    expect(left(floorsTable, table, 2, 8000)).toBe(57_000);
  });

  test('Fischer: playing and undoing repeatedly gains no time', () => {
    atAnyTable(
      (setting) => {
        const { kit } = setting;
        let { table } = setting;
        for (const { seat } of table.chairs) table = reseat(table, person(seat));
        const total = (): number => Object.values(table.clocks.left).reduce((sum, ms) => sum + ms, 0);
        let had = total();
        for (let turns = 0; turns < 8; turns++) {
          const next = step(setting, table);
          table = undo(kit, next, next.clocks.since);
          expect(total()).toBeLessThanOrEqual(had);
          had = total();
        }
      },
      { clock: { kind: 'fischer', initial: 600_000, increment: 5000 } },
    );
  });

  test('Fischer: no player loses on time by an undo', () => {
    const start = opened(floorsTable, { players: 2 }, { kind: 'fischer', initial: 3000, increment: 9000 });
    let table = play(floorsTable, start, 2900);
    table = play(floorsTable, table, 4000);
    table = play(floorsTable, table, 12_000);
    table = undo(floorsTable, table, 12_100);
    expect(left(floorsTable, table, 1, 12_100)).toBeGreaterThanOrEqual(900);
    expect(isOver(floorsTable, tick(floorsTable, table, 12_100))).toBe(false);
  });

  test('per turn: the time of the turn starts again', () => {
    const table = undo(floorsTable, play(floorsTable, opened(floorsTable, { players: 2 }, TURN), 15_000), 17_000);
    expect(left(floorsTable, table, 1, 17_000)).toBe(20_000);
  });

  test('a loss on time cannot be undone', () => {
    const late = tick(floorsTable, play(floorsTable, opened(floorsTable, { players: 2 }, TURN), 1000), 50_000);
    expect(undo(floorsTable, late, 50_000)).toBe(late);
    const unseen = play(floorsTable, opened(floorsTable, { players: 2 }, TURN), 1000);
    expect(undo(floorsTable, unseen, 50_000).brokenOff?.by).toBe('time');
  });
});
