/**
 * A club evening at the desk, on one phone without a network: names, rounds, a correction, a late player, the big
 * screen and the file.
 */
import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import words from '../src/features/tournament/words/en.ts';
import floors from '../src/games/floors/tournament/words/en.ts';
import result from '../src/games/menhirs/tournament/words/en.ts';
import ui from '../src/ui/words/en.ts';
import { DESKTOP, PHONE, pageTest } from './harness/page-test.ts';
import { layoutProblemsOn } from './harness/screen-checks.ts';

const NAMES = [
  ...['Lena', 'Joris', 'Friederike', 'Marijke', 'Tobias', 'Noor', 'Karl-Heinz', 'Sanne'],
  ...['Wiebke', 'Bas', 'Mathilde', 'Ruben', 'Anneliese', 'Pim', 'Ingrid', 'Joost'],
];

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

async function begin(page: Page, names: readonly string[]): Promise<void> {
  await button(page, ui.begin).click();
  await button(page, words.paste).click();
  await page.getByLabel(words.pasteAbout).fill(names.join('\n'));
  await button(page, words.pasteYes).click();
  await page.getByRole('heading', { name: words.players(names.length) }).waitFor();
}

/** Enters a win of the first seat for every open board, in the round that its number gives. */
async function playRound(page: Page): Promise<void> {
  await page.locator('.desk-board').first().waitFor();
  for (;;) {
    const open = page.locator('.desk-board', { hasText: words.playing });
    const left = await open.count();
    if (left === 0) return;
    await open.first().getByRole('button').click();
    const card = page.locator('.desk-result');
    await card.locator('.mh-result-winner').getByRole('button').first().click();
    await card.getByRole('button', { name: `${1 + (left % 11)}, ` }).click();
    await card
      .getByRole('button', { name: /points$/ })
      .last()
      .click();
    await expect.poll(() => open.count()).toBe(left - 1);
  }
}

describe('a club evening of Menhirs', () => {
  pageTest('a win on time scores by its round, or nothing if the organiser chooses so', PHONE, async ({ open }) => {
    const page = await open('#/tournament');
    await begin(page, NAMES.slice(0, 2));
    await button(page, words.pairRound(1)).click();
    await button(page, words.enterResult(1)).click();
    await page.locator('.mh-result-winner').getByRole('button').first().click();
    await button(page, new RegExp(`^5, ${result.plus(16)}`)).click();
    await page.getByRole('switch', { name: result.notPlayedOut }).click();
    await button(page, /game round 5: 16 points/).click();
    await page.getByText(result.early('')).waitFor();
    const points = () => page.locator('tbody tr').first().innerText();
    await page.getByRole('link', { name: words.tabs.standings }).click();
    await expect.poll(points).toMatch(/\b16\b/);

    await page.getByRole('link', { name: words.tabs.people }).click();
    await page.getByText(ui.moreOptions, { exact: true }).click();
    await page.getByRole('radio', { name: words.notPlayedOutPoints.none }).check({ force: true });
    await page.getByRole('link', { name: words.tabs.standings }).click();
    await expect.poll(points).not.toMatch(/\b16\b/);
  });

  pageTest('sixteen names, two rounds, one late player, one who leaves, one correction', PHONE, async ({ open }) => {
    const page = await open('#/tournament');
    await begin(page, NAMES);
    await button(page, words.pairRound(1)).click();
    await page.getByRole('heading', { name: words.boardsIn(0, 8) }).waitFor();
    expect(await button(page, words.pairRound(2)).count()).toBe(0);
    await playRound(page);

    await button(page, words.correct(1)).click();
    await page.getByLabel(words.correctWhy).fill('both agreed');
    await page.locator('.mh-result-winner').getByRole('button').last().click();
    await button(page, new RegExp(`^5, ${result.plus(16)}`)).click();
    await button(page, /game round 5/).click();
    await page.getByText('both agreed').waitFor();

    await page.getByRole('link', { name: words.tabs.people }).click();
    await page.getByLabel(words.nextName).fill('Yusuf');
    await button(page, words.add).click();
    await page.getByText(words.late(2)).waitFor();
    await page.getByLabel(words.nextName).fill('yusuf');
    await button(page, words.add).click();
    await page.getByText(words.refused['duplicate-name']('yusuf')).first().waitFor();
    await button(page, words.edit('Pim')).click();
    await button(page, words.withdraw).click();
    await page.getByText(words.left).waitFor();

    await page.getByRole('link', { name: words.tabs.round }).click();
    await button(page, words.pairRound(2)).click();
    await page.getByRole('heading', { name: words.boardsIn(0, 8) }).waitFor();
    expect(await page.locator('.desk-boards').getByText('Pim').count()).toBe(0);
    expect(await page.locator('.desk-boards').getByText('Yusuf').count()).toBe(1);

    // Everything is still there after a reload.
    await page.reload();
    await page.getByRole('heading', { name: words.boardsIn(0, 8) }).waitFor();
    await page.getByRole('link', { name: words.tabs.standings }).click();
    await page.getByRole('heading', { name: words.duringRound(2) }).waitFor();
    expect(await page.getByRole('row').count()).toBe(18);
  });

  pageTest(
    'the file opens on another device, and a newer one is refused with a sentence',
    DESKTOP,
    async ({ open }) => {
      const page = await open('#/tournament');
      await begin(page, NAMES.slice(0, 5));
      await button(page, words.pairRound(1)).click();
      await playRound(page);
      const downloaded = page.waitForEvent('download');
      await page.getByRole('banner').getByRole('button', { name: ui.more, exact: true }).click();
      await page.getByRole('menuitem', { name: words.export, exact: true }).click();
      const file = await text(await (await downloaded).createReadStream());

      const other = await open('#/tournament');
      const put = (content: string) =>
        other
          .getByLabel(words.open)
          .setInputFiles({ name: 'evening.json', mimeType: 'application/json', buffer: Buffer.from(content) });
      await put(file.replace('"version":2', '"version":9'));
      await other.getByText(words.refused['newer-version']).first().waitFor();
      await put('{}');
      await other.getByText(words.refused['not-a-tournament']).first().waitFor();
      await put(file);
      await other.getByRole('heading', { name: words.boardsIn(2, 2) }).waitFor();
      await other.getByText(words.byeAbout).waitFor();
    },
  );

  pageTest('the big screen and the paper show the boards of the round', DESKTOP, async ({ open }) => {
    const page = await open('#/tournament');
    await begin(page, NAMES);
    await button(page, words.pairRound(1)).click();
    const address = page.url();
    await page.goto(`${address}/screen`);
    await page.getByRole('heading', { name: words.yourBoard(1) }).waitFor();
    expect(await page.locator('.desk-screen .desk-players').count()).toBe(8);
    // On a television all text is readable from across the room, and nothing overflows.
    await page.setViewportSize({ width: 1920, height: 1080 });
    const sizes = await page
      .locator('.desk-screen :is(h1, h2, p, th, td, li, time, span)')
      .evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(32);
    expect(await layoutProblemsOn(page, true)).toEqual([]);
    await page.goto(`${address}/print`);
    await page
      .getByRole('heading', { name: words.pairings(1) })
      .first()
      .waitFor();
    await page.emulateMedia({ media: 'print' });
    const cards = page.locator('.desk-paper-cards article');
    expect(await cards.count()).toBe(8);
    expect(await cards.first().innerText()).toMatch(/11\s+10\s+9[\s\S]+1\s+prolonged\s+Tie/);
    expect(await page.locator('.desk-paper-button').isVisible()).toBe(false);
  });
});

