/** Looking back in a running game, and returning. */
import { menhirsKit } from '@speeltafel/rules';
import { floorsTable, menhirsTable } from '@speeltafel/table';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import floorsWords from '../src/games/floors/words/en.ts';
import menhirsWords from '../src/games/menhirs/words/en.ts';
import words from '../src/ui/words/en.ts';
import { advanced as advancedFloors, play as playFloors, sample as sampleFloors } from './harness/floors.ts';
import { begun, person, positionOf, press, readFloors, readMenhirs, savedAs } from './harness/game.ts';
import { play, sample } from './harness/menhirs.ts';
import { DESKTOP, PHONE, pageTest } from './harness/page-test.ts';
import { advanced } from './harness/screens.ts';

const TWO = [person(1), person(2)];
const moor = advanced(
  begun(menhirsTable, { variant: 'adam', grace: 'untimed' }, TWO),
  (now) => positionOf(now).state.phase === menhirsKit.MOVING,
);
const hall = advancedFloors(begun(floorsTable, { players: 2 }, TWO), (now) => positionOf(now).round === 2);
const later = advanced(begun(menhirsTable, { variant: 'adam', grace: 'untimed' }, TWO), (now) => {
  const { taken1, taken2 } = positionOf(now).state;
  return taken1 > 0 && taken2 > 0;
});
const storage = { ...savedAs(menhirsTable, 'moor', moor), ...savedAs(floorsTable, 'hall', hall) };

const told = (page: Page, cells: string): Promise<string> =>
  page.locator(cells).evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')).join());
const step = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).first();
const looking = (page: Page) => page.getByText(words.lookingBack).filter({ visible: true }).first();

/**
 * One step back, to the start, one forward and back to the game: the board changes each time, and is the same in the
 * end.
 */
async function thereAndBack(page: Page, cells: string): Promise<void> {
  const now = await told(page, cells);
  await press(step(page, words.stepBack));
  await looking(page).waitFor();
  const before = await told(page, cells);
  expect(before).not.toBe(now);
  await press(step(page, words.toStart));
  const first = await told(page, cells);
  expect(first).not.toBe(before);
  expect(await step(page, words.stepBack).isDisabled()).toBe(true);
  await press(step(page, words.stepOn));
  expect(await told(page, cells)).not.toBe(first);
  await press(step(page, words.backToGame));
  await looking(page).waitFor({ state: 'hidden' });
  expect(await told(page, cells)).toBe(now);
}

/** The round and each player's remaining tiles, as shown around the board. */
const around = (page: Page): Promise<string> =>
  page
    .locator('.mh-track, .mh-plate')
    .evaluateAll((parts) => parts.map((part) => (part.ariaLabel ?? '') + part.textContent).join());

describe('looking back during a game', () => {
  pageTest('Menhirs: the round track and the name plates look back too', DESKTOP, async ({ open }) => {
    const page = await open('#/play/later', { storage: savedAs(menhirsTable, 'later', later) });
    await page.getByRole('button', { name: /^d3,/ }).waitFor();
    const now = await around(page);
    expect(now).not.toContain(menhirsWords.toTake(3));
    await press(step(page, words.toStart));
    expect(await around(page)).toContain(words.setUp);
    await press(step(page, words.backToGame));
    expect(await around(page)).toBe(now);
  });

  for (const [where, device] of [
    ['phone', PHONE],
    ['desktop', DESKTOP],
  ] as const) {
    pageTest(`Menhirs on a ${where}`, device, async ({ open }) => {
      const page = await open('#/play/moor', { storage });
      await page.getByRole('button', { name: /^d3,/ }).waitFor();
      if (device === PHONE) await press(page.getByRole('button', { name: words.moves }));
      await thereAndBack(page, '.mh-place');
      const before = (await readMenhirs(page)).version;
      expect(before).toBe(moor.version);
      await play(page, sample(moor));
    });

    pageTest(`Finstere Flure on a ${where}`, device, async ({ open }) => {
      const page = await open('#/play/hall', { storage });
      await page.getByText(floorsWords.choose).waitFor();
      if (device === PHONE) await press(page.getByRole('button', { name: words.menu }));
      await thereAndBack(page, '.ff-cells button');
      await page.getByText(floorsWords.choose).waitFor();
      await playFloors(page, sampleFloors(await readFloors(page)));
    });
  }

  pageTest('with the keyboard', DESKTOP, async ({ open }) => {
    for (const [game, cells] of [
      ['moor', '.mh-place'],
      ['hall', '.ff-cells button'],
    ] as const) {
      const page = await open(`#/play/${game}`, { storage });
      await page.locator(cells).first().waitFor();
      const now = await told(page, cells);
      await page.keyboard.press(',');
      await looking(page).waitFor();
      await page.keyboard.press(',');
      await page.keyboard.press('.');
      expect(await told(page, cells)).not.toBe(now);
      await page.keyboard.press('Escape');
      await looking(page).waitFor({ state: 'hidden' });
      expect(await told(page, cells)).toBe(now);
    }
  });
});
