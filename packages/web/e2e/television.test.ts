/** A table on a television: from a blank screen to the first move, what a room can read, and what nobody may see. */
import { CHANCE, floors, menhirs } from '@speeltafel/rules';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import onlineWords from '../src/features/online/words/en.ts';
import words from '../src/features/tv/words/en.ts';
import floorsOptions from '../src/games/floors/options/words/en.ts';
import floorsWords from '../src/games/floors/words/en.ts';
import menhirsOptions from '../src/games/menhirs/options/words/en.ts';
import menhirsWords from '../src/games/menhirs/words/en.ts';
import ui from '../src/ui/words/en.ts';
import { sample, show, untilChoosing } from './harness/floors.ts';
import { pick, press } from './harness/game.ts';
import { floorsAt, openTableOn, ServerView, sayName, sitDown, standInFor } from './harness/online.ts';
import { DESKTOP, PHONE, pageTest } from './harness/page-test.ts';
import { actBy, beforeClaim, meet, playOn, skipTo, tools } from './harness/pair.ts';
import { axeOn } from './harness/screen-checks.ts';

const TELEVISION = { viewport: { width: 1920, height: 1080 } };
/** The smallest text that is readable at three metres, in pixels of the stage. */
const READABLE = 32;

/** Texts on the screen that are smaller than that, apart from those drawn on boards and cards. */
const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const walker = document.createTreeWalker(document.querySelector('.tv-stage')!, NodeFilter.SHOW_TEXT);
    const small: string[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement!;
      const text = node.textContent!.trim();
      if (text === '' || parent.closest('svg, .visually-hidden, [role="grid"], .mh-places') !== null) continue;
      const size = Number.parseFloat(getComputedStyle(parent).fontSize) * (parent.currentCSSZoom ?? 1);
      if (parent.checkVisibility() && size < least) small.push(`${text}: ${size}`);
    }
    return small;
  }, READABLE);

/** Elements that extend beyond the stage. */
const outside = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.tv-stage :is(h2, h3, p, b, small, li, section, .player-clock, .on-qr)')]
      .filter((element) => element.checkVisibility() && element.closest('.visually-hidden, .moment, .on-line') === null)
      .filter((element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
      })
      .map(({ className, textContent }) => `${className}: ${textContent}`),
  );

async function readable(page: Page): Promise<void> {
  expect(await tooSmall(page)).toEqual([]);
  expect(await outside(page)).toEqual([]);
}

/** The link in its QR code. */
async function linkOf(television: Page): Promise<string> {
  const id = await television.evaluate(() => localStorage.getItem('speeltafel.television'));
  return `${new URL(television.url()).origin}/#/show/${id}`;
}

