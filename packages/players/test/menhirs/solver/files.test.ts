/** The files of solved and unfinished boards. */
import { menhirsKit } from '@speeltafel/rules';
import { describe, expect, test } from 'vitest';
import { parseCheckpoint } from '../../../src/menhirs/solver/checkpoint.ts';
import { parseSolved, type SolvedBoard, solutionOfBoard, type Watcher } from '../../../src/menhirs/solver/index.ts';
import { layoutsOf } from '../../../src/menhirs/solver/ranking.ts';
import { stageOf } from '../../../src/menhirs/solver/stages.ts';
import { at } from '../help.ts';
import { menhirsOf, solveSlice } from './slice.ts';

const BOARD = 'c1.d3.g1.g2.g3';
/** With few tiles the files have the same form, and are made sooner. */
const FEW = 5;
const solved = (watcher: Partial<Watcher> = {}, from?: Uint8Array): Promise<Uint8Array> =>
  solveSlice(BOARD, watcher, from, FEW);

function opened(file: Uint8Array): SolvedBoard {
  const board = parseSolved(file);
  if (!board.ok) throw new Error(board.refusal.message);
  return board.value;
}

const refusalOf = (file: Uint8Array): string | undefined => {
  const board = parseSolved(file);
  return board.ok ? undefined : board.refusal.code;
};

/** The file with one piece of its first line replaced. */
function reworded(file: Uint8Array, from: string, to: string): Uint8Array {
  const text = new TextEncoder().encode(from);
  const at = file.findIndex((_, i) => text.every((byte, k) => file[i + k] === byte));
  const changed = file.slice();
  changed.set(new TextEncoder().encode(to), at);
  return changed;
}

const checkpoints: Uint8Array[] = [];
let turns = 0;
const file = await solved({
  isTimeToKeep: () => ++turns % 3 === 0,
  keep: async (checkpoint) => {
    checkpoints.push(checkpoint);
  },
});

const shared = globalThis.SharedArrayBuffer;
Reflect.deleteProperty(globalThis, 'SharedArrayBuffer');
const alone = await solved();
globalThis.SharedArrayBuffer = shared;

// Solved before the tests, so that no test times out on a slow machine.
const resumed = await Promise.all(
  [checkpoints[0]!, checkpoints.at(-1)!].map(async (checkpoint) => opened(await solved({}, checkpoint))),
);

describe('the file of a solved board', () => {
  test('is the same if memory cannot be shared, as in most pages', () => {
    expect(alone).toEqual(file);
  });

  test('is read back unchanged', () => {
    const board = opened(file);
    expect(board.menhirs).toBe(menhirsOf(BOARD));
    expect(board.has(5)).toBe(true);
    const { counts } = board;
    expect(counts.find(({ round, player }) => round === 3 && player === 1)?.taken['3/3']).toEqual([196, 15364, 73816]);
  });

  test('is refused with a sentence if it is damaged, truncated, of another version or something else', () => {
    const flipped = file.slice();
    flipped[file.length >> 1]! ^= 1;
    expect(refusalOf(flipped)).toBe('damaged');
    expect(refusalOf(file.subarray(0, file.length - 10))).toBe('damaged');
    expect(refusalOf(reworded(file, '"version":2', '"version":9'))).toBe('later-version');
    expect(refusalOf(reworded(file, '"version":2', '"version":1'))).toBe('earlier-version');
    expect(refusalOf(new Uint8Array(1000))).toBe('not-solved');
    expect(refusalOf(checkpoints[0]!)).toBe('not-solved');
  });
});

describe('a checkpoint', () => {
  test('leads to the same solution as an uninterrupted solve', () => {
    const whole = opened(file);
    for (const board of resumed) {
      expect(board.counts).toEqual(whole.counts);
      for (const player of [1, 2]) {
        const stage = stageOf(2, 6, player)!;
        let differing = 0;
        for (let fog = 0x1f, i = 0; i < layoutsOf(5); fog = nextLayout(fog), i++) {
          if ((fog & whole.menhirs) === 0) continue;
          if (board.lookUp(stage, fog, [3, 3]) !== whole.lookUp(stage, fog, [3, 3])) differing++;
        }
        expect(differing).toBe(0);
      }
      expect(lengthsIn(board)).toEqual(lengthsIn(whole));
    }
    expect(lengthsIn(whole).filter((length) => length !== undefined && length > 2).length).toBeGreaterThan(20);
  });

  test('belongs to one board and is refused if damaged', () => {
    const checkpoint = checkpoints[0]!;
    const parsed = (bytes: Uint8Array, menhirs: number): string | undefined => {
      const result = parseCheckpoint(bytes, menhirs);
      return result.ok ? undefined : result.refusal.code;
    };
    expect(parsed(checkpoint, menhirsOf(BOARD))).toBeUndefined();
    expect(parsed(checkpoint, menhirsOf('a1.a2.a3.b1.b2'))).toBe('other-board');
    const flipped = checkpoint.slice();
    flipped[checkpoint.length - 100]! ^= 1;
    expect(parsed(flipped, menhirsOf(BOARD))).toBe('damaged');
  });
});

/** The lengths of the wins and losses of some positions. */
function lengthsIn(board: SolvedBoard): (number | undefined)[] {
  const solution = solutionOfBoard(board);
  const lengths: (number | undefined)[] = [];
  for (let fog = 0x1f, i = 0; i < layoutsOf(FEW); fog = nextLayout(fog), i++) {
    if (i % 97 !== 0 || (fog & board.menhirs) === 0) continue;
    const places = menhirsKit.makePlaces(fog);
    for (const player of [1, 2])
      lengths.push(solution.length(at(`adam ${BOARD} ${places} 2/3/${player}/move 3/3 -`).state));
  }
  return lengths;
}

/** The next larger set with as many places. */
function nextLayout(set: number): number {
  const lowest = set & -set;
  const ripple = set + lowest;
  return ripple | (((set ^ ripple) >>> 2) / lowest);
}
