/** Games of Finstere Flure, played with clicks and taps. */
import { floors, floorsKit } from '@speeltafel/rules';
import { floorsTable, isOver } from '@speeltafel/table';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import newWords from '../src/features/new-game/words/en.ts';
import playWords from '../src/features/play/words/en.ts';
import floorsOptions from '../src/games/floors/options/words/en.ts';
import words from '../src/games/floors/words/en.ts';
import session from '../src/session/words/en.ts';
import { advanced, cell, moves, play, sample, shortly, stop, untilAsked } from './harness/floors.ts';
import { begun, computer, person, pick, positionOf, press, savedAs } from './harness/game.ts';
import { DESKTOP, PHONE, pageTest } from './harness/page-test.ts';

const CHAIRS = [person(1, 'Ada'), person(2, 'Ben'), computer(3, 'lost-guest')];
const late = shortly(begun(floorsTable, { players: 3, pile: 7 }, CHAIRS), 9);

const DEVICES = [
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const;

describe('Finstere Flure', () => {
  for (const [where, device] of DEVICES) {
    pageTest(`from a new game through the first card, on a ${where}`, device, async ({ open }) => {
      const page = await open('#/new/floors');
      await pick(page, floorsOptions.count, '2');
      await press(page.getByRole('button', { name: newWords.begin }));
      await page.waitForURL(/#\/play\//);
      let table = await untilAsked(page);
      // The aim of the game.
      await page.getByText(where === 'phone' ? words.aim(3) : words.goal(3)).waitFor();
      await page.getByText(words.bringIn(true)).waitFor();
      for (let turns = 0; positionOf(table).round === 1 && turns < 10; turns++) {
        const [long] = moves(table);
        await play(page, turns % 2 === 0 ? long! : sample(table));
        table = await untilAsked(page);
      }
      expect(positionOf(table).round).toBe(2);
      expect(table.course.played.some(({ action }) => action.type === 'card')).toBe(true);
      await page.getByText(words.choose).waitFor();
    });

    pageTest(`three players, one of them a computer, to the end, on a ${where}`, device, async ({ open }) => {
      const page = await open('#/play/late', { storage: savedAs(floorsTable, 'late', late) });
      let table = await untilAsked(page);
      const before = table.course.played.length;
      for (let turns = 0; !isOver(floorsTable, table); turns++) {
        expect(turns).toBeLessThan(40);
        await play(page, sample(table));
        table = await untilAsked(page);
      }
      const seats = new Set(table.course.played.slice(before).map(({ seat }) => seat));
      expect(seats).toEqual(new Set([0, 1, 2, 3]));
      expect(floors.outcome(positionOf(table))).not.toBeNull();
      await page.getByRole('link', { name: playWords.lookBack }).waitFor();
    });
  }

  pageTest('in the first round a figure that can enter must enter: it cannot stay outside', PHONE, async ({ open }) => {
    const table = begun(floorsTable, { players: 2 }, [person(1), person(2)]);
    const page = await open('#/play/first', { storage: savedAs(floorsTable, 'first', table) });
    await untilAsked(page);
    await press(page.getByRole('button', { name: words.chooseWaiting(4), exact: true }).first());
    await page.locator('.ff-prompt').getByText(words.mustEnter).waitFor();
    expect(await stop(page).count()).toBe(0);
    await press(cell(page, floorsKit.ENTRANCE));
    expect(await stop(page).isEnabled()).toBe(true);
  });

  pageTest('while figures move, the bar names the player whose seat is highlighted', PHONE, async ({ open }) => {
    const chairs = [person(1), computer(2, 'lost-guest'), computer(3, 'lost-guest'), computer(4, 'lost-guest')];
    const table = begun(floorsTable, { players: 4 }, chairs);
    const page = await open('#/play/first', { storage: savedAs(floorsTable, 'first', table), motion: true });
    await play(page, sample(await untilAsked(page)));
    const named = new Set<string>();
    while (!(await page.getByText(words.bringIn(false)).isVisible())) {
      const [bar, seat, keys] = await page.evaluate(() =>
        ['.ff-prompt b', '.ff-seat[aria-current] b', '.ff-acts .ff-short'].map(
          (what) => document.querySelector(what)?.textContent ?? '',
        ),
      );
      if (keys !== words.skip) continue;
      expect(bar).toBe(seat === session.you ? words.yourTurn : words.turnOf(seat!));
      named.add(seat!);
    }
    expect(named.size).toBeGreaterThan(1);
  });

  pageTest('a long press shows the magnifier, a tap does not', PHONE, async ({ open }) => {
    const page = await open('#/play/late', { storage: savedAs(floorsTable, 'late', late) });
    await untilAsked(page);
    await page.evaluate(() => {
      const seen = new MutationObserver(() => {
        if (document.querySelector('.ff-loupe') !== null) document.body.dataset.loupe = 'seen';
      });
      seen.observe(document.body, { childList: true, subtree: true });
    });
    const square = page.locator('[data-square]').nth(60);
    await square.tap();
    await page.locator('.ff-no').waitFor();
    expect(await page.locator('body').getAttribute('data-loupe')).toBeNull();
    const { x, y } = (await square.boundingBox())!;
    const fingers = await page.context().newCDPSession(page);
    await fingers.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: x + 9, y: y + 9 }] });
    await page.locator('.ff-loupe').waitFor();
    await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await page.locator('.ff-loupe').waitFor({ state: 'detached' });
  });

  pageTest('rotating the screen rotates every piece in the hall', PHONE, async ({ open }) => {
    const storage = savedAs(floorsTable, 'turned', begun(floorsTable, { players: 2 }, [person(1), person(2)]));
    const lying = (page: Page): Promise<string[]> =>
      page
        .locator('.ff-live use[href^="#ff-pool"]')
        .evaluateAll((pools) => pools.map((pool) => pool.parentElement!.outerHTML));
    const upright = await open('#/play/turned', { storage });
    await upright.locator('.ff-turned .ff-live use[href^="#ff-pool"]').first().waitFor();
    const wide = await open('#/play/turned', { storage, device: DESKTOP });
    await wide.locator('.ff-live use[href^="#ff-pool"]').first().waitFor();
    expect(await lying(wide)).not.toEqual(await lying(upright));
    await wide.setViewportSize(PHONE.viewport);
    await wide.locator('.ff-turned').waitFor();
    expect(await lying(wide)).toEqual(await lying(upright));
  });

  pageTest('an advanced hall laid by the players', PHONE, async ({ open }) => {
    const page = await open('#/new/floors');
    await pick(page, floorsOptions.count, '2');
    await pick(page, floorsOptions.hall, floorsOptions.halls.lay);
    await press(page.getByRole('button', { name: newWords.begin }));
    await page.waitForURL(/#\/play\//);
    let table = await untilAsked(page);
    expect(positionOf(table).phase).toBe('lay');
    for (let tiles = 0; positionOf(table).phase === 'lay'; tiles++) {
      expect(tiles).toBeLessThan(20);
      await play(page, sample(table));
      table = await untilAsked(page);
    }
    expect(positionOf(table).tiles).toHaveLength(17);
    await play(page, sample(table));
  });

  pageTest(
    'all tiles to lay are visible on a desktop, and reachable on a phone in landscape',
    DESKTOP,
    async ({ open }) => {
      const begin = begun(floorsTable, { players: 3, setup: 'lay' }, [person(1, 'Maximiliane'), person(2), person(3)]);
      const storage = savedAs(
        floorsTable,
        'lay',
        advanced(begin, ({ course }) => course.played.length === 3),
      );
      const stockOf = async (page: Page) => {
        await page.locator('.ff-kind').last().waitFor();
        return page.locator('.ff-stock').evaluate(({ scrollWidth, clientWidth, parentElement }) => ({
          cut: scrollWidth - clientWidth,
          over: clientWidth > parentElement!.clientWidth,
        }));
      };
      expect(await stockOf(await open('#/play/lay', { language: 'de', storage }))).toEqual({ cut: 0, over: false });
      const device = { ...PHONE, viewport: { width: 844, height: 390 } };
      expect(await stockOf(await open('#/play/lay', { device, storage }))).toMatchObject({ over: false });
    },
  );
});
