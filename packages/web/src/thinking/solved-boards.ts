/**
 * Solved boards for the computer players of this worker. Players ask for a board in the midst of a thought and cannot wait for it, so the
 * thought breaks off, the board is read, and the thought starts again.
 */
import { menhirsPlayers, menhirsSolver } from '@speeltafel/players';
import { menhirsKit } from '@speeltafel/rules';
import { readBoard, solvedBoards } from '../storage/kept-boards.ts';

class BoardWanted extends Error {
  readonly board: string;

  constructor(board: string) {
    super(`The board ${board} is to be read first.`);
    this.board = board;
  }
}

const kept: Promise<Set<string>> = solvedBoards().then((boards) => new Set(boards));
/** The one that was asked for last: an open board takes up to some hundred megabytes. */
let open: { readonly board: string; readonly solution: menhirsPlayers.Solution } | undefined;

function find(names: ReadonlySet<string>, menhirs: number): menhirsPlayers.Solution | undefined {
  if (names.size === 0) return undefined;
  const board = menhirsKit.makePlaces(menhirs);
  if (open?.board === board) return open.solution;
  if (names.has(board)) throw new BoardWanted(board);
  return undefined;
}

async function read(names: Set<string>, board: string): Promise<void> {
  const file = await readBoard(board, 'solved');
  const parsed = file && menhirsSolver.parseSolved(file);
  if (parsed?.ok) open = { board, solution: menhirsSolver.solutionOfBoard(parsed.value) };
  // A file that cannot be used is not read again and again.
  else names.delete(board);
}

/** Runs a thought that may ask for solved boards. Other errors are reported as if it had run at once. */
export async function withSolvedBoards(think: () => void): Promise<void> {
  const names = await kept;
  menhirsPlayers.useSolutions((menhirs) => find(names, menhirs));
  for (;;) {
    try {
      think();
      return;
    } catch (error) {
      if (!(error instanceof BoardWanted)) {
        reportError(error);
        return;
      }
      await read(names, error.board);
    }
  }
}
