/**
 * Puzzles and lessons: the player's tokens are marked, the board does not move, and a token can be dragged from the
 * door.
 */
import { menhirsPack } from '@speeltafel/players/puzzles';
import { floorsKit as kit } from '@speeltafel/rules';
import { floorsTable } from '@speeltafel/table';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { pageOf, pagesOf } from '../src/features/print/puzzle-selection.ts';
import floorsWords from '../src/games/floors/words/en.ts';
import printWords from '../src/games/menhirs/print/words/en.ts';
import puzzleWords from '../src/games/menhirs/puzzles/words/en.ts';
import sessionWords from '../src/session/words/en.ts';
import ui from '../src/ui/words/en.ts';
import { cell, stop } from './harness/floors.ts';
import { begun, person, positionOf, press, readFloors, savedAs, untilChanged } from './harness/game.ts';
import { DESKTOP, goTo, PHONE, pageTest } from './harness/page-test.ts';

const boardOn = (page: Page) => page.locator('.practice-board > *').boundingBox();

describe("the player's own tokens", () => {
  for (const [where, device] of [
    ['phone', PHONE],
    ['desktop', DESKTOP],
  ] as const) {
    pageTest(`have a ring in a puzzle on a ${where}, and are named`, device, async ({ open }) => {
      const page = await open('#/puzzles/floors/save-1');
      const text = await page.locator('.puzzle-about', { hasText: /^The ringed \w+ are yours: / }).innerText();
      const squares = text.match(/[a-p]\d+/g)!;
      expect(await page.locator('.ff-own').count()).toBe(squares.length);
      for (const square of squares) {
        const label = await cell(page, kit.parseSquare(square)!).getAttribute('aria-label');
        expect(label).toContain(`${sessionWords.you},`);
      }
    });
  }

  pageTest('have a ring in a lesson', PHONE, async ({ open }) => {
    const page = await open('#/learn/floors/2');
    await page.locator('.ff-own').waitFor();
    expect(await page.locator('.ff-own').count()).toBe(1);
  });
});

pageTest('the board of a puzzle does not move, whatever the text below it', PHONE, async ({ open }) => {
  for (const [hash, token] of [
    ['#/puzzles/floors/save-1', '.ff-cells button[aria-label*=" ready"]'],
    ['#/puzzles/floors/monster-1', '.ff-cells button[aria-label*=" ready"]'],
    ['#/puzzles/menhirs/win-in-two-1', '.mh-place[aria-label*="fog"]'],
  ] as const) {
    const page = await open(hash);
    await page.locator(token).first().waitFor();
    const before = await boardOn(page);
    await press(page.getByRole('button', { name: ui.hint }));
    await page.locator('.feedback').waitFor();
    expect(await boardOn(page), `${hash}, with a hint`).toEqual(before);
    await press(page.locator(token).first());
    expect(await boardOn(page), `${hash}, with a selection`).toEqual(before);
  }
});

pageTest('a puzzle of Adam Way without claims says so, on the screen and on paper', PHONE, async ({ open }) => {
  const page = await open('#/puzzles/menhirs/which-taking-17');
  await page.locator('.puzzle-about', { hasText: `Adam Way, round 10, ${puzzleWords.withoutClaims}` }).waitFor();
  const pack = await menhirsPack();
  const pages = Array.from({ length: pagesOf(pack, 'middle') }, (_, i) => i + 1);
  const number = pages.find((each) => pageOf(pack, 'middle', each).some(({ id }) => id === 'which-taking-17'))!;
  await goTo(page, `#/print/menhirs-puzzles?difficulty=middle&page=${number}`);
  await page.locator('.sheet-menhirs-puzzles').getByText(printWords.momentNoClaims).first().waitFor();
});

pageTest('a token at the door can be dragged into the hall', DESKTOP, async ({ open }) => {
  const start = begun(floorsTable, { players: 2 }, [person(1), person(2)]);
  const page = await open('#/play/door', { storage: savedAs(floorsTable, 'door', start) });
  const token = positionOf(start).tokens.find(({ player, shows }) => player === 0 && shows === 4)!;
  await press(page.getByRole('button', { name: floorsWords.chooseWaiting(token.shows) }));
  const at = async (square: number, dx = 0) => {
    const { x, y, width, height } = (await cell(page, square).boundingBox())!;
    return [x + width * (0.5 + dx), y + height / 2] as const;
  };
  const inside = kit.parseSquare('o1')!;
  await page.mouse.move(...(await at(kit.ENTRANCE, 0.6)));
  await page.mouse.down();
  await page.mouse.move(...(await at(kit.ENTRANCE)));
  await page.mouse.move(...(await at(inside)));
  await page.mouse.up();
  await press(stop(page));
  await untilChanged(page, start.version);
  const { action } = (await readFloors(page)).course.played[0]!;
  expect(action).toMatchObject({ type: 'move', shows: 4, path: [kit.ENTRANCE, inside] });
});