pageTest('the result of a table of Finstere Flure is entered in order of place', PHONE, async ({ open }) => {
  const page = await open('#/tournament');
  await page.getByRole('radio', { name: 'Finstere Flure' }).check({ force: true });
  await begin(page, NAMES.slice(0, 4));
  await button(page, words.pairRound(1)).click();
  await button(page, words.enterResult(1)).click();
  await page.getByText(floors.still(4)).waitFor();
  const seats = page.locator('.ff-result-order').getByRole('listitem');
  for (const seat of [2, 0, 1, 3]) await seats.nth(seat).getByRole('button').click();
  await seats.nth(2).getByRole('radio', { name: '3' }).check({ force: true });
  await button(page, /comes first/).click();
  await page.getByText(/with 3 out/).waitFor();
});

describe('score cards with codes', () => {
  pageTest('let players enter the result of their board, which the desk accepts', DESKTOP, async ({ open }) => {
    const desk = await open('#/tournament');
    await begin(desk, NAMES.slice(0, 4));
    await button(desk, words.pairRound(1)).click();
    const [, id] = /#\/tournament\/([^/]+)/.exec(desk.url())!;
    await desk.goto(desk.url().replace(/#.*/, `#/tournament/${id}/print`));
    await button(desk, words.cardCodes).click();
    await expect.poll(() => desk.getByRole('img', { name: words.cardScan }).count()).toBe(2);
    const stored = await desk.evaluate((name) => localStorage.getItem(name), `speeltafel.score-cards.${id}`);
    const { cards } = JSON.parse(stored!) as { readonly cards: Readonly<Record<string, string>> };

    const phone = await open(`#/card/${cards[2]}`, { device: PHONE });
    await phone.getByRole('heading', { name: words.board(2), level: 1 }).waitFor();
    const enter = async (round: number): Promise<void> => {
      await phone.locator('.mh-result-winner').getByRole('button').first().click();
      await button(phone, new RegExp(`^${round}, `)).click();
      await button(phone, new RegExp(`game round ${round}`)).click();
      await phone.getByText(words.cardSent).waitFor();
    };
    await enter(4);
    await button(phone, words.cardChange).click();
    await enter(5);

    await desk.goto(desk.url().replace(/#.*/, `#/tournament/${id}`));
    await button(desk, words.acceptOf(2)).click();
    await desk.getByRole('heading', { name: words.boardsIn(1, 2) }).waitFor();
    await expect.poll(() => desk.locator('.desk-board', { hasText: words.playing }).count()).toBe(1);
    expect(await button(desk, words.acceptOf(2)).count()).toBe(0);
    expect(await desk.locator('.desk-board-result strong').innerText()).toBe('16');
  });

  pageTest('that no server knows say so', PHONE, async ({ open, complaints }) => {
    const page = await open('#/card/nothing.1.here');
    await page.getByRole('heading', { name: ui.lost }).waitFor();
    complaints.splice(0, complaints.length, ...complaints.filter((one) => !/404/.test(one)));
  });
});
