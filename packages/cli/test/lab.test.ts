/** The laboratory's command and its files. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { Boards, parseBoard } from '../src/menhirs/lab/boards.ts';
import { lab } from '../src/menhirs/lab/lab.ts';
import { solutionsIn } from '../src/menhirs/lab/solutions.ts';

// So the tests do not depend on the free memory of the machine.
vi.mock('node:os', async (original) => ({ ...(await original<typeof import('node:os')>()), freemem: () => 8e9 }));

const folder = mkdtempSync(join(tmpdir(), 'speeltafel-lab-'));
afterAll(() => rmSync(folder, { recursive: true }));

const nowhere = pathToFileURL('/nowhere');
const threads = { store: nowhere, thinking: nowhere, pictures: nowhere, solver: nowhere, report: nowhere };
const installed = { page: '/nowhere', threads, data: join(folder, 'speeltafel.db') };

const BOARD = 'b1.b4.e4.f2.g2';
const board = parseBoard(BOARD);
const menhirs = board.ok ? board.value : 0;

/** The exit code, and all output. */
async function run(...args: string[]): Promise<[number, string]> {
  let written = '';
  const sink = new Writable({
    write(data, _, done) {
      written += data;
      done();
    },
  });
  return [await lab(args, installed, sink, sink), written];
}

describe('lab', () => {
  test.each([
    [[], 'Name the command: solve or flips.'],
    [['dream', BOARD], 'Name the command: solve or flips.'],
    [['solve'], 'Name one board.'],
    [['solve', BOARD, BOARD], 'Name one board.'],
    [['solve', 'a1.b9.c1.c2.c3'], '"b9" is not a place on the board: they are a1 to g3.'],
    [['solve', '-'], 'A board has 5 menhirs, such as b1.b4.e4.f2.g2; - has 0.'],
    [['solve', 'a1.a2.a3.b1'], 'A board has 5 menhirs, such as b1.b4.e4.f2.g2; a1.a2.a3.b1 has 4.'],
    [['flips', BOARD], `A board has 7 menhirs, such as a1.b1.b4.d3.e4.f2.g2; ${BOARD} has 5.`],
    [['solve', BOARD, '--workers', '0'], '--workers 0 is not a whole number from 1 to 16.'],
    [['solve', BOARD, '--fast'], "Unknown option '--fast'"],
  ])('answers %j with a sentence', async (args, message) => {
    const [code, written] = await run(...args);
    expect(code).toBe(2);
    expect(written).toContain(message);
  });

  test('answers a damaged file with a sentence and leaves it unchanged', async () => {
    for (const bytes of [new Uint8Array(100), gzipSync(new Uint8Array(100))]) {
      writeFileSync(join(folder, `${BOARD}.solved`), bytes);
      const [code, written] = await run('solve', BOARD, '--boards', folder);
      expect(code).toBe(1);
      expect(written).toMatch(/file/);
    }
  });
});

describe('too little memory', () => {
  afterEach(() => void vi.unstubAllGlobals());
  const empty = join(folder, 'little-memory');

  test('is refused before a solve starts', async () => {
    vi.spyOn(process, 'constrainedMemory').mockReturnValue(1.5e9);
    const answer = await run('solve', BOARD, '--boards', empty);
    vi.restoreAllMocks();
    expect(answer).toEqual([1, 'Solving a board takes 2.7 GB of memory; 1.5 GB are free.\n']);
  });

  test('is answered with a sentence when an allocation fails', async () => {
    vi.spyOn(process, 'constrainedMemory').mockReturnValue(0);
    vi.stubGlobal('SharedArrayBuffer', function none() {
      throw new RangeError('Array buffer allocation failed');
    });
    const [code, written] = await run('solve', BOARD, '--boards', empty);
    vi.restoreAllMocks();
    expect(code).toBe(1);
    expect(written).toMatch(/^Solving a board takes 2\.7 GB of memory, and there was not enough\./);
  });
});

describe('the boards of a folder', () => {
  test('are unknown without a file, and an unreadable file is not a checkpoint', async () => {
    const boards = new Boards(join(folder, 'none'));
    expect(await boards.solved(menhirs)).toBeUndefined();
    expect(await boards.unfinished(menhirs)).toBeUndefined();
    await boards.keepUnfinished(menhirs, new Uint8Array(100));
    expect(await boards.unfinished(menhirs)).toBeUndefined();
    expect(solutionsIn(join(folder, 'none'))(menhirs)).toBeUndefined();
  });
});
