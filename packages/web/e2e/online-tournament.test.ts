/** An online tournament: an organiser, players on their own devices, a spectator, and a big screen. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import onlineWords from '../src/features/online/words/en.ts';
import words from '../src/features/online-tournament/words/en.ts';
import playWords from '../src/features/play/words/en.ts';
import desk from '../src/features/tournament/words/en.ts';
import tv from '../src/features/tv/words/en.ts';
import ui from '../src/ui/words/en.ts';
import { press } from './harness/game.ts';
import { sayName } from './harness/online.ts';
import { DESKTOP, PHONE, pageTest } from './harness/page-test.ts';
import { tools } from './harness/pair.ts';
import { axeOn, layoutProblemsOn } from './harness/screen-checks.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Opens a tournament with the default form; returns its link. */
async function openOne(page: Page, name: string): Promise<string> {
  await press(button(page, words.newOne));
  await sayName(page, 'Marijke');
  await page.getByLabel(words.name, { exact: true }).fill(name);
  await press(button(page, words.begin));
  await page.getByRole('heading', { name, level: 1 }).waitFor();
  return page.url();
}

async function enter(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await sayName(page, name);
  await page.getByLabel(words.enterAs).fill(name);
  await press(button(page, words.enter));
  await page.getByText(words.checkedIn(1)).waitFor();
}

async function chooseInMenu(page: Page, label: string): Promise<void> {
  await press(button(page, ui.more));
  await press(page.getByRole('menuitem', { name: label }));
}

/** Resigns at the player's board, and returns to the tournament. */
async function giveUp(page: Page, number: number): Promise<void> {
  await press(page.getByRole('link', { name: words.goToBoard(number) }));
  await press(button(page, ui.menu));
  await press(button(page, playWords.resign));
  await press(button(page, playWords.resignYes));
  await press(page.getByRole('link', { name: playWords.toTournament }).first());
}

describe('an online tournament', () => {
  pageTest('is opened, entered and played to its end', PHONE, async ({ open }) => {
    const host = await open('#/tournaments', { device: DESKTOP });
    const link = await openOne(host, 'Friday night');
    const [ann, bea] = [await open(''), await open('')];
    await enter(ann, link, 'Ann');
    await enter(bea, link, 'Bea');
    expect(await axeOn(ann)).toEqual([]);
    expect(await layoutProblemsOn(ann, false)).toEqual([]);

    await chooseInMenu(host, words.announce);
    await host.getByLabel(words.announceAbout).fill('Tea at nine');
    await press(button(host, words.announceYes));
    await ann.getByText('Tea at nine').first().waitFor();

    await chooseInMenu(host, words.change);
    const dialog = host.getByRole('dialog');
    for (let i = 0; i < 4; i++) await press(dialog.getByRole('button', { name: desk.less(desk.rounds) }));
    await press(dialog.getByRole('button', { name: words.change }));
    await dialog.waitFor({ state: 'hidden' });

    await press(button(host, desk.pairRound(1)));
    await ann.getByRole('link', { name: words.goToBoard(1) }).waitFor();
    expect(await layoutProblemsOn(ann, false)).toEqual([]);
    const carla = await open('', { device: DESKTOP });
    await carla.goto(link);
    await carla.getByRole('link', { name: words.watch(1) }).waitFor();
    expect(await axeOn(carla)).toEqual([]);

    await giveUp(ann, 1);
    for (const page of [host, ann, bea, carla])
      await page.getByRole('heading', { name: desk.boardsIn(1, 1) }).waitFor();
    await bea.getByText(words.yourPlace(1, 2)).waitFor({ timeout: 30_000 });
    await ann.getByText(words.yourPlace(2, 2)).waitFor();
    await carla.goto(`${link}/screen`);
    await carla.getByRole('heading', { name: 'Friday night' }).waitFor();
  });

  pageTest('lets a spectator go from board to board', PHONE, async ({ open }) => {
    const host = await open('#/tournaments', { device: DESKTOP });
    const link = await openOne(host, 'Two boards');
    for (const name of ['Ann', 'Bea', 'Cor', 'Dina']) await enter(await open(''), link, name);
    await press(button(host, desk.pairRound(1)));
    const carla = await open('');
    await carla.goto(link);
    await press(carla.getByRole('link', { name: words.watch(1) }));
    await carla.getByText(onlineWords.foundTable.playing('Menhirs')).waitFor();
    await sayName(carla, 'Carla');
    const first = carla.url();
    const watchNext = async (): Promise<void> => {
      await press(tools(carla));
      await press(button(carla, onlineWords.nextBoard));
    };
    await watchNext();
    await expect.poll(() => carla.url()).not.toBe(first);
    await watchNext();
    await expect.poll(() => carla.url()).toBe(first);
    await press(tools(carla));
    await press(carla.getByRole('link', { name: onlineWords.toTournament }).first());
    await carla.getByRole('link', { name: words.watch(2) }).waitFor();
  });

  pageTest('is sent to a television with the code on its screen', DESKTOP, async ({ open }) => {
    const host = await open('#/tournaments');
    await openOne(host, 'Sunday');
    const television = await open('#/tv', { device: { viewport: { width: 1920, height: 1080 } } });
    const code = await television.locator('.tv-ticket b').innerText();
    await chooseInMenu(host, words.screen);
    const dialog = host.getByRole('dialog');
    await dialog.getByRole('textbox', { name: tv.code }).fill(` ${code.toUpperCase()}`);
    await press(dialog.getByRole('button', { name: tv.show, exact: true }));
    await host.getByText(tv.shown).first().waitFor();
    await television.getByRole('heading', { name: 'Sunday' }).waitFor();
    await chooseInMenu(host, words.addComputer);
    await press(host.getByRole('dialog').getByRole('button', { name: words.addComputer }));
    await television.getByRole('rowheader').waitFor();
    const letters = television.locator('.desk-screen :is(h1, h2, p, th, td, li, time, span)');
    const sizes = await letters.evaluateAll((all) =>
      all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)),
    );
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(32);
    expect(await layoutProblemsOn(television, true)).toEqual([]);
  });

  pageTest('does not pair players who left, and only the organiser directs it', DESKTOP, async ({ open }) => {
    const host = await open('#/tournaments');
    const link = await openOne(host, 'Saturday');
    const ann = await open('');
    await enter(ann, link, 'Ann');
    expect(await button(ann, desk.pairRound(1)).count()).toBe(0);
    await chooseInMenu(ann, words.leave);
    await press(ann.getByRole('dialog').getByRole('button', { name: words.leave }));
    await ann.getByText(words.youLeft).waitFor();
    await host.getByText(desk.need(2)).waitFor();
    await press(button(ann, words.comeBack));
    await chooseInMenu(host, words.addComputer);
    await press(host.getByRole('dialog').getByRole('button', { name: words.addComputer }));
    await press(button(host, desk.pairRound(1)));
    await press(ann.getByRole('link', { name: words.goToBoard(1) }));
    await press(button(ann, onlineWords.atTable));
    await ann.getByRole('link', { name: onlineWords.toTournament }).waitFor();
    expect(await ann.getByRole('button', { name: onlineWords.offerBack }).count()).toBe(0);
  });
});
