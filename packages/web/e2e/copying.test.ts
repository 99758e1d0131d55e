/** Toasts are visible above dialogs and do not cover a player's controls; text that cannot be copied is shown. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { TestGuest } from '../../server/test/running.ts';
import replayWords from '../src/features/replay/words/en.ts';
import floorsOptions from '../src/games/floors/options/words/en.ts';
import ui from '../src/ui/words/en.ts';
import { pick, press } from './harness/game.ts';
import { openTableOn, ServerView, server, toInvitation } from './harness/online.ts';
import { DESKTOP, PHONE, pageTest } from './harness/page-test.ts';
import { meet, tools } from './harness/pair.ts';
import { axeOn } from './harness/screen-checks.ts';
import { STORAGE } from './harness/screens.ts';

const toastOn = (page: Page, text: string) => page.locator('.toast').filter({ hasText: text });

/** Whether nothing covers the toast: its middle receives the touch. */
const isUncovered = (page: Page, text: string): Promise<boolean> =>
  toastOn(page, text).evaluate((toast) => {
    const { left, top, width, height } = toast.getBoundingClientRect();
    return toast.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

/** Removes the clipboard, as on a page over plain HTTP. */
const withoutClipboard = (page: Page, byHand = false): Promise<void> =>
  page.evaluate((byHand) => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
    if (byHand) document.execCommand = () => false;
  }, byHand);

for (const [where, device] of [
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const) {
  describe(`copying on a ${where}`, () => {
    pageTest(
      'the toast appears above the dialog of a replay, and stays when the dialog closes',
      device,
      async ({ open }) => {
        const page = await open('#/replay/m-over', { storage: STORAGE });
        await press(page.getByRole('button', { name: replayWords.share }));
        await withoutClipboard(page);
        const copyLink = page.getByRole('button', { name: ui.copyLink, disabled: false });
        await copyLink.waitFor();
        await press(copyLink);
        await toastOn(page, ui.copied).waitFor();
        expect(await isUncovered(page, ui.copied)).toBe(true);
        await page.getByRole('dialog').getByTestId('live-polite').getByText(ui.copied).waitFor({ state: 'attached' });
        await press(page.getByRole('dialog').getByRole('button', { name: ui.close }));
        await page.getByRole('dialog').waitFor({ state: 'hidden' });
        expect(await isUncovered(page, ui.copied)).toBe(true);
      },
    );

    pageTest('at a table, the text is shown if the browser cannot copy it', device, async (trial) => {
      const { pages } = await meet({ ...trial, open: (hash, visit) => trial.open(hash, { ...visit, device }) });
      const [page] = pages;
      await withoutClipboard(page, true);
      await press(tools(page));
      await press(page.getByRole('dialog').getByRole('button', { name: ui.copyLink }));
      const shown = page.getByRole('textbox', { name: ui.notCopied });
      await shown.waitFor();
      // The short address, for which the server shows a picture, leads to the same table.
      expect(await shown.inputValue()).toBe(page.url().replace('/#/table/', '/t/'));
      expect(await isUncovered(page, ui.notCopied)).toBe(true);
      expect(await axeOn(page)).toEqual([]);
      await press(page.locator('.toast').getByRole('button', { name: ui.dismiss }));
      await shown.waitFor({ state: 'hidden' });
    });
  });
}

pageTest("a toast does not cover the hall or the player's tokens", PHONE, async ({ open }) => {
  const page = await open('');
  await toInvitation(page, 'Finstere Flure', 'Ada');
  const witness = await ServerView.at(await openTableOn(page, () => pick(page, floorsOptions.count, '2')));
  const client = await (await TestGuest.arrive(server(), 'Ben')).connect();
  await client.watch(witness.id);
  const free = Number(Object.entries(witness.told.seating).find(([, one]) => one === null)![0]);
  await client.send(witness.id, { kind: 'sit', seat: free, name: 'Ben' });
  await page.locator('.ff-hall').waitFor();
  await withoutClipboard(page);
  await press(tools(page));
  await press(page.getByRole('dialog').getByRole('button', { name: ui.copyLink }));
  await toastOn(page, ui.copied).waitFor();
  await press(page.getByRole('dialog').getByRole('button', { name: ui.close }));
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  const { y, height } = (await toastOn(page, ui.copied).boundingBox())!;
  expect(y + height).toBeLessThan((await page.locator('.ff-hall').boundingBox())!.y + 8);
});
