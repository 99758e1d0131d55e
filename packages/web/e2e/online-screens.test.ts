/** The screens around a table on the server, in every language. */
import { describe, expect } from 'vitest';
import { TestGuest } from '../../server/test/running.ts';
import german from '../src/features/online/words/de.ts';
import words from '../src/features/online/words/en.ts';
import french from '../src/features/online/words/fr.ts';
import dutch from '../src/features/online/words/nl.ts';
import { LANGUAGES } from '../src/i18n/languages.ts';
import { pick, press } from './harness/game.ts';
import { ServerView, server } from './harness/online.ts';
import { PHONE, pageTest } from './harness/page-test.ts';
import { axeOn, layoutProblemsOn, textProblemsOn } from './harness/screen-checks.ts';

const ALL = { en: words, nl: dutch, de: german, fr: french } as const;

describe('the screens around a table', () => {
  for (const language of LANGUAGES) {
    pageTest(`${language}: fully translated, no overflow, no axe violations`, PHONE, async ({ open }) => {
      const page = await open('#/invite/menhirs', { language });
      const own = ALL[language];
      const wrong: string[] = [];
      const look = async (where: string, still = false): Promise<void> => {
        const found = [
          ...(await textProblemsOn(page, language)),
          ...(await layoutProblemsOn(page, still)),
          ...(language === 'en' ? await axeOn(page) : []),
        ];
        if (language === 'en') {
          await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
          found.push(...(await axeOn(page, 'color-contrast')).map((one) => `by night: ${one}`));
          await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
        }
        wrong.push(...found.map((one) => `${where}: ${one}`));
      };
      await page.getByRole('textbox', { name: own.yourName }).waitFor();
      await look('name');
      await pick(page, own.clock, own.clocks.turn);
      await press(page.getByRole('switch', { name: own.listed }));
      await look('invite');
      await press(page.getByRole('button', { name: own.openTable }));
      const code = await page.locator('.on-code strong').innerText();
      const link = page.url();
      await look('waiting');
      const table = page.url();
      await page.goto(new URL('#/lobby', table).href);
      await page.getByRole('link', { name: own.join }).first().waitFor();
      await look('lobby');
      await page.goto(new URL('#/', table).href);
      await page.getByText(code).first().waitFor();
      await look('home');
      await page.goto(new URL('#/settings', table).href);
      await page.getByRole('button', { name: own.forgetMe }).waitFor();
      await look('settings');
      await page.goto(table);
      const friend = await TestGuest.arrive(server(), 'Zoë');
      const witness = await ServerView.at(link);
      const client = await friend.connect();
      await client.watch(witness.id);
      const free = Object.entries(witness.told.seating).find(([, one]) => one === null)![0];
      await client.send(witness.id, { kind: 'sit', seat: Number(free), name: 'Zoë' });
      await witness.until(({ began }) => began > 0);
      await client.send(witness.id, { kind: 'say', text: '¡Suerte!' });
      await client.send(witness.id, { kind: 'offer', seat: Number(free), what: 'tie' });
      await page.getByRole('button', { name: new RegExp(`^${own.atTable}`) }).waitFor();
      await page.getByRole('region', { name: own.asksTie('Zoë') }).waitFor();
      await look('offer', true);
      await press(page.getByRole('button', { name: new RegExp(`^${own.atTable}`) }));
      await page.getByText('¡Suerte!').first().waitFor();
      await look('tools', true);
      await page.keyboard.press('Escape');
      await press(page.getByRole('button', { name: own.agree }));
      await witness.until(({ over }) => over);
      await look('over', true);
      await press(page.getByRole('button', { name: new RegExp(`^${own.atTable}`) }));
      await press(page.getByRole('link', { name: own.check }));
      await page.getByRole('heading', { name: own.fair }).waitFor();
      // The page pledged a value for the draw; its opponent, a program, did not.
      await page.getByText(own.checks.shares(1)).waitFor();
      await look('check');
      expect(wrong).toEqual([]);
    });
  }
});
