/**
 * Solves a board in one worker, because any server may host the page and few send the headers that let workers share
 * memory. Progress is stored now and then, so that a reload continues from there.
 */
import { menhirsSolver } from '@speeltafel/players';
import { menhirsKit } from '@speeltafel/rules';
import { dropBoard, keepBoard, readBoard } from '../../../../storage/kept-boards.ts';

export type SolveOrder =
  | { readonly kind: 'solve'; readonly board: string }
  | { readonly kind: 'pause' }
  | { readonly kind: 'go-on' };

export type SolveNews =
  | { readonly kind: 'progress'; readonly share: number; readonly stage: menhirsSolver.Stage | null }
  | { readonly kind: 'solved'; readonly value: number; readonly kept: boolean }
  | { readonly kind: 'failed'; readonly why: 'memory' | 'other' };

const post = (news: SolveNews): void => postMessage(news);

const KEEP_EVERY = 30_000;

let going: Promise<void> = Promise.resolve();
let goOn = (): void => {};

function pause(): void {
  goOn();
  going = new Promise((resolve) => {
    goOn = resolve;
  });
}

/** Lets messages in between two jobs, each of which may take seconds. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

function crewOf(memory: menhirsSolver.BoardMemory): menhirsSolver.Crew {
  const crew = menhirsSolver.soloCrew(memory);
  let last: Promise<unknown> = Promise.resolve();
  return {
    run(job) {
      const done = last.then(async () => {
        await nextTask();
        await going;
        return crew.run(job);
      });
      last = done.catch(() => {});
      return done;
    },
  };
}

const tell = (board: menhirsSolver.SolvedBoard, kept: boolean): void =>
  post({ kind: 'solved', value: menhirsSolver.boardValue(board), kept });

async function known(name: string): Promise<boolean> {
  const file = await readBoard(name, 'solved');
  const board = file && menhirsSolver.parseSolved(file);
  if (!board?.ok) return false;
  tell(board.value, true);
  return true;
}

/** Messages cannot transfer shared memory. */
const plain = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(bytes);

async function solve(name: string): Promise<void> {
  if (await known(name)) return;
  const menhirs = menhirsKit.parsePlaces(name);
  if (!menhirs.ok) throw new Error(menhirs.refusal.message);
  const memory = menhirsSolver.boardMemory(menhirs.value, menhirsSolver.prepareClusterMoves());
  const unfinished = await readBoard(name, 'unfinished');
  const checkpoint = unfinished && menhirsSolver.parseCheckpoint(unfinished, menhirs.value);
  let keptAt = performance.now();
  const file = await menhirsSolver.solve(
    memory,
    crewOf(memory),
    {
      progress: (share, stage) => post({ kind: 'progress', share, stage: stage ?? null }),
      isTimeToKeep: () => performance.now() - keptAt > KEEP_EVERY,
      keep: async (bytes) => {
        await keepBoard(name, 'unfinished', plain(bytes));
        keptAt = performance.now();
      },
    },
    checkpoint?.ok ? checkpoint.value : undefined,
  );
  const board = menhirsSolver.parseSolved(file);
  if (!board.ok) throw new Error(board.refusal.message);
  const kept = await keepBoard(name, 'solved', plain(file));
  await dropBoard(name, ['unfinished']);
  tell(board.value, kept);
}

addEventListener('message', ({ data }: MessageEvent<SolveOrder>) => {
  if (data.kind === 'pause') pause();
  else if (data.kind === 'go-on') goOn();
  else
    solve(data.board).catch((error) => post({ kind: 'failed', why: error instanceof RangeError ? 'memory' : 'other' }));
});
