/** Shared data of devices: merging in any order and any number of times gives the same result, and nothing is lost. */
import { seal } from '@speeltafel/rules';
import { playerData } from '@speeltafel/table';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const { longestRow, merge, MOST, NOTHING, tidied } = playerData;

const few = fc.constantFrom('a', 'b', 'c', 'd');
const dated = fc.record({ at: fc.nat(4), text: fc.constantFrom('', 'x', 'y') });
const anything: fc.Arbitrary<playerData.PlayerData> = fc.record({
  version: fc.constant(playerData.VERSION),
  settings: fc.dictionary(few, dated),
  // More than the bound, so that some are dropped.
  games: fc.dictionary(fc.nat(MOST.games + 20).map(String), dated, { size: 'max', maxKeys: MOST.games }),
  mistakes: fc.dictionary(few, dated),
  lessons: fc.dictionary(few, fc.array(few)),
  puzzles: fc.record({
    solved: fc.dictionary(few, fc.constantFrom('alone' as const, 'helped' as const)),
    days: fc.array(fc.nat(12)),
    best: fc.nat(5),
    runs: fc.dictionary(few, fc.nat(9)),
  }),
});

describe('merging', () => {
  test('does not depend on the order, or on how often it is done', () => {
    fc.assert(
      fc.property(anything, anything, anything, (a, b, c) => {
        expect(merge(a, b)).toEqual(merge(b, a));
        expect(merge(merge(a, b), c)).toEqual(merge(a, merge(b, c)));
        expect(merge(a, a)).toEqual(tidied(a));
        expect(merge(merge(a, b), b)).toEqual(merge(a, b));
      }),
      { numRuns: 60 },
    );
  });

  test('loses no step, no solved puzzle, no day and no game', () => {
    fc.assert(
      fc.property(anything, anything, (a, b) => {
        const both = merge(a, b);
        for (const one of [a, b]) {
          for (const [course, steps] of Object.entries(one.lessons))
            expect(both.lessons[course]).toEqual(expect.arrayContaining([...steps]));
          expect(Object.keys(both.puzzles.solved)).toEqual(expect.arrayContaining(Object.keys(one.puzzles.solved)));
          expect(both.puzzles.days).toEqual(expect.arrayContaining([...one.puzzles.days]));
          expect(both.puzzles.best).toBeGreaterThanOrEqual(one.puzzles.best);
          for (const [id, { at }] of Object.entries(one.mistakes))
            expect(both.mistakes[id]!.at).toBeGreaterThanOrEqual(at);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('keeps the later change of a setting, including a removal', () => {
    const at = (when: number, text: string) => ({ ...NOTHING, settings: { theme: { at: when, text } } });
    expect(merge(at(2, '"dark"'), at(1, '"light"')).settings.theme!.text).toBe('"dark"');
    expect(merge(at(2, ''), at(1, '"light"')).settings.theme!.text).toBe('');
  });

  test('joins days of two devices to one run', () => {
    const on = (...days: number[]) => ({ ...NOTHING, puzzles: { ...NOTHING.puzzles, days } });
    expect(merge(on(1, 3), on(2, 7)).puzzles).toMatchObject({ days: [1, 2, 3, 7], best: 3 });
    expect(longestRow([])).toBe(0);
  });

  test('keeps the latest entries beyond the bound', () => {
    const many = Object.fromEntries(
      Array.from({ length: MOST.games }, (_, i) => [`g${i}`, { at: i, text: 'x' }] as const),
    );
    const { games } = merge({ ...NOTHING, games: many }, { ...NOTHING, games: { late: { at: 9999, text: 'x' } } });
    expect(Object.keys(games)).toHaveLength(MOST.games);
    expect(games.late).toBeDefined();
    expect(games.g0).toBeUndefined();
  });

  test('does not let a fast clock win for ever', () => {
    const ahead = { ...NOTHING, settings: { theme: { at: 1e12, text: '"dark"' } } };
    expect(playerData.notLaterThan(ahead, 50).settings.theme!.at).toBe(50);
  });
});

describe('the file of a player', () => {
  const past: playerData.PastGame = {
    ...{ id: 'abcdefgh', game: 'menhirs', ended: 5, seat: 1, players: [{ name: 'Ann' }, { level: 'druid' }] },
    ...{ places: [1, 2], record: 'speeltafel 1\n' },
  };
  const player: playerData.PlayerFile = { name: 'Ann', made: 7, things: NOTHING, games: [past] };
  const refusedAs = (text: string): string => {
    const read = playerData.parsePlayerFile(text);
    return read.ok ? 'read' : read.refusal.code;
  };
  const sealed = (body: object, version = 1): string =>
    JSON.stringify({ speeltafel: 'player', version, checksum: seal(JSON.stringify(body)), body });

  test('is read back unchanged', () => {
    expect(playerData.parsePlayerFile(playerData.makePlayerFile(player))).toEqual({ ok: true, value: player });
  });

  test('is refused if it is damaged, changed, of a newer version, too long, or something else', () => {
    const text = playerData.makePlayerFile(player);
    expect(refusedAs(text.replace('Ann', 'Eve'))).toBe('damaged');
    expect(refusedAs(text.slice(0, -20))).toBe('not-a-player');
    expect(refusedAs('{"speeltafel":"tournament","version":1,"facts":[]}')).toBe('not-a-player');
    expect(refusedAs(sealed({}, 2))).toBe('newer-version');
    expect(refusedAs(' '.repeat(playerData.LONGEST_FILE + 1))).toBe('file-too-long');
  });

  test('is validated even if the checksum is right', () => {
    expect(refusedAs(sealed(player))).toBe('read');
    for (const wrong of [
      { ...player, name: 'x'.repeat(99) },
      { ...player, games: [{ ...past, seat: 3 }] },
      { ...player, games: [{ ...past, places: [1] }] },
      { ...player, games: [{ ...past, record: 'x'.repeat(70_000) }] },
      { ...player, things: { ...NOTHING, settings: { a: { at: -1, text: '' } } } },
      { ...player, things: { ...NOTHING, more: 1 } },
    ])
      expect(refusedAs(sealed(wrong))).toBe('damaged');
    const proto = sealed(player).replace('"settings":{}', '"settings":{"__proto__":{"at":1,"text":"x"}}');
    expect(refusedAs(proto)).not.toBe('read');
  });
});