describe('a television', () => {
  pageTest('goes from a blank screen to the first move of four people in under a minute', PHONE, async ({ open }) => {
    const television = await open('#/tv', { device: TELEVISION, motion: true });
    const began = Date.now();
    await television.getByRole('heading', { name: words.takeSeat }).waitFor();
    await readable(television);
    expect(await axeOn(television)).toEqual([]);
    const link = await linkOf(television);
    const phones: Page[] = [];
    const ada = await open('#/settings');
    phones.push(ada);
    await ada.goto(link);
    await press(ada.getByRole('link', { name: /Finstere Flure/ }));
    await sayName(ada, 'Ada');
    const table = await openTableOn(ada, async () => pick(ada, floorsOptions.count, '4'));
    const witness = await ServerView.at(table);
    // A phone that scans the same code joins the table; the television shows the players.
    for (const name of ['Ben', 'Cem', 'Dora']) {
      const phone = await open('#/settings');
      phones.push(phone);
      await phone.goto(link);
      await phone.waitForURL(/#\/table\//);
      await sayName(phone, name);
      const free = Object.entries(witness.told.seating).find(([, one]) => one === null)![0];
      await sitDown(phone, Number(free));
      if (name !== 'Dora') await television.getByText(name, { exact: true }).waitFor();
      if (name === 'Cem') await readable(television);
    }
    await witness.until(({ start }) => start !== null);
    const position = witness.position(floors);
    const seat = floors.toAct(position)[0]!;
    const names = ['Ada', 'Ben', 'Cem', 'Dora'];
    const mover = phones[names.findIndex((name) => witness.seatOf(name) === seat)]!;
    await untilChoosing(mover);
    await show(mover, sample(floorsAt(witness)), position);
    await television.locator('.ff-tv-said').getByText(/\S/).first().waitFor();
    expect(Date.now() - began).toBeLessThan(60_000);
    for (const name of names) await television.locator('.ff-tv-plate').getByText(name, { exact: true }).waitFor();
    await readable(television);
    expect(await axeOn(television)).toEqual([]);
    // The others play on with the rules; then the room sees the monster's walk, and its reasons.
    const clients = await Promise.all(phones.map(standInFor));
    for (const client of clients) await client.watch(witness.id);
    for (let turns = 0; !witness.told.played.some(({ seat }) => seat === CHANCE); turns++) {
      expect(turns).toBeLessThan(20);
      const now = witness.position(floors);
      const next = floors.toAct(now)[0]!;
      const client = clients[names.findIndex((name) => witness.seatOf(name) === next)]!;
      const { length } = witness.told.played;
      const action = floors.makeAction(sample(floorsAt(witness)), now, next);
      await client.until(() => client.tables.get(witness.id)?.played.length === length);
      expect(await client.send(witness.id, { kind: 'act', seat: next, action })).toMatchObject({ type: 'done' });
      await witness.until(({ played }) => played.length > length);
    }
    await television
      .locator('.ff-tv-turn')
      .getByText(floorsWords.stepOf(1, 5).replace(/\d of.*/, ''))
      .waitFor();
    await readable(television);
    // The arrow keys of a remote control look back, and return.
    await television.locator('.ff-tv-turn .ff-token').waitFor();
    await television.keyboard.press('ArrowLeft');
    await television.getByText(ui.lookingBack).waitFor();
    await television.keyboard.press('ArrowUp');
    await television.getByText(ui.lookingBack).waitFor({ state: 'hidden' });
  });

  pageTest('shows clocks, the rounds and the time for a claim, which only a phone can use', DESKTOP, async (trial) => {
    const pair = await meet(trial, async (page) => {
      await pick(page, onlineWords.clock, onlineWords.clocks.game);
      await pick(page, menhirsOptions.grace, '10 s');
    });
    const television = await trial.open('#/tv', { device: TELEVISION });
    const code = await television.locator('.tv-ticket b').innerText();
    // A table is sent to it from a phone, with the code on the television.
    const [page] = pair.pages;
    await press(tools(page));
    await page.getByText(words.showTable).click();
    await page.getByRole('textbox', { name: words.code }).fill(code);
    await press(page.getByRole('button', { name: words.show, exact: true }));
    await page.getByText(words.shown).first().waitFor();
    await page.keyboard.press('Escape');
    for (const name of pair.names) await television.locator('.mh-tv-plate').getByText(name, { exact: true }).waitFor();
    expect(await television.getByText(/^1[45]:\d\d$/).count()).toBe(2);
    await playOn(pair);
    await television.getByText(menhirsWords.lastMove).waitFor();
    await readable(television);
    const clients = await skipTo(pair, beforeClaim);
    await actBy(clients, pair.witness);
    await television.getByText(menhirsWords.secondsToClaim).waitFor();
    await readable(television);
    expect(await television.getByRole('button', { name: /claim/i }).count()).toBe(0);
    expect(await axeOn(television)).toEqual([]);
    await clients[0]!.send(pair.witness.id, { kind: 'resign', seat: pair.witness.seatOf(pair.names[0]) });
    await television.getByRole('region', { name: ui.result }).waitFor();
    await readable(television);
  });

  pageTest('shows any table to spectators, without secret choices and hidden fog', DESKTOP, async (trial) => {
    const pair = await meet(trial, async (page) => {
      await pick(page, menhirsOptions.fog, menhirsOptions.fogs.hidden);
    });
    const television = await trial.open(`#/tv/${pair.witness.id}`, { device: TELEVISION });
    await television.getByRole('button', { name: /^d3,/ }).waitFor();
    const named = await television.getByRole('button', { name: /fog over a menhir/ }).count();
    expect([menhirs.toAct(pair.witness.position(menhirs)).length, named]).toEqual([1, 0]);
    await readable(television);
  });

  pageTest('says so if there is no server', TELEVISION, async ({ open, complaints }) => {
    const page = await open('#/settings');
    await page.route(/\/api\//, (route) => route.abort());
    await page.goto(`${new URL(page.url()).origin}/#/tv`);
    await page.getByText(onlineWords.noServer).waitFor();
    complaints.splice(0);
  });
});
