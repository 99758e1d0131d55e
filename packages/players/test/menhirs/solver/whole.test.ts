/** Compares a whole board with all given counts. It takes minutes, so it is only run with SPEELTAFEL_LONG=1. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  boardMemory,
  boardValue,
  parseSolved,
  prepareClusterMoves,
  soloCrew,
  solve,
} from '../../../src/menhirs/solver/index.ts';
import { menhirsOf } from './slice.ts';

const given = readFileSync(new URL('../../data/menhirs-counts.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n');

interface Turn {
  readonly pass: number;
  readonly round: number;
  readonly player: number;
  readonly taken: Readonly<Record<string, readonly number[]>>;
}

const nameOf = ({ pass, round, player }: Turn): string => `${pass}/${round}/${player}`;

describe('a whole board', () => {
  test.each(given)('has the given counts and value: %.24s', { timeout: 7_200_000 }, async (line) => {
    const { menhirs, value, counts } = JSON.parse(line) as { menhirs: string; value: string; counts: Turn[] };
    const memory = boardMemory(menhirsOf(menhirs), prepareClusterMoves());
    const silent = { progress: () => {}, isTimeToKeep: () => false, keep: async () => {} };
    const board = parseSolved(await solve(memory, soloCrew(memory), silent));
    if (!board.ok) throw new Error(board.refusal.message);
    expect(boardValue(board.value)).toBe(value === 'tie' ? 0 : value === 'win' ? 1 : -1);
    expect(board.value.counts.map(nameOf)).toEqual(counts.map(nameOf));
    for (const turn of board.value.counts) {
      const expected = counts.find((one) => nameOf(one) === nameOf(turn))!;
      for (const [taken, numbers] of Object.entries(turn.taken)) {
        expect(numbers, `${nameOf(turn)} ${taken}`).toEqual(expected.taken[taken]);
      }
    }
  });
});
