/** The decision moment, asked aloud: on one device, between two devices, and at the real table. */
import { menhirs, menhirsKit } from '@speeltafel/rules';
import { menhirsTable } from '@speeltafel/table';
import { describe, expect } from 'vitest';
import newWords from '../src/features/new-game/words/en.ts';
import companionWords from '../src/games/menhirs/companion/words/en.ts';
import menhirsOptions from '../src/games/menhirs/options/words/en.ts';
import menhirsWords from '../src/games/menhirs/words/en.ts';
import uiWords from '../src/ui/words/en.ts';
import { begun, person, pick, positionOf, press, readMenhirs, savedAs } from './harness/game.ts';
import { play } from './harness/menhirs.ts';
import { DESKTOP, PHONE, pageTest } from './harness/page-test.ts';
import { meet, skipTo } from './harness/pair.ts';
import { advanced } from './harness/screens.ts';

const { DECIDING } = menhirsKit;

const asked = advanced(
  begun(menhirsTable, { variant: 'adam', decision: 'aloud' }, [person(1, 'Ada'), person(2, 'Ben')]),
  (table) => positionOf(table).state.phase === DECIDING,
);

describe('the decision made aloud', () => {
  pageTest('is one of the further options', PHONE, async ({ open }) => {
    const page = await open('#/new/menhirs');
    await press(page.getByText(uiWords.moreOptions));
    await pick(page, menhirsOptions.decision, menhirsOptions.decisions.aloud);
    await press(page.getByRole('button', { name: newWords.begin }));
    await page.getByRole('button', { name: /^d3,/ }).waitFor();
    expect((await readMenhirs(page)).course.options.decision).toBe('aloud');
  });

  pageTest('asks the players in turn on one device, without hiding anything', PHONE, async ({ open }) => {
    const page = await open('#/play/aloud', { storage: savedAs(menhirsTable, 'aloud', asked) });
    await page.locator('.mh-prompt').getByText(menhirsWords.decideAsked('Ada')).waitFor();
    await page.locator('.mh-prompt').getByText(menhirsWords.decideFirst('Ben')).waitFor();
    await play(page, { kind: 'prolong' });
    await page.locator('.mh-prompt').getByText(menhirsWords.decideAsked('Ben')).waitFor();
    await page.locator('.mh-prompt').getByText(menhirsWords.decideSecond('Ada')).waitFor();
    const table = await play(page, { kind: 'go-on' });
    expect(menhirs.view(positionOf(table), null)).toMatchObject({ round: 2, goOn: [2] });
    const both = `${menhirsWords.choseProlong('Ada')} ${menhirsWords.choseGoOn('Ben')}`;
    await page.locator('.mh-prompt').getByText(both).waitFor();
  });

  pageTest('does not ask the second player if the first goes on', DESKTOP, async ({ open }) => {
    const page = await open('#/play/aloud', { storage: savedAs(menhirsTable, 'aloud', asked) });
    const table = await play(page, { kind: 'go-on' });
    expect(menhirs.view(positionOf(table), null)).toMatchObject({ phase: 'move', round: 2, goOn: [1] });
    await page.locator('.mh-prompt').getByText(menhirsWords.choseGoOn('Ada')).waitFor();
  });

  pageTest('between two devices asks one player while the other waits and sees the answer', DESKTOP, async (its) => {
    const pair = await meet(its, async (page) => {
      await press(page.getByText(uiWords.moreOptions));
      await pick(page, menhirsOptions.decision, menhirsOptions.decisions.aloud);
    });
    const { pages, names, witness } = pair;
    await skipTo(pair, ({ state }) => state.phase === DECIDING);
    await pages[1].locator('main').getByText(menhirsWords.decideAway(names[0])).waitFor();
    expect(await pages[1].getByRole('button', { name: menhirsWords.prolong, exact: true }).count()).toBe(0);
    await press(pages[0].getByRole('button', { name: menhirsWords.prolong, exact: true }));
    await pages[1].locator('main').getByText(menhirsWords.decideSecond(names[0])).waitFor();
    expect(witness.told.played.at(-1)?.action).toBe('P');
    await pages[0].locator('main').getByText(menhirsWords.decideAway(names[1])).waitFor();
    await press(pages[1].getByRole('button', { name: menhirsWords.goOn, exact: true }));
    await pages[0].locator('main').getByText(menhirsWords.choseGoOn(names[1])).first().waitFor();
    expect(witness.position(menhirs).state.round).toBe(2);
  });

  pageTest('in the companion at the real table is asked in turn, with the consequence', PHONE, async ({ open }) => {
    const turns = Array.from({ length: 18 }, () => ({ kind: 'turn', took: false, at: 0 }));
    const evening = {
      ...{ names: ['Ada', 'Ben'], options: 'adam decision=aloud', facing: false, results: [] },
      log: [{ kind: 'placed' }, ...turns],
    };
    const page = await open('#/companion/menhirs/table', {
      storage: { 'speeltafel.companion.menhirs': JSON.stringify(evening) },
    });
    await page.getByText(companionWords.decideAloud('Ada')).waitFor();
    await press(page.getByRole('button', { name: companionWords.decideBegin }));
    const dialog = page.getByRole('dialog');
    await dialog.getByText(companionWords.choose('Ada')).waitFor();
    await press(dialog.getByRole('button', { name: menhirsWords.prolong }));
    await dialog.getByText(companionWords.chose.prolong('Ada')).waitFor();
    await press(dialog.getByRole('button', { name: menhirsWords.goOn }));
    await dialog.getByText(companionWords.thenGoOn('Ada', 12)).waitFor();
    await press(dialog.getByRole('button', { name: companionWords.accept }));
    await page.getByText(menhirsWords.roundNumber(2), { exact: true }).waitFor();
  });
});
