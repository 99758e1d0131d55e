/** How a visitor joins a table: what is shown before they sit down, and what if there is no table. */
import type { Locator } from 'playwright-core';
import { describe, expect } from 'vitest';
import { TestGuest } from '../../server/test/running.ts';
import homeWords from '../src/features/home/words/en.ts';
import words from '../src/features/online/words/en.ts';
import menhirsOptions from '../src/games/menhirs/options/words/en.ts';
import seatWords from '../src/games/shared/words/en.ts';
import session from '../src/session/words/en.ts';
import ui from '../src/ui/words/en.ts';
import { pick, press } from './harness/game.ts';
import { openTableOn, ServerView, sayName, server, sitDown, toInvitation } from './harness/online.ts';
import { DESKTOP, PHONE, pageTest } from './harness/page-test.ts';
import { tools } from './harness/pair.ts';
import { axeOn, layoutProblemsOn } from './harness/screen-checks.ts';

describe('joining by a link', () => {
  pageTest(
    'the terms are shown before entering a name, before taking a seat, and during the game',
    PHONE,
    async ({ open }) => {
      const ada = await open('', { device: DESKTOP });
      await toInvitation(ada, 'Menhirs', 'Ada');
      const link = await openTableOn(ada, async () => {
        await pick(ada, menhirsOptions.fog, menhirsOptions.fogs.hidden);
        await pick(ada, words.clock, words.clocks.game);
        await pick(ada, menhirsOptions.begins, seatWords.yourGuest);
      });
      const agreed = [
        menhirsOptions.variants.adam,
        menhirsOptions.hidden,
        menhirsOptions.claimWithin(3),
        words.ofClock.game(15, 10),
      ];
      const hash = `#/table/${link.split('/').at(-1)}`;
      const ben = await open(hash);
      await ben.getByRole('heading', { name: words.invitesYou('Ada', 'Menhirs') }).waitFor();
      const terms = ben.getByRole('list', { name: words.terms });
      for (const term of agreed) await terms.getByText(term, { exact: true }).waitFor();
      expect(await axeOn(ben)).toEqual([]);
      expect(await layoutProblemsOn(ben, false)).toEqual([]);
      await sayName(ben, 'Ben');
      await sitDown(ben, 1);
      await press(tools(ben));
      for (const term of agreed) await terms.getByText(term, { exact: true }).waitFor();
      expect(await axeOn(ben)).toEqual([]);
      const witness = await ServerView.at(link);
      expect(witness.seatOf('Ada')).toBe(2);
      const carla = await open(hash);
      await carla.getByRole('heading', { name: words.foundTable.playing('Menhirs') }).waitFor();
    },
  );

  pageTest('the form has the name of the player, and says "you" and "your guest"', PHONE, async ({ open }) => {
    const ada = await open('#/invite/menhirs');
    await sayName(ada, 'Ada');
    await ada.getByText(seatWords.thatIsYou('Ada')).waitFor();
    expect(await ada.getByRole('textbox').count()).toBe(1);
    const begins = ada.getByRole('radiogroup', { name: menhirsOptions.begins });
    expect(await begins.getByRole('radio').count()).toBe(3);
    for (const name of [session.you, seatWords.yourGuest]) await begins.getByText(name, { exact: true }).waitFor();
  });
});

