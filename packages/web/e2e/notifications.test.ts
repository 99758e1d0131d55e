/**
 * A player closes the page and is notified. The tests cannot reach a push service, so the browser subscribes to one in
 * the test. It passes what it receives to Chromium's service worker as a push service would.
 */
import { menhirs } from '@speeltafel/rules';
import type { Page, Worker } from 'playwright-core';
import { describe, expect } from 'vitest';
import { PushService, TestBrowser } from '../../server/test/push-service.ts';
import { TestGuest } from '../../server/test/running.ts';
import words from '../src/features/notifications/words/en.ts';
import settings from '../src/features/settings/words/en.ts';
import ui from '../src/ui/words/en.ts';
import { press } from './harness/game.ts';
import { sample, show } from './harness/menhirs.ts';
import { menhirsAt, ServerView, server } from './harness/online.ts';
import { DESKTOP, type PageTest, PHONE, pageTest } from './harness/page-test.ts';
import { actBy } from './harness/pair.ts';
import { axeOn, layoutProblemsOn, overlapsOn } from './harness/screen-checks.ts';

const THREE_DAYS = 3 * 24 * 60 * 60_000;

/** Opens the page of a guest whose browser subscribes to a push service in the test. */
async function arrive({ open }: PageTest, service: PushService) {
  const page = await open('', { offline: true });
  const browser = new TestBrowser(`${service.address}/ada`);
  await page.context().grantPermissions(['notifications']);
  await page.context().addInitScript((subscription) => {
    const fake = { toJSON: () => subscription, unsubscribe: async () => true };
    PushManager.prototype.subscribe = async () => fake as unknown as PushSubscription;
  }, browser.subscription);
  await page.context().request.post(`${server()}/api/me`, { data: { name: 'Ada' } });
  await page.reload();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  return { page, browser };
}

/** Opens a table with three days per turn and a friend without a page. */
async function meetSlowly(page: Page) {
  const seats = [{ kind: 'here', name: 'Ada' }, { kind: 'open' }];
  const wish = { game: 'menhirs', options: {}, clock: { kind: 'turn', each: THREE_DAYS }, listed: false, seats };
  const opened = await page.context().request.post(`${server()}/api/tables`, { data: wish });
  const { id } = (await opened.json()) as { id: string };
  const ben = await TestGuest.arrive(server(), 'Ben');
  const client = await ben.connect();
  await client.watch(id);
  await client.send(id, { kind: 'sit', seat: 2, name: 'Ben' });
  const witness = await ServerView.at(`${server()}/#/table/${id}`);
  await witness.until(({ began }) => began > 0);
  const isAdas = (): boolean => menhirs.toAct(witness.position(menhirs))[0] === 1;
  return { id, client, witness, isAdas };
}

