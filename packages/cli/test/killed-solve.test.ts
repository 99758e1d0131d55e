/** A solve that is killed again and again, at any moment, continues from its checkpoint. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { Boards, parseBoard } from '../src/menhirs/lab/boards.ts';

const BOARD = 'c1.d3.g1.g2.g3';
/** Two flips lead to the board above. */
const SEVEN = 'c1.c3.d3.e1.g1.g2.g3';
const root = new URL('../../../', import.meta.url);
const folders = ['killed', 'whole', 'flips'].map((name) => mkdtempSync(join(tmpdir(), `speeltafel-${name}-`)));
const [killed, whole, flips] = folders as [string, string, string];
afterAll(() => folders.forEach((folder) => void rmSync(folder, { recursive: true })));

const { bundled } = (await import(new URL('scripts/bundle.mjs', root).href)) as {
  bundled(entry: string): Promise<string>;
};
const program = fileURLToPath(await bundled('packages/cli/test/solve-and-keep.ts'));

interface Run {
  /** The share of the work at each save, with the number of boards answered before. */
  readonly kept: readonly { readonly after: number; readonly share: number }[];
  /** The answers, one line for each board. */
  readonly answers: readonly string[];
  /** Everything that was written as progress. */
  readonly bar: string;
}

/** Runs the program to its end, or kills it when `isEnough` says so. */
async function run(args: readonly string[], isEnough: (run: Run) => boolean = () => false): Promise<Run> {
  const child = spawn(process.execPath, [program, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'exit');
  const bar = text(child.stderr);
  const kept: { after: number; share: number }[] = [];
  const answers: string[] = [];
  let enough = false;
  for await (const line of createInterface(child.stdout)) {
    // What the program writes until it is dead counts, too.
    if (line.startsWith('kept ')) kept.push({ after: answers.length, share: Number(line.slice(5)) });
    else answers.push(line);
    if (enough || !isEnough({ kept, answers, bar: '' })) continue;
    enough = true;
    child.kill('SIGKILL');
  }
  const [code, signal] = await ended;
  if (signal !== 'SIGKILL') expect([code, await bar]).toEqual([0, expect.anything()]);
  return { kept, answers, bar: await bar };
}

test('a killed solve continues from its checkpoint, with the same result', async () => {
  const args = ['solve', killed, BOARD];
  let done = 0;
  for (const turns of [1, 7, 20, Number.POSITIVE_INFINITY]) {
    const { kept } = await run(args, (now) => now.kept.length >= turns);
    expect(kept[0]!.share).toBeGreaterThan(done);
    done = kept.at(-1)!.share;
  }
  await run(['solve', whole, BOARD]);
  const board = parseBoard(BOARD);
  const [resumed, straight] = await Promise.all(
    [killed, whole].map((one) => new Boards(one).solved(board.ok ? board.value : 0)),
  );
  expect(resumed?.ok).toBe(true);
  expect(resumed?.ok && resumed.value.counts).toEqual(straight?.ok && straight.value.counts);
  expect(readdirSync(killed).filter((name) => name.endsWith('.unfinished'))).toEqual([]);
});

test('killed flips skip solved boards, continue the unfinished one, and show their progress', async () => {
  const args = ['flips', flips, SEVEN];
  const first = await run(args, ({ kept }) => kept.filter(({ after }) => after === 1).length === 5);
  expect(first.answers.map((line) => JSON.parse(line))).toEqual([
    { flipped: 'c1.c3', menhirs: 'd3.e1.g1.g2.g3', value: 'tie' },
  ]);
  expect(first.bar).toMatch(/ \d\/2100 {2}d3\.e1\.g1\.g2\.g3, board 1 of 21: solving/);
  const second = await run(args, ({ answers }) => answers.length === 2);
  expect(second.answers[0]).toBe(first.answers[0]);
  expect(JSON.parse(second.answers[1]!)).toMatchObject({ flipped: 'c1.d3', menhirs: 'c3.e1.g1.g2.g3' });
  expect(second.kept[0]).toMatchObject({ after: 1 });
  expect(second.kept[0]!.share).toBeGreaterThan(first.kept.at(-1)!.share);
  expect(second.bar).not.toContain('board 1 of 21');
  expect(second.bar).toMatch(/ 1\d\d\/2100 {2}c3\.e1\.g1\.g2\.g3, board 2 of 21: solving/);
});
