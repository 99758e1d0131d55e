/** Records written by earlier versions stay readable and replay to the same end. */
import { describe, expect, test } from 'vitest';
import floorsRecords from '../data/floors-records.json';
import menhirsRecords from '../data/menhirs-records.json';
import { floors, type Game, menhirs, type Outcome, parseRecord } from '../src/index.ts';

interface Kept {
  readonly record: string;
  readonly position: string;
  readonly outcome: unknown;
}

function staysReadable<O, P, A, V, E extends Outcome>(game: Game<O, P, A, V, E>, kept: readonly Kept[]): void {
  describe(`records of ${game.id}`, () => {
    test.each(kept)('$position', ({ record, position, outcome }) => {
      const read = parseRecord(game, record);
      if (!read.ok) return expect.fail(read.refusal.message);
      const last = read.value.positions.at(-1)!;
      expect(game.makePosition(last)).toBe(position);
      expect(game.outcome(last)).toEqual(outcome);
    });
  });
}

staysReadable(menhirs, menhirsRecords);
staysReadable(floors, floorsRecords);
