/**
 * Hints are drawn on the board like a selected turn; the keys of a game are listed; the keyboard plays the previewed
 * move.
 */
import { floorsKit as kit, menhirs, menhirsKit } from '@speeltafel/rules';
import { floorsTable, menhirsTable } from '@speeltafel/table';
import { describe, expect } from 'vitest';
import playWords from '../src/features/play/words/en.ts';
import floorsWords from '../src/games/floors/words/en.ts';
import ui from '../src/ui/words/en.ts';
import { stop } from './harness/floors.ts';
import { begun, person, positionOf, press, readFloors, readMenhirs, savedAs, untilChanged } from './harness/game.ts';
import { place } from './harness/menhirs.ts';
import { server } from './harness/online.ts';
import { DESKTOP, PHONE, pageTest } from './harness/page-test.ts';
import { advanced, STORAGE } from './harness/screens.ts';

const TWO = [person(1), person(2)];

describe('a hint', () => {
  pageTest('of Menhirs is drawn on the moor without covering it; the button plays it', PHONE, async ({ open }) => {
    const start = begun(menhirsTable, { variant: 'adam', claims: false }, TWO);
    const table = advanced(start, (now) => positionOf(now).state.phase === menhirsKit.MOVING);
    const page = await open('#/play/hint', {
      storage: savedAs(menhirsTable, 'hint', table),
      settings: { hints: true },
    });
    await press(page.getByRole('button', { name: ui.hint }));
    await page.locator('.hint-turns').waitFor();
    const [card, moor] = [await page.locator('.hint-card').boundingBox(), await page.locator('.mh-moor').boundingBox()];
    expect(card!.y + card!.height).toBeLessThanOrEqual(moor!.y + 40);
    await page.locator('.mh-moor .mh-ghosted').waitFor();
    await press(page.locator('.mh-choices .primary'));
    await untilChanged(page, table.version);
    expect((await readMenhirs(page)).course.played.at(-1)!.action.kind).toBe('move');
    expect(await page.locator('.hint-card').count()).toBe(0);
    // Nothing is selected any more: the next action is up to the player.
    await page.locator('.mh-choices .primary').waitFor({ state: 'detached' });
    await page.locator('.mh-moor .mh-ghosted').waitFor({ state: 'detached' });
  });

  pageTest('of Finstere Flure draws the path; squares are named on demand', DESKTOP, async ({ open }) => {
    const page = await open('#/play/f-late', { storage: STORAGE, settings: { hints: true } });
    await page.getByText(floorsWords.choose).waitFor();
    const before = await readFloors(page);
    expect(await page.locator('.ff-coords').count()).toBe(0);
    await page.keyboard.press('n');
    expect(await page.locator('.ff-coords text').count()).toBe(kit.SQUARES);
    await press(page.getByRole('button', { name: ui.hint }));
    await page.locator('.hint-turns').waitFor();
    await press(
      stop(page)
        .or(page.getByRole('button', { name: floorsWords.leave }))
        .first(),
    );
    await untilChanged(page, before.version);
    expect((await readFloors(page)).course.played.at(before.course.played.length)!.action.type).toBe('move');
  });
});

pageTest('a rated game has neither hints nor analysis', DESKTOP, async ({ open }) => {
  const page = await open('', { settings: { hints: true } });
  const { request } = page.context();
  await request.post(`${server()}/api/me`, { data: { name: 'Ada' } });
  const seats = [
    { kind: 'here', name: 'Ada' },
    { kind: 'computer', level: 'lamb' },
  ];
  const wish = { game: 'menhirs', options: {}, clock: { kind: 'none' }, listed: false, rated: true, seats };
  const { id } = (await (await request.post(`${server()}/api/tables`, { data: wish })).json()) as { id: string };
  await page.reload();
  await page.goto(`${server()}/#/table/${id}`);
  await page.getByRole('button', { name: /^d3,/ }).waitFor();
  expect(await page.getByRole('button', { name: ui.hint }).count()).toBe(0);
  await press(page.getByRole('button', { name: ui.menu, exact: true }));
  await page.getByRole('button', { name: playWords.resign }).waitFor();
  // The replay, where the analysis is, opens when the game is over.
  expect(await page.locator('[href*="/replay"]').count()).toBe(0);
});

describe('with the keyboard', () => {
  pageTest('Enter plays the previewed move of Menhirs, and the focus follows the fog', DESKTOP, async ({ open }) => {
    const start = begun(menhirsTable, { variant: 'adam', claims: false }, TWO);
    const table = advanced(start, (now) => positionOf(now).state.phase === menhirsKit.MOVING);
    const position = positionOf(table);
    const { fog } = position.state;
    const action = menhirs
      .actions(position, position.state.player, 0)
      .find((one) => one.kind === 'move' && menhirsKit.cluster(fog, one.set) === one.set);
    if (action?.kind !== 'move') throw new Error('The move must be one of a whole cluster.');
    const page = await open('#/play/enter', { storage: savedAs(menhirsTable, 'enter', table) });
    const from = menhirsKit.placesOf(action.set)[0]!;
    await place(page, from).focus();
    await page.keyboard.press('Enter');
    const arrow = page.locator('.mh-arrow.mh-legal').first();
    const way = await arrow.getAttribute('data-direction');
    await page.keyboard.press('wedxza'[menhirsKit.DIRECTIONS.indexOf(way as never)]!);
    await place(page, from).focus();
    await page.keyboard.press('Enter');
    await untilChanged(page, table.version);
    expect((await readMenhirs(page)).course.played.at(-1)!.action.kind).toBe('move');
    const to = menhirsKit.neighbour(from, action.direction)!;
    await page.waitForFunction(
      (name) => (document.activeElement as HTMLElement | null)?.dataset.place === name,
      menhirsKit.PLACES[to]!,
    );
  });

  pageTest('a number key brings a token to the entrance, and "?" lists the keys', DESKTOP, async ({ open }) => {
    const start = begun(floorsTable, { players: 2 }, TWO);
    const page = await open('#/play/keys', { storage: savedAs(floorsTable, 'keys', start) });
    await page.getByText(floorsWords.bringIn(true)).waitFor();
    await page.keyboard.press('4');
    await page.waitForFunction(
      (square) => (document.activeElement as HTMLElement | null)?.dataset.square === String(square),
      kit.ENTRANCE,
    );
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await page.getByText(floorsWords.stepsLeft(2)).first().waitFor();
    await page.keyboard.press('s');
    await untilChanged(page, start.version);
    expect((await readFloors(page)).course.played[0]!.action).toMatchObject({ type: 'move', shows: 4 });
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: playWords.keysTitle });
    await keys.getByText(floorsWords.keys[3]![1], { exact: true }).waitFor();
  });
});
