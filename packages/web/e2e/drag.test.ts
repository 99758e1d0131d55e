/** Dragging fog over the moor and drawing paths through the hall, with a mouse and with a finger. */
import { type floorsKit, floorsKit as kit, menhirs, menhirsKit } from '@speeltafel/rules';
import { floorsTable, menhirsTable, waitsFor } from '@speeltafel/table';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import floorsWords from '../src/games/floors/words/en.ts';
import { step, VIEW } from '../src/games/menhirs/board/geometry.ts';
import menhirsWords from '../src/games/menhirs/words/en.ts';
import { drag, middle, type Spot } from './harness/drag.ts';
import { advanced as advancedFloors, cell, moves, stop } from './harness/floors.ts';
import {
  begun,
  type FloorsTable,
  type MenhirsTable,
  person,
  positionOf,
  press,
  readFloors,
  readMenhirs,
  savedAs,
  untilChanged,
} from './harness/game.ts';
import { button, place, quiet } from './harness/menhirs.ts';
import { DESKTOP, PHONE, pageTest } from './harness/page-test.ts';
import { advanced } from './harness/screens.ts';

const { cluster, DIRECTIONS, MOVING, placesOf } = menhirsKit;
type Shift = Extract<menhirsKit.Action, { kind: 'move' }>;

const DEVICES = [
  ['finger', PHONE],
  ['mouse', DESKTOP],
] as const;
const TWO = [person(1), person(2)];

/** The start and the end of a one-step drag from a place, on the screen. */
async function pull(page: Page, from: number, direction: number): Promise<[Spot, Spot]> {
  const start = await middle(place(page, from));
  const { width } = (await page.locator('.mh-places').boundingBox())!;
  const { x, y } = step(direction);
  return [start, { x: start.x + (x * width) / VIEW.width, y: start.y + (y * width) / VIEW.width }];
}

const confirming = (page: Page, direction: number) =>
  button(page, menhirsWords.moveWay(menhirsWords.compass[DIRECTIONS[direction]!]));

const shifts = (table: MenhirsTable): Shift[] =>
  quiet(table)
    .map(({ action }) => action)
    .filter((action) => action.kind === 'move');

describe('dragging fog', () => {
  const start = begun(menhirsTable, { variant: 'adam', grace: 'untimed' }, TWO);
  const table = advanced(
    start,
    (now) =>
      positionOf(now).state.phase === MOVING &&
      shifts(now).some(({ set }) => cluster(positionOf(now).state.fog, set) !== set),
  );
  const { fog } = positionOf(table).state;
  const isWhole = ({ set }: Shift): boolean => cluster(fog, set) === set;
  const storage = savedAs(menhirsTable, 'pull', table);
  const begin = async (page: Page): Promise<void> => place(page, 0).waitFor();

  for (const [how, device] of DEVICES) {
    pageTest(`a cluster, with a ${how}: the preview survives a reload and is confirmed`, device, async ({ open }) => {
      const page = await open('#/play/pull', { storage });
      await begin(page);
      const move = shifts(table).find(isWhole)!;
      const line = await pull(page, placesOf(move.set)[0]!, move.direction);
      await drag(page, line, async () => {
        await page.locator('.mh-ghosted').waitFor();
        await page.locator('.mh-pulled').waitFor();
      });
      await confirming(page, move.direction).waitFor();
      await page.reload();
      await page.locator('.mh-ghosted').waitFor();
      await press(confirming(page, move.direction));
      await untilChanged(page, table.version);
      expect((await readMenhirs(page)).course.played.at(-1)!.action).toEqual(move);
    });

    pageTest(`a part of a cluster, with a ${how}`, device, async ({ open }) => {
      const page = await open('#/play/pull', { storage, settings: { confirm: false } });
      await begin(page);
      const move = shifts(table).find((one) => !isWhole(one))!;
      const [first] = placesOf(move.set);
      await press(place(page, first!));
      for (const tile of placesOf(move.set)) await press(place(page, tile));
      await drag(page, await pull(page, first!, move.direction));
      await untilChanged(page, table.version);
      expect((await readMenhirs(page)).course.played.at(-1)!.action).toEqual(move);
    });

    pageTest(`back or in a blocked direction with a ${how}: plays nothing and says why`, device, async ({ open }) => {
      const page = await open('#/play/pull', { storage, settings: { confirm: false } });
      await begin(page);
      const [set, direction] = blocked(table);
      const move = shifts(table).find(isWhole)!;
      const [from, to] = await pull(page, placesOf(move.set)[0]!, move.direction);
      await drag(page, [from, to, from]);
      expect(await page.locator('.mh-ghosted').count()).toBe(0);
      await page.keyboard.press('Escape');
      await drag(page, await pull(page, placesOf(set)[0]!, direction));
      await page.locator('.mh-why').waitFor();
      // The end of the drag is not a click, but the next key press is one.
      await page.keyboard.press('Escape');
      await place(page, placesOf(set)[0]!).press('Enter');
      await expect.poll(() => place(page, placesOf(set)[0]!).getAttribute('aria-pressed')).toBe('true');
      expect((await readMenhirs(page)).version).toBe(table.version);
    });
  }

  /** A cluster, and a direction in which it cannot move. */
  function blocked(now: MenhirsTable): [menhirsKit.PlaceSet, menhirsKit.Direction] {
    const [seat] = waitsFor(menhirsTable, now);
    for (const tile of placesOf(fog)) {
      const set = cluster(fog, 1 << tile);
      for (let direction = 0; direction < DIRECTIONS.length; direction++) {
        if (!menhirs.play(positionOf(now), seat!, { kind: 'move', set, direction }, 0).ok) return [set, direction];
      }
    }
    throw new Error('Every cluster can move in every direction.');
  }
});

