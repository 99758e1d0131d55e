/**
 * Forced colours, more contrast, and 400 % zoom: states are shown by shape and line, and everything stays reachable.
 */
import { menhirsKit } from '@speeltafel/rules';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import newWords from '../src/features/new-game/words/en.ts';
import floorsOptions from '../src/games/floors/options/words/en.ts';
import { play as playFloors, sample as sampleFloors } from './harness/floors.ts';
import { pick, press, readFloors, readMenhirs } from './harness/game.ts';
import { place, play, sample } from './harness/menhirs.ts';
import { DESKTOP, pageTest } from './harness/page-test.ts';
import { axeOn, layoutProblemsOn } from './harness/screen-checks.ts';
import { STORAGE } from './harness/screens.ts';

/** The width of an element's outline, and how it is crossed out. */
const lineOf = (page: Page, css: string): Promise<readonly [number, string]> =>
  page
    .locator(css)
    .first()
    .evaluate((element) => {
      const { outlineStyle, outlineWidth, textDecorationLine } = getComputedStyle(element);
      return [outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth), textDecorationLine] as const;
    });

/** All colours used in a drawing. */
const paintsOf = (page: Page, css: string): Promise<string[]> =>
  page.locator(css).evaluateAll((elements) => [
    ...new Set(
      elements.flatMap((element) => {
        const { fill, stroke } = getComputedStyle(element);
        return [fill, stroke].filter((paint) => /^rgb/.test(paint));
      }),
    ),
  ]);

const BLACK_AND_WHITE = ['rgb(0, 0, 0)', 'rgb(255, 255, 255)'];

const go = async (page: Page, hash: string): Promise<void> => {
  await page.evaluate((to) => {
    document.querySelector('main')?.setAttribute('data-seen', '');
    location.hash = to;
  }, hash);
  await page.locator('main:not([data-seen])').first().waitFor();
};

for (const [what, device] of [
  ['forced colours', { ...DESKTOP, forcedColors: 'active' }],
  ['more contrast', { ...DESKTOP, contrast: 'more' }],
] as const satisfies readonly (readonly [string, BrowserContextOptions])[]) {
  pageTest(`with ${what} boards are line drawings, and states have a line too`, device, async ({ open }) => {
    const page = await open('#/play/m-take', { storage: STORAGE });
    await page.locator('.mh-line-fog').first().waitFor();
    // Visible stones are filled, covered ones are outlines; nothing is painted.
    expect(await page.locator('.mh-line-stone, .mh-line-covered').count()).toBeGreaterThan(0);
    const drawn = await paintsOf(page, '.mh-moor :is(.mh-ground, .mh-cloud) :is(path, text)');
    expect(drawn.toSorted()).toEqual(BLACK_AND_WHITE);
    expect(await lineOf(page, '.mh-pit.mh-current')).toEqual([4, 'none']);
    expect(await lineOf(page, '.mh-pit.mh-past')).toEqual([0, 'line-through']);
    expect(await lineOf(page, '.mh-plate.mh-turn')).toEqual([4, 'none']);
    expect(await lineOf(page, '.mh-plate:not(.mh-turn)')).toEqual([0, 'none']);
    // The contrast of forced colours is up to the system.
    if (what === 'more contrast') expect(await axeOn(page, 'color-contrast')).toEqual([]);

    await go(page, '#/play/f-late');
    await page.locator('.ff-live').waitFor();
    expect(await page.locator('.ff-floor image').count()).toBe(0);
    expect((await lineOf(page, '.ff-plate[aria-current]'))[0]).toBeGreaterThan(2);
    expect(await lineOf(page, '.ff-plate:not([aria-current])')).toEqual([0, 'none']);
    await page.locator('.ff-dc').first().click();
    expect((await lineOf(page, '.ff-dc[aria-pressed="true"]'))[0]).toBe(3);
    if (what === 'more contrast') expect(await axeOn(page, 'color-contrast')).toEqual([]);

    await go(page, '#/new/floors');
    await pick(page, floorsOptions.count, '4');
    expect((await lineOf(page, 'label:has(> :checked)'))[0]).toBe(3);
    expect(await lineOf(page, 'label:has(> input:not(:checked))')).toEqual([0, 'none']);
  });
}

/** 1280 × 1024 at 400 %. */
const ZOOMED = { viewport: { width: 320, height: 256 } } satisfies BrowserContextOptions;

describe('zoomed to 400 %', () => {
  pageTest('pages reflow, and a turn of each game can be played', ZOOMED, async ({ open }) => {
    const page = await open('', { storage: STORAGE });
    expect(await layoutProblemsOn(page, false)).toEqual([]);
    for (const hash of [
      '#/new/floors',
      '#/learn',
      '#/rules/menhirs',
      '#/puzzles',
      '#/settings',
      '#/lobby',
      '#/learn/menhirs/1',
      '#/puzzles/floors/monster-1',
      '#/replay/m-over',
    ]) {
      await go(page, hash);
      expect(await layoutProblemsOn(page, false), hash).toEqual([]);
    }
    await go(page, '#/play/m-move');
    await place(page, menhirsKit.PLACES.indexOf('d3')).waitFor();
    expect(await layoutProblemsOn(page, false)).toEqual([]);
    await play(page, sample(await readMenhirs(page), 'move'));

    await go(page, '#/play/f-late');
    await page.locator('.ff-pick').first().waitFor();
    expect(await layoutProblemsOn(page, false)).toEqual([]);
    await playFloors(page, sampleFloors(await readFloors(page)));

    await go(page, '#/new/menhirs');
    await press(page.getByRole('button', { name: newWords.begin }));
    await page.waitForURL(/#\/play\//);
  });
});
