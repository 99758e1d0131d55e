/** Built monsters: seen by everyone at the table, on this and on other devices, and on paper. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import homeWords from '../src/features/new-game/words/en.ts';
import words from '../src/features/online/words/en.ts';
import kitWords from '../src/games/floors/monster/words/en.ts';
import formWords from '../src/games/floors/options/words/en.ts';
import sheetWords from '../src/games/floors/print/words/en.ts';
import gameWords from '../src/games/floors/words/en.ts';
import { LANGUAGES } from '../src/i18n/languages.ts';
import ui from '../src/ui/words/en.ts';
import { press } from './harness/game.ts';
import { comeTo, openTableOn, ServerView, sitDown, toInvitation } from './harness/online.ts';
import { DESKTOP, PHONE, pageTest, TINY } from './harness/page-test.ts';
import { tools } from './harness/pair.ts';
import { axeOn, layoutProblemsOn, textProblemsOn } from './harness/screen-checks.ts';

const TANTE_RUTH = 'mop.plum.two.tusks.pincers.horns.pot Tante Ruth';

const build = (page: Page): Promise<void> => press(page.getByRole('button', { name: formWords.build }));
const choose = (page: Page, name: string): Promise<void> =>
  page.getByRole('radio', { name, exact: true }).click({ force: true });

/** Builds Tante Ruth from the usual monster. */
async function buildTanteRuth(page: Page): Promise<void> {
  await build(page);
  const { parts, slots } = kitWords;
  await choose(page, parts.body.mop);
  await choose(page, parts.colour.plum);
  for (const [slot, part] of [
    [slots.eyes, parts.eyes.two],
    [slots.mouth, parts.mouth.tusks],
    [slots.horns, parts.horns.horns],
    [slots.hat, parts.hat.pot],
    [slots.arms, parts.arms.pincers],
  ] as const) {
    await page.getByRole('tab', { name: slot }).click();
    await choose(page, part);
  }
  await page.getByRole('textbox', { name: kitWords.name }).fill('Tante Ruth');
  await press(page.getByRole('button', { name: kitWords.letLoose }));
  await page.getByText('Tante Ruth', { exact: true }).waitFor();
}

/** The parts of the monster in the hall, as the ids of their drawings. */
const inHall = (page: Page): Promise<string[]> =>
  page.locator('.ff-monster use').evaluateAll((uses) => uses.map((use) => use.getAttribute('href') ?? '').toSorted());
const RUTH_ABOVE = ['arms-pincers', 'body-mop', 'eyes-two', 'hat-pot', 'horns-horns', 'mouth-tusks']
  .map((id) => `#mk-top-${id}`)
  .concat('#mk-wedge');
const fetchedDrawings = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name.split('/').at(-1)!)
      .filter((name) => /^(front|top|kit)-/.test(name)),
  );

