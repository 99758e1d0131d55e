/** A question at the table, and somebody who is away, where there is little room: nothing moves, everything can be reached. */
import { menhirs, menhirsKit } from '@speeltafel/rules';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import menhirsWords from '../src/menhirs/words/en.ts';
import words from '../src/online/words/en.ts';
import { press } from './harness/game.ts';
import { axeOn, overlapsOn, roomWrongOn } from './harness/look.ts';
import { actBy, meet, type Pair, skipTo, tools } from './harness/pair.ts';
import { PHONE, TABLET, trial } from './harness/trial.ts';

const { MOVING } = menhirsKit;

const LOW = { ...PHONE, viewport: { width: 375, height: 667 } };

const boardOn = (page: Page) => page.locator('.mh-moor').boundingBox();

/** Everybody with such a device, in the middle of a game, somebody having just ended a turn. */
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
  expect(await roomWrongOn(page, true)).toEqual([]);
}

for (const [name, device] of Object.entries({ PHONE, LOW, TABLET })) {
  describe(`a question on a ${name.toLowerCase()} device`, () => {
    trial('moves no board, and is answered with a tap', device, async (trial) => {
      const pair = await meet({ ...trial, open: (hash, visit) => trial.open(hash, { ...visit, device }) });
      await afterATurn(pair, 'Ada');
      const seat = pair.witness.seatOf('Ada');
      const [asks, answers] = [pair.pages[seat - 1]!, pair.pages[2 - seat]!];
      await answers.getByText(menhirsWords.move).or(answers.getByText(menhirsWords.claimQuestion)).first().waitFor();
      const before = [await boardOn(asks), await boardOn(answers)];
      for (const answer of [words.no, words.agree]) {
        const { length } = pair.witness.told.played;
        await press(asks.getByRole('button', { name: menhirsWords.undoShort }).filter({ visible: true }).first());
        await asks.getByText(words.youAskedBack).waitFor();
        const question = answers.getByRole('region', { name: words.asksBack('Ada') });
        await question.getByText(words.backShown).waitFor();
        expect([await boardOn(asks), await boardOn(answers)]).toEqual(before);
        for (const page of [asks, answers]) await calm(page);
        await press(question.getByRole('button', { name: answer }));
        await pair.witness.until(({ offer }) => offer === null);
        await question.waitFor({ state: 'hidden' });
        expect(pair.witness.told.played.length < length).toBe(answer === words.agree);
      }
    });
  });
}

describe('somebody who is away', () => {
  trial('is not said to be thinking', PHONE, async (trial) => {
    const pair = await meet(trial);
    await afterATurn(pair, 'Ada');
    const seat = pair.witness.seatOf('Ada');
    const [ada, ben] = [pair.pages[seat - 1]!, pair.pages[2 - seat]!];
    await ada.getByText(menhirsWords.thinking('Ben')).first().waitFor();
    await ben.context().setOffline(true);
    await ada.getByText(words.isAway('Ben')).waitFor();
    expect(await ada.getByText(menhirsWords.thinking('Ben')).count()).toBe(0);
    await press(tools(ada));
    await ada.getByRole('dialog').getByText(words.awayNow, { exact: true }).waitFor();
    await ada.keyboard.press('Escape');
    await ben.context().setOffline(false);
    await ada.getByText(menhirsWords.thinking('Ben')).first().waitFor();
    trial.complaints.splice(0);
  });
});