describe('drawing a path', () => {
  const bySteps = (from: kit.Place, path: readonly kit.Place[]): boolean =>
    path.every((to, i) => {
      const before = path[i - 1] ?? from;
      return to < kit.SQUARES && kit.DIRECTIONS.some((direction) => kit.next(before, direction) === to);
    });
  /** A move from a square in the hall with three or more single steps, which visits no square twice. */
  const drawable = (now: FloorsTable): { readonly from: kit.Square; readonly move: floorsKit.Move } | undefined => {
    if (positionOf(now).phase !== 'tokens') return undefined;
    for (const move of moves(now)) {
      const { place: from } = positionOf(now).tokens.find(
        (token) => token.player === move.player && token.shows === move.shows,
      )!;
      const squares = [from, ...move.path];
      if (from >= kit.SQUARES || move.path.length < 3 || new Set(squares).size < squares.length) continue;
      if (bySteps(from, move.path)) return { from, move };
    }
    return undefined;
  };
  const table = advancedFloors(begun(floorsTable, { players: 2 }, TWO), (now) => drawable(now) !== undefined);
  const { from, move } = drawable(table)!;
  const storage = savedAs(floorsTable, 'draw', table);
  const spots = (page: Page, squares: readonly kit.Place[]): Promise<Spot[]> =>
    Promise.all(squares.map((square) => middle(cell(page, square))));

  const spent = (page: Page, steps: number): Promise<void> =>
    page
      .getByRole('img', { name: floorsWords.stepsUsed(steps, move.shows), exact: true })
      .filter({ visible: true })
      .first()
      .waitFor();

  for (const [how, device] of DEVICES) {
    pageTest(`square by square with a ${how}, with a step back and forward again`, device, async ({ open }) => {
      const page = await open('#/play/draw', { storage });
      await page.getByText(floorsWords.choose).waitFor();
      const squares = [from, ...move.path];
      const [last, before] = [squares.at(-1)!, squares.at(-2)!];
      await drag(page, await spots(page, [...squares, before]), () => spent(page, move.path.length - 1));
      await spent(page, move.path.length - 1);
      await drag(page, await spots(page, [before, last]));
      await spent(page, move.path.length);
      await press(stop(page));
      await untilChanged(page, table.version);
      expect((await readFloors(page)).course.played[table.course.played.length]!.action).toEqual(move);
    });

    pageTest(`with a ${how}, then changing the path with the keyboard`, device, async ({ open }) => {
      const page = await open('#/play/draw', { storage });
      await page.getByText(floorsWords.choose).waitFor();
      await drag(page, await spots(page, [from, move.path[0]!]));
      await cell(page, move.path[1]!).press('Enter');
      await spent(page, 2);
    });
  }

  pageTest('with a finger in the zoomed hall; elsewhere the finger scrolls the hall', PHONE, async ({ open }) => {
    const page = await open('#/play/draw', { storage });
    await page.getByText(floorsWords.choose).waitFor();
    await press(cell(page, from));
    await press(page.getByRole('button', { name: floorsWords.zoomIn }));
    await drag(page, await spots(page, [from, move.path[0]!]));
    await spent(page, 1);
    const scrolled = () => page.locator('.ff-scroll').evaluate((room) => room.scrollTop);
    const start = await scrolled();
    const { x, y, height } = (await page.locator('.ff-scroll').boundingBox())!;
    const up = start > 100 ? 1 : -1;
    const middleY = y + height / 2;
    await drag(page, [
      { x: x + 20, y: middleY },
      { x: x + 20, y: middleY + up * 90 },
    ]);
    await page.waitForFunction(
      (before) => Math.abs(document.querySelector('.ff-scroll')!.scrollTop - before) > 30,
      start,
    );
    await spent(page, 1);
  });
});
