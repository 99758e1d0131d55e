/**
 * Whole games by what the accessibility tree says, with Tab and Enter alone: what lies where is in the names, everything that can be done
 * is a button within reach, and everything that happens is announced.
 */
import { floorsKit as kit, menhirs, menhirsKit } from '@speeltafel/rules';
import { floorsTable, isOver, menhirsTable, waitsFor } from '@speeltafel/table';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import playWords from '../src/features/play/words/en.ts';
import floorsWords from '../src/games/floors/words/en.ts';
import words from '../src/games/menhirs/words/en.ts';
import ui from '../src/ui/words/en.ts';
import { sample as sampleFloors, shortly, untilAsked } from './harness/floors.ts';
import { begun, type MenhirsTable, person, positionOf, readMenhirs, savedAs, untilChanged } from './harness/game.ts';
import { nameOfPlace, sample } from './harness/menhirs.ts';
import { DESKTOP, pageTest } from './harness/page-test.ts';
import { announcedIn, tabAndEnter, treeOf } from './harness/spoken.ts';

const { cluster, DECIDING, DIRECTIONS, PLACES, placesOf } = menhirsKit;
const TWO = [person(1, 'Ada'), person(2, 'Ben')];
const NAMES = ['', 'Ada', 'Ben'];
const exactly = (text: string): RegExp => new RegExp(`^${text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);
const from = (place: string): RegExp => new RegExp(`^${place},`);

/** Something quiet, or what is left at the end of a game; no player prolongs it. */
function next(table: MenhirsTable): menhirsKit.Action {
  if (positionOf(table).state.phase === DECIDING) return { kind: 'go-on' };
  try {
    return sample(table);
  } catch {
    const [seat] = waitsFor(menhirsTable, table);
    return menhirs.actions(positionOf(table), seat!, 0).find(({ kind }) => kind !== 'claim')!;
  }
}

/** Does it, and answers what has to be announced. */
async function act(page: Page, table: MenhirsTable, action: menhirsKit.Action): Promise<string> {
  const [seat] = waitsFor(menhirsTable, table);
  const name = NAMES[seat!]!;
  switch (action.kind) {
    case 'flip':
    case 'place':
    case 'take': {
      const place = PLACES[action.place]!;
      await tabAndEnter(page, from(place), action.kind);
      await tabAndEnter(page, from(place), action.kind);
      return { flip: words.flipped, place: words.laid, take: words.taken }[action.kind](name, place);
    }
    case 'move': {
      const { fog } = positionOf(table).state;
      const tiles = placesOf(action.set).map((tile) => PLACES[tile]!);
      await tabAndEnter(page, from(tiles[0]!), 'fog');
      if (cluster(fog, action.set) !== action.set) for (const tile of tiles) await tabAndEnter(page, from(tile), 'fog');
      const way = words.ways[DIRECTIONS[action.direction]!];
      await tabAndEnter(page, exactly(words.arrow(way)), 'arrow');
      await tabAndEnter(page, exactly(words.arrowAgain(way)), 'again');
      return `${name}: `;
    }
    case 'end':
      await tabAndEnter(page, new RegExp(`^${words.takeNone}`));
      return words.tookNone(name);
    case 'go-on':
      await tabAndEnter(page, exactly(words.iAm(name)));
      await tabAndEnter(page, new RegExp(`^${words.goOn}`));
      return seat === 1 ? words.choseSecretly(name) : words.choseGoOn(name);
    default:
      throw new Error(`Not in this game: ${action.kind}`);
  }
}

pageTest('Menhirs from its first turn to its result, as it is spoken', DESKTOP, async ({ open }) => {
  // Claims are untimed: nothing here has to be done in time.
  let table: MenhirsTable = begun(menhirsTable, { variant: 'adam', grace: 'untimed' }, TWO);
  const page = await open('#/play/m', { storage: savedAs(menhirsTable, 'm', table) });
  await page.getByRole('button', { name: /^d3,/ }).waitFor();
  let faceDown = 0;
  const kinds = new Set<string>();
  while (!isOver(menhirsTable, table)) {
    const said = new Set((await treeOf(page)).filter(({ role }) => role === 'button').map(({ name }) => name));
    const wrong = PLACES.map((_, at) => nameOfPlace(table, at, faceDown)).filter(
      (name) =>
        ![...said].some(
          (one) => one === name || one.startsWith(`${name}, `) || one === words.mayLay(name.split(',')[0]!),
        ),
    );
    expect(wrong).toEqual([]);
    const action = next(table);
    kinds.add(action.kind);
    const { version } = table;
    const told = await act(page, table, action);
    await untilChanged(page, version);
    if (action.kind === 'flip') faceDown |= 1 << action.place;
    table = await readMenhirs(page);
    if (!isOver(menhirsTable, table)) await expect.poll(() => announcedIn(page)).toContain(told);
  }
  expect([...kinds]).toEqual(expect.arrayContaining(['flip', 'place', 'move', 'take', 'go-on']));
  const result = (name: string): boolean => name.includes(words.byTie) || name.includes(' wins');
  await expect.poll(async () => (await treeOf(page)).some(({ name }) => result(name))).toBe(true);
  await tabAndEnter(page, exactly(playWords.rematch));
});

pageTest('Finstere Flure to its result, as it is spoken', DESKTOP, async ({ open }) => {
  const late = shortly(begun(floorsTable, { players: 2 }, TWO), 6);
  const page = await open('#/play/f', { storage: savedAs(floorsTable, 'f', late) });
  let table = await untilAsked(page);
  while (!isOver(floorsTable, table)) {
    const { tokens } = positionOf(table);
    const said = (await treeOf(page)).map(({ name }) => name);
    for (const { place, shows, player } of tokens.filter((token) => kit.isOnBoard(token.place))) {
      const square = kit.makeSquare(place);
      const name = said.find((one) => one.startsWith(`${square},`)) ?? `nothing on ${square}`;
      expect(name).toContain(NAMES[player + 1]);
      expect(name).toContain(`${shows}`);
    }
    const action = sampleFloors(table);
    if (action.type !== 'move') throw new Error('Only moves are left.');
    const waits = tokens.find((token) => token.player === action.player && token.shows === action.shows);
    const choose = waits?.place === kit.WAITING ? floorsWords.chooseWaiting : floorsWords.chooseToken;
    await tabAndEnter(page, exactly(choose(action.shows)), 'figure');
    for (const place of action.path) {
      const square =
        place === kit.OUT ? new RegExp(`^${floorsWords.leave}`) : new RegExp(`^${kit.makeSquare(place)}(,|$)`);
      await tabAndEnter(page, square, 'square');
    }
    await tabAndEnter(
      page,
      new RegExp(`^(${floorsWords.stopHere}|${floorsWords.stay}|${floorsWords.wait}|${floorsWords.out})`),
    );
    await untilChanged(page, table.version);
    const name = NAMES[action.player + 1]!;
    await expect.poll(() => announcedIn(page)).toContain(name);
    table = await untilAsked(page);
  }
  await expect.poll(async () => (await treeOf(page)).some(({ name }) => name === ui.result)).toBe(true);
});
