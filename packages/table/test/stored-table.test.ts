import { isDeepStrictEqual } from 'node:util';
import { makeRecord } from '@speeltafel/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { breakOff } from '../src/ending.ts';
import {
  floorsTable,
  isOver,
  keep,
  menhirsTable,
  reopen,
  resign,
  type StoredTable,
  type Table,
  type TableGame,
  tick,
  tryOut,
} from '../src/index.ts';
import { atAnyTable, awaited, must, playOut, type Setting, someWay } from './tables.ts';

/** A round trip through text, as on a device. */
const through = <T>(kept: T): T => JSON.parse(JSON.stringify(kept)) as T;

function expectSame<O, P, A>(kit: TableGame<O, P, A>, table: Table<O, P, A>): void {
  const again = must(reopen(kit, through(keep(kit, table)), table.clocks.since));
  // The matcher takes far longer, and is needed only to show a difference.
  if (!isDeepStrictEqual(again, table)) expect(again).toEqual(table);
}

/** A table with a tentative turn, if possible. */
function trying<O, P, A>(setting: Setting<O, P, A>, from: Table<O, P, A>): Table<O, P, A> {
  let table = from;
  for (let tries = setting.dice.below(3); tries >= 0; tries--) {
    const { seat, action, at } = awaited(setting, from);
    const tried = tryOut(setting.kit, table, seat, action, at);
    if (tried.ok) table = tried.value;
  }
  return table;
}

describe('a stored table', () => {
  test('opens again unchanged, at every moment of a game', () => {
    atAnyTable((setting) => {
      playOut(setting, (table) => {
        if (setting.dice.below(12) === 0) expectSame(setting.kit, table);
      });
    });
  });

  test('keeps a tentative turn', () => {
    let tried = 0;
    atAnyTable(
      (setting) => {
        const table = trying(setting, someWay(setting));
        if (table.tentative !== null) tried++;
        expectSame(setting.kit, table);
      },
      { runs: 30 },
    );
    expect(tried).toBeGreaterThan(15);
  });

  test('keeps by whom and why a game was broken off', () => {
    atAnyTable(
      (setting) => {
        const table = someWay(setting);
        expectSame(setting.kit, must(resign(setting.kit, table, 1, table.clocks.since + 500)));
        const late = tick(setting.kit, table, table.clocks.since + 400_000);
        expect(late.brokenOff?.by).toBe('time');
        expectSame(setting.kit, late);
      },
      { clock: { kind: 'fischer', initial: 300_000, increment: 0 } },
    );
  });

  test('keeps an agreed tie, and refuses one that names a seat or a winner', () => {
    atAnyTable((setting) => {
      const table = someWay(setting);
      const tied = breakOff(setting.kit, table, 'agreed', null, table.clocks.since);
      expect(tied.brokenOff).toEqual({ by: 'agreed', seat: null, winner: null });
      expectSame(setting.kit, tied);
      for (const wrong of [{ seat: 1 }, { winner: 1 }]) {
        const stored = { ...keep(setting.kit, tied), brokenOff: { ...tied.brokenOff, ...wrong } };
        expect(reopen(setting.kit, through(stored), 0)).toMatchObject({ ok: false, refusal: { code: 'bad-table' } });
      }
    });
  });
});

/** The same stored table with one value replaced. */
function changed(kept: StoredTable, path: readonly (string | number)[], value: unknown): unknown {
  const copy = through(kept);
  let at = copy as unknown as Record<string | number, unknown>;
  for (const key of path.slice(0, -1)) at = at[key] as Record<string | number, unknown>;
  at[path.at(-1)!] = value;
  return copy;
}

