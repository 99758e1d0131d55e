/**
 * Home on a phone: the waiting game is first, each box has one visible action, and everything else is behind one
 * button.
 */
import { describe, expect } from 'vitest';
import words from '../src/features/home/words/en.ts';
import playWords from '../src/features/play/words/en.ts';
import menhirsWords from '../src/games/menhirs/words/en.ts';
import ui from '../src/ui/words/en.ts';
import { press } from './harness/game.ts';
import { DESKTOP, PHONE, pageTest } from './harness/page-test.ts';
import { layoutProblemsOn } from './harness/screen-checks.ts';
import { STORAGE } from './harness/screens.ts';

const DAY = 86_400_000;
const WAITING = { 'speeltafel.game.m-computer': STORAGE['speeltafel.game.m-computer']! };

describe('home on a phone', () => {
  pageTest('a first visit: each game explained, one filled button each, learning below', PHONE, async ({ open }) => {
    const page = await open('');
    for (const game of ['Menhirs', 'Finstere Flure']) {
      const box = page.getByRole('article', { name: game });
      await box.getByRole('heading', { name: game }).waitFor();
      expect((await box.getByRole('link', { name: words.now }).boundingBox())!.y).toBeLessThan(500);
      expect(await box.getByRole('link', { name: words.learnIt }).isVisible()).toBe(true);
      expect(await box.getByRole('link', { name: words.opponent }).isVisible()).toBe(false);
    }
    await press(page.getByRole('button', { name: words.ways('Menhirs') }));
    const ways = page.locator('#ways-menhirs');
    for (const name of [words.opponent, words.oneDevice, words.learnIt]) {
      await ways.getByRole('link', { name }).waitFor();
    }
    await press(ways.getByRole('link', { name: words.oneDevice }));
    await page.waitForURL(/#\/new\/menhirs$/);
  });

  pageTest('the first game states the aim, and offers hints and sounds once', PHONE, async ({ open }) => {
    const page = await open('');
    await page.evaluate(() => localStorage.removeItem('speeltafel.settings'));
    await page.reload();
    await press(page.getByRole('article', { name: 'Menhirs' }).getByRole('link', { name: words.now }));
    const offer = page.getByRole('region', { name: playWords.firstGame });
    await offer.waitFor();
    await page.getByText(menhirsWords.aim).waitFor();
    // The offer does not cover the board or the other player's plate.
    const above = page.locator('.mh-moor, .mh-plate:first-child');
    const { y } = (await offer.boundingBox())!;
    for (const one of await above.all()) {
      const box = (await one.boundingBox())!;
      expect(box.y + box.height).toBeLessThanOrEqual(y);
    }
    await press(offer.getByRole('switch', { name: playWords.firstHints }));
    await press(offer.getByRole('button', { name: ui.play }));
    await page.getByRole('button', { name: ui.hint }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: ui.hint }).waitFor();
    expect(await offer.count()).toBe(0);
  });

  pageTest('the offer of the first game disappears with a tap on the board', PHONE, async ({ open }) => {
    const page = await open('');
    await page.evaluate(() => localStorage.removeItem('speeltafel.settings'));
    await page.reload();
    await press(page.getByRole('article', { name: 'Finstere Flure' }).getByRole('link', { name: words.now }));
    const offer = page.getByRole('region', { name: playWords.firstGame });
    await offer.waitFor();
    await press(page.locator('[data-square]').nth(60));
    await offer.waitFor({ state: 'hidden' });
    await page.reload();
    await page.locator('.ff-hall').waitFor();
    expect(await offer.count()).toBe(0);
  });

  pageTest('the waiting game is first, and a screen reader reads the streak', PHONE, async ({ open }) => {
    const day = Math.floor(Date.now() / DAY);
    const progress = JSON.stringify({ solved: {}, day, row: 6, best: 6 });
    const page = await open('', { storage: { ...WAITING, 'speeltafel.puzzles': progress } });
    const y = async (what: string): Promise<number> => (await page.locator(what).first().boundingBox())!.y;
    expect(await y('.kept.mine em')).toBeLessThan(await y('.game'));
    await page.getByText(words.days(6), { exact: true }).waitFor();
    // Its board and the last action are rendered after everything else.
    const card = page.locator('.kept.waits');
    await card.getByText(words.gameWith('Menhirs', 'Druid')).waitFor();
    await card.locator('.waits-picture .mh-moor').waitFor();
    await card
      .locator('.waits-last')
      .filter({ hasText: /^Round 1[12]\. / })
      .waitFor();
    // One puzzle; joining by code and the other links are behind one button each; only the current language is shown.
    expect(await page.locator('.today a').count()).toBe(1);
    expect((await page.getByRole('combobox', { name: ui.language }).boundingBox())!.width).toBeLessThan(60);
    await press(page.getByRole('button', { name: words.haveCode }));
    await page.getByRole('textbox', { name: words.gotCode }).fill('no such table');
    await page.getByRole('link', { name: ui.lobby }).waitFor();
    await page.keyboard.press('Escape');
    await press(page.getByRole('button', { name: ui.more, exact: true }));
    await page.locator('#more-links').getByRole('link', { name: ui.rules }).waitFor();
    expect(await layoutProblemsOn(page, false)).toEqual([]);
  });

  pageTest('on a desktop all ways to play are visible', DESKTOP, async ({ open }) => {
    const page = await open('');
    const box = page.getByRole('article', { name: 'Menhirs' });
    for (const name of [words.playNow, words.opponent, words.oneDevice, words.learnIt]) {
      expect(await box.getByRole('link', { name }).first().isVisible()).toBe(true);
    }
  });
});
