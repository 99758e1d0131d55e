/** Boards on touch screens: large enough to hit, and zoomed with two fingers. */
import { menhirsKit } from '@speeltafel/rules';
import { floorsTable, menhirsTable } from '@speeltafel/table';
import { describe, expect } from 'vitest';
import { middle, spread } from './harness/drag.ts';
import { advanced as advancedFloors } from './harness/floors.ts';
import { begun, person, positionOf, readFloors, readMenhirs, savedAs } from './harness/game.ts';
import { PHONE, pageTest } from './harness/page-test.ts';
import { advanced } from './harness/screens.ts';

const TWO = [person(1), person(2)];
const moor = advanced(
  begun(menhirsTable, { variant: 'adam', grace: 'untimed' }, TWO),
  ({ course }) => course.played.length > 20,
);
const hall = advancedFloors(begun(floorsTable, { players: 2 }, TWO), (now) => positionOf(now).round === 2);
const storage = { ...savedAs(menhirsTable, 'moor', moor), ...savedAs(floorsTable, 'hall', hall) };

/** The minimum target size in pixels (WCAG 2.5.8). */
const LEAST = 24;

describe('on a phone', () => {
  pageTest('the arrows of a cluster disappear at once when another one is selected', PHONE, async ({ open }) => {
    const page = await open('#/play/moor', { storage });
    const { fog } = positionOf(await readMenhirs(page)).state;
    const banks = new Map(menhirsKit.placesOf(fog).map((at) => [menhirsKit.cluster(fog, 1 << at), at]));
    const [one, other] = [...banks.values()].map((at) => `[data-place=${menhirsKit.PLACES[at]}]`);
    await page.locator(one!).tap();
    await page.locator('.mh-arrow').first().waitFor();
    const seen = await page.evaluate((next) => {
      document.querySelector<HTMLElement>(next)!.click();
      return [...document.querySelectorAll('.mh-arrow')].map((arrow) => getComputedStyle(arrow).visibility);
    }, other!);
    expect(new Set(seen)).toEqual(new Set(['hidden']));
    await page.locator('.mh-arrow').first().waitFor();
  });

  for (const [game, cells, read] of [
    ['moor', '.mh-place', readMenhirs],
    ['hall', '.ff-cells button', readFloors],
  ] as const) {
    pageTest(
      `every place of the ${game} can be tapped, and two fingers zoom without playing`,
      PHONE,
      async ({ open }) => {
        const page = await open(`#/play/${game}`, { storage });
        await page.locator(cells).first().waitFor();
        const sizes = await page
          .locator(cells)
          .evaluateAll((buttons) =>
            buttons.map((button) => button.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height)),
          );
        expect(Math.min(...sizes)).toBeGreaterThanOrEqual(LEAST);
        const before = await read(page);
        await spread(page, await middle(page.locator('.mh-places, .ff-cells')), 150);
        await page.waitForFunction(() => visualViewport!.scale > 1.5);
        expect((await read(page)).version).toBe(before.version);
      },
    );
  }
});
