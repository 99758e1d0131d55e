/**
 * The claim: a deliberate gesture; against a computer player nothing is lost by accident; and the player's plate does
 * not move.
 */
import { menhirs, menhirsKit } from '@speeltafel/rules';
import { menhirsTable, waitsFor } from '@speeltafel/table';
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import words from '../src/games/menhirs/words/en.ts';
import { LANGUAGES } from '../src/i18n/languages.ts';
import {
  begun,
  computer,
  type MenhirsTable,
  person,
  positionOf,
  readMenhirs,
  savedAs,
  untilChanged,
} from './harness/game.ts';
import { button, claimButton, place, play, pressClaim, sample } from './harness/menhirs.ts';
import { DESKTOP, PHONE, pageTest } from './harness/page-test.ts';
import { advanced, STORAGE } from './harness/screens.ts';

const { MOVING } = menhirsKit;

/** Seat 1 is to move and may still claim against the opponent's last turn. */
const claimable = (table: MenhirsTable): boolean =>
  positionOf(table).state.phase === MOVING &&
  waitsFor(menhirsTable, table)[0] === 1 &&
  menhirs.actions(positionOf(table), 1, 0).some(({ kind }) => kind === 'claim');
const game = (grace: 'untimed' | 10, opponent = computer(2, 'druid')): MenhirsTable =>
  advanced(begun(menhirsTable, { variant: 'adam', grace }, [person(1), opponent]), claimable);
const saved = (table: MenhirsTable): Readonly<Record<string, string>> => savedAs(menhirsTable, 'claim', table);
/** The phases of one game of Adam Way. */
const PHASES = [
  'flip',
  'place',
  'move',
  'take',
  'claim',
  'prove',
  'decide',
  'aloud',
  'went-on',
  'prolonged',
  'over',
].map((id) => `m-${id}`);
const holding = (page: Page): Locator => page.getByRole('button', { name: words.claimHolding });

describe('a claim', () => {
  for (const [where, device] of [
    ['phone', PHONE],
    ['desktop', DESKTOP],
  ] as const) {
    pageTest(
      `on a ${where}: a tap does nothing, holding claims, and the claim can be taken back`,
      device,
      async ({ open }) => {
        const table = game('untimed');
        const page = await open('#/play/claim', { storage: saved(table), motion: true });
        const claim = claimButton(page);
        await claim.click();
        await claim.filter({ hasText: words.claimHold }).waitFor();
        expect((await readMenhirs(page)).version).toBe(table.version);
        await claim.hover();
        await page.mouse.down();
        await holding(page).waitFor();
        await untilChanged(page, table.version);
        await page.mouse.up();
        expect((await readMenhirs(page)).course.played.at(-1)).toMatchObject({ seat: 1, action: { kind: 'claim' } });
        await page.locator('.moment', { hasText: words.claimed({ name: '', you: true }) }).waitFor();
        await button(page, words.unclaim).click();
        await untilChanged(page, table.version + 1);
        expect((await readMenhirs(page)).course.played).toEqual(table.course.played);
        await claim.waitFor();
      },
    );
  }

  for (const [where, device, text] of [
    ['phone', PHONE, '.mh-tick'],
    ['desktop', DESKTOP, '.mh-prompt'],
  ] as const) {
    pageTest(`on a ${where}: the first one is explained until the turn is over`, device, async ({ open }) => {
      const table = game('untimed');
      const page = await open('#/play/claim', { storage: { ...saved(table), 'speeltafel.claim-explained': '' } });
      const told = page.locator(text).getByText(words.claimExplained);
      await told.waitFor();
      await play(page, sample(table, 'move'));
      await told.waitFor({ state: 'detached' });
      await page.reload();
      await page.locator('.mh-moor').waitFor();
      expect(await told.count()).toBe(0);
    });
  }

  pageTest('with the keyboard: Enter must be held', DESKTOP, async ({ open }) => {
    const table = game('untimed');
    const page = await open('#/play/claim', { storage: saved(table), motion: true });
    await claimButton(page).focus();
    await page.keyboard.down('Enter');
    await untilChanged(page, table.version);
    await page.keyboard.up('Enter');
    expect((await readMenhirs(page)).course.played.at(-1)!.action.kind).toBe('claim');
  });

  pageTest('with the keyboard: pressing Enter twice also works', DESKTOP, async ({ open }) => {
    const table = game('untimed');
    const page = await open('#/play/claim', { storage: saved(table), motion: true });
    await claimButton(page).press('Enter');
    const again = page.getByRole('button', { name: words.claimAgain });
    await again.waitFor();
    expect((await readMenhirs(page)).version).toBe(table.version);
    await again.press('Enter');
    await untilChanged(page, table.version);
    expect((await readMenhirs(page)).course.played.at(-1)!.action.kind).toBe('claim');
  });

  pageTest('that lost against the computer can be taken back together with its move', PHONE, async ({ open }) => {
    const table = game('untimed');
    const page = await open('#/play/claim', { storage: saved(table) });
    await pressClaim(page);
    await untilChanged(page, table.version);
    const position = positionOf(await readMenhirs(page));
    const wrong = menhirs.actions(position, 1, 0).find((action) => {
      const next = menhirs.play(position, 1, action, 0);
      return next.ok && menhirs.outcome(next.value)?.winner === 2;
    });
    await play(page, wrong!);
    await page.getByRole('heading', { name: words.wonBy({ name: 'Druid', you: false }) }).waitFor();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.locator('dialog[open]').getByRole('button', { name: 'Undo' }).click();
    await claimButton(page).waitFor();
    expect((await readMenhirs(page)).course.played).toEqual(table.course.played);
  });
});

