/** Solves a board on this machine: workers, progress, and checkpoints. */
import { freemem } from 'node:os';
import { menhirsSolver } from '@speeltafel/players';
import { type menhirsKit, type Result, refuse } from '@speeltafel/rules';
import type { Boards } from './boards.ts';
import { threadCrew } from './solver-threads.ts';

/** A solve needs 2.4 GB, as measured. */
const MEMORY = 2.7e9;

export interface Workers {
  readonly script: URL;
  readonly count: number;
  /** Milliseconds between checkpoints. */
  readonly keepEvery: number;
}

export type Tell = (share: number, text: string) => void;

const spoken = (stage: menhirsSolver.Stage | undefined): string => {
  if (stage === undefined) return 'first sight';
  const { pass, round, player } = stage;
  const part = pass === 0 ? '' : pass > 2 ? 'how long wins take, ' : `pass ${pass}, `;
  return `${part}round ${round}, player ${player}`;
};

/** The free memory, or the container's limit if that is less. */
const available = (): number => Math.min(freemem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);

/** The solved board, from disk or solved now. */
export async function solvedBoard(
  menhirs: menhirsKit.PlaceSet,
  boards: Boards,
  workers: Workers,
  tell: Tell,
): Promise<Result<menhirsSolver.SolvedBoard>> {
  const known = await boards.solved(menhirs);
  if (known !== undefined && (known.ok || known.refusal.code !== 'earlier-version')) return known;
  if (available() < MEMORY) {
    const free = (available() / 1e9).toFixed(1);
    return refuse('too-little-memory', `Solving a board takes ${MEMORY / 1e9} GB of memory; ${free} GB are free.`);
  }
  try {
    return await solveNow(menhirs, boards, workers, tell);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return refuse(
      'too-little-memory',
      `Solving a board takes ${MEMORY / 1e9} GB of memory, and there was not enough. Run the same command again to continue.`,
    );
  }
}

async function solveNow(
  menhirs: menhirsKit.PlaceSet,
  boards: Boards,
  workers: Workers,
  tell: Tell,
): Promise<Result<menhirsSolver.SolvedBoard>> {
  const checkpoint = await boards.unfinished(menhirs);
  if (checkpoint !== undefined) tell(0, 'going on where it was broken off');
  const memory = menhirsSolver.boardMemory(menhirs, menhirsSolver.prepareClusterMoves());
  const crew = threadCrew(memory, workers.script, workers.count);
  let kept = performance.now();
  try {
    const file = await menhirsSolver.solve(
      memory,
      crew,
      {
        progress: (share, stage) => tell(share, spoken(stage)),
        isTimeToKeep: () => performance.now() - kept > workers.keepEvery,
        keep: async (bytes) => {
          await boards.keepUnfinished(menhirs, bytes);
          kept = performance.now();
        },
      },
      checkpoint,
    );
    await boards.keepSolved(menhirs, file);
    return menhirsSolver.parseSolved(file);
  } finally {
    await crew.close();
  }
}
