/**
 * `npm run bench solving [BOARD]`: solves a board in Chromium as the page does, and says how long that took. It needs 3 GB, some minutes and
 * an idle core. Code for the page is written as strings, because bench/ is compiled without DOM types.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { BROWSER_ARGS } from '../packages/web/e2e/harness/browser.ts';
import { start } from '../packages/web/e2e/harness/start.ts';
import { findChromium, HOW_TO_GET_IT } from '../scripts/chromium.mjs';

const LOOK_EVERY = 15_000;

const checksumOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** A checksum of what the page has stored, unpacked. */
const keptIn = (page: Page, board: string): Promise<string> =>
  page.evaluate(`(async () => {
    const file = await (await caches.open('solved-boards')).match('/solved-boards/${board}.solved');
    const unpacked = file.body.pipeThrough(new DecompressionStream('gzip'));
    const sum = await crypto.subtle.digest('SHA-256', await new Response(unpacked).arrayBuffer());
    return Array.from(new Uint8Array(sum), (byte) => byte.toString(16).padStart(2, '0')).join('');
  })()`);

/** The same for the board that `speeltafel lab solve` has stored, if there is one. */
function keptByNode(board: string): string | undefined {
  try {
    return checksumOf(gunzipSync(readFileSync(join('data', 'boards', `${board}.solved`))));
  } catch {
    return undefined;
  }
}

async function solveIn(page: Page, address: string, board: string): Promise<void> {
  await page.goto(`${address}#/lab/menhirs/solve?board=${board}`);
  await page.locator('.mh-solve-buttons .primary').click();
  const began = performance.now();
  const seconds = (): string => ((performance.now() - began) / 1000).toFixed(0);
  const done = page.locator('.mh-solve-exact, [role=alert]');
  for (;;) {
    const ended = await done.waitFor({ timeout: LOOK_EVERY }).then(
      () => true,
      () => false,
    );
    if (ended) break;
    const said = await page.locator('.mh-solve-part [role=status]').innerText();
    console.log(`${seconds()} s, load ${loadavg()[0]!.toFixed(1)}: ${said}`);
  }
  console.log(`${seconds()} s: ${(await page.locator('.mh-solve-part').first().innerText()).replaceAll('\n', ' · ')}`);
  const [here, there] = [await keptIn(page, board), keptByNode(board)];
  console.log(
    there === undefined
      ? `SHA-256 of the solved board: ${here}. With data/boards/${board}.solved it would be compared.`
      : here === there
        ? 'The solved board is the same as in data/boards.'
        : `NOT the same as in data/boards: ${here} and ${there}`,
  );
}

export async function solving(board = 'b1.b4.e4.f2.g2'): Promise<void> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error(`Chromium was not found: ${HOW_TO_GET_IT}.`);
  // Imported by a variable name so that it is not bundled: it needs its own files.
  const name = 'playwright-core';
  const { chromium } = (await import(name)) as typeof import('playwright-core');
  const server = await start(process.cwd(), join(await mkdtemp(join(tmpdir(), 'speeltafel-bench-')), 'tables.db'));
  const browser = await chromium.launch({ executablePath, args: [...BROWSER_ARGS] });
  try {
    const context = await browser.newContext({ locale: 'en', serviceWorkers: 'block' });
    await solveIn(await context.newPage(), server.address, board);
  } finally {
    await browser.close();
    await server.close();
  }
}
