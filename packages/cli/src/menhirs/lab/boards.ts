/** The folder of solved boards: one compressed file each, and one for each unfinished board. */
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { menhirsSolver } from '@speeltafel/players';
import { menhirsKit, type Result, refuse } from '@speeltafel/rules';

const pack = promisify(gzip);
const unpack = promisify(gunzip);

const MENHIRS = 5;

/** A board as `b1.b4.e4.f2.g2`. */
export function parseBoard(text: string, stones = MENHIRS): Result<number> {
  const menhirs = menhirsKit.parsePlaces(text);
  if (!menhirs.ok) return menhirs;
  const count = menhirsKit.size(menhirs.value);
  if (count === stones) return menhirs;
  return refuse('bad-board', `A board has ${stones} menhirs, such as ${EXAMPLES[stones]}; ${text} has ${count}.`);
}

const EXAMPLES: Readonly<Record<number, string>> = {
  5: 'b1.b4.e4.f2.g2',
  7: 'a1.b1.b4.d3.e4.f2.g2',
};

async function read(path: string): Promise<Uint8Array | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Writes atomically: afterwards the complete file is on disk, or what was there before. */
async function write(path: string, bytes: Uint8Array): Promise<void> {
  const draft = `${path}.${process.pid}.draft`;
  const file = await open(draft, 'w');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, path);
}

/** The name of a solved board's file. */
export const solvedFile = (menhirs: number): string => `${menhirsKit.makePlaces(menhirs)}.solved`;

export class Boards {
  private readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  private path(menhirs: number, kind: 'solved' | 'unfinished'): string {
    const name = kind === 'solved' ? solvedFile(menhirs) : `${menhirsKit.makePlaces(menhirs)}.unfinished`;
    return join(this.folder, name);
  }

  /** The solved board; undefined if it is not solved yet. */
  async solved(menhirs: number): Promise<Result<menhirsSolver.SolvedBoard> | undefined> {
    const file = await read(this.path(menhirs, 'solved'));
    if (file === undefined) return undefined;
    const bytes = await unpack(file).catch(() => undefined);
    if (bytes === undefined) return refuse('damaged', 'This file is damaged: solve the board again.');
    const board = menhirsSolver.parseSolved(bytes);
    if (board.ok && board.value.menhirs !== menhirs) return refuse('other-board', 'This file holds another board.');
    return board;
  }

  /** The checkpoint of an unfinished board; undefined if there is none, or if the file is invalid. */
  async unfinished(menhirs: number): Promise<menhirsSolver.Checkpoint | undefined> {
    const file = await read(this.path(menhirs, 'unfinished'));
    const checkpoint = file && menhirsSolver.parseCheckpoint(file, menhirs);
    return checkpoint?.ok === true ? checkpoint.value : undefined;
  }

  async keepUnfinished(menhirs: number, checkpoint: Uint8Array): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    await write(this.path(menhirs, 'unfinished'), checkpoint);
  }

  async keepSolved(menhirs: number, solved: Uint8Array): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    await write(this.path(menhirs, 'solved'), await pack(solved));
    await rm(this.path(menhirs, 'unfinished'), { force: true });
  }
}
