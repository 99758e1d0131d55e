/** Short addresses open what they name, and a game can be replayed in a frame of another site. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { floors, fromSeed, type Game, makeRecord, menhirs, type Result } from '@speeltafel/rules';
import { packRecord } from '@speeltafel/table';
import { describe, expect, onTestFinished, test } from 'vitest';
import { TestGuest } from '../../server/test/running.ts';
import embedWords from '../src/embed/words/en.ts';
import onlineWords from '../src/features/online/words/en.ts';
import puzzleWords from '../src/features/puzzles/words/en.ts';
import replayWords from '../src/features/replay/words/en.ts';
import { press } from './harness/game.ts';
import { server } from './harness/online.ts';
import { DESKTOP, PHONE, pageTest, sharedBrowser } from './harness/page-test.ts';
import { axeOn } from './harness/screen-checks.ts';

function sure<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.refusal.message);
  return result.value;
}

const SEED = '00112233445566778899aabbccddeeff';

/** The record of a game with two actions, packed for a link. */
function packedFrom<O, P, A, V>(game: Game<O, P, A, V>, input: unknown): Promise<string> {
  const options = sure(game.options(input));
  const positions = [game.start(options, fromSeed(SEED))];
  const played = [1, 2].map(() => {
    const now = positions.at(-1)!;
    const [seat] = game.toAct(now);
    const [action] = game.actions(now, seat!, 0);
    positions.push(sure(game.play(now, seat!, action!, 0)));
    return { seat: seat!, action: action!, at: 0 };
  });
  return packRecord(makeRecord(game, { options, seed: SEED, seal: null, positions, played }));
}
const packedGame = (): Promise<string> => packedFrom(menhirs, { variant: 'v2' });

describe('short addresses', () => {
  pageTest('open a table, a game and a puzzle, and are used for sharing', PHONE, async ({ open }) => {
    const ann = await TestGuest.arrive(server(), 'Ann');
    const { body } = await ann.ask('POST', '/api/tables', {
      ...{ game: 'menhirs', options: {}, clock: { kind: 'none' }, listed: false },
      seats: [{ kind: 'here', name: 'Ann' }, { kind: 'open' }],
    });
    const page = await open();
    await page.goto(`${server()}/t/${body.id}`);
    await page.getByRole('textbox', { name: onlineWords.yourName }).waitFor();
    expect(page.url()).toBe(`${server()}/#/table/${body.id}`);

    await page.goto(`${server()}/p/menhirs-win-in-one-1`);
    await page.getByRole('link', { name: puzzleWords.next }).waitFor();
    expect(page.url()).toBe(`${server()}/#/puzzles/menhirs/win-in-one-1`);

    const packed = await packedGame();
    await page.goto(`${server()}/g/${packed}?n=Anna~Ben&at=1`);
    await press(page.getByRole('button', { name: replayWords.share }));
    const link = page.getByRole('textbox', { name: replayWords.link });
    // Browsers compress differently, so only the form of the address is checked.
    await expect.poll(() => link.inputValue()).toMatch(/\/g\/z[\w-]+\?n=Anna%7EBen$/);
    await page.getByText(replayWords.forSite).click();
    const code = await page.getByRole('textbox', { name: replayWords.forSite }).inputValue();
    expect(code).toContain(`<iframe src="${(await link.inputValue()).replace('/g/', '/embed/g/')}"`);
    expect(await axeOn(page)).toEqual([]);
  });

  pageTest('work without a network too', DESKTOP, async ({ open }) => {
    const page = await open('', { offline: true });
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.context().setOffline(true);
    await page.goto(`${server()}/p/floors-monster-2`);
    await page.getByRole('link', { name: puzzleWords.next }).waitFor();
    expect(page.url()).toBe(`${server()}/#/puzzles/floors/monster-2`);
  });
});

/** Serves a page of another site with this frame. */
async function otherSite(frame: string): Promise<string> {
  const site = createServer((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(`<!doctype html><title>Another site</title><link rel="icon" href="data:,">
      <iframe src="${frame}" title="A game" width="560" height="560" loading="lazy"></iframe>`);
  });
  await new Promise<void>((ready) => site.listen(0, '127.0.0.1', ready));
  onTestFinished(() => void site.close());
  return `http://127.0.0.1:${(site.address() as AddressInfo).port}/`;
}

pageTest('a game is replayed in a frame of another site, by mouse and by keyboard', DESKTOP, async ({ complaints }) => {
  const address = `${server()}/embed/g/${await packedGame()}?n=Anna~!druid`;
  // That frame must not use storage, which the contexts of other tests need.
  const context = await (await sharedBrowser()).newContext({ ...DESKTOP, locale: 'en', serviceWorkers: 'block' });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => void (message.type() === 'error' && complaints.push(message.text())));
  await page.goto(await otherSite(address));
  const frame = page.frameLocator('iframe');
  await frame.getByRole('heading', { name: 'Menhirs: Anna – Computer' }).waitFor();
  const status = frame.getByRole('status');
  await expect.poll(() => status.textContent()).toBe(embedWords.start);
  const board = frame.getByRole('img', { name: /^The board of Menhirs/ });
  const before = await board.innerHTML();
  await frame.getByRole('button', { name: embedWords.on }).click();
  await expect.poll(() => status.textContent()).toContain('Anna');
  expect(await board.innerHTML()).not.toBe(before);
  await frame.getByRole('slider').press('End');
  await expect.poll(() => frame.getByRole('slider').getAttribute('aria-valuetext')).toContain(embedWords.of(2, 2));
  // Opened on its own, it is as accessible as the page.
  await page.setViewportSize({ width: 360, height: 360 });
  await page.goto(address);
  await page.getByRole('status').waitFor();
  expect(await axeOn(page)).toEqual([]);
});

/** The kilobytes that a page downloads, as transferred. */
async function fetchedAt(address: string): Promise<number> {
  const context = await (await sharedBrowser()).newContext({ ...DESKTOP, locale: 'en', serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const sizes: Promise<number>[] = [];
    page.on('response', (response) => sizes.push(response.body().then((body) => gzipSync(body).length)));
    await page.goto(address);
    await page.getByRole('status').waitFor();
    await page.waitForLoadState('networkidle');
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1024;
  } finally {
    await context.close();
  }
}

test.each([
  ['Menhirs', () => packedGame()],
  ['Finstere Flure', () => packedFrom(floors, { players: 2 })],
])('the replay of %s in a frame takes less than 60 KB', async (_, pack) => {
  const kilobytes = await fetchedAt(`${server()}/embed/g/${await pack()}?n=Anna~Ben`);
  expect(kilobytes).toBeGreaterThan(10);
  expect(kilobytes).toBeLessThan(60);
});