/** Passes a message to the service worker as Chromium does for a push service; returns the notifications shown then. */
async function deliver(page: Page, worker: Worker, data: string) {
  const devtools = await page.context().newCDPSession(page);
  const found = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [one] = registrations.filter(({ isDeleted }) => !isDeleted);
      if (one !== undefined) resolve(one.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await found;
  await devtools.send('ServiceWorker.deliverPushMessage', { origin: server(), registrationId, data });
  await expect
    .poll(() =>
      worker.evaluate(async () => {
        const { registration } = globalThis as unknown as ServiceWorkerGlobalScope;
        return (await registration.getNotifications()).length;
      }),
    )
    .toBe(1);
  return worker.evaluate(async () => {
    const { registration } = globalThis as unknown as ServiceWorkerGlobalScope;
    const [shown] = await registration.getNotifications();
    return { title: shown!.title, body: shown!.body, to: (shown!.data as { to: string }).to };
  });
}

describe('a player in a game with days per turn', () => {
  pageTest('is asked after a move, notified when it is their turn, and led to the game', DESKTOP, async (trial) => {
    const service = await PushService.start();
    const { page, browser } = await arrive(trial, service);
    const { id, client, witness, isAdas } = await meetSlowly(page);
    while (!isAdas()) await actBy([client, client], witness);
    const table = `${server()}/#/table/${id}`;
    await page.goto(table);
    await page.getByRole('button', { name: /^d3,/ }).waitFor();
    expect(await page.getByText(words.ask).count()).toBe(0);
    while (isAdas()) {
      const { length } = witness.told.played;
      await show(page, sample(menhirsAt(witness)), witness.position(menhirs).state.fog);
      await witness.until(({ played }) => played.length > length);
    }
    await page.getByText(words.ask).first().waitFor();
    await press(page.getByRole('button', { name: words.yes, exact: true }));
    await page.getByText(words.on, { exact: true }).first().waitFor();
    // While the table is visible no notification arrives; with the page in the background one does.
    await page.goto('about:blank');
    await witness.client.until(() => witness.client.here.get(id)?.guests.length === 1);
    while (!isAdas()) await actBy([client, client], witness);
    await service.until(() => service.readBy(browser).length === 1);
    const [message] = service.readBy(browser);
    expect(message).toMatchObject({ title: 'Menhirs', body: 'It is your turn.', table: id, waiting: 1 });
    await page.goto(`${server()}/#/settings`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const [worker] = page.context().serviceWorkers();
    const shown = await deliver(page, worker!, JSON.stringify(message));
    expect(shown).toEqual({ title: 'Menhirs', body: 'It is your turn.', to: table });
    await worker!.evaluate(async () => {
      const self = globalThis as unknown as ServiceWorkerGlobalScope;
      const [notification] = await self.registration.getNotifications();
      self.dispatchEvent(new NotificationEvent('notificationclick', { notification: notification! }));
    });
    await page.waitForURL(table);
    await page.getByRole('button', { name: /^d3,/ }).waitFor();
    await service.stop();
  });
});

for (const [where, device] of [
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const) {
  pageTest(`the notifications screen on a ${where} switches everything on and off`, device, async (trial) => {
    const service = await PushService.start();
    const { page, browser } = await arrive(trial, service);
    await page.goto(`${server()}/#/settings`);
    await press(page.getByRole('link', { name: settings.notifications, exact: true }));
    const here = page.getByRole('switch', { name: words.here });
    await here.waitFor();
    expect(await here.isChecked()).toBe(false);
    await press(here);
    await press(page.getByRole('switch', { name: words.quiet }));
    await page.getByLabel(words.from).fill('23:30');
    await press(page.getByText(words.webhook, { exact: true }));
    const address = page.getByRole('textbox', { name: words.address });
    await address.fill('ftp://example.org/hook');
    await press(page.getByRole('button', { name: words.save }));
    await page.getByText(words.why['bad-address']).first().waitFor();
    await address.fill(`${service.address}/hook`);
    await press(page.getByRole('button', { name: words.save }));
    await page.getByText(/whsec_/).waitFor();
    await press(page.getByRole('button', { name: words.trial }));
    await service.until(() => service.readBy(browser).length === 1 && service.at('/hook').length === 1);
    await press(page.getByRole('button', { name: ui.dismiss }));
    expect(await axeOn(page)).toEqual([]);
    expect(await layoutProblemsOn(page, false)).toEqual([]);
    expect(await overlapsOn(page)).toEqual([]);
    const told = await page.context().request.get(`${server()}/api/me/notifications`);
    expect(await told.json()).toMatchObject({ here: true, devices: 1, hours: { since: 23 * 60 + 30, until: 8 * 60 } });
    await press(here);
    await press(page.getByRole('button', { name: words.remove }));
    await page.getByRole('button', { name: words.save }).waitFor();
    const after = await page.context().request.get(`${server()}/api/me/notifications`);
    expect(await after.json()).toMatchObject({ here: false, devices: 0, webhook: null });
    trial.complaints.splice(0);
    await service.stop();
  });
}
