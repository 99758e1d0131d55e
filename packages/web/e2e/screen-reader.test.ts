/** What is announced to players who do not see the board: everything that happens, each thing once. */
import { menhirs, menhirsKit } from '@speeltafel/rules';
import { floorsTable, isOver, menhirsTable, NO_CLOCK, openTableAt } from '@speeltafel/table';
import { describe, expect } from 'vitest';
import onlineWords from '../src/features/online/words/en.ts';
import floorsWords from '../src/games/floors/words/en.ts';
import words from '../src/games/menhirs/words/en.ts';
import ui from '../src/ui/words/en.ts';
import { announcementsOn, recordAnnouncements } from './harness/announcements.ts';
import { play as playFloors, sample as sampleFloors, shortly, untilAsked } from './harness/floors.ts';
import { begun, person, positionOf, press, savedAs } from './harness/game.ts';
import { button, place, play, sample } from './harness/menhirs.ts';
import { DESKTOP, pageTest } from './harness/page-test.ts';
import { meet, playOn, say, tools } from './harness/pair.ts';
import { advanced } from './harness/screens.ts';

const TWO = [person(1, 'Ada'), person(2, 'Ben')];
const adam = begun(menhirsTable, { variant: 'adam', grace: 0 }, TWO);
const at = (phase: number) => advanced(adam, (table) => positionOf(table).state.phase === phase);
const once = (heard: readonly string[], text: string): void =>
  expect(heard.join('\n').split(text).length - 1, `${text}\n${heard.join('\n')}`).toBe(1);

describe('Menhirs', () => {
  pageTest('the first action is announced, and what to do next', DESKTOP, async ({ open }) => {
    const page = await open('#/play/m', { storage: savedAs(menhirsTable, 'm', adam) });
    await button(page, ui.menu).waitFor();
    await recordAnnouncements(page);
    const flip = sample(adam);
    const stone = flip.kind === 'flip' ? menhirsKit.PLACES[flip.place]! : '';
    await play(page, flip);
    await expect.poll(() => page.getByTestId('live-polite').textContent()).toContain(words.flipped('Ada', stone));
    once(await announcementsOn(page), words.flipped('Ada', stone));
  });

  pageTest('the decision and both choices are announced', DESKTOP, async ({ open }) => {
    const table = at(menhirsKit.DECIDING);
    const page = await open('#/play/m', { storage: savedAs(menhirsTable, 'm', table) });
    await button(page, words.iAm('Ada')).waitFor();
    await recordAnnouncements(page);
    await press(button(page, words.iAm('Ada')));
    await play(page, { kind: 'prolong' });
    await press(button(page, words.iAm('Ben')));
    await play(page, { kind: 'go-on' });
    const choices = `${words.choseProlong('Ada')} ${words.choseGoOn('Ben')}`;
    await page.locator('.mh-prompt', { hasText: choices }).waitFor();
    const heard = await announcementsOn(page);
    for (const text of [choices, words.passDevice('Ben'), words.move, words.choseSecretly('Ada')]) once(heard, text);
    expect(heard.filter((text) => text.startsWith(words.decide))).toHaveLength(2);
  });
});

pageTest('a cluster that can only move in parts is announced with the way to split it', DESKTOP, async ({ open }) => {
  const column = menhirs.parsePosition('adam a1.b1.c1.d1.e1 d1.d2.d3.d4.d5.d6 1/8/1/move 2/2 -', adam.course.options);
  if (!column.ok) throw new Error(column.refusal.message);
  const { options } = adam.course;
  const table = openTableAt(menhirsTable, {
    ...{ options, chairs: TWO, clock: NO_CLOCK, seed: '0123456789abcdef'.repeat(2) },
    position: column.value,
  });
  if (!table.ok) throw new Error(table.refusal.message);
  const page = await open('#/play/m', { storage: savedAs(menhirsTable, 'm', table.value) });
  await press(place(page, menhirsKit.PLACES.indexOf('d3')));
  await page.locator('.mh-prompt', { hasText: words.stuckWhole }).waitFor();
});

