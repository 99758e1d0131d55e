/** The laboratory: a report in the page, two variants side by side, files, and links. */
import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import words from '../src/features/lab/words/en.ts';
import floors from '../src/games/floors/laboratory/words/en.ts';
import solve from '../src/games/menhirs/laboratory/solve/words/en.ts';
import menhirs from '../src/games/menhirs/laboratory/words/en.ts';
import options from '../src/games/menhirs/options/words/en.ts';
import shared from '../src/games/shared/words/en.ts';
import ui from '../src/ui/words/en.ts';
import { comeTo, openTableOn, ServerView, sayName, sitDown } from './harness/online.ts';
import { DESKTOP, PHONE, pageTest } from './harness/page-test.ts';
import { axeOn, layoutProblemsOn } from './harness/screen-checks.ts';

const RECORDS = new URL('../../rules/data/menhirs-records.json', import.meta.url);

/** Lets large allocations fail, as in a browser without free memory. */
const WITHOUT_MEMORY = `globalThis.ArrayBuffer = class extends ArrayBuffer {
  constructor(bytes, ...more) {
    if (bytes > 2 ** 24) throw new RangeError('Array buffer allocation failed');
    super(bytes, ...more);
  }
};`;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

async function measure(page: Page): Promise<void> {
  await button(page, words.measure).click();
  await button(page, words.moreGames).waitFor({ timeout: 120_000 });
}

async function saved(page: Page, name: string): Promise<string> {
  await button(page, words.figures).click();
  const coming = page.waitForEvent('download');
  await page.getByRole('menuitem', { name }).click();
  return text(await (await coming).createReadStream());
}

/** Records with the times of people's actions. */
const playedToTheEnd = (variant: string, count: number): readonly string[] =>
  (JSON.parse(readFileSync(RECORDS, 'utf8')) as readonly { record: string; outcome: object | null }[])
    .filter(({ record, outcome }) => outcome !== null && record.includes(`\n${variant}`))
    .filter(({ record }) => !/\nresult . (time|resigned|agreed)/.test(record))
    .slice(0, count)
    .map(({ record }) => record);

describe('a report', () => {
  pageTest('compares two variants of Menhirs, and is the same for the same link', DESKTOP, async ({ open }) => {
    const page = await open('#/lab/menhirs?options=adam&games=100&positions=30');
    await page.getByRole('switch', { name: words.compare }).click();
    await page.getByRole('radio', { name: '2.0' }).nth(1).click();
    await expect.poll(() => page.url()).toContain('with=v2');
    await measure(page);
    await page.getByText(menhirs.measures['first-wins']).first().waitFor();
    expect(await page.getByText(menhirs.seatsNote).count()).toBe(1);
    expect(await page.locator('.lab-tag').count()).toBeGreaterThan(5);
    expect(await axeOn(page)).toEqual([]);
    const csv = await saved(page, 'CSV');
    expect(csv).toMatch(/^options,measure,kind/);
    expect(csv).toContain('"v2",first-wins,share,100,');

    const again = await open(new URL(page.url()).hash);
    await measure(again);
    expect(await saved(again, 'CSV')).toBe(csv);
  });

  pageTest('counts games of Finstere Flure on a phone, and can add more', PHONE, async ({ open }) => {
    const page = await open('#/lab/floors?options=2+basic&games=25&positions=20&levels=lost-guest,night-watch');
    await measure(page);
    await page.getByText(floors.roundsNote).waitFor();
    await page.getByText(words.skillNote).waitFor();
    expect(await layoutProblemsOn(page, false)).toEqual([]);
    await button(page, words.moreGames).click();
    await expect.poll(() => page.url()).toContain('games=100');
    await button(page, words.moreGames).waitFor({ timeout: 120_000 });
    const [report] = JSON.parse(await saved(page, 'JSON'));
    expect(report.settings).toMatchObject({ games: 100, rotate: true });
    await button(page, words.change).click();
    await button(page, words.measure).waitFor();
  });

  pageTest('estimates how long games take, from games played on the device', PHONE, async ({ open }) => {
    const chairs = [1, 2].map((seat) => ({ seat, name: '', controller: { kind: 'person' } }));
    const games = playedToTheEnd('menhirs 1 adam', 3).map((record, i) => ({
      id: `real${i}`,
      table: {
        ...{ game: 'menhirs', chairs, record, clocks: { rule: { kind: 'none' }, left: {}, since: 0 } },
        ...{ tentative: null, brokenOff: null, version: 1 },
      },
      ...{ elapsed: 0, changed: i, waiting: [], over: true },
    }));
    const storage = Object.fromEntries(games.map((game) => [`speeltafel.game.${game.id}`, JSON.stringify(game)]));
    const page = await open('#/lab/menhirs?games=25&positions=20', { storage });
    await measure(page);
    await page.getByText(words.minutesNote(3)).waitFor();
    expect(await layoutProblemsOn(page, false)).toEqual([]);
    const [report] = JSON.parse(await saved(page, 'JSON'));
    expect(report.pace).toMatchObject({ games: 3, per: 'moves' });
  });

  pageTest('explains what is wrong with a link, and can be stopped', PHONE, async ({ open }) => {
    const page = await open('#/lab/menhirs?options=v2+take=13/4');
    await page.getByText(words.unreadable.options).waitFor();
    await page.evaluate(() => {
      location.hash = '#/lab/menhirs?games=20000&levels=druid&positions=20000';
    });
    await button(page, words.measure).click();
    await page.getByText(words.playing).first().waitFor();
    await button(page, ui.cancel).click();
    await button(page, words.measure).waitFor();
  });
});