describe("the player's plate on a phone", () => {
  pageTest(
    'is at the bottom, as wide as the screen, and nothing moves in the row below it',
    PHONE,
    async ({ open }) => {
      const table = game(10);
      const page = await open('#/play/claim', { storage: saved(table) });
      const moor = page.locator('.mh-moor');
      const boxOf = async (what: Locator) => (await what.boundingBox())!;
      const before = await boxOf(moor);
      const [mine, other] = [
        page.getByRole('region', { name: /^You,/ }),
        page.getByRole('region', { name: /^Druid,/ }),
      ];
      const plate = await boxOf(mine);
      expect(plate.y).toBeGreaterThan(before.y + before.height / 2);
      expect(plate.width).toBeGreaterThan(360);
      expect((await boxOf(other)).y).toBeLessThan(before.y);
      // North is at the bottom: the moor is turned.
      expect((await boxOf(place(page, 0))).x).toBeGreaterThan(200);
      const row = async (): Promise<readonly number[]> => {
        const { y, height } = await boxOf(page.locator('.mh-row'));
        return [Math.round(y), Math.round(height), Math.round((await boxOf(moor)).y)];
      };
      const open68 = await row();
      expect(open68[1]).toBe(68);
      // The turn as notation, and in words.
      await page.locator('.mh-tick b', { hasText: /−[a-g]\d$/ }).waitFor();
      await claimButton(page).waitFor({ state: 'detached' });
      expect(await row()).toEqual(open68);
      const move = sample(table);
      if (move.kind !== 'move') throw new Error('The action must be a move.');
      for (const tile of [menhirsKit.placesOf(move.set)[0]!]) await place(page, tile).tap();
      expect(await row()).toEqual(open68);
      await page.locator('.mh-arrow.mh-legal').first().tap();
      await page.getByRole('button', { name: /^Move (N|S|NE|SE|SW|NW)$/ }).waitFor();
      expect(await row()).toEqual(open68);
    },
  );

  for (const language of LANGUAGES) {
    pageTest(`${language}: the moor does not move in any phase of a game`, PHONE, async ({ open }) => {
      const page = await open('#/settings', { language, storage: STORAGE });
      const moor = page.locator('.mh-moor');
      const found: string[] = [];
      for (const id of PHASES) {
        await page.evaluate((hash) => {
          location.hash = hash;
        }, `#/play/${id}`);
        await page.locator(id === 'm-over' ? '.play-result' : '.mh-prompt').waitFor();
        await moor.waitFor();
        found.push(`${id}: ${Math.round((await moor.boundingBox())!.y)}`);
        // Not via home, which shows the board of the waiting game.
        await page.goto(page.url().replace(/#.*/, '#/settings'));
        await moor.waitFor({ state: 'detached' });
      }
      expect(new Set(found.map((one) => one.split(': ')[1])).size, found.join(', ')).toBe(1);
    });
  }
});
