/**
 * A third game that registers itself from its own folder, with a plain board: on one device, in the replay and online.
 */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import solid from 'vite-plugin-solid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nim } from '../../rules/test/nim/game.ts';
import { registerNim } from '../../rules/test/nim/register.ts';
import { buildThreads, startTestServer, type TestServer } from '../../server/test/running.ts';
import { breakpoints } from '../build/breakpoints.ts';
import homeWords from '../src/features/home/words/en.ts';
import playWords from '../src/features/play/words/en.ts';
import plainWords from '../src/games/plain/words/en.ts';
import { comeTo, openTableOn, sayName, sitDown } from './harness/online.ts';
import { sharedBrowser } from './harness/page-test.ts';

const NIM = join(import.meta.dirname, 'nim');
const DIST = join(NIM, 'dist');

let server: TestServer;

beforeAll(async () => {
  registerNim();
  await build({
    ...{ configFile: false, root: NIM, base: './', logLevel: 'warn', worker: { format: 'es' } },
    plugins: [breakpoints(), solid()],
    build: { target: 'es2022' },
  });
  server = await startTestServer(await buildThreads('packages/rules/test/nim/thinking.worker.ts'), { page: DIST });
});
afterAll(async () => {
  await server.close();
  await rm(DIST, { recursive: true, force: true });
});

async function open(hash: string): Promise<Page> {
  const context = await (await sharedBrowser()).newContext({ locale: 'en', serviceWorkers: 'block' });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  page.on('pageerror', (error) => {
    throw error;
  });
  await page.goto(`${server.address}/${hash}`);
  return page;
}

const positionOf = (page: Page): Promise<string> => page.getByRole('region', { name: plainWords.position }).innerText();

/** Takes the last stones of the first heap that is not empty. */
async function move(page: Page): Promise<void> {
  const before = await positionOf(page);
  const here = nim.parsePosition(before);
  if (!here.ok) throw new Error(here.refusal.message);
  const heap = here.value.heaps.findIndex((stones) => stones > 0);
  const action = nim.makeAction({ kind: 'take', heap, count: here.value.heaps[heap]! }, here.value, here.value.turn);
  await page.getByRole('button', { name: action, exact: true }).click();
}

describe('a third game without a change in any shared file', () => {
  test('is on home, played to its end by two people on one device, and replayed', async () => {
    const page = await open('');
    await page.getByRole('article', { name: 'Nim' }).getByRole('link', { name: homeWords.oneDevice }).click();
    await page.getByRole('button', { name: /^(Begin|Start|Play)/ }).click();
    for (let turn = 0; turn < 3; turn++) {
      const before = await positionOf(page);
      await move(page);
      await expect.poll(() => positionOf(page)).not.toBe(before);
    }
    await page.getByRole('heading', { name: plainWords.wins('Player 1') }).waitFor();
    await page.getByRole('link', { name: playWords.lookBack }).click();
    await page
      .getByText(/Player 1: [abc]\d/)
      .first()
      .waitFor();
    await page.context().close();
  });

  test('is played online by two guests, each in their own browser', async () => {
    const host = await open('#/invite/nim');
    await sayName(host, 'Ann');
    const link = await openTableOn(host);
    const guest = await open('');
    await comeTo(guest, link, 'Bob');
    await sitDown(guest, 2);
    const pages = [host, guest];
    for (let turn = 0; turn < 3; turn++) {
      const page = pages[turn % 2]!;
      await page.getByText(/Choose an action/).waitFor();
      await move(page);
    }
    await host.getByRole('heading', { name: plainWords.youWin }).waitFor();
    await guest.getByRole('heading', { name: plainWords.wins('Ann') }).waitFor();
    for (const page of pages) await page.context().close();
  });
});