describe('a drawn board', () => {
  pageTest('is played by two people on one device, and measured', PHONE, async ({ open }) => {
    const page = await open('#/new/menhirs');
    await page.getByText(ui.moreOptions).click();
    await page.getByRole('switch', { name: options.drawBoard }).click();
    for (const place of ['b1', 'b4', 'e4', 'f2']) await button(page, new RegExp(`^${place},`)).click();
    await page.getByText(options.drawMore(4, [5, 7])).waitFor();
    await button(page, /^g2,/).click();
    await page.getByText(options.drawn(5)).waitFor();
    await page.locator('.form-submit button').click();
    await page.getByRole('button', { name: 'b1, fog over a menhir, on its own' }).waitFor();

    const lab = await open('#/lab/menhirs?options=adam+board%3Db1.b4.e4.f2.g2&games=25&positions=20');
    await measure(lab);
    await lab.getByText('b1 b4 e4 f2 g2').first().waitFor();
  });
});

describe('the workshop', () => {
  pageTest('names a drawn hall, measures it, and two browsers play on it', DESKTOP, async ({ open }) => {
    const page = await open('#/lab/floors/workshop?options=2+-');
    await page.getByRole('radio', { name: 'crystal' }).check({ force: true });
    await page.getByRole('gridcell', { name: /^h6/ }).getByRole('button').click();
    await expect.poll(() => page.url()).toContain('c%40h6');
    await page.getByRole('radio', { name: 'teleporter I', exact: true }).first().check({ force: true });
    await page.getByRole('gridcell', { name: /^d4/ }).getByRole('button').click();
    await page.getByText(floors.loneTeleporter).first().waitFor();
    await page.getByRole('gridcell', { name: /^j8/ }).getByRole('button').click();
    await expect.poll(() => page.url()).toContain('%40j8');
    expect(page.url()).toContain('%40d4');
    const name = page.getByRole('textbox', { name: words.variantName });
    await name.fill('a,b');
    await page.getByText(words.badName).waitFor();
    await name.fill('Two doors');
    await expect.poll(() => page.url()).toContain('name%3DTwo_doors');
    await button(page, words.measure).click();
    await page.getByText(words.quickNote(200)).waitFor();
    await page.locator('.chart').waitFor({ timeout: 120_000 });
    expect(await axeOn(page)).toEqual([]);

    await page.getByRole('link', { name: ui.inviteFriend }).click();
    await sayName(page, 'Ada');
    const link = await openTableOn(page);
    const ben = await open('', { device: PHONE });
    await comeTo(ben, link, 'Ben');
    await ben.getByText(shared.ownVariant('Two doors')).first().waitFor();
    await sitDown(ben, 2);
    const witness = await ServerView.at(link);
    await witness.until(({ began }) => began > 0);
    expect(witness.told.options).toMatch(/^2 .*c@h6.* name=Two_doors$/);
  });
});

describe('a board to solve', () => {
  pageTest('is chosen by its five menhirs; solving can be paused, resumed and finished', PHONE, async ({ open }) => {
    const page = await open('#/lab/menhirs/solve?board=b1.b4.e4.f2');
    await page.getByRole('heading', { name: solve.choose(1) }).waitFor();
    expect(await button(page, solve.solve).isDisabled()).toBe(true);
    await page.getByRole('button', { name: /^g2,/ }).click();
    await expect.poll(() => page.url()).toContain('board=b1.b4.e4.f2.g2');
    await page.getByRole('heading', { name: solve.ready }).waitFor();
    expect(await axeOn(page)).toEqual([]);
    expect(await layoutProblemsOn(page, false)).toEqual([]);
    await button(page, solve.solve).click();
    await page.getByText(solve.done(0)).waitFor();
    await button(page, ui.pause).click();
    await page.getByRole('heading', { name: solve.paused }).waitFor();
    await button(page, solve.goOn).click();
    await button(page, ui.pause).waitFor();
    await button(page, ui.cancel).click();
    await button(page, solve.solve).waitFor();
  });

  pageTest(
    'is refused with a sentence if there is too little memory, before or during the solve',
    PHONE,
    async ({ open }) => {
      const page = await open('#/lab/menhirs/solve?board=b1.b4.e4.f2.g2');
      const sentence = page.getByRole('alert').filter({ hasText: solve.failures.memory });
      const setDeviceMemory = (gigabytes: number) =>
        page.evaluate((value) => {
          Object.defineProperty(navigator, 'deviceMemory', { value, configurable: true });
        }, gigabytes);
      await setDeviceMemory(2);
      await button(page, solve.solve).click();
      await sentence.waitFor();
      expect(await axeOn(page)).toEqual([]);
      expect(await layoutProblemsOn(page, false)).toEqual([]);

      await setDeviceMemory(8);
      let refused = 0;
      await page.route(/solve\.worker/, async (route) => {
        refused++;
        const response = await route.fetch();
        await route.fulfill({ response, body: `${WITHOUT_MEMORY}\n${await response.text()}` });
      });
      await button(page, solve.solve).click();
      await expect.poll(() => refused).toBe(1);
      await sentence.waitFor();
    },
  );
});
