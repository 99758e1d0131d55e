import { menhirsKit } from '@speeltafel/rules';
import { describe, expect, test } from 'vitest';
import { questionKey } from '../../src/menhirs/proof-key.ts';
import { ProofTable } from '../../src/menhirs/proof-table.ts';
import { at } from './help.ts';

const { State } = menhirsKit;

const changed = (text: string, changes: Partial<menhirsKit.State>): menhirsKit.State => {
  const { state } = at(text);
  return Object.assign(new State(state.setting).copyFrom(state), changes);
};

describe('questions of a proof', () => {
  const late = 'adam a2.b1 a2.d3.d4 1/2/1/move 3/3 d3.d4:N';
  const early = 'adam a2.b1 a2.d3.d4 1/6/1/move 3/2 d3.d4:N';

  test('in the last rounds the past matters only for an end without a win', () => {
    const key = (changes: Partial<menhirsKit.State>, attacker = 1): number =>
      questionKey(changed(late, changes), attacker);
    expect(key({ goOn: 2 })).toBe(key({ goOn: 6 }));
    expect(key({ goOn: 2 })).toBe(key({ goOn: 0, pass: 2, taken1: 1 }));
    expect(key({ goOn: 2 })).not.toBe(key({ goOn: 4 }));
    expect(key({ goOn: 4 }, 2)).toBe(key({ goOn: 6 }, 2));
    expect(key({ goOn: 6 })).not.toBe(key({ goOn: 6 }, 2));
    expect(key({ round: 1 })).not.toBe(key({ round: 2 }));
  });

  test('the round does not matter once all takings are used up, and matters before', () => {
    const key = (changes: Partial<menhirsKit.State>): number => questionKey(changed(early, changes), 1);
    expect(key({ taken2: 3, round: 9 })).toBe(key({ taken2: 3, round: 4 }));
    expect(key({ round: 9 })).not.toBe(key({ round: 4 }));
    expect(key({ taken2: 3, pass: 2 })).not.toBe(key({ taken2: 3 }));
  });

  test('positions with different rounds, takings, last moves or players have different keys', () => {
    const keys = new Set<number>();
    for (let round = 3; round <= 11; round++) {
      for (let heading = 0; heading < 6; heading++) {
        for (let taken1 = 0; taken1 < 3; taken1++) {
          for (const player of [1, 2]) keys.add(questionKey(changed(early, { round, heading, taken1, player }), 1));
        }
      }
    }
    expect(keys.size).toBe(9 * 6 * 3 * 2);
  });
});

describe('the table of proofs', () => {
  const numbers = (table: ProofTable, key: number): number[] | undefined => {
    const place = table.find(key, 5);
    return place < 0 ? undefined : [table.pn(place), table.dn(place)];
  };

  test('of three results for one key, keeps the one with most work and the newest', () => {
    const table = new ProofTable(1);
    table.store(1, 5, 10, 20, 1000);
    table.store(2, 5, 11, 21, 10);
    table.store(3, 5, 12, 22, 10);
    expect(numbers(table, 1)).toEqual([10, 20]);
    expect(numbers(table, 2)).toBeUndefined();
    expect(numbers(table, 3)).toEqual([12, 22]);
  });

  test('replaces a result by one with more work, and keeps one entry per position', () => {
    const table = new ProofTable(1);
    table.store(1, 5, 10, 20, 10);
    table.store(2, 5, 11, 21, 1000);
    table.store(1, 5, 12, 22, 100_000);
    expect(numbers(table, 1)).toEqual([12, 22]);
    expect(numbers(table, 2)).toEqual([11, 21]);
  });
});
