/** A request at the table, and an absent player, on small screens: nothing moves, and everything is reachable. */
import { floors, menhirs, menhirsKit } from '@speeltafel/rules';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { TestGuest } from '../../server/test/running.ts';
import words from '../src/features/online/words/en.ts';
import playWords from '../src/features/play/words/en.ts';
import floorsOptions from '../src/games/floors/options/words/en.ts';
import menhirsOptions from '../src/games/menhirs/options/words/en.ts';
import menhirsWords from '../src/games/menhirs/words/en.ts';
import { pick, press } from './harness/game.ts';
import { openTableOn, ServerView, server, toInvitation } from './harness/online.ts';
import { PHONE, pageTest, TABLET } from './harness/page-test.ts';
import { actBy, meet, type Pair, playOn, skipTo, tools } from './harness/pair.ts';
import { axeOn, layoutProblemsOn, overlapsOn } from './harness/screen-checks.ts';

const { MOVING } = menhirsKit;

const LOW = { ...PHONE, viewport: { width: 375, height: 667 } };

const boardOn = (page: Page) => page.locator('.mh-moor').boundingBox();

/** Plays to the middle of a game, right after a turn of this player. */
async function afterATurn(pair: Pair, by: string): Promise<void> {
  const seat = pair.witness.seatOf(by);
  const clients = await skipTo(pair, ({ state }) => state.phase === MOVING && state.round < 11);
  while (menhirs.toAct(pair.witness.position(menhirs))[0] !== seat) await actBy(clients, pair.witness);
  while (menhirs.toAct(pair.witness.position(menhirs))[0] === seat) await actBy(clients, pair.witness);
  for (const client of clients) client.socket.close();
}

async function calm(page: Page): Promise<void> {
  expect(await axeOn(page)).toEqual([]);
  expect(await overlapsOn(page)).toEqual([]);
  expect(await layoutProblemsOn(page, true)).toEqual([]);
}

for (const [name, device] of Object.entries({ PHONE, LOW, TABLET })) {
  describe(`a request on a ${name.toLowerCase()} device`, () => {
    pageTest('does not move the board, and is answered with a tap', device, async (trial) => {
      const pair = await meet({ ...trial, open: (hash, visit) => trial.open(hash, { ...visit, device }) }, (ada) =>
        pick(ada, menhirsOptions.grace, menhirsOptions.untimed),
      );
      const seat = pair.witness.seatOf('Ada');
      const [asks, answers] = [pair.pages[seat - 1]!, pair.pages[2 - seat]!];
      await afterATurn(pair, 'Ada');
      await answers.getByText(menhirsWords.move).or(answers.getByText(menhirsWords.claimQuestion)).first().waitFor();
      const before = [await boardOn(asks), await boardOn(answers)];
      const { length } = pair.witness.told.played;
      await press(asks.getByRole('button', { name: playWords.undoShort }).filter({ visible: true }).first());
      await asks.getByText(words.youAskedBack).waitFor();
      const question = answers.getByRole('region', { name: words.asksBack('Ada') });
      for (const shown of [false, true]) {
        if (shown) await press(question.getByRole('button', { name: words.showBack }));
        expect([await boardOn(asks), await boardOn(answers)]).toEqual(before);
        for (const page of [asks, answers]) await calm(page);
      }
      await press(question.getByRole('button', { name: words.agree }));
      await pair.witness.until(({ offer }) => offer === null);
      await question.waitFor({ state: 'hidden' });
      expect(pair.witness.told.played.length).toBeLessThan(length);
    });
  });
}

pageTest('under hidden fog a phone previews the takeback', PHONE, async (trial) => {
  const pair = await meet({ ...trial, open: (hash, visit) => trial.open(hash, { ...visit, device: PHONE }) }, (ada) =>
    pick(ada, menhirsOptions.fog, menhirsOptions.fogs.hidden),
  );
  await playOn(pair);
  const [asks, answers] = pair.pages;
  const before = await boardOn(answers);
  await press(asks.getByRole('button', { name: playWords.undoShort }).filter({ visible: true }).first());
  const question = answers.getByRole('region', { name: words.asksBack(pair.names[0]) });
  await question
    .getByRole('listitem')
    .filter({ hasText: /face down/, visible: true })
    .waitFor();
  expect(await boardOn(answers)).toEqual(before);
  await calm(answers);
  await press(question.getByRole('button', { name: words.no }));
  await answers.getByText(menhirsWords.flip).first().waitFor();
});

pageTest('while a player lays a tile, a request does not cover the hall', PHONE, async ({ open }) => {
  const page = await open('');
  await toInvitation(page, 'Finstere Flure', 'Ada');
  const link = await openTableOn(page, async () => {
    await pick(page, floorsOptions.count, '2');
    await pick(page, floorsOptions.hall, floorsOptions.halls.lay);
  });
  const witness = await ServerView.at(link);
  const client = await (await TestGuest.arrive(server(), 'Ben')).connect();
  await client.watch(witness.id);
  const free = Number(Object.entries(witness.told.seating).find(([, one]) => one === null)![0]);
  await client.send(witness.id, { kind: 'sit', seat: free, name: 'Ben' });
  await page.locator('.ff-hall').waitFor();
  if (floors.toAct(witness.position(floors))[0] === free) {
    const position = witness.position(floors);
    const action = floors.makeAction(floors.actions(position, free, 0)[0]!, position, free);
    await client.send(witness.id, { kind: 'act', seat: free, action });
  }
  await page.locator('.ff-stock').waitFor();
  expect(await page.locator('.ff-stock').evaluate((stock) => stock.scrollWidth - stock.clientWidth)).toBe(0);
  const hall = await page.locator('.ff-hall').boundingBox();
  await client.send(witness.id, { kind: 'offer', seat: free, what: 'tie' });
  const question = page.getByRole('region', { name: words.asksTie('Ben') });
  await question.waitFor();
  expect(await page.locator('.ff-hall').boundingBox()).toEqual(hall);
  const box = (await question.boundingBox())!;
  expect(box.y + box.height).toBeLessThanOrEqual(hall!.y);
  await calm(page);
  // Players who use the keyboard reach it in its visual order: before the hall.
  await page.getByRole('grid').getByRole('button').first().focus();
  await page.keyboard.press('Shift+Tab');
  expect(
    await question.getByRole('button', { name: words.agree }).evaluate((one) => one === document.activeElement),
  ).toBe(true);
  await press(question.getByRole('button', { name: words.no }));
  await question.waitFor({ state: 'hidden' });
});

describe('an absent player', () => {
  pageTest('is not shown as thinking', PHONE, async (trial) => {
    const pair = await meet(trial);
    await afterATurn(pair, 'Ada');
    const seat = pair.witness.seatOf('Ada');
    const [ada, ben] = [pair.pages[seat - 1]!, pair.pages[2 - seat]!];
    await ada.locator('main').getByText(menhirsWords.thinking('Ben')).first().waitFor();
    await ben.context().setOffline(true);
    await ada.locator('main').getByText(words.isAway('Ben')).waitFor();
    expect(await ada.locator('main').getByText(menhirsWords.thinking('Ben')).count()).toBe(0);
    await press(tools(ada));
    await ada.getByRole('dialog').getByText(words.awayNow, { exact: true }).waitFor();
    await ada.keyboard.press('Escape');
    await ben.context().setOffline(false);
    await ada.locator('main').getByText(menhirsWords.thinking('Ben')).first().waitFor();
    trial.complaints.splice(0);
  });
});
