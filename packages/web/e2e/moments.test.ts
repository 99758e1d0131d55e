/**
 * The highlighted moments of a game: shown for a short while, dismissed by a tap that still takes effect, and left out
 * with reduced motion.
 */
import { floorsKit, menhirs } from '@speeltafel/rules';
import { floorsTable, menhirsTable, NO_CLOCK, openTableAt, type TableGame } from '@speeltafel/table';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import floorsWords from '../src/games/floors/words/en.ts';
import menhirsWords from '../src/games/menhirs/words/en.ts';
import { cell } from './harness/floors.ts';
import { begun, computer, person, positionOf, press, savedAs } from './harness/game.ts';
import { show } from './harness/menhirs.ts';
import { PHONE, pageTest } from './harness/page-test.ts';
import { advanced } from './harness/screens.ts';

const TWO = [person(1, 'Ada'), person(2, 'Ben')];
const seed = '0123456789abcdef'.repeat(2);

/** A game that starts from a position, in the form in which a page stores it. */
function savedAt<O, P, A>(kit: TableGame<O, P, A>, input: unknown, text: string, chairs = TWO) {
  const options = kit.game.options(input);
  if (!options.ok) throw new Error(options.refusal.message);
  const position = kit.game.parsePosition(text, options.value);
  if (!position.ok) throw new Error(position.refusal.message);
  const start = { options: options.value, position: position.value, chairs, clock: NO_CLOCK, seed };
  const table = openTableAt(kit, start);
  if (!table.ok) throw new Error(table.refusal.message);
  return savedAs(kit, 'here', table.value);
}

const WIN = 'adam c2.e1.f1.g2.g3 c3.d1.d2.d3.e3.f1.g1 1/8/1/move 2/2 g1:S last=g2:N';
/** The last figure of the last round of stage 1, two steps from the exit. */
const ESCAPE = `1/7/A/A/tokens j4E s@m8,s@h7 A3b11,A6c8',A3g9',A2x,B2d9',B4o6',B3n1',B6x' 7.8`;

const moment = (page: Page, text: string) => page.locator('.moment', { hasText: text });

async function win(page: Page): Promise<void> {
  const position = menhirs.parsePosition(WIN);
  if (!position.ok) throw new Error(position.refusal.message);
  const winning = menhirs.parseAction('f1:SW', position.value);
  if (!winning.ok) throw new Error(winning.refusal.message);
  await show(page, winning.value.action, position.value.state.fog);
}

async function leave(page: Page): Promise<void> {
  await press(page.getByRole('button', { name: floorsWords.chooseToken(3), exact: true }).first());
  await press(cell(page, floorsKit.EXIT));
  await press(page.getByRole('button', { name: floorsWords.leave }));
  const stop = page.getByRole('button', { name: floorsWords.out });
  if (await stop.isVisible()) await press(stop);
}

describe('highlighted moments', () => {
  pageTest('the final move is highlighted, and a tap dismisses it', PHONE, async ({ open }) => {
    const storage = savedAt(menhirsTable, { variant: 'adam' }, WIN);
    const page = await open('#/play/here', { storage, motion: true });
    await win(page);
    await moment(page, menhirsWords.stonesFree).waitFor();
    await page.locator('.mh-plate').first().tap();
    expect(await page.locator('.moment').count()).toBe(0);
  });

  pageTest('the choices of both players are revealed', PHONE, async ({ open }) => {
    const deciding = advanced(
      begun(menhirsTable, { variant: 'adam', grace: 'untimed' }, TWO),
      (table) => menhirs.view(positionOf(table), null).phase === 'decide',
    );
    const page = await open('#/play/here', { storage: savedAs(menhirsTable, 'here', deciding), motion: true });
    const choose = async (name: string, choice: string): Promise<void> => {
      await press(page.getByRole('button', { name: menhirsWords.iAm(name) }));
      await press(page.getByRole('button', { name: choice, exact: true }));
    };
    await choose('Ada', menhirsWords.prolong);
    await page.getByRole('button', { name: menhirsWords.iAm('Ben') }).waitFor();
    expect(await page.locator('.moment').count()).toBe(0);
    await choose('Ben', menhirsWords.goOn);
    await moment(page, menhirsWords.bothChosen).waitFor();
    expect(await page.locator('.moment-turned').allInnerTexts()).toEqual([menhirsWords.prolong, menhirsWords.goOn]);
    // It disappears by itself.
    await moment(page, menhirsWords.bothChosen).waitFor({ state: 'detached' });
  });

  pageTest('an escape and the second stage are highlighted', PHONE, async ({ open }) => {
    const page = await open('#/play/here', { storage: savedAt(floorsTable, { players: 2 }, ESCAPE), motion: true });
    await leave(page);
    await moment(page, floorsWords.madeIt('Ada')).waitFor();
    await press(page.getByRole('button', { name: floorsWords.skip, exact: true }));
    await moment(page, floorsWords.stageTwoMoment).waitFor();
  });

  pageTest('a highlight ends by itself while a computer player plays on', PHONE, async ({ open }) => {
    const chairs = [person(1, 'Ada'), computer(2, 'lost-guest')];
    const page = await open('#/play/here', {
      storage: savedAt(floorsTable, { players: 2 }, ESCAPE, chairs),
      motion: true,
    });
    await leave(page);
    await press(page.getByRole('button', { name: floorsWords.skip, exact: true }));
    await moment(page, floorsWords.stageTwoMoment).waitFor();
    await moment(page, floorsWords.stageTwoMoment).waitFor({ state: 'detached' });
  });

  pageTest('with reduced motion nothing is highlighted', PHONE, async ({ open }) => {
    const page = await open('#/play/here', { storage: savedAt(menhirsTable, { variant: 'adam' }, WIN) });
    await win(page);
    await page.locator('.play-result').waitFor();
    expect(await page.locator('.moment').count()).toBe(0);
  });
});