describe('an invitation', () => {
  pageTest('takes five taps from "Invite a friend" to a game of two', PHONE, async ({ open }) => {
    let taps = 0;
    const tap = (what: Locator): Promise<void> => {
      taps++;
      return press(what);
    };
    const ada = await open('');
    const shared = ada.evaluate(
      () =>
        new Promise<string>((resolve) => {
          const share = async ({ url = '' }: ShareData) => resolve(url);
          Object.defineProperty(navigator, 'share', { value: share });
        }),
    );
    const box = ada.getByRole('article', { name: 'Menhirs' });
    await press(box.getByRole('button', { name: homeWords.ways('Menhirs') }));
    await tap(box.getByRole('link', { name: ui.inviteFriend }));
    // A guest can choose another picture: here the second one.
    const mine = ada.locator('.on-picture .avatar');
    const before = await mine.getAttribute('data-coat');
    await press(ada.getByRole('button', { name: words.anotherPicture }));
    const coat = await mine.getAttribute('data-coat');
    expect(coat).not.toBe(before);
    await tap(ada.getByRole('button', { name: words.openTable }));
    await ada.getByRole('img', { name: words.qr }).waitFor();
    await ada.getByText(words.waitingFor(1)).waitFor();
    expect([...(await axeOn(ada)), ...(await layoutProblemsOn(ada, false))]).toEqual([]);
    await tap(ada.getByRole('button', { name: words.sendLink }));
    // As a guest opens it: the short address leads to the table.
    const ben = await open('#/settings');
    await ben.goto(await shared);
    await ben.locator(`.on-hero .avatar[data-coat=${coat}]`).waitFor();
    // The button to sit down is visible without scrolling, and newcomers keep the picture they were shown.
    const sits = ben.getByRole('button', { name: words.sitDown });
    expect((await sits.boundingBox())!.y).toBeLessThan(760);
    const newcomer = await ben.locator('.on-picture .avatar').getAttribute('data-coat');
    // A guest who takes the lesson first finds the way back.
    await press(ben.getByRole('link', { name: words.learnFirst }));
    await ben.waitForURL(/#\/learn\/menhirs/);
    await press(ben.getByRole('banner').getByRole('link', { name: ui.back }));
    await ben.waitForURL(/#\/table\//);
    await tap(ben.getByRole('button', { name: words.sitDown }));
    await tap(ada.getByRole('button', { name: new RegExp(`^${words.letIn}:`) }));
    for (const page of [ada, ben]) await page.getByRole('button', { name: /^d3,/ }).waitFor();
    expect(taps).toBe(5);
    expect(await ada.locator('.on-said').count()).toBe(0);
    await press(tools(ada));
    await ada.locator(`.on-seat .avatar[data-coat=${newcomer}]`).first().waitFor();
  });
});

describe('an unknown table', () => {
  pageTest('is reported at once, and the code is corrected in place', PHONE, async ({ open, complaints }) => {
    const cas = await TestGuest.arrive(server(), 'Cas');
    const seats = [{ kind: 'here', name: 'Cas' }, { kind: 'open' }, { kind: 'open' }];
    const wish = { game: 'floors', options: { players: 3 }, clock: { kind: 'none' }, listed: false, seats };
    const { id, code } = (await cas.ask('POST', '/api/tables', wish)).body as { id: string; code: string };
    const page = await open('#/table/nonsense');
    await page.getByText(words.why.codes['no-such-table']).waitFor();
    expect(complaints.splice(0).filter((one) => one.startsWith('404'))).toHaveLength(1);
    expect(await axeOn(page)).toEqual([]);
    const field = page.getByRole('textbox');
    expect(await field.inputValue()).toBe('nonsense');
    // As it is heard: in capitals, and without hyphens.
    await field.fill(code.replaceAll('-', '').toUpperCase());
    await press(page.getByRole('button', { name: ui.toTable }));
    await page.getByRole('heading', { name: words.invitesYou('Cas', 'Finstere Flure') }).waitFor();

    // A guest with the host's name is still not the host.
    await sayName(page, 'CAS');
    await sitDown(page, 3);
    await page.getByText(words.why.codes['name-taken']).first().waitFor();
    await sayName(page, 'Dee');
    await sitDown(page, 3);

    // The host closes the table.
    await page.getByRole('button', { name: words.riseFrom(3) }).waitFor();
    expect((await cas.ask('DELETE', `/api/tables/${id}`)).status).toBe(200);
    await page.getByText(words.closed).waitFor();
  });
});
