/**
 * A board solved for layouts of few tiles: the last rounds and the second pass are exact there, and take only seconds.
 */
import { menhirsKit } from '@speeltafel/rules';
import { parseCheckpoint } from '../../../src/menhirs/solver/checkpoint.ts';
import { boardMemory, prepareClusterMoves, soloCrew, solve, type Watcher } from '../../../src/menhirs/solver/index.ts';

export const LARGEST = 6;

export function menhirsOf(text: string): number {
  const parsed = menhirsKit.parsePlaces(text);
  if (!parsed.ok) throw new Error(parsed.refusal.message);
  return parsed.value;
}

const silent: Watcher = { progress: () => {}, isTimeToKeep: () => false, keep: async () => {} };

/** The file of the solved slice. `from` is a checkpoint to continue from. */
export async function solveSlice(
  board: string,
  watcher: Partial<Watcher> = {},
  from?: Uint8Array,
  largest = LARGEST,
): Promise<Uint8Array> {
  const menhirs = menhirsOf(board);
  const memory = boardMemory(menhirs, prepareClusterMoves(largest), largest);
  const checkpoint = from && parseCheckpoint(from, menhirs);
  if (checkpoint?.ok === false) throw new Error(checkpoint.refusal.message);
  return solve(memory, soloCrew(memory), { ...silent, ...watcher }, checkpoint?.value);
}
