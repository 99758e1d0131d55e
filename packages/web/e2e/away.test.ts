/** For players who are not looking, or whom the server no longer knows. */
import { menhirs } from '@speeltafel/rules';
import type { Worker } from 'playwright-core';
import { describe, expect } from 'vitest';
import { TestGuest } from '../../server/test/running.ts';
import words from '../src/features/online/words/en.ts';
import menhirsWords from '../src/games/menhirs/words/en.ts';
import ui from '../src/ui/words/en.ts';
import { press } from './harness/game.ts';
import { openTableOn, ServerView, server, toInvitation } from './harness/online.ts';
import { DESKTOP, PHONE, pageTest } from './harness/page-test.ts';
import { actBy, meet, tools } from './harness/pair.ts';
import { axeOn, layoutProblemsOn } from './harness/screen-checks.ts';

describe('a browser that the server no longer knows', () => {
  pageTest('is told that, can enter the name again, and keeps watching', PHONE, async (trial) => {
    const { pages, witness } = await meet(trial);
    const page = pages[witness.seatOf('Ben') - 1]!;
    await page.context().clearCookies();
    // An open connection stays open; only after a reconnect does the missing cookie show.
    await page.context().setOffline(true);
    await page.getByText(words.reconnecting).waitFor();
    await page.context().setOffline(false);
    await page.getByText(words.unknownHere).waitFor();
    expect(await axeOn(page)).toEqual([]);
    expect(await layoutProblemsOn(page, true)).toEqual([]);
    expect(await page.getByRole('textbox', { name: words.yourName }).inputValue()).toBe('Ben');
    await press(page.getByRole('button', { name: words.thatIsMe }));
    await page.getByRole('button', { name: /^d3,/ }).waitFor();
    await press(tools(page));
    await page.getByRole('dialog').getByText(ui.youWatch, { exact: true }).waitFor();
    trial.complaints.splice(0);
  });
});

/**
 * Waits for the next notification of the worker. If a test lists notifications while one is being shown, Chromium loses
 * it, so no test lists them before it is there.
 */
async function nextNotification(worker: Worker): Promise<() => Promise<unknown>> {
  const showing = await worker.evaluateHandle(() => {
    const { registration } = globalThis as unknown as ServiceWorkerGlobalScope;
    const show = registration.showNotification.bind(registration);
    const note = new Promise<{ title: string; body: string; data: unknown }>((resolve) => {
      registration.showNotification = async (...all) => {
        await show(...all);
        const [{ title, body, data }] = (await registration.getNotifications()) as [Notification];
        resolve({ title, body, data });
      };
    });
    return { note };
  });
  return () => showing.evaluate(({ note }) => note);
}

describe('a turn notification', () => {
  pageTest('comes from the service worker and links to the table', DESKTOP, async (trial) => {
    const ada = await trial.open('', { offline: true });
    await ada.context().grantPermissions(['notifications']);
    await ada.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await ada.reload();
    await toInvitation(ada, 'Menhirs', 'Ada');
    const link = await openTableOn(ada);
    const witness = await ServerView.at(link);
    const ben = await TestGuest.arrive(server(), 'Ben');
    const client = await ben.connect();
    await client.watch(witness.id);
    const seat = Number(Object.entries(witness.told.seating).find(([, one]) => one === null)![0]);
    await client.send(witness.id, { kind: 'sit', seat, name: 'Ben' });
    await witness.until(({ began }) => began > 0);
    await ada.getByRole('button', { name: /^d3,/ }).waitFor();
    if (menhirs.toAct(witness.position(menhirs))[0] !== seat) {
      await press(ada.getByRole('button', { name: /menhir(?! laid)/ }).first());
      await press(ada.getByRole('button', { name: /^Turn/ }).first());
      await witness.until(({ played }) => played.length === 1);
    }
    await ada.evaluate(() => Object.defineProperty(document, 'hidden', { value: true }));
    const [worker] = ada.context().serviceWorkers();
    const shown = await nextNotification(worker!);
    await actBy([client, client], witness);
    const data = { page: expect.any(String), to: ada.url() };
    expect(await shown()).toEqual({ title: words.yourTurn, body: 'Menhirs', data });
    // The page is on another screen meanwhile: a tap on the notification returns to the table.
    const table = ada.url();
    await ada.goto(new URL('#/settings', table).href);
    await ada.getByRole('heading', { level: 1 }).waitFor();
    const left = await worker!.evaluate(async () => {
      const self = globalThis as unknown as ServiceWorkerGlobalScope;
      const [notification] = await self.registration.getNotifications();
      const page = await self.clients.get(notification!.data.page as string);
      self.dispatchEvent(new NotificationEvent('notificationclick', { notification: notification! }));
      return { page: page?.type, notes: (await self.registration.getNotifications()).length };
    });
    expect(left).toEqual({ page: 'window', notes: 0 });
    await ada.waitForURL(table);
    await ada.getByText(menhirsWords.flip).or(ada.getByText(menhirsWords.place)).first().waitFor();
  });
});
