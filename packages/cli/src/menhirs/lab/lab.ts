/** `speeltafel lab`: whole boards of Menhirs, solved exactly. */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { menhirsSolver } from '@speeltafel/players';
import { menhirsKit } from '@speeltafel/rules';
import { Progress } from '../../arena/progress.ts';
import type { Installed } from '../../serve/serve.ts';
import { Boards, parseBoard } from './boards.ts';
import { solveFlips, type Value } from './flips.ts';
import { boardsFolder } from './solutions.ts';
import { solvedBoard, type Tell, type Workers } from './solving.ts';

export const LAB_HELP = `speeltafel lab solve BOARD [--counts] [--boards FOLDER] [--workers N] [--keep-every SECONDS]
speeltafel lab flips BOARD [--boards FOLDER] [--workers N] [--keep-every SECONDS]

solve: the value of a board of 5 menhirs, such as b1.b4.e4.f2.g2, with perfect play from both sides. --counts prints how many layouts are
       lost, tied and won at every turn, as JSON.
flips: the same for all 21 boards that remain when two of 7 menhirs are flipped.
A solved board is stored in FOLDER (data/boards) and is available at once from then on. An interrupted solve continues from its last
checkpoint, which is saved every 60 seconds.
`;

interface LabOptions {
  readonly what: 'solve' | 'flips';
  readonly menhirs: number;
  readonly counts: boolean;
  readonly boards: Boards;
  readonly workers: Workers;
}

const text = { type: 'string' } as const;
const KNOWN = { counts: { type: 'boolean' }, boards: text, workers: text, 'keep-every': text } as const;
const MOST_WORKERS = 16;

function whole(name: string, written: string | undefined, otherwise: number, most: number): number {
  if (written === undefined) return otherwise;
  const number = /^\d{1,6}$/.test(written) ? Number(written) : Number.NaN;
  if (number >= 1 && number <= most) return number;
  throw new Error(`--${name} ${written} is not a whole number from 1 to ${most}.`);
}

/** Reads the arguments; throws with an explanation if they make no sense. */
function readOptions(args: readonly string[], { data, threads }: Installed): LabOptions {
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: KNOWN });
  const [what, board, ...more] = positionals;
  if (what !== 'solve' && what !== 'flips') throw new Error('Name the command: solve or flips.');
  if (board === undefined || more.length > 0) throw new Error('Name one board.');
  const menhirs = parseBoard(board, what === 'solve' ? menhirsKit.menhirsStanding('adam') : menhirsKit.MENHIRS_DEALT);
  if (!menhirs.ok) throw new Error(menhirs.refusal.message);
  const count = whole('workers', values.workers, Math.min(availableParallelism(), 4), MOST_WORKERS);
  return {
    what,
    menhirs: menhirs.value,
    counts: values.counts ?? false,
    boards: new Boards(values.boards ?? boardsFolder(data)),
    workers: { script: threads.solver, count, keepEvery: 1000 * whole('keep-every', values['keep-every'], 60, 86_400) },
  };
}

/** The value for player 1, as a key and in words. */
const VALUES = { '1': 'win', '0': 'tie', '-1': 'loss' } as const;
const WORDS: Readonly<Record<Value, string>> = { win: 'player 1 wins', tie: 'a tie', loss: 'player 2 wins' };

const valueFor1 = (board: menhirsSolver.SolvedBoard): Value => VALUES[menhirsSolver.boardValue(board)];

async function solveOne(
  { menhirs, boards, workers, counts }: LabOptions,
  out: NodeJS.WritableStream,
  bar: NodeJS.WritableStream,
) {
  const progress = new Progress(bar, 100);
  const board = await solvedBoard(menhirs, boards, workers, (share, what) =>
    progress.show(Math.round(share * 100), what),
  );
  progress.clear();
  if (!board.ok) throw new Error(board.refusal.message);
  const value = valueFor1(board.value);
  const name = menhirsKit.makePlaces(menhirs);
  if (counts) out.write(`${JSON.stringify({ menhirs: name, value, counts: board.value.counts })}\n`);
  else out.write(`${name}: ${WORDS[value]} with perfect play\n`);
}

function flipsOf({ menhirs, boards, workers }: LabOptions, out: NodeJS.WritableStream, bar: NodeJS.WritableStream) {
  const solveBoard = async (rest: menhirsKit.PlaceSet, tell: Tell): Promise<Value> => {
    const board = await solvedBoard(rest, boards, workers, tell);
    if (!board.ok) throw new Error(board.refusal.message);
    return valueFor1(board.value);
  };
  return solveFlips(menhirs, solveBoard, out, bar);
}

export async function lab(
  args: readonly string[],
  installed: Installed,
  out: NodeJS.WritableStream,
  bar: NodeJS.WritableStream,
): Promise<number> {
  let wish: LabOptions;
  try {
    wish = readOptions(args, installed);
  } catch (error) {
    bar.write(`${error instanceof Error ? error.message : String(error)}\n\n${LAB_HELP}`);
    return 2;
  }
  try {
    await (wish.what === 'solve' ? solveOne : flipsOf)(wish, out, bar);
    return 0;
  } catch (error) {
    bar.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  }
}