/** The paths of all values in it. */
function places(value: unknown, path: readonly (string | number)[] = []): (readonly (string | number)[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [...(path.length === 0 ? [] : [path]), ...Object.entries(value).flatMap(([k, v]) => places(v, [...path, k]))];
}

describe('a table that was tampered with', () => {
  test('never throws, whatever replaces it', () => {
    const junk = fc.oneof(fc.anything(), fc.json(), fc.object({ key: fc.constantFrom('game', 'record', 'chairs') }));
    fc.assert(
      fc.property(junk, (thing) => {
        expect(reopen(menhirsTable, thing, 0).ok).toBe(false);
        expect(reopen(floorsTable, thing, 0).ok).toBe(false);
      }),
      { numRuns: 300 },
    );
  });

  test('is refused or opens as a valid table, and never throws, with any value replaced', () => {
    atAnyTable((setting) => {
      const { kit, dice } = setting;
      const kept = keep(kit, trying(setting, someWay(setting)));
      for (const path of places(kept)) {
        for (const value of [null, undefined, -1, 0, 99, 1.5, 'x', '', [], {}, Number.NaN, [null], { kind: 'x' }]) {
          if (dice.below(6) > 0) continue;
          const answer = reopen(kit, changed(kept, path, value), 0);
          if (!answer.ok) {
            expect(answer.refusal.message).toMatch(/\.$/);
            continue;
          }
          const text = keep(kit, answer.value);
          expect(reopen(kit, through(text), 0).ok).toBe(true);
        }
      }
    });
  });

  test('is refused if a move, the seed, the result or the options of its record were changed', () => {
    atAnyTable((setting) => {
      const { kit, dice } = setting;
      const kept = keep(kit, someWay(setting));
      for (let tries = 0; tries < 20; tries++) {
        const { record } = kept;
        const at = dice.below(record.length);
        const letter = dice.pick([...'0123456789abcdefghP.;/-+ \n']);
        const other = record.slice(0, at) + letter + record.slice(at + 1);
        if (other !== record) expect(reopen(kit, { ...kept, record: other }, 0).ok).toBe(false);
      }
    });
  });

  test('is refused with the chairs of another game, a duplicate chair, or none', () => {
    atAnyTable((setting) => {
      const { kit } = setting;
      const kept = keep(kit, someWay(setting));
      const [first, ...others] = kept.chairs;
      for (const chairs of [[], others, [first, ...kept.chairs], [first, ...others.map(() => first)]]) {
        expect(reopen(kit, { ...kept, chairs }, 0)).toMatchObject({ ok: false, refusal: { code: 'bad-table' } });
      }
    });
  });

  test('is refused if it reports a finished game as broken off, or names a winner who was not there', () => {
    atAnyTable(
      (setting) => {
        const { kit } = setting;
        const kept = keep(kit, someWay(setting));
        const brokenOff = { by: 'resigned', seat: 1, winner: null };
        expect(reopen(kit, { ...keep(kit, playOut(setting)), brokenOff }, 0).ok).toBe(false);
        for (const wrong of [{ seat: 9 }, { winner: 9 }, { winner: 1 }, { by: 'magic' }]) {
          expect(reopen(kit, { ...kept, brokenOff: { ...brokenOff, ...wrong } }, 0).ok).toBe(false);
        }
      },
      { runs: 4 },
    );
  });

  test('is refused by the other game', () => {
    atAnyTable(({ kit, table }) => {
      const kept = keep(kit, table);
      const menhirs = kept.game === 'menhirs';
      expect(reopen(menhirsTable, kept, 0).ok).toBe(menhirs);
      expect(reopen(floorsTable, kept, 0).ok).toBe(!menhirs);
    });
  });

  test('is refused if the table would wait for a card that it had drawn already', () => {
    let waiting = 0;
    atAnyTable((setting) => {
      const { kit } = setting;
      const { course } = playOut(setting);
      const card = course.played.findIndex(({ seat }) => seat === 0);
      if (card < 0) return;
      waiting++;
      const cut = { ...course, positions: course.positions.slice(0, card + 1), played: course.played.slice(0, card) };
      const kept = { ...keep(kit, setting.table), record: makeRecord(kit.game, cut) };
      expect(reopen(kit, kept, 0)).toMatchObject({ ok: false });
    });
    expect(waiting).toBeGreaterThan(5);
  });

  test('games stored before records contained such an end are read, and a record with another end is refused', () => {
    atAnyTable((setting) => {
      const { kit } = setting;
      const table = someWay(setting);
      if (isOver(kit, table)) return;
      const over = must(resign(kit, table, 1, table.clocks.since));
      const kept = keep(kit, over);
      expect(kept.record).toContain(`result ${over.brokenOff!.winner ?? 0} resigned 1\n`);
      expect(must(reopen(kit, { ...kept, record: makeRecord(kit.game, table.course) }, 0))).toEqual(over);
      expect(reopen(kit, { ...kept, brokenOff: null }, 0).ok).toBe(false);
    });
  });

  test('drops a tentative line that the rules refuse, and keeps the game', () => {
    atAnyTable((setting) => {
      const { kit } = setting;
      const table = someWay(setting);
      const kept = keep(kit, table);
      for (const actions of [['a1:N', '+zz'], ['nonsense'], ['']]) {
        const again = must(reopen(kit, { ...kept, tentative: { seat: 1, actions } }, 0));
        expect(again).toEqual(table);
      }
    });
  });
});
