/** A solve that is killed again and again, at any moment, continues from its checkpoint. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { Boards, parseBoard } from '../src/menhirs/lab/boards.ts';

const BOARD = 'c1.d3.g1.g2.g3';
const root = new URL('../../../', import.meta.url);
const folders = ['killed', 'whole'].map((name) => mkdtempSync(join(tmpdir(), `speeltafel-${name}-`)));
afterAll(() => folders.forEach((folder) => void rmSync(folder, { recursive: true })));

const { bundled } = (await import(new URL('scripts/bundle.mjs', root).href)) as {
  bundled(entry: string): Promise<string>;
};
const program = fileURLToPath(await bundled('packages/cli/test/solve-and-keep.ts'));

/** Starts a solve, kills it after it has saved that many turns, and returns the turn it began with. */
async function solve(folder: string, turns: number): Promise<number> {
  const child = spawn(process.execPath, [program, folder, BOARD], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  let from = -1;
  let kept = 0;
  for await (const line of createInterface(child.stdout)) {
    if (line.startsWith('from ')) from = Number(line.slice(5));
    else if (++kept === turns) child.kill('SIGKILL');
  }
  const [code, signal] = await ended;
  if (signal !== 'SIGKILL') expect(code).toBe(0);
  return from;
}

test('a killed solve continues from its checkpoint, with the same result', async () => {
  const [folder, whole] = folders as [string, string];
  const starts: number[] = [];
  for (const turns of [1, 7, 20]) starts.push(await solve(folder, turns));
  starts.push(await solve(folder, Number.POSITIVE_INFINITY));
  expect(starts[0]).toBe(0);
  expect(starts.every((start, i) => i === 0 || start > starts[i - 1]!)).toBe(true);
  await solve(whole, Number.POSITIVE_INFINITY);
  const board = parseBoard(BOARD);
  const [resumed, straight] = await Promise.all(
    [folder, whole].map((one) => new Boards(one).solved(board.ok ? board.value : 0)),
  );
  expect(resumed?.ok).toBe(true);
  expect(resumed?.ok && resumed.value.counts).toEqual(straight?.ok && straight.value.counts);
  expect(readdirSync(folder).filter((name) => name.endsWith('.unfinished'))).toEqual([]);
});
