/** Turns made with nothing but a keyboard. */
import { type floorsKit, floorsKit as kit, menhirsKit } from '@speeltafel/rules';
import { floorsTable, menhirsTable } from '@speeltafel/table';
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import newWords from '../src/features/new-game/words/en.ts';
import floorsWords from '../src/games/floors/words/en.ts';
import menhirsWords from '../src/games/menhirs/words/en.ts';
import { GAMES } from '../src/games/registry.ts';
import { moves } from './harness/floors.ts';
import { begun, person, positionOf, readFloors, readMenhirs, savedAs, untilChanged } from './harness/game.ts';
import { sample } from './harness/menhirs.ts';
import { DESKTOP, PHONE, pageTest } from './harness/page-test.ts';
import { advanced } from './harness/screens.ts';

const TWO = [person(1), person(2)];
/** The keys around S, clockwise from straight up, in the order of the directions. */
const WAYS = 'wedxza';

/** The accessible name or the text of the focused element. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent?.trim() ?? '';
  });

/** Presses Tab until the focused element has this name. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let tabs = 0; tabs < 60; tabs++) {
    if (name.test(await focused(page))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${name}.`);
}

/**
 * Moves over a board with the arrow keys: first to the column, then up or down; the other way round if a corner is
 * missing.
 */
async function walkTo(page: Page, target: string, up: 'ArrowUp' | 'ArrowDown'): Promise<void> {
  const down = up === 'ArrowUp' ? 'ArrowDown' : 'ArrowUp';
  const [toColumn, toRow] = [target[0]!, Number(target.slice(1))];
  let last = '';
  for (let steps = 0; steps < 60; steps++) {
    const [here = '', column = '', row = ''] = /^([a-p])(\d+)\b/.exec(await focused(page)) ?? [];
    if (here === target) return;
    const stuck = here === last;
    last = here;
    if (column === toColumn || stuck) await page.keyboard.press(Number(row) > toRow ? up : down);
    else await page.keyboard.press(column < toColumn ? 'ArrowRight' : 'ArrowLeft');
  }
  throw new Error(`${target} cannot be reached with the arrow keys; the focus is on ${await focused(page)}.`);
}

describe('opening a game focuses its heading', () => {
  /** Starts a game; returns the focused element, and whether the focus is visible. */
  const begin = async (page: Page, press: (button: Locator) => Promise<void>): Promise<[string, boolean]> => {
    await press(page.getByRole('button', { name: newWords.begin }));
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1' && location.hash.startsWith('#/play/'));
    return [await focused(page), await page.evaluate(() => document.activeElement!.matches(':focus-visible'))];
  };
  for (const [id, { name }] of Object.entries(GAMES)) {
    pageTest(`${name}: the focus is visible for keyboard users`, DESKTOP, async ({ open }) => {
      const page = await open(`#/new/${id}`);
      const [title, shown] = await begin(page, (button) => button.press('Enter'));
      expect(title).toContain(name);
      expect(shown).toBe(true);
      expect(await page.title()).toBe(`${name} · Speeltafel`);
    });
    pageTest(`${name}: the focus is not visible for touch users`, PHONE, async ({ open }) => {
      const page = await open(`#/new/${id}`);
      expect(await begin(page, (button) => button.tap())).toEqual([expect.stringContaining(name), false]);
    });
  }
});

