/** The installed page: the screen stays on, files and shared texts open, and installing is explained. */
import { readFileSync } from 'node:fs';
import { RECORD_FILE } from '@speeltafel/rules';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import install from '../src/features/install/words/en.ts';
import replay from '../src/features/replay/words/en.ts';
import { press } from './harness/game.ts';
import { DESKTOP, PHONE, pageOfWorker, pageTest } from './harness/page-test.ts';
import { axeOn, layoutProblemsOn, overlapsOn } from './harness/screen-checks.ts';

const [{ record }] = JSON.parse(
  readFileSync(new URL('../../rules/data/menhirs-records.json', import.meta.url), 'utf8'),
) as readonly [{ readonly record: string }];

const opened = (page: Page): Promise<void> => page.waitForURL(/#\/replay\?r=/);

describe('a record', () => {
  test('can be opened by the installed page and shared with it by other apps', () => {
    const text = readFileSync(new URL('../public/manifest.webmanifest', import.meta.url), 'utf8');
    const { file_handlers: handlers, share_target: shared } = JSON.parse(text);
    expect(handlers[0].accept[RECORD_FILE.type]).toContain(RECORD_FILE.ending);
    expect(shared.params.files[0].accept).toEqual(expect.arrayContaining([RECORD_FILE.type, RECORD_FILE.ending]));
  });

  pageTest('that is opened with the installed page is replayed', DESKTOP, async ({ open }) => {
    const page = await open('');
    await page.addInitScript((text) => {
      const file = { getFile: async () => new File([text], 'menhirs.speeltafel') };
      const setConsumer = (consume: (launch: object) => void) => consume({ files: [file] });
      Object.defineProperty(globalThis, 'launchQueue', { value: { setConsumer } });
    }, record);
    await page.goto(`${pageOfWorker()}?file`);
    await opened(page);
    // The next start is a normal one.
    expect(new URL(page.url()).search).toBe('');
  });

  pageTest('that another app shares is replayed; any other text is refused with a reason', PHONE, async ({ open }) => {
    const page = await open('');
    await page.goto(`${pageOfWorker()}#/open?${new URLSearchParams({ text: record })}`);
    await opened(page);
    const link = page.url();
    await page.goto('about:blank');
    await page.goto(`${pageOfWorker()}#/open?${new URLSearchParams({ text: `Look at this!\n${link}` })}`);
    await opened(page);
    await page.goto('about:blank');
    await page.goto(`${pageOfWorker()}#/open?${new URLSearchParams({ text: 'What a game!' })}`);
    await page.getByRole('alert').waitFor();
    expect(await page.getByRole('textbox', { name: replay.openLabel }).inputValue()).toBe('What a game!');
  });
});

pageTest(
  'the screen stays on in a game, in the companion and on the television, and nowhere else',
  PHONE,
  async ({ open }) => {
    const page = await open('');
    await page.addInitScript(() => {
      const lock = { released: false, release: async () => {} };
      const request = async () => {
        sessionStorage.setItem('awake', location.hash);
        return lock;
      };
      Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
    });
    const awake = (): Promise<string | null> => page.evaluate(() => sessionStorage.getItem('awake'));
    for (const [hash, on] of [
      ['#/', false],
      ['#/puzzles', false],
      ['#/new/menhirs/now', true],
      ['#/companion/menhirs', true],
      ['#/tv', true],
    ] as const) {
      await page.goto('about:blank');
      await page.goto(pageOfWorker());
      await page.evaluate(() => sessionStorage.removeItem('awake'));
      await page.goto(pageOfWorker() + hash);
      await page.locator('main').first().waitFor();
      if (on) await expect.poll(awake, { message: hash }).not.toBeNull();
      else expect(await awake(), hash).toBeNull();
    }
  },
);

pageTest('My page explains why to install the page, if the browser can', PHONE, async ({ open }) => {
  const page = await open('#/me/things');
  await page.locator('main').first().waitFor();
  expect(await page.getByRole('heading', { name: install.title }).count()).toBe(0);
  await page.evaluate(() => {
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => document.body.setAttribute('data-asked', ''),
    });
    dispatchEvent(offer);
  });
  await page.getByRole('heading', { name: install.title }).waitFor();
  expect(await axeOn(page)).toEqual([]);
  expect(await layoutProblemsOn(page, false)).toEqual([]);
  expect(await overlapsOn(page)).toEqual([]);
  await press(page.getByRole('button', { name: install.install }));
  await page.locator('body[data-asked]').waitFor();
  await page.getByRole('heading', { name: install.title }).waitFor({ state: 'detached' });
});
