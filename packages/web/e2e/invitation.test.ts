/** How a visitor comes to a table: what they are told before they sit down, and when there is none. */
import { describe, expect } from 'vitest';
import words from '../src/features/online/words/en.ts';
import menhirsOptions from '../src/games/menhirs/options/words/en.ts';
import seatWords from '../src/games/shared/words/en.ts';
import session from '../src/session/words/en.ts';
import { pick, press } from './harness/game.ts';
import { openTableOn, ServerView, sayName, sitDown, toInvitation } from './harness/online.ts';
import { DESKTOP, PHONE, pageTest } from './harness/page-test.ts';
import { tools } from './harness/pair.ts';
import { axeOn, layoutProblemsOn } from './harness/screen-checks.ts';

describe('joining by a link', () => {
  pageTest(
    'the terms are shown before entering a name, before taking a seat, and during the game',
    PHONE,
    async ({ open }) => {
      const ada = await open('', { device: DESKTOP });
      await toInvitation(ada, 'Menhirs', 'Ada');
      const link = await openTableOn(ada, async () => {
        await pick(ada, menhirsOptions.fog, menhirsOptions.fogs.hidden);
        await pick(ada, words.clock, words.clocks.game);
        await pick(ada, menhirsOptions.begins, seatWords.yourGuest);
      });
      const agreed = [
        menhirsOptions.variants.adam,
        menhirsOptions.hidden,
        menhirsOptions.claimWithin(3),
        words.ofClock.game(15, 10),
      ];
      const hash = `#/table/${link.split('/').at(-1)}`;
      const ben = await open(hash);
      await ben.getByRole('heading', { name: words.foundTable.gathering('Menhirs') }).waitFor();
      const terms = ben.getByRole('list', { name: words.terms });
      for (const term of agreed) await terms.getByText(term, { exact: true }).waitFor();
      await ben.getByRole('list', { name: words.seats }).getByText('Ada').waitFor();
      expect(await axeOn(ben)).toEqual([]);
      expect(await layoutProblemsOn(ben, false)).toEqual([]);
      await sayName(ben, 'Ben');
      for (const term of agreed) await terms.getByText(term, { exact: true }).waitFor();
      await sitDown(ben, 1);
      await press(tools(ben));
      for (const term of agreed) await terms.getByText(term, { exact: true }).waitFor();
      expect(await axeOn(ben)).toEqual([]);
      const witness = await ServerView.at(link);
      expect(witness.seatOf('Ada')).toBe(2);
      const carla = await open(hash);
      await carla.getByRole('heading', { name: words.foundTable.playing('Menhirs') }).waitFor();
    },
  );

  pageTest('the form has the name of the player, and says "you" and "your guest"', PHONE, async ({ open }) => {
    const ada = await open('#/invite/menhirs');
    await sayName(ada, 'Ada');
    await ada.getByText(seatWords.thatIsYou('Ada')).waitFor();
    expect(await ada.getByRole('textbox').count()).toBe(0);
    const begins = ada.getByRole('radiogroup', { name: menhirsOptions.begins });
    expect(await begins.getByRole('radio').count()).toBe(3);
    for (const name of [session.you, seatWords.yourGuest]) await begins.getByText(name, { exact: true }).waitFor();
  });
});

describe('an unknown table', () => {
  pageTest(
    'is reported at once, without asking for a name, with a link onward',
    PHONE,
    async ({ open, complaints }) => {
      const page = await open('#/table/nonsense');
      await page.getByText(words.why.codes['no-such-table']).waitFor();
      expect(await page.getByRole('textbox').count()).toBe(0);
      expect(complaints.splice(0).filter((one) => one.startsWith('404'))).toHaveLength(1);
      expect(await axeOn(page)).toEqual([]);
      await press(page.getByRole('link', { name: words.toLobby }));
      await page.waitForURL(/#\/lobby$/);
    },
  );
});
