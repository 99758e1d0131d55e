/**
 * Solved boards for the computer players of this worker. Players ask for a board in the middle of a search and cannot
 * wait for it. So the search is aborted, the board is read, and the search starts again.
 */
import { useSolvedFiles } from '@speeltafel/players';
import { readBoard, solvedBoards } from '../storage/kept-boards.ts';

class BoardWanted extends Error {
  readonly board: string;

  constructor(board: string) {
    super(`Board ${board} must be read first.`);
    this.board = board;
  }
}

/** A board that is solved later is known only to the next worker. */
const kept: Promise<Set<string>> = solvedBoards().then((boards) => new Set(boards));
/** The file that was read last. */
let read: { readonly board: string; readonly file: Uint8Array } | undefined;

function fileOf(names: ReadonlySet<string>, board: string): Uint8Array | undefined {
  if (read?.board === board) return read.file;
  if (names.has(board)) throw new BoardWanted(board);
  return undefined;
}

const ready = kept.then((names) => {
  useSolvedFiles((board) => fileOf(names, board));
  return names;
});

/** Runs a search that may ask for solved boards. Other errors are reported as if `think` had been called directly. */
export async function withSolvedBoards(think: () => void): Promise<void> {
  const names = await ready;
  for (;;) {
    try {
      think();
      return;
    } catch (error) {
      if (!(error instanceof BoardWanted)) {
        reportError(error);
        return;
      }
      const { board } = error;
      const file = await readBoard(board, 'solved');
      if (file === undefined) names.delete(board);
      else read = { board, file };
    }
  }
}
