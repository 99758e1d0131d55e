/** What players can do about others who spoil the game, and what the operator of a server can do. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { TestGuest } from '../../server/test/running.ts';
import words from '../src/features/online/words/en.ts';
import operatorWords from '../src/features/operator/words/en.ts';
import privacyWords from '../src/features/privacy/words/en.ts';
import ui from '../src/ui/words/en.ts';
import { press } from './harness/game.ts';
import { comeTo, openTableOn, ServerView, sayName, server, sitDown } from './harness/online.ts';
import { DESKTOP, PHONE, pageTest } from './harness/page-test.ts';
import { axeOn, layoutProblemsOn } from './harness/screen-checks.ts';
import { OPERATOR_TOKEN } from './harness/start.ts';

const problemsOn = async (page: Page): Promise<string[]> => [
  ...(await layoutProblemsOn(page, false)),
  ...(await axeOn(page)),
];

describe('a spoilt table', () => {
  pageTest('is reported, and the operator removes the talk and bans the guest', PHONE, async ({ open }) => {
    const page = await open('#/invite/menhirs');
    await sayName(page, 'Ada');
    const link = await openTableOn(page);
    const table = await ServerView.at(link);
    const eve = await TestGuest.arrive(server(), 'Eve');
    const client = await eve.connect();
    await client.watch(table.id);
    await client.send(table.id, { kind: 'say', text: 'Something rude' });
    const line = page.getByRole('listitem').filter({ hasText: 'Something rude' });
    await line.getByText(words.ofOnlooker).waitFor();
    await page.getByRole('textbox', { name: words.talkLabel }).fill('Hello');
    await press(page.getByRole('button', { name: words.say }));
    await page.getByRole('listitem').filter({ hasText: 'Hello' }).getByText(words.ofHost).waitFor();

    await press(page.getByRole('button', { name: words.reportIt }));
    const dialog = page.getByRole('dialog', { name: words.report });
    await dialog.getByLabel(words.reportNote).fill('Please look at this.');
    expect(await problemsOn(page)).toEqual([]);
    await press(dialog.getByRole('button', { name: words.reportSend }));
    await dialog.waitFor({ state: 'detached' });
    await page.getByText(words.muted('Eve')).waitFor();

    const desk = await open('#/admin', { device: DESKTOP });
    await desk.getByLabel(operatorWords.token).fill(OPERATOR_TOKEN);
    await press(desk.getByRole('button', { name: ui.open }));
    const report = desk.getByRole('listitem').filter({ hasText: 'Please look at this.' }).first();
    await report.getByText('Something rude').waitFor();
    expect(await problemsOn(desk)).toEqual([]);
    const confirm = async (): Promise<void> =>
      press(desk.getByRole('button', { name: operatorWords.doIt, exact: true }));
    await press(report.getByRole('button', { name: operatorWords.removeTalk }));
    await confirm();
    await page.getByText('Something rude').waitFor({ state: 'detached' });
    await press(report.getByRole('button', { name: operatorWords.banName('Eve') }));
    await confirm();
    await desk.getByRole('button', { name: operatorWords.unbanName(eve.id) }).waitFor();
    expect((await eve.ask('GET', '/api/me')).status).toBe(403);
    await press(report.getByRole('button', { name: operatorWords.close }));
    await report.getByText(operatorWords.closed).waitFor();
    await press(desk.getByRole('button', { name: operatorWords.unbanName(eve.id) }));
    await desk.getByText(operatorWords.noBans).waitFor();
  });
});

describe('a newcomer at a private table', () => {
  pageTest('sits down when the host lets them in, and not when the host says no', PHONE, async ({ open }) => {
    const host = await open('#/invite/menhirs');
    await sayName(host, 'Ada');
    await press(host.getByRole('button', { name: words.openTable }));
    await host.getByText(words.sendAndLetIn).waitFor();
    const link = host.url();
    const table = await ServerView.at(link);
    const free = Number(Object.entries(table.told.seating).find(([, one]) => one === null)![0]);
    const eve = await TestGuest.arrive(server(), 'Eve');
    const stranger = await eve.connect();
    await stranger.watch(table.id);
    await stranger.send(table.id, { kind: 'sit', seat: free, name: 'Eve' });
    const ben = await open('#/settings', { device: DESKTOP });
    await comeTo(ben, link, 'Ben');
    await sitDown(ben, free);
    await ben.getByText(words.youAsked).waitFor();
    await host.getByRole('list', { name: words.atTheDoor }).getByText(words.asksIn('Ben')).waitFor();
    expect([await problemsOn(host), await problemsOn(ben)]).toEqual([[], []]);
    await press(host.getByRole('button', { name: `${words.no}: Eve` }));
    expect(await stranger.send(table.id, { kind: 'sit', seat: free, name: 'Eve' })).toMatchObject({
      code: 'turned-away',
    });
    await press(host.getByRole('button', { name: `${words.letIn}: Ben` }));
    await table.until(({ began }) => began > 0);
  });
});

describe('talk', () => {
  pageTest('can be left out of a table, and turned off on a device', PHONE, async ({ open }) => {
    const page = await open('#/invite/menhirs');
    await sayName(page, 'Ada');
    const link = await openTableOn(page, async () => press(page.getByRole('switch', { name: ui.tableTalk })));
    await press(page.getByText(words.terms));
    await page.getByText(words.noTalk).waitFor();
    expect(await page.getByRole('textbox', { name: words.talkLabel }).count()).toBe(0);
    expect((await ServerView.at(link)).told.quiet).toBe(true);

    await page.goto(new URL('#/settings', page.url()).href);
    await press(page.getByRole('switch', { name: ui.tableTalk }));
    await page.goto(new URL('#/invite/menhirs', page.url()).href);
    await page.getByRole('switch', { name: ui.tableTalk }).waitFor();
    expect(await page.getByRole('switch', { name: ui.tableTalk }).isDisabled()).toBe(true);
    expect((await ServerView.at(await openTableOn(page))).told.quiet).toBe(true);

    const host = await TestGuest.arrive(server(), 'Ben');
    const seats = [{ kind: 'here', name: 'Ben' }, { kind: 'open' }];
    const wish = { game: 'menhirs', options: {}, clock: { kind: 'none' }, listed: false, seats };
    const { id } = (await host.ask('POST', '/api/tables', wish)).body as { id: string };
    await page.goto(new URL(`#/table/${id}`, page.url()).href);
    await page.getByRole('button', { name: words.sitDown }).waitFor();
    expect(await page.getByText(ui.tableTalk).count()).toBe(0);
  });
});

describe('the stand-in for absent players', () => {
  pageTest('is chosen when the table opens, and shown to everyone who joins', PHONE, async ({ open }) => {
    const page = await open('#/invite/menhirs');
    await sayName(page, 'Ada');
    const link = await openTableOn(page, async () => {
      await page.getByLabel(words.standIn).selectOption('lamb');
    });
    expect((await ServerView.at(link)).told.standIn).toBe('lamb');
    const ben = await open('#/settings', { device: DESKTOP });
    await comeTo(ben, link, 'Ben');
    await ben.getByText(words.standInTermAbout).waitFor();
  });
});

describe('stored data', () => {
  pageTest('is listed with the retention times of this server', PHONE, async ({ open }) => {
    const page = await open('#/settings');
    await press(page.getByRole('link', { name: ui.privacy }));
    await page.getByText(privacyWords.howLong.talk('90 days')).waitFor();
    await page.getByText(privacyWords.howLong.games('2 years', '180 days')).waitFor();
    expect(await problemsOn(page)).toEqual([]);
  });
});