describe('Finstere Flure', () => {
  const opened = begun(floorsTable, { players: 2 }, TWO);

  pageTest(
    'the first token, the card and its result are announced, even if the walk is skipped',
    DESKTOP,
    async ({ open }) => {
      const page = await open('#/play/f', { storage: savedAs(floorsTable, 'f', opened) });
      await untilAsked(page);
      await recordAnnouncements(page);
      const move = sampleFloors(opened);
      await playFloors(page, move);
      let table = await untilAsked(page);
      await expect.poll(() => page.getByTestId('live-polite').textContent()).toContain(floorsWords.turnOf('Ben'));
      const first = await announcementsOn(page);
      expect(first.filter((text) => text.startsWith('Ada’s'))).toHaveLength(1);
      once(first, floorsWords.turnOf('Ben'));
      if (move.type === 'move') once(first, floorsWords.stepsLeft(move.shows));
      while (positionOf(table).round === 1) {
        await playFloors(page, sampleFloors(table));
        table = await untilAsked(page);
      }
      const { action } = table.course.played.findLast(({ seat }) => seat === 0)!;
      const card = action.type === 'card' ? floorsWords.cards[action.card] : '';
      await expect.poll(() => page.getByTestId('live-polite').textContent()).toContain(`${card}: eats`);
      const heard = await announcementsOn(page);
      once(heard, floorsWords.draws(card));
      once(heard, `${card}: eats`);
    },
  );

  pageTest('the end is announced, and Escape shows the hall again', DESKTOP, async ({ open }) => {
    const late = shortly(begun(floorsTable, { players: 2, pile: 7 }, TWO), 4);
    const page = await open('#/play/f', { storage: savedAs(floorsTable, 'f', late) });
    let table = await untilAsked(page);
    await recordAnnouncements(page);
    while (!isOver(floorsTable, table)) {
      await playFloors(page, sampleFloors(table));
      table = await untilAsked(page);
    }
    const sheet = page.getByRole('region', { name: ui.result });
    const title = await sheet.getByRole('heading').textContent();
    once(await announcementsOn(page), title!);
    expect(await sheet.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
  });
});

pageTest('at an online table each message and request is announced once', DESKTOP, async (trial) => {
  const pair = await meet(trial);
  const [first, second] = pair.pages;
  await recordAnnouncements(second);
  await press(tools(first));
  await say(first, 'Good luck!');
  await second.getByText('Good luck!').first().waitFor({ state: 'attached' });
  await press(first.getByRole('button', { name: 'Close' }));
  await playOn(pair);
  await playOn(pair);
  await press(tools(first));
  await press(first.getByRole('button', { name: onlineWords.offerTie }));
  await second.getByRole('button', { name: onlineWords.agree }).waitFor();
  await press(tools(first));
  await say(first, 'Well?');
  await second.getByText('Well?').first().waitFor({ state: 'attached' });
  const heard = await announcementsOn(second);
  once(heard, 'Good luck!');
  once(heard, 'Well?');
  once(heard, onlineWords.asksTie(pair.names[0]));
});

pageTest('a move does not scroll a reader away from earlier messages', DESKTOP, async (trial) => {
  const pair = await meet(trial);
  const [first, second] = pair.pages;
  await press(tools(first));
  for (const word of ['Fog', 'Stone', 'Moor']) await say(first, `${word} `.repeat(36));
  await press(first.getByRole('button', { name: 'Close' }));
  await press(tools(second));
  const talk = second.getByRole('list', { name: ui.tableTalk });
  await talk.getByText('Moor').waitFor();
  await talk.evaluate((list) => list.scrollTo(0, 0));
  expect(await talk.evaluate((list) => list.scrollHeight > list.clientHeight)).toBe(true);
  await playOn(pair);
  // Its page has received the move: it is the player's turn there.
  await expect.poll(() => second.title()).toContain(onlineWords.yourTurn);
  expect(await talk.evaluate((list) => list.scrollTop)).toBe(0);
});
