/** Solves boards for layouts of few tiles and saves every turn in the given folder; a test kills it. */
import { menhirsSolver } from '@speeltafel/players';
import { Boards, parseBoard } from '../src/menhirs/lab/boards.ts';
import { solveFlips } from '../src/menhirs/lab/flips.ts';

const FEW_TILES = 5;
const [what, folder, name] = process.argv.slice(2);
const named = parseBoard(name!, what === 'flips' ? 7 : 5);
if (!named.ok) throw new Error(named.refusal.message);
const boards = new Boards(folder!);
const clusters = menhirsSolver.prepareClusterMoves(FEW_TILES);

async function solve(menhirs: number, tell = (_share: number, _text: string): void => {}): Promise<void> {
  if (await boards.solved(menhirs)) return;
  const memory = menhirsSolver.boardMemory(menhirs, clusters, FEW_TILES);
  const checkpoint = await boards.unfinished(menhirs);
  let done = 0;
  const watcher = {
    progress: (share: number) => {
      done = share;
      tell(share, 'solving');
    },
    isTimeToKeep: () => true,
    keep: async (bytes: Uint8Array) => {
      await boards.keepUnfinished(menhirs, bytes);
      process.stdout.write(`kept ${done}\n`);
    },
  };
  const file = await menhirsSolver.solve(memory, menhirsSolver.soloCrew(memory), watcher, checkpoint);
  await boards.keepSolved(menhirs, file);
}

if (what === 'flips') {
  const bar = Object.assign(process.stderr, { isTTY: true });
  const solveBoard = async (menhirs: number, tell: (share: number, text: string) => void) => {
    await solve(menhirs, tell);
    // The value of a whole board is known with all tiles only.
    return 'tie' as const;
  };
  await solveFlips(named.value, solveBoard, process.stdout, bar);
} else {
  await solve(named.value);
}
