/** Bots of other people: listed in the lobby, invited to a table, and playing. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, onTestFinished } from 'vitest';
import { TestGuest } from '../../server/test/running.ts';
import german from '../src/features/online/words/de.ts';
import words from '../src/features/online/words/en.ts';
import french from '../src/features/online/words/fr.ts';
import dutch from '../src/features/online/words/nl.ts';
import { LANGUAGES } from '../src/i18n/languages.ts';
import { press } from './harness/game.ts';
import { ServerView, server } from './harness/online.ts';
import { DESKTOP, PHONE, pageTest } from './harness/page-test.ts';
import { axeOn, layoutProblemsOn, textProblemsOn } from './harness/screen-checks.ts';

const ALL = { en: words, nl: dutch, de: german, fr: french } as const;
const EXAMPLE = join(import.meta.dirname, '../../../docs/bot-example.mjs');

const offered = async (): Promise<string> => (await fetch(`${server()}/api/bots`)).text();

/** Starts the example bot of docs/, which waits in the lobby. */
async function startBot(): Promise<TestGuest> {
  const author = await TestGuest.arrive(server(), 'Author');
  const { body } = await author.ask('POST', '/api/bots', {});
  const env = { ...process.env, TOKEN: String(body.token) };
  const bot = spawn(process.execPath, [EXAMPLE, server()], { env, stdio: ['ignore', 'inherit', 'inherit'] });
  // Wait until it has gone, or the next test would find it in the lobby.
  onTestFinished(async () => {
    bot.kill();
    await expect.poll(offered).not.toContain(author.id);
  });
  await expect.poll(offered).toContain(author.id);
  return author;
}

describe('a bot in the lobby', () => {
  pageTest('is invited with two taps, joins and plays', PHONE, async ({ open }) => {
    const author = await startBot();
    const page = await open('#/lobby');
    await page.getByRole('heading', { name: words.bots }).waitFor();
    await press(page.locator(`a[href="#/invite/menhirs?bot=${author.id}"]`));
    await page.getByRole('heading', { name: words.withBot }).waitFor();
    await press(page.getByRole('button', { name: words.openTable }));
    await page.waitForURL(/#\/table\//);
    const witness = await ServerView.at(page.url());
    await witness.until(({ began }) => began > 0);
    expect(Object.values(witness.told.seating)).toContainEqual({ kind: 'bot', guest: author.id, name: 'Random bot' });
  });

  pageTest('can also be invited from the waiting room, and is admitted', DESKTOP, async ({ open }) => {
    await startBot();
    const page = await open('#/invite/floors');
    await page.getByRole('textbox', { name: words.yourName }).waitFor();
    await press(page.getByRole('button', { name: words.openTable }));
    await page.getByRole('heading', { name: words.tableOpen }).waitFor();
    const witness = await ServerView.at(page.url());
    expect(witness.told.admits).toBe(true);
    await press(page.getByText(words.askBot, { exact: true }));
    await press(page.getByRole('button', { name: words.askThisBot('Random bot') }));
    await witness.until(({ seating }) => Object.values(seating).some((sitter) => sitter?.kind === 'bot'));
    expect(witness.told.turnedAway).toEqual([]);
  });

  for (const language of LANGUAGES) {
    pageTest(`${language}: is listed in the page's language, and its text fits`, PHONE, async ({ open }) => {
      await startBot();
      const own = ALL[language];
      const page = await open('#/lobby', { language });
      const wrong: string[] = [];
      const look = async (where: string): Promise<void> => {
        const found = [
          ...(await textProblemsOn(page, language)),
          ...(await layoutProblemsOn(page, false)),
          ...(await axeOn(page)),
        ];
        wrong.push(...found.map((one) => `${where}: ${one}`));
      };
      await page.getByRole('heading', { name: own.bots }).waitFor();
      await look('lobby');
      await page.goto(`${server()}/#/invite/menhirs`);
      await page.getByRole('textbox', { name: own.yourName }).waitFor();
      await press(page.getByRole('button', { name: own.openTable }));
      await press(page.getByText(own.askBot, { exact: true }));
      await page
        .getByRole('button', { name: own.askThisBot('Random bot') })
        .first()
        .waitFor();
      await look('waiting');
      expect(wrong).toEqual([]);
    });
  }
});
