import { CHANCE, fromSeed, makeRecord, parseRecord } from '@speeltafel/rules';
import { describe, expect, test } from 'vitest';
import { act, isOver, positionOf, resign, waitsFor } from '../src/index.ts';
import { atAnyTable, choices, must, playOut, someWay } from './tables.ts';

/** What a broken or hostile client might send as an action. */
const NO_ACTIONS: readonly unknown[] = [null, undefined, 5, 'f4:N', [], {}, { kind: 'dance' }, { type: 'card' }];

describe('acting at a table', () => {
  test('random games of any kind and options can be played to their end', () => {
    atAnyTable((setting) => {
      const end = playOut(setting);
      expect(isOver(setting.kit, end)).toBe(true);
      expect(waitsFor(setting.kit, end)).toEqual([]);
    });
  });

  test('every command gets one answer: a new table, or a refusal with a code and a sentence', () => {
    atAnyTable((setting) => {
      const { kit, dice } = setting;
      const table = someWay(setting);
      const seats = [...kit.game.seats(table.course.options), CHANCE, 99, -1, 1.5];
      const elsewhere = someWay(setting);
      const actions = [...choices(kit, elsewhere, 0).map(({ action }) => action), ...NO_ACTIONS];
      for (let tries = 0; tries < 60; tries++) {
        const answer = act(kit, table, dice.pick(seats), dice.pick(actions) as never, dice.below(100_000));
        if (answer.ok) continue;
        expect(answer.refusal.code).toMatch(/^[a-z]+(-[a-z]+)*$/);
        expect(answer.refusal.message).toMatch(/^.{10,200}[.]$/);
      }
    });
  });

  test('the table accepts exactly what the rules accept at that moment', () => {
    atAnyTable((setting) => {
      const { kit, dice } = setting;
      const table = someWay(setting);
      const at = table.clocks.since + dice.below(5000);
      const borrowed = choices(kit, someWay(setting), at);
      for (const seat of kit.game.seats(table.course.options)) {
        for (const { action } of [...choices(kit, table, at).slice(0, 40), ...borrowed.slice(0, 40)]) {
          const byRules = kit.game.play(positionOf(table), seat, action, at);
          const byTable = act(kit, table, seat, action, at);
          expect(byTable.ok).toBe(byRules.ok);
          if (!byTable.ok && !byRules.ok) expect(byTable.refusal).toEqual(byRules.refusal);
          if (byTable.ok && byRules.ok) {
            expect(byTable.value.course.positions[table.course.positions.length]).toEqual(byRules.value);
          }
        }
      }
    });
  });

  test('a refused action leaves the table unchanged, and an accepted one does not modify the old table', () => {
    atAnyTable((setting) => {
      const { kit } = setting;
      const table = someWay(setting);
      const before = structuredClone(table);
      for (const { seat, action } of choices(kit, table, 0).slice(0, 20)) act(kit, table, seat, action, 10_000);
      for (const action of NO_ACTIONS) act(kit, table, 1, action as never, 10_000);
      expect(structuredClone(table)).toEqual(before);
    });
  });

  test('only the table draws cards', () => {
    atAnyTable(({ kit, table }) => {
      for (const card of ['5', '7', '10', 'h1']) {
        const answer = act(kit, table, CHANCE, { type: 'card', card } as never, 0);
        expect(answer).toMatchObject({ ok: false, refusal: { code: 'not-yours' } });
      }
    });
  });

  test('the cards drawn by the table follow from its seed', () => {
    let cards = 0;
    atAnyTable((setting) => {
      const { kit } = setting;
      const { course } = playOut(setting, (table) => {
        expect(kit.game.toAct(positionOf(table))).not.toContain(CHANCE);
      });
      for (const [i, { seat, action }] of course.played.entries()) {
        if (seat !== CHANCE) continue;
        cards++;
        expect(action).toEqual(kit.game.draw!(course.positions[i]!, fromSeed(course.seed!)));
      }
    });
    expect(cards).toBeGreaterThan(20);
  });

  test('the course of a table is a record that replays to the same positions', () => {
    atAnyTable((setting) => {
      const { course } = playOut(setting);
      const read = must(parseRecord(setting.kit.game, makeRecord(setting.kit.game, course)));
      expect(read.positions).toEqual(course.positions);
      expect(read.played).toEqual(course.played);
    });
  });

  test('every action increases the version, and nothing else does', () => {
    atAnyTable((setting) => {
      playOut(setting, (table, before) => {
        if (before !== undefined) expect(table.version).toBe(before.version + 1);
      });
    });
  });

  test('time never goes back, and is in whole milliseconds', () => {
    atAnyTable((setting) => {
      const { kit, dice } = setting;
      let { table } = setting;
      while (!isOver(kit, table) && table.course.played.length < 80) {
        const at = table.clocks.since + 1500 - dice.below(3000) + 0.7;
        const before = Math.max(table.clocks.since, Math.floor(at));
        const { seat, action } = dice.pick(choices(kit, table, before));
        table = must(act(kit, table, seat, action, at));
      }
      const times = table.course.played.map(({ at }) => at);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect(times.every((at) => Number.isInteger(at) && at >= 0)).toBe(true);
    });
  });

  test('an unreadable time counts as no progress of the clock', () => {
    atAnyTable((setting) => {
      const table = someWay(setting);
      const [choice] = choices(setting.kit, table, table.clocks.since);
      const next = must(act(setting.kit, table, choice!.seat, choice!.action, Number.NaN));
      expect(next.course.played[table.course.played.length]!.at).toBe(table.clocks.since);
    });
  });
});

describe('resigning', () => {
  test('ends the game; with two players the other one wins, with more no one does', () => {
    atAnyTable((setting) => {
      const { kit, dice } = setting;
      const table = someWay(setting);
      const seats = kit.game.seats(table.course.options);
      const seat = dice.pick(seats);
      const over = must(resign(kit, table, seat, table.clocks.since));
      expect(isOver(kit, over)).toBe(true);
      expect(waitsFor(kit, over)).toEqual([]);
      expect(over.version).toBe(table.version + 1);
      expect(over.brokenOff).toEqual({ by: 'resigned', seat, winner: seats.length === 2 ? 3 - seat : null });
    });
  });

  test('prevents any further action or resignation', () => {
    atAnyTable((setting) => {
      const { kit } = setting;
      const table = someWay(setting);
      const over = must(resign(kit, table, 1, 0));
      for (const { seat, action } of choices(kit, table, 0).slice(0, 5)) {
        expect(act(kit, over, seat, action, 0)).toMatchObject({ ok: false, refusal: { code: 'over' } });
      }
      expect(resign(kit, over, 2, 0)).toMatchObject({ ok: false, refusal: { code: 'over' } });
    });
  });

  test('is impossible in a finished game, or without a seat', () => {
    atAnyTable(
      (setting) => {
        const { kit, table } = setting;
        expect(resign(kit, table, 99, 0)).toMatchObject({ ok: false });
        expect(resign(kit, table, CHANCE, 0)).toMatchObject({ ok: false });
        expect(resign(kit, playOut(setting), 1, 0)).toMatchObject({ ok: false, refusal: { code: 'over' } });
      },
      { runs: 4 },
    );
  });
});