describe('with the keyboard alone', () => {
  pageTest('Menhirs: turn a stone face down, lay fog, move it, take none', DESKTOP, async ({ open }) => {
    const start = begun(menhirsTable, { variant: 'adam', grace: 'untimed' }, TWO);
    const page = await open('#/play/keys', { storage: savedAs(menhirsTable, 'keys', start) });
    await tabTo(page, /^[a-g]\d,/);
    for (let actions = 0; actions < 10; actions++) {
      const table = await readMenhirs(page);
      const action = sample(table, 'end');
      if (action.kind === 'end') {
        await tabTo(page, new RegExp(`^${menhirsWords.takeNone}`));
        await page.keyboard.press('Enter');
      } else if (action.kind === 'move') {
        // A whole cluster: Enter selects it.
        const { fog } = positionOf(table).state;
        const [first] = menhirsKit.placesOf(action.set);
        await tabTo(page, /^[a-g]\d,/);
        await walkTo(page, menhirsKit.PLACES[first!]!, 'ArrowUp');
        await page.keyboard.press('Enter');
        if (menhirsKit.cluster(fog, action.set) !== action.set) {
          for (const tile of menhirsKit.placesOf(action.set)) {
            await walkTo(page, menhirsKit.PLACES[tile]!, 'ArrowUp');
            await page.keyboard.press('Enter');
          }
        }
        await page.keyboard.press(WAYS[action.direction]!);
        await page.keyboard.press(WAYS[action.direction]!);
      } else if (action.kind === 'flip' || action.kind === 'place') {
        await tabTo(page, /^[a-g]\d,/);
        await walkTo(page, menhirsKit.PLACES[action.place]!, 'ArrowUp');
        await page.keyboard.press('Enter');
        await page.keyboard.press('Enter');
      }
      await untilChanged(page, table.version);
    }
    const { course } = await readMenhirs(page);
    expect(new Set(course.played.map(({ action }) => action.kind))).toEqual(new Set(['flip', 'place', 'move', 'end']));
  });

  pageTest('Menhirs: a claim with the key C, pressed twice', DESKTOP, async ({ open }) => {
    const start = begun(menhirsTable, { variant: 'adam', grace: 'untimed' }, TWO);
    const table = advanced(start, (now) => positionOf(now).state.phase === menhirsKit.TAKING);
    const page = await open('#/play/claim', { storage: savedAs(menhirsTable, 'claim', table) });
    await page.getByRole('button', { name: /^d3,/ }).waitFor();
    await page.keyboard.press('c');
    await page.getByRole('button', { name: menhirsWords.claimAgain }).waitFor();
    expect((await readMenhirs(page)).version).toBe(table.version);
    await page.keyboard.press('c');
    await untilChanged(page, table.version);
    expect((await readMenhirs(page)).course.played.at(-1)).toMatchObject({ seat: 2, action: { kind: 'claim' } });
  });

  pageTest('Finstere Flure: choose a token, walk, stop', DESKTOP, async ({ open }) => {
    const start = begun(floorsTable, { players: 2 }, TWO);
    const page = await open('#/play/keys', { storage: savedAs(floorsTable, 'keys', start) });
    await page.getByText(floorsWords.bringIn(true)).waitFor();
    for (let turns = 0; turns < 2; turns++) {
      const table = await readFloors(page);
      const move = moves(table).findLast(({ path }) => path.length === 3) as floorsKit.Move;
      const name = floorsWords.chooseWaiting(move.shows);
      await page.getByRole('button', { name, exact: true }).waitFor();
      await tabTo(page, new RegExp(`^${name}$`));
      await page.keyboard.press('Enter');
      // The focus is at once where the token enters.
      expect(await focused(page)).toMatch(new RegExp(`^${kit.makeSquare(kit.ENTRANCE)}(,|$)`));
      for (const square of move.path) {
        await walkTo(page, kit.makeSquare(square), 'ArrowDown');
        await page.keyboard.press('Enter');
      }
      await page.keyboard.press('s');
      await untilChanged(page, table.version);
      expect((await readFloors(page)).course.played.at(-1)?.action).toEqual(move);
    }
  });

  pageTest('Finstere Flure: a key pressed before the last step is painted', DESKTOP, async ({ open }) => {
    const start = begun(floorsTable, { players: 2 }, TWO);
    const page = await open('#/play/keys', { storage: savedAs(floorsTable, 'keys', start) });
    await page.getByText(floorsWords.bringIn(true)).waitFor();
    const table = await readFloors(page);
    const move = moves(table).findLast(({ path }) => path.length === 1) as floorsKit.Move;
    await tabTo(page, new RegExp(`^${floorsWords.chooseWaiting(move.shows)}$`));
    await page.keyboard.press('Enter');
    await walkTo(page, kit.makeSquare(move.path[0]!), 'ArrowDown');
    await page.evaluate(() => {
      (document.activeElement as HTMLElement).click();
      dispatchEvent(new KeyboardEvent('keydown', { key: 's' }));
    });
    await untilChanged(page, table.version);
    expect((await readFloors(page)).course.played.at(-1)?.action).toEqual(move);
  });
});
