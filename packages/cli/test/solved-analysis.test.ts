/** `analyse` on a board with a solution in a folder. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { menhirsPlayers, menhirsSolver } from '@speeltafel/players';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { analyseFrom } from '../src/menhirs/analyse.ts';
import { parseBoard, solvedFile } from '../src/menhirs/lab/boards.ts';
import { solutionsIn } from '../src/menhirs/lab/solutions.ts';

const BOARD = 'b1.b4.e4.f2.g2';
const MOST_TILES = 5;
const folder = mkdtempSync(join(tmpdir(), 'speeltafel-solved-'));
const budget = { nodes: 1, stop: () => true };

beforeAll(async () => {
  const board = parseBoard(BOARD);
  if (!board.ok) throw new Error(board.refusal.message);
  const memory = menhirsSolver.boardMemory(board.value, menhirsSolver.prepareClusterMoves(MOST_TILES), MOST_TILES);
  const watcher = { progress: () => {}, isTimeToKeep: () => false, keep: async () => {} };
  const file = await menhirsSolver.solve(memory, menhirsSolver.soloCrew(memory), watcher);
  writeFileSync(join(folder, solvedFile(board.value)), gzipSync(file));
  menhirsPlayers.useSolutions(solutionsIn(folder));
});

afterAll(() => {
  menhirsPlayers.useSolutions(() => undefined);
  rmSync(folder, { recursive: true });
});

interface Told {
  readonly actions: readonly { readonly value: string; readonly turns: number | null }[];
  readonly solved?: boolean;
}

function told(position: string): Told {
  const answer = analyseFrom(position, budget);
  if (!answer.ok) throw new Error(answer.refusal.message);
  return answer.value as unknown as Told;
}

test('has the exact value and length of every turn, without time to think', () => {
  const { actions, solved } = told(`adam ${BOARD} b1.b3.b4.d5.g1 2/3/1/move 3/3 -`);
  expect(solved).toBe(true);
  expect(actions.length).toBeGreaterThan(5);
  for (const { value, turns } of actions) {
    expect(value).not.toBe('open');
    if (value === 'tie') expect(turns).toBeNull();
    else expect(turns).toBeGreaterThan(0);
  }
  expect(actions[0]).toMatchObject({ value: 'win', turns: 5 });
});

test('does not use it for another board', () => {
  expect(told('adam a1.b4.e4.f2.g2 b1.b3.b4.d5.g1 2/3/1/move 3/3 -').solved).toBeUndefined();
});
