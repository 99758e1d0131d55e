/** My page: games are found again, people are challenged, and all data is exported, deleted and imported. */
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { menhirsTable } from '@speeltafel/table';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { TestGuest } from '../../server/test/running.ts';
import home from '../src/features/home/words/en.ts';
import online from '../src/features/online/words/en.ts';
import words from '../src/features/profile/words/en.ts';
import { begun, computer, person, press, savedAs } from './harness/game.ts';
import { server } from './harness/online.ts';
import { DESKTOP, type PageTest, PHONE, pageOfWorker, pageTest, type Visit } from './harness/page-test.ts';
import { axeOn, layoutProblemsOn, overlapsOn } from './harness/screen-checks.ts';

const at = (hash: string): string => pageOfWorker() + hash;

/** A page with the cookie of this guest. */
async function pageOf({ open }: PageTest, guest: TestGuest, visit: Visit = {}): Promise<Page> {
  const page = await open('#/privacy', visit);
  const [name, value] = guest.cookie.split('=');
  await page.context().addCookies([{ name: name!, value: value!, url: server() }]);
  await page.goto('about:blank');
  return page;
}

/** Plays a game between the two, which the second one wins. */
async function playedBy(one: TestGuest, two: TestGuest): Promise<void> {
  const wish = { game: 'menhirs', options: {}, clock: { kind: 'none' }, listed: false };
  const seats = [{ kind: 'here', name: one.name }, { kind: 'open' }];
  const { id } = (await one.ask('POST', '/api/tables', { ...wish, seats })).body;
  const clients = [await one.connect(), await two.connect()] as const;
  for (const client of clients) await client.watch(String(id));
  await clients[1].send(String(id), { kind: 'sit', seat: 2, name: two.name });
  await clients[0].send(String(id), { kind: 'resign', seat: 1 });
  for (const { socket } of clients) socket.close();
}

const looksWell = async (page: Page): Promise<void> => {
  expect(await axeOn(page)).toEqual([]);
  expect(await layoutProblemsOn(page, false)).toEqual([]);
  expect(await overlapsOn(page)).toEqual([]);
};

pageTest('a friend is challenged with two taps and finds the invitation on home', PHONE, async (trial) => {
  const [ada, ben] = [await TestGuest.arrive(server(), 'Ada'), await TestGuest.arrive(server(), 'Ben')];
  await playedBy(ada, ben);
  const page = await pageOf(trial, ada);
  await page.goto(at('#/me'));
  await press(page.locator('.person > button').filter({ hasText: 'Ben' }));
  await looksWell(page);
  await press(page.getByRole('button', { name: words.playAgain }));
  await page.waitForURL(/#\/table\//);
  const bens = await pageOf(trial, ben);
  await bens.goto(at('#/'));
  const invitation = bens.locator('.kept.mine').filter({ hasText: 'Ada' });
  await invitation.getByText(home.invites).waitFor();
  await press(invitation.locator('a'));
  await press(bens.getByRole('button', { name: online.sitDown }));
  for (const one of [page, bens]) await one.getByRole('button', { name: /^d3,/ }).waitFor();
});

pageTest('all data is exported, deleted and imported again', DESKTOP, async (trial) => {
  const [ada, ben] = [await TestGuest.arrive(server(), 'Ada'), await TestGuest.arrive(server(), 'Ben')];
  await playedBy(ada, ben);
  await playedBy(ben, ada);
  const running = begun(menhirsTable, { variant: 'adam' }, [person(1, ''), computer(2, 'druid')]);
  const page = await pageOf(trial, ada, { storage: savedAs(menhirsTable, 'solo', running) });
  const games = page.locator('.past-game');
  await page.goto(at('#/me'));
  await expect.poll(() => games.count()).toBe(3);
  await looksWell(page);
  await press(page.getByRole('switch', { name: words.keep }));
  await page.getByText(words.keptNow).first().waitFor();

  const folder = await mkdtemp(join(tmpdir(), 'speeltafel-file-'));
  const file = join(folder, 'ada.json');
  const saved = page.waitForEvent('download');
  await press(page.getByRole('button', { name: words.take }));
  await (await saved).saveAs(file);
  const text = await readFile(file, 'utf8');
  expect(JSON.parse(text)).toMatchObject({ speeltafel: 'player', body: { name: 'Ada', games: [{}, {}] } });

  await press(page.getByRole('button', { name: online.forgetMe }));
  await press(page.getByRole('dialog').getByRole('button', { name: online.forgetMe }));
  await page.getByText(online.forgotten).first().waitFor();
  expect((await ada.ask('GET', '/api/me')).body).toEqual({ guest: null });
  expect((await ada.ask('GET', '/api/me/things')).status).toBe(401);

  // Another device with another guest: first a file of another kind, and one that was changed.
  const cas = await TestGuest.arrive(server(), 'Cas');
  const other = await pageOf(trial, cas, { device: PHONE });
  await other.goto(at('#/me/things'));
  await other.getByRole('button', { name: words.bring }).waitFor();
  await looksWell(other);
  const bring = async (content: string, said: string): Promise<void> => {
    const named = join(folder, 'brought.json');
    await writeFile(named, content);
    await other.locator('input[type=file]').setInputFiles(named);
    await other.getByText(said).first().waitFor();
  };
  await bring('{"speeltafel":"player"}', words.refused['not-a-player']);
  await bring(text.replace('"name":"Ada"', '"name":"Eve"'), words.refused.damaged);
  expect((await cas.ask('GET', '/api/me/games')).body.games).toEqual([]);
  await bring(text, words.broughtIn(3));
  await bring(text, words.broughtIn(0));
  await press(other.getByRole('link', { name: words.partNames.history }));
  await expect.poll(() => other.locator('.past-game').count()).toBe(3);
  expect(await other.locator('.past-game').filter({ hasText: words.brought }).count()).toBe(2);
  await press(other.locator('.past-game button').first());
  await other.waitForURL(/#\/replay\?r=/);
  // The name has disappeared from the opponent's history.
  const [past] = (await ben.ask('GET', '/api/me/games')).body.games as readonly { others: { name: string }[] }[];
  expect(past!.others[0]!.name).toBe('—');
});
