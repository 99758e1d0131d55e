/** One game in two tabs: each shows what is done in the other, and neither undoes it. */
import { menhirsKit } from '@speeltafel/rules';
import { type ClockRule, floorsTable, menhirsTable, waitsFor } from '@speeltafel/table';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import words from '../src/games/floors/words/en.ts';
import { play as playFloors, sample as sampleFloors } from './harness/floors.ts';
import {
  begun,
  computer,
  type MenhirsTable,
  person,
  positionOf,
  readFloors,
  readMenhirs,
  savedAs,
  untilChanged,
} from './harness/game.ts';
import { play, sample } from './harness/menhirs.ts';
import { DESKTOP, PHONE, pageTest } from './harness/page-test.ts';
import { advanced } from './harness/screens.ts';

async function inAnotherTab(page: Page): Promise<Page> {
  const opened = page.context().waitForEvent('page');
  await page.evaluate(() => void window.open(location.href));
  const other = await opened;
  await other.locator('main').first().waitFor();
  return other;
}

/** Checks that both tabs have the same accessible name for every place. */
async function same(one: Page, other: Page, cells: string): Promise<void> {
  const told = (page: Page): Promise<string[]> =>
    page.locator(cells).evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''));
  await expect.poll(async () => (await told(other)).join()).toBe((await told(one)).join());
}

const moving = (table: MenhirsTable): boolean => positionOf(table).state.phase === menhirsKit.MOVING;
const mine = (table: MenhirsTable): boolean => waitsFor(menhirsTable, table)[0] === 1;

describe('the same game in two tabs', () => {
  pageTest('Menhirs: each follows the other, and a tab that closes reverts nothing', PHONE, async ({ open }) => {
    const start = advanced(begun(menhirsTable, { variant: 'adam', grace: 'untimed' }, [person(1), person(2)]), moving);
    const one = await open('#/play/tabs', { storage: savedAs(menhirsTable, 'tabs', start) });
    const other = await inAnotherTab(one);
    let table = await play(one, sample(start));
    await same(one, other, '.mh-place');
    await other.bringToFront();
    table = await play(other, sample(table));
    await same(other, one, '.mh-place');
    await one.bringToFront();
    table = await play(one, sample(table));
    await other.close();
    await one.reload();
    expect((await readMenhirs(one)).version).toBe(table.version);
  });

  pageTest('against the computer: the computer replies once', DESKTOP, async ({ open }) => {
    const chairs = [person(1), computer(2, 'wanderer')];
    const start = advanced(begun(menhirsTable, { variant: 'adam', claims: false }, chairs), moving);
    const one = await open('#/play/tabs', { storage: savedAs(menhirsTable, 'tabs', start) });
    const other = await inAnotherTab(one);
    await one.bringToFront();
    let table = await readMenhirs(one);
    for (let turns = 0; turns < 3; turns++) {
      while (!mine(table)) {
        await untilChanged(one, table.version);
        table = await readMenhirs(one);
      }
      await same(one, other, '.mh-place');
      while (mine(table)) table = await play(one, sample(table));
    }
  });

  pageTest('Finstere Flure, with the walk of the monster', PHONE, async ({ open }) => {
    const start = begun(floorsTable, { players: 2 }, [person(1), person(2)]);
    const one = await open('#/play/tabs', { storage: savedAs(floorsTable, 'tabs', start) });
    await one.getByText(words.bringIn(true)).waitFor();
    const other = await inAnotherTab(one);
    await one.bringToFront();
    await playFloors(one, sampleFloors(await readFloors(one)));
    await same(one, other, '.ff-cells button');
  });

  pageTest('their clocks agree', DESKTOP, async ({ open }) => {
    const rule: ClockRule = { kind: 'fischer', initial: 600_000, increment: 0 };
    const start = begun(menhirsTable, { variant: 'adam' }, [person(1), person(2)]);
    const table = { ...start, clocks: { ...start.clocks, rule, left: { 1: 600_000, 2: 600_000 } } };
    const one = await open('#/play/tabs', { storage: savedAs(menhirsTable, 'tabs', table) });
    const left = async (page: Page): Promise<number> => {
      const [minutes, seconds] = (await page.getByRole('timer').first().innerText()).split(':').map(Number);
      return minutes! * 60 + seconds!;
    };
    const FOUR_SECONDS_ON = 596;
    await expect.poll(() => left(one)).toBeLessThanOrEqual(FOUR_SECONDS_ON);
    const other = await inAnotherTab(one);
    await expect.poll(async () => Math.abs((await left(other)) - (await left(one)))).toBeLessThanOrEqual(1);
    expect(await left(other)).toBeLessThanOrEqual(FOUR_SECONDS_ON);
  });
});
