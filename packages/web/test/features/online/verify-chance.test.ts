import { floors, fromSeed, type Mix, makeRecord, menhirs, mixedSeed, seal } from '@speeltafel/rules';
import { act, floorsTable, NO_CLOCK, openTable, waitsFor } from '@speeltafel/table';
import { describe, expect, test } from 'vitest';
import { check, isAlone, isFair } from '../../../src/features/online/verify/verify-chance.ts';

const SEED = '00112233445566778899aabbccddeeff';
const NOTHING = { seal: '', start: '' };

/** A game of Finstere Flure with a few cards drawn. */
function floorsGame() {
  const options = floors.options({ players: 2 });
  if (!options.ok) throw new Error(options.refusal.message);
  const chairs = [1, 2].map((seat) => ({ seat, name: '', controller: { kind: 'person' } as const }));
  let table = openTable(floorsTable, { options: options.value, chairs, clock: NO_CLOCK, seed: SEED });
  for (let i = 0; i < 12; i++) {
    const [seat] = waitsFor(floorsTable, table);
    const [action] = floors.actions(table.course.positions.at(-1)!, seat!, i);
    const next = act(floorsTable, table, seat!, action!, i);
    if (!next.ok) throw new Error(next.refusal.message);
    table = next.value;
  }
  return table.course;
}

describe('verifying a game', () => {
  const course = floorsGame();
  const record = makeRecord(floors, course);
  const start = floors.makePosition(course.positions[0]!);

  test('every random result follows from the seed', () => {
    const checked = check(record, { seal: seal(SEED), start });
    expect(checked).toMatchObject({ kind: 'checked', seed: SEED, sealFits: true, setUpFits: true, moves: 12 });
    expect(checked).toHaveProperty('cards', course.played.length - 12);
    expect(isFair(checked)).toBe(true);
  });

  test('a seal that was not stored earlier is shown but not judged', () => {
    expect(check(record, NOTHING)).toMatchObject({ sealFits: null, seal: seal(SEED) });
    expect(isFair(check(record, NOTHING))).toBe(true);
  });

  test('a seed other than the sealed one is detected', () => {
    const checked = check(record, { seal: seal('f'.repeat(32)), start });
    expect(checked).toMatchObject({ sealFits: false });
    expect(isFair(checked)).toBe(false);
  });

  test('a set-up other than the one shown is detected', () => {
    const options = menhirs.options({ variant: 'adam' });
    if (!options.ok) throw new Error(options.refusal.message);
    const position = menhirs.start(options.value, fromSeed(SEED));
    const other = menhirs.makePosition(menhirs.start(options.value, fromSeed('f'.repeat(32))));
    const text = makeRecord(menhirs, {
      ...{ options: options.value, seed: SEED, seal: seal(SEED) },
      ...{ positions: [position], played: [] },
    });
    expect(isFair(check(text, { seal: seal(SEED), start: menhirs.makePosition(position) }))).toBe(true);
    expect(check(text, { seal: seal(SEED), start: other })).toMatchObject({ setUpFits: false });
  });

  test('a game without a seed or with changed results does not pass', () => {
    expect(check(makeRecord(floors, { ...course, seed: null }), NOTHING)).toEqual({ kind: 'noSeed' });
    expect(check(record.replace('result -', 'result 1 last-card'), NOTHING)).toEqual({ kind: 'unreadable' });
    expect(check('hello\n', NOTHING)).toEqual({ kind: 'unreadable' });
  });

  describe('players with a share in the seed', () => {
    const [own, other] = ['a'.repeat(32), 'b'.repeat(32)];
    const pledges = [`1:${seal(own)}`, `2:${seal(other)}`];
    const shown = { seal: seal(SEED), start: '', pledges };
    const recordOf = (parts: Mix['parts']): string => {
      const mix = { secret: SEED, parts };
      const seed = mixedSeed(mix);
      const position = floors.start(course.options, fromSeed(seed));
      return makeRecord(floors, { ...course, seed, mix, seal: seal(SEED), positions: [position], played: [] });
    };
    const both = recordOf([
      { seat: 1, value: own },
      { seat: 2, value: other },
    ]);

    test('both values match their pledges', () => {
      expect(check(both, shown)).toMatchObject({ sealFits: true, shares: ['fits', 'fits'] });
      expect(isFair(check(both, shown))).toBe(true);
      expect(isAlone(check(both, shown))).toBe(false);
      expect(check(both, { ...shown, pledges: [] })).toMatchObject({ shares: ['unknown', 'unknown'] });
    });

    test('detects a value that differs from its pledge, is left out or is added', () => {
      for (const parts of [
        [
          { seat: 1, value: own },
          { seat: 2, value: 'c'.repeat(32) },
        ],
        [{ seat: 1, value: own }],
      ]) {
        expect(check(recordOf(parts), shown)).toMatchObject({ shares: ['fits', 'differs'] });
        expect(isFair(check(recordOf(parts), shown))).toBe(false);
      }
      expect(isFair(check(both, { ...shown, pledges: pledges.slice(0, 1) }))).toBe(false);
      expect(isFair(check(record, { ...shown, pledges: pledges.slice(0, 1) }))).toBe(false);
    });

    test('reports values that were never revealed, and a table that drew alone', () => {
      const one = recordOf([
        { seat: 1, value: own },
        { seat: 2, value: null },
      ]);
      expect(check(one, shown)).toMatchObject({ shares: ['fits', 'missing'] });
      expect(isAlone(check(one, shown))).toBe(false);
      expect(isAlone(check(record, NOTHING))).toBe(true);
    });
  });
});
