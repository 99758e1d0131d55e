/** Solves a board for layouts of few tiles and saves every turn in the given folder; a test kills it. */
import { menhirsSolver } from '@speeltafel/players';
import { Boards, parseBoard } from '../src/menhirs/lab/boards.ts';

const FEW_TILES = 5;
const [folder, name] = process.argv.slice(2);
const board = parseBoard(name!);
if (!board.ok) throw new Error(board.refusal.message);
const boards = new Boards(folder!);
const memory = menhirsSolver.boardMemory(board.value, menhirsSolver.prepareClusterMoves(FEW_TILES), FEW_TILES);
const checkpoint = await boards.unfinished(board.value);
process.stdout.write(`from ${checkpoint?.next ?? 0}\n`);
const watcher = {
  progress: () => {},
  isTimeToKeep: () => true,
  keep: async (bytes: Uint8Array) => {
    await boards.keepUnfinished(board.value, bytes);
    process.stdout.write('kept\n');
  },
};
const file = await menhirsSolver.solve(memory, menhirsSolver.soloCrew(memory), watcher, checkpoint);
await boards.keepSolved(board.value, file);
