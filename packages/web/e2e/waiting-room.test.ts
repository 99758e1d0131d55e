/** A table that waits for players: a seat that a guest took but does not use can be freed. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { type TestClient, TestGuest } from '../../server/test/running.ts';
import german from '../src/features/online/words/de.ts';
import words from '../src/features/online/words/en.ts';
import french from '../src/features/online/words/fr.ts';
import dutch from '../src/features/online/words/nl.ts';
import floorsOptions from '../src/games/floors/options/words/en.ts';
import seatWords from '../src/games/shared/words/en.ts';
import { LANGUAGES, type Language } from '../src/i18n/languages.ts';
import ui from '../src/ui/words/en.ts';
import { announcementsOn, recordAnnouncements } from './harness/announcements.ts';
import { pick, press } from './harness/game.ts';
import { comeTo, openTableOn, ServerView, server, sitDown, toInvitation } from './harness/online.ts';
import { DESKTOP, PHONE, pageTest } from './harness/page-test.ts';
import { tools } from './harness/pair.ts';
import { axeOn, layoutProblemsOn, textProblemsOn } from './harness/screen-checks.ts';

const ALL = { en: words, nl: dutch, de: german, fr: french } as const;

const freeing = (page: Page, name: string, seat: number, own = words) =>
  page.getByRole('button', { name: own.freeSeatOf(name, seat), exact: true });

/** Opens a table of Floors for three, by a guest without a page. */
async function hallOf(host: TestGuest, seats: readonly object[]): Promise<string> {
  const wish = { game: 'floors', options: { players: 3 }, clock: { kind: 'none' }, listed: false, seats };
  return String((await host.ask('POST', '/api/tables', wish)).body.id);
}

async function sitBy(guest: TestGuest, table: string, seat: number): Promise<TestClient> {
  const client = await guest.connect();
  await client.watch(table);
  expect(await client.send(table, { kind: 'sit', seat, name: guest.name })).toMatchObject({ type: 'done' });
  return client;
}

describe('an unused seat', () => {
  pageTest('is freed by the host with the keyboard, and the guest is told', DESKTOP, async ({ open }) => {
    const ada = await open('');
    await toInvitation(ada, 'Finstere Flure', 'Ada');
    const link = await openTableOn(ada, async () => {
      await pick(ada, floorsOptions.count, '3');
      for (const seat of [2, 3]) await pick(ada, seatWords.kind(seat), seatWords.friend);
    });
    const witness = await ServerView.at(link);
    const ben = await open('#/settings', { device: PHONE });
    await comeTo(ben, link, 'Ben');
    await sitDown(ben, 2);
    await freeing(ada, 'Ben', 2).waitFor();
    expect(await freeing(ada, 'Ada', 1).count()).toBe(0);
    await ben.getByRole('button', { name: words.riseFrom(2) }).waitFor();
    expect(await ben.getByText(words.freeSeat).count()).toBe(0);

    await recordAnnouncements(ben);
    await freeing(ada, 'Ben', 2).focus();
    await ada.keyboard.press('Enter');
    await ben.locator('main').getByText(words.freed).waitFor();
    const heard: string[] = [];
    await expect
      .poll(async () => heard.push(...(await announcementsOn(ben))) && heard.join(' '))
      .toContain(words.freed);
    await freeing(ada, 'Ben', 2).waitFor({ state: 'detached' });
    // The focus stays at the seat, so the next Tab stop is there.
    await ada.keyboard.press('Tab');
    expect(await ada.evaluate(() => document.activeElement?.textContent)).toBe(words.sitAlso);
    expect(await ada.getByText(words.freed).count()).toBe(0);

    await ben.reload();
    await ben.locator('main').getByText(words.freed).waitFor();
    await sitDown(ben, 2);
    await ben.getByText(words.youAsked).waitFor();
    await press(ada.getByRole('button', { name: `${words.letIn}: Ben` }));
    await ben.locator('main').getByText(words.freed).waitFor({ state: 'detached' });
    await press(freeing(ada, 'Ben', 2));
    await ben.locator('main').getByText(words.freed).waitFor();

    for (const [name, seat] of [
      ['Cas', 2],
      ['Dora', 3],
    ] as const) {
      await sitBy(await TestGuest.arrive(server(), name), witness.id, seat);
    }
    await ben.getByText(words.begunWithout).waitFor();
    await press(tools(ben));
    await ben.getByRole('dialog').getByText(`${words.begunWithout} ${ui.youWatch}`).waitFor();
    expect(await axeOn(ben)).toEqual([]);
  });

  for (const language of LANGUAGES) {
    pageTest(`${language}: on a phone everything fits and is translated`, PHONE, async ({ open }) => {
      const own = ALL[language];
      const cas = await TestGuest.arrive(server(), 'Cas');
      const page = await open('#/invite/floors', { language });
      await page.getByRole('textbox', { name: own.yourName }).fill('Ada');
      await press(page.getByRole('button', { name: own.openTable }));
      await page.getByRole('button', { name: own.closeTable }).waitFor();
      const cookies = await page.context().cookies();
      const ada = TestGuest.known(server(), cookies.map(({ name, value }) => `${name}=${value}`).join('; '));
      const look = (where: string): Promise<string[]> => wrongOn(page, language, where);

      const hosted = await hallOf(ada, [{ kind: 'here', name: 'Ada' }, { kind: 'open' }, { kind: 'open' }]);
      await sitBy(cas, hosted, 2);
      await page.goto(new URL(`#/table/${hosted}`, page.url()).href);
      await freeing(page, 'Cas', 2, own).waitFor();
      const wrong = await look('host');
      await press(freeing(page, 'Cas', 2, own));
      await freeing(page, 'Cas', 2, own).waitFor({ state: 'detached' });

      const visited = await hallOf(cas, [{ kind: 'here', name: 'Cas' }, { kind: 'open' }, { kind: 'open' }]);
      const { guest } = (await ada.ask('GET', '/api/me')).body as { guest: { id: string } };
      const host = await cas.connect();
      await page.goto(new URL(`#/table/${visited}`, page.url()).href);
      await press(page.getByRole('button', { name: own.sitDown }));
      await page.getByRole('button', { name: own.riseFrom(2) }).waitFor();
      await host.send(visited, { kind: 'free', seat: 2, guest: guest.id });
      await page.locator('main').getByText(own.freed).waitFor();
      wrong.push(...(await look('guest')));
      expect(wrong).toEqual([]);
    });
  }
});

async function wrongOn(page: Page, language: Language, where: string): Promise<string[]> {
  const found = [
    ...(await textProblemsOn(page, language)),
    ...(await layoutProblemsOn(page, false)),
    ...(language === 'en' ? await axeOn(page) : []),
  ];
  return found.map((one) => `${where}: ${one}`);
}
