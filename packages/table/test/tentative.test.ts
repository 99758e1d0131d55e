import { CHANCE } from '@speeltafel/rules';
import { describe, expect, test } from 'vitest';
import {
  act,
  confirm,
  dropAll,
  dropLast,
  menhirsTable,
  NO_CLOCK,
  openTable,
  openTableAt,
  positionOf,
  resign,
  type Table,
  tick,
  tryOut,
} from '../src/index.ts';
import { atAnyTable, awaited, diceFrom, must, person, type Setting, someWay } from './tables.ts';

/** Tries out a line of up to three actions of one seat. */
function lineOf<O, P, A>(setting: Setting<O, P, A>, from: Table<O, P, A>): Table<O, P, A> {
  const { kit, dice } = setting;
  const { seat, at } = awaited(setting, from);
  let table = from;
  for (let tries = 0; tries < 3; tries++) {
    const here = table.tentative?.positions.at(-1) ?? positionOf(table);
    const actions = kit.game.actions(here, seat, at);
    const next = actions.length === 0 ? undefined : tryOut(kit, table, seat, dice.pick(actions), at);
    if (next?.ok) table = next.value;
  }
  return table;
}

describe('a tentative turn', () => {
  test('does not change the course, the clocks or the version', () => {
    atAnyTable((setting) => {
      const table = someWay(setting);
      expect({ ...lineOf(setting, table), tentative: null }).toEqual(table);
    });
  });

  test('accepts only what the rules accept after the earlier actions', () => {
    atAnyTable((setting) => {
      const { kit } = setting;
      const table = lineOf(setting, someWay(setting));
      const line = table.tentative;
      if (line === null) return;
      expect(line.positions[0]).toBe(positionOf(table));
      for (const [i, action] of line.actions.entries()) {
        const next = kit.game.play(line.positions[i]!, line.seat, action, table.clocks.since);
        expect(must(next)).toEqual(line.positions[i + 1]);
      }
      const answer = tryOut(kit, table, line.seat, { kind: 'dance' } as never, 0);
      expect(answer.ok).toBe(false);
    });
  });

  test('when confirmed, is the same as playing the actions one by one', () => {
    let confirmed = 0;
    atAnyTable(
      (setting) => {
        const { kit } = setting;
        const table = lineOf(setting, someWay(setting));
        const at = table.clocks.since + 700;
        const line = table.tentative;
        let byOne = dropAll(table);
        for (const action of line?.actions ?? []) byOne = must(act(kit, byOne, line!.seat, action, at));
        if (line !== null) confirmed++;
        expect(must(confirm(kit, table, at))).toEqual(byOne);
      },
      { runs: 25 },
    );
    expect(confirmed).toBeGreaterThan(15);
  });

  test('confirmed too late for one of its actions does not count at all', () => {
    atAnyTable(
      (setting) => {
        const { kit } = setting;
        const table = lineOf(setting, someWay(setting));
        if (table.tentative === null) return;
        const before = structuredClone(table);
        expect(confirm(kit, table, table.clocks.since + 60_000).ok).toBe(false);
        expect(structuredClone(table)).toEqual(before);
        expect(tick(kit, table, table.clocks.since + 60_000).tentative).toBeNull();
      },
      { clock: { kind: 'turn', each: 30_000 } },
    );
  });

  test('drops its last action alone, and is gone after the first', () => {
    const { game } = menhirsTable;
    const position = must(game.parsePosition('adam a1.b1.d6.f4.g3 a1.d3.g3 1/6/1/move 1/1 -'));
    const chairs = [person(1), person(2)];
    const opening = { options: position.options, chairs, clock: NO_CLOCK, seed: '5'.repeat(32), position };
    const lines = [must(openTableAt(menhirsTable, opening))];
    for (const text of ['d3:N', '-d2']) {
      const table = lines.at(-1)!;
      const { seat, action } = must(game.parseAction(text, table.tentative?.positions.at(-1) ?? positionOf(table)));
      lines.push(must(tryOut(menhirsTable, table, seat, action, 0)));
    }
    expect(lines.slice(1).map(dropLast)).toEqual(lines.slice(0, -1));
  });

  test('without one, dropping and confirming return the same table object', () => {
    atAnyTable((setting) => {
      const table = someWay(setting);
      expect(dropLast(table)).toBe(table);
      expect(dropAll(table)).toBe(table);
      expect(must(confirm(setting.kit, table, 99_999))).toBe(table);
    });
  });

  test('ends with an action of any seat', () => {
    atAnyTable((setting) => {
      const table = someWay(setting);
      const tried = lineOf(setting, table);
      const { seat, action, at } = awaited(setting, table);
      expect(must(act(setting.kit, tried, seat, action, at)).tentative).toBeNull();
    });
  });

  test('cannot contain cards, nor anything once the game is over', () => {
    atAnyTable((setting) => {
      const { kit } = setting;
      const table = someWay(setting);
      const { seat, action, at } = awaited(setting, table);
      const card = { type: 'card', card: '5' } as never;
      expect(tryOut(kit, table, CHANCE, card, at)).toMatchObject({ ok: false, refusal: { code: 'not-yours' } });
      const over = must(resign(kit, table, seat, at));
      expect(tryOut(kit, over, seat, action, at)).toMatchObject({ ok: false, refusal: { code: 'over' } });
    });
  });

  test('cannot contain actions that reveal hidden ground or are said aloud', () => {
    const options = must(menhirsTable.game.options({ variant: 'adam', hidden: true, grace: 'untimed' }));
    const opening = { options, chairs: [person(1), person(2)], clock: { kind: 'none' }, seed: '0'.repeat(32) } as const;
    const setting = { kit: menhirsTable, dice: diceFrom(7), table: openTable(menhirsTable, opening) };
    const refused = new Set<string>();
    let { table } = setting;
    for (let actions = 0; actions < 40; actions++) {
      const { seat, action, at } = awaited(setting, table);
      const tried = tryOut(menhirsTable, table, seat, action, at);
      if (['move', 'take', 'claim', 'prolong', 'go-on'].includes(action.kind)) {
        expect(tried).toMatchObject({ ok: false, refusal: { code: 'reveals' } });
        refused.add(action.kind);
      } else expect(tried.ok).toBe(true);
      const next = must(act(menhirsTable, table, seat, action, at));
      if (menhirsTable.game.outcome(positionOf(next)) !== null) break;
      table = next;
    }
    expect(refused).toContain('move');
  });
});
