/** Solutions from files of solved boards, loaded when a player meets one of their positions. */
import { menhirsKit } from '@speeltafel/rules';
import type { FindSolution, Solution } from '../solution.ts';
import { solutionOfBoard } from './exact-values.ts';
import { parseSolved } from './solved-board.ts';

/** The file of a board, such as `b1.b4.e4.f2.g2`; undefined if it is not solved. */
export type SolvedFiles = (board: string) => Uint8Array | undefined;

interface Open {
  readonly menhirs: menhirsKit.PlaceSet;
  /** Undefined for an invalid file, which is not parsed again. */
  readonly solution: Solution | undefined;
}

/** Keeps one board open at a time, because it takes up to some hundred megabytes. */
export function solutionsFrom(files: SolvedFiles): FindSolution {
  let open: Open | undefined;
  return (menhirs) => {
    if (open?.menhirs === menhirs) return open.solution;
    const file = files(menhirsKit.makePlaces(menhirs));
    if (file === undefined) return undefined;
    const board = parseSolved(file);
    open = { menhirs, solution: board.ok ? solutionOfBoard(board.value) : undefined };
    return open.solution;
  };
}
