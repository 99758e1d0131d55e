/** The solved boards of a folder, for computer players. Each is read when one of its positions comes up. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type menhirsPlayers, menhirsSolver } from '@speeltafel/players';
import { solvedFile } from './boards.ts';

/** An open board takes up to some hundred megabytes. */
const MOST_OPEN = 2;

/** The folder of solved boards, beside the database. */
export const boardsFolder = (data: string): string => join(dirname(data), 'boards');

function read(path: string): menhirsPlayers.Solution | undefined {
  let file: Uint8Array;
  try {
    file = readFileSync(path);
  } catch {
    return undefined;
  }
  try {
    const board = menhirsSolver.parseSolved(gunzipSync(file));
    if (board.ok) return menhirsSolver.solutionOfBoard(board.value);
    process.stderr.write(`${path}: ${board.refusal.message}\n`);
  } catch {
    process.stderr.write(`${path}: This file is damaged: solve the board again.\n`);
  }
  // Remembers an invalid file instead of reading it again and again: its board is searched like any other.
  return { value: () => undefined, length: () => undefined };
}

export function solutionsIn(folder: string): menhirsPlayers.FindSolution {
  const open = new Map<number, menhirsPlayers.Solution>();
  return (menhirs) => {
    const known = open.get(menhirs);
    if (known !== undefined) return known;
    const solution = read(join(folder, solvedFile(menhirs)));
    if (solution === undefined) return undefined;
    if (open.size === MOST_OPEN) open.delete(open.keys().next().value!);
    open.set(menhirs, solution);
    return solution;
  };
}