describe('the monster kit', () => {
  pageTest(
    'builds the monster of the next game, which appears in the game and in the next form',
    PHONE,
    async ({ open }) => {
      const page = await open('#/new/floors');
      expect(await fetchedDrawings(page)).toEqual([]);
      await buildTanteRuth(page);
      await press(page.getByRole('button', { name: homeWords.begin }));
      await expect.poll(() => inHall(page)).toEqual(RUTH_ABOVE);
      const kept = (): Promise<string[]> =>
        page.evaluate(() =>
          Object.entries(localStorage).flatMap(([key, text]) =>
            key.startsWith('speeltafel.game.') ? [String(JSON.parse(text as string).look)] : [],
          ),
        );
      expect(await kept()).toEqual([TANTE_RUTH]);
      await page.reload();
      await expect.poll(() => inHall(page)).toEqual(RUTH_ABOVE);
      await page.goto(`${page.url().split('#')[0]}#/new/floors`);
      await page.getByText('Tante Ruth', { exact: true }).waitFor();
    },
  );

  pageTest('a player without a built monster downloads none of its drawings', DESKTOP, async ({ open }) => {
    const page = await open('#/new/floors');
    await press(page.getByRole('button', { name: homeWords.begin }));
    await page.locator('.ff-monster').waitFor();
    expect(await inHall(page)).toEqual(['#ff-facing', '#ff-monster']);
    expect(await fetchedDrawings(page)).toEqual([]);
  });

  pageTest('random changes, undo and the usual monster work with the keyboard', DESKTOP, async ({ open }) => {
    const page = await open('#/new/floors');
    await build(page);
    const stage = page.getByRole('img', { name: /^Furunkulus: / });
    await stage.waitFor();
    const usual = await stage.getAttribute('aria-label');
    const undo = page.getByRole('button', { name: gameWords.undo });
    expect(await undo.isDisabled()).toBe(true);
    await page.getByRole('button', { name: kitWords.surprise }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => stage.getAttribute('aria-label')).not.toBe(usual);
    await undo.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => stage.getAttribute('aria-label')).toBe(usual);
    await page.getByRole('tab', { name: kitWords.slots.body }).focus();
    await page.keyboard.press('ArrowRight');
    expect(await page.getByRole('tab', { name: kitWords.slots.eyes }).getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect.poll(() => stage.getAttribute('aria-label')).not.toBe(usual);
    await press(page.getByRole('button', { name: kitWords.box }));
    await expect.poll(() => stage.getAttribute('aria-label')).toBe(usual);
    for (const facing of gameWords.directions) {
      await page.getByRole('img', { name: gameWords.monsterFacing(facing) }).waitFor();
    }
    expect(await axeOn(page)).toEqual([]);
    // Closing the dialog without confirming changes nothing.
    await press(page.getByRole('button', { name: kitWords.surprise }));
    await page.keyboard.press('Escape');
    await page.getByText('Furunkulus', { exact: true }).waitFor();
  });

  for (const language of LANGUAGES) {
    pageTest(`fits on the smallest phone in ${language}, with every tray`, TINY, async ({ open }) => {
      const page = await open('#/new/floors', { language });
      await press(page.locator('.ff-monster-field button'));
      const last = page.locator('.mk-kit footer .btn').last();
      await last.waitFor();
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click();
        expect(await layoutProblemsOn(page, false)).toEqual([]);
        expect(await textProblemsOn(page, language)).toEqual([]);
      }
      const box = (await last.boundingBox())!;
      expect([box.x + box.width <= 320, box.y + box.height <= 568]).toEqual([true, true]);
    });
  }
});

describe('a built monster at an online table', () => {
  pageTest('is shown to the guest with the terms and in the hall, as to the host', DESKTOP, async ({ open }) => {
    const ada = await open('');
    await toInvitation(ada, 'Finstere Flure', 'Ada');
    await buildTanteRuth(ada);
    const link = await openTableOn(ada);
    const ben = await open('#/settings', { device: PHONE });
    await comeTo(ben, link, 'Ben');
    await press(ada.getByText(words.terms));
    for (const page of [ada, ben]) await page.getByText(formWords.monsterTerm('Tante Ruth')).waitFor();
    const witness = await ServerView.at(link);
    expect(witness.told.look).toBe(TANTE_RUTH);
    const free = Object.entries(witness.told.seating).find(([, one]) => one === null)![0];
    await sitDown(ben, Number(free));
    for (const page of [ada, ben]) await expect.poll(() => inHall(page)).toEqual(RUTH_ABOVE);
    // Ben's own monster is for his own tables only.
    expect(await ben.evaluate(() => localStorage.getItem('speeltafel.floors.monster'))).toBeNull();
    await press(tools(ben));
    await ben.getByText(formWords.monsterTerm('Tante Ruth')).waitFor();
  });
});

describe('a built monster on paper', () => {
  pageTest('is a sheet to cut out, with its front on both sides and a view from above', DESKTOP, async ({ open }) => {
    const page = await open('#/print/floors-monster', {
      storage: { 'speeltafel.floors.monster': JSON.stringify(TANTE_RUTH) },
    });
    await page.getByRole('heading', { name: 'Tante Ruth' }).waitFor();
    await page.getByText(sheetWords.cutOut.how).waitFor();
    const fronts = page.locator('.cut-figure svg');
    await expect.poll(() => fronts.locator('use[href="#mk-hat-pot"]').count()).toBe(2);
    await expect.poll(() => page.locator('.cut-disc use[href="#mk-top-hat-pot"]').count()).toBe(2);
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('button', { name: ui.print }).isVisible()).toBe(false);
    // Everything fits on the one page.
    const ends = (): Promise<number[]> =>
      page.evaluate(() =>
        ['.cut-discs', '.sheet footer', '.sheet'].map(
          (part) => document.querySelector(part)!.getBoundingClientRect().bottom,
        ),
      );
    await expect.poll(async () => (await ends()).toSorted((a, b) => a - b)).toEqual(await ends());
  });

  pageTest('is the usual monster if none was built', PHONE, async ({ open }) => {
    const page = await open('#/print/floors-monster');
    await page.getByRole('heading', { name: 'Furunkulus' }).waitFor();
    await page.locator('.cut-figure use[href="#ff-monster-front"]').first().waitFor({ state: 'attached' });
    expect(await axeOn(page)).toEqual([]);
  });
});
