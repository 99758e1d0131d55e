import { analyse, menhirsSolver } from '@speeltafel/players';
import { menhirsKit } from '@speeltafel/rules';
import { expect, test } from 'vitest';

/** The browser's Cache storage, in memory. */
function fakeCaches(): Pick<CacheStorage, 'has' | 'open' | 'delete'> {
  const all = new Map<string, Map<string, ArrayBuffer>>();
  const open = async (name: string): Promise<Cache> => {
    const files = all.get(name) ?? new Map<string, ArrayBuffer>();
    all.set(name, files);
    const cache: Partial<Cache> = {
      match: async (url) => (files.has(`${url}`) ? new Response(files.get(`${url}`)!) : undefined),
      put: async (url, response) => void files.set(`${url}`, await response.arrayBuffer()),
      delete: async (url) => files.delete(`${url}`),
      keys: async () => [...files.keys()].map((path) => new Request(`http://here${path}`)),
    };
    return cache as Cache;
  };
  return { has: async (name) => all.has(name), open, delete: async (name) => all.delete(name) };
}
globalThis.caches = fakeCaches() as CacheStorage;
globalThis.reportError = (error) => reported.push(error);
const reported: unknown[] = [];

const BOARD = 'b1.b4.e4.f2.g2';
const LARGEST = 5;

/** A board with few tiles is solved within a second. */
async function solvedSlice(): Promise<Uint8Array<ArrayBuffer>> {
  const menhirs = menhirsKit.parsePlaces(BOARD);
  if (!menhirs.ok) throw new Error(menhirs.refusal.message);
  const memory = menhirsSolver.boardMemory(menhirs.value, menhirsSolver.prepareClusterMoves(LARGEST), LARGEST);
  const silent = { progress: () => {}, isTimeToKeep: () => false, keep: async () => {} };
  return new Uint8Array(await menhirsSolver.solve(memory, menhirsSolver.soloCrew(memory), silent));
}

const { dropBoard, forgetBoards, keepBoard, readBoard, solvedBoards } = await import(
  '../../src/storage/kept-boards.ts'
);

test('boards are stored compressed, listed, read back unchanged, and deleted', async () => {
  expect(await solvedBoards()).toEqual([]);
  expect(await readBoard(BOARD, 'solved')).toBeUndefined();
  const bytes = new Uint8Array(10_000).fill(7);
  expect(await keepBoard(BOARD, 'solved', bytes)).toBe(true);
  expect(await keepBoard('a1.a2.a3.b1.b2', 'unfinished', bytes)).toBe(true);
  expect(await solvedBoards()).toEqual([BOARD]);
  expect(await readBoard(BOARD, 'solved')).toEqual(bytes);
  expect(await readBoard('a1.a2.a3.b1.b2', 'unfinished')).toEqual(bytes);
  await dropBoard(BOARD);
  expect(await solvedBoards()).toEqual([]);
  await forgetBoards();
  expect(await readBoard('a1.a2.a3.b1.b2', 'unfinished')).toBeUndefined();
});

test('an analysis uses a solved board without searching; other errors are reported', async () => {
  await keepBoard(BOARD, 'solved', await solvedSlice());
  const position = `adam ${BOARD} b1.c2.d3.e4.f2 2/9/1/move 3/3 -`;
  /** No time to search: each reading of the clock is an hour later. */
  const verdictsInNoTime = (): readonly string[] => {
    let hours = 0;
    const found = analyse('menhirs', { position, options: 'adam', played: [] }, () => ++hours * 3_600_000);
    return 'turns' in found && found.game === 'menhirs' ? found.turns.map(({ verdict }) => verdict) : [];
  };
  expect(verdictsInNoTime()).toContain('open');
  const { withSolvedBoards } = await import('../../src/thinking/solved-boards.ts');
  const verdicts: (readonly string[])[] = [];
  await withSolvedBoards(() => verdicts.push(verdictsInNoTime()));
  expect(verdicts).toHaveLength(1);
  expect(verdicts[0]!.length).toBeGreaterThan(5);
  expect(verdicts[0]).not.toContain('open');
  await withSolvedBoards(() => {
    throw new Error('no such game');
  });
  expect(reported).toEqual([new Error('no such game')]);
});
