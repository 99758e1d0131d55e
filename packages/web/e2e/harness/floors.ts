/** Plays Floors on the page like a person: every action by controls with an accessible name. */
import { floors, floorsKit } from '@speeltafel/rules';
import { act, floorsTable, isOver, waitsFor } from '@speeltafel/table';
import type { Locator, Page } from 'playwright-core';
import playWords from '../../src/features/play/words/en.ts';
import words from '../../src/games/floors/words/en.ts';
import { type FloorsTable, positionOf, press, readFloors, untilChanged } from './game.ts';

const { ENTRANCE, makeSquare, OUT, stockKindOf, WAITING } = floorsKit;
type Action = floorsKit.Action;
type Move = floorsKit.Move;

export const cell = (page: Page, square: number): Locator =>
  page.getByRole('grid').getByRole('button', { name: new RegExp(`^${makeSquare(square)}(,|$)`) });

const STOP = new RegExp(`^(${words.stopHere}|${words.stay}|${words.wait}|${words.out})`);
export const stop = (page: Page): Locator => page.getByRole('button', { name: STOP });
const skip = (page: Page): Locator => page.getByRole('button', { name: words.skip, exact: true });

async function showMove(page: Page, { shows, path }: Move, waiting: boolean): Promise<void> {
  const name = waiting ? words.chooseWaiting(shows) : words.chooseToken(shows);
  await press(page.getByRole('button', { name, exact: true }).first());
  for (const place of path) {
    await press(place === OUT ? page.getByRole('button', { name: words.leave }) : cell(page, place));
  }
  await press(stop(page));
}

/** Lays a tile of this kind on this square, and rotates it until it fits. */
async function showLay(page: Page, { tile }: floorsKit.Lay): Promise<void> {
  const kind = new RegExp(`^${words.tiles[stockKindOf(tile)]},`);
  await press(page.getByRole('button', { name: kind }));
  await press(cell(page, tile.square));
  const lay = page.getByRole('button', { name: words.layHere });
  for (let turns = 0; turns < 3 && (await lay.isDisabled()); turns++) {
    await press(page.getByRole('button', { name: words.turnTile }));
  }
  await press(lay);
}

/**
 * Whether the move can be made with taps alone: if the first step goes onto another of the player's tokens, a tap would
 * select that one.
 */
function canTap(position: floorsKit.Position, { player, path }: Move): boolean {
  const [first] = path;
  return !position.tokens.some((token) => token.player === player && !token.moved && token.place === first);
}

/** Shows an action with taps or clicks, but does not play it. `tokens` are those of the position. */
export async function show(page: Page, action: Action, { tokens }: floorsKit.Position): Promise<void> {
  if (action.type === 'lay') await showLay(page, action);
  if (action.type === 'move') {
    const token = tokens.find((one) => one.player === action.player && one.shows === action.shows);
    await showMove(page, action, token?.place === WAITING);
  }
}

/** Plays an action; returns the table after it. */
export async function play(page: Page, action: Action): Promise<FloorsTable> {
  const before = await readFloors(page);
  await show(page, action, positionOf(before));
  await untilChanged(page, before.version);
  return readFloors(page);
}

/** The prompts that ask a person at this page for a figure. */
const choosing = (page: Page): Locator =>
  [words.bringIn(true), words.bringIn(false)].reduce(
    (asked, text) => asked.or(page.getByText(text)),
    page.getByText(words.choose),
  );

/** Skips all animations until a person at this page is asked for a token. */
export async function untilChoosing(page: Page): Promise<void> {
  const asked = choosing(page);
  for (;;) {
    await asked.or(skip(page)).filter({ visible: true }).first().waitFor();
    if (await asked.first().isVisible()) return;
    await skip(page)
      .first()
      .click({ timeout: 1000 })
      .catch(() => {});
  }
}

/** Skips the animations of the monster and of computer players until a person is asked or the game is over. */
export async function untilAsked(page: Page): Promise<FloorsTable> {
  const asked = choosing(page).or(page.getByRole('list', { name: words.chooseTile }));
  const over = page.getByRole('button', { name: playWords.rematch });
  for (;;) {
    await asked.or(over).or(skip(page)).filter({ visible: true }).first().waitFor();
    const table = await readFloors(page);
    if (isOver(floorsTable, table) && (await over.isVisible())) return table;
    if (await asked.first().isVisible()) return table;
    // The animation may end before it is skipped.
    await skip(page)
      .first()
      .click({ timeout: 1000 })
      .catch(() => {});
  }
}

/** The moves of a person's tokens that can be drawn with taps, longest first. */
export function moves(table: FloorsTable): readonly Move[] {
  const position = positionOf(table);
  const [seat] = waitsFor(floorsTable, table);
  return floors
    .actions(position, seat!, 0)
    .filter((action): action is Move => action.type === 'move' && canTap(position, action))
    .toSorted((a, b) => b.path.length - a.path.length);
}

/** A short sensible move: out if possible, otherwise in at the entrance or one step. */
export function sample(table: FloorsTable): Action {
  const position = positionOf(table);
  const [seat] = waitsFor(floorsTable, table);
  if (position.phase === 'lay') {
    return floors.actions(position, seat!, 0)[0]!;
  }
  const all = moves(table);
  const out = all.find(({ path }) => path.at(-1) === OUT);
  const short = all.filter(({ path }) => path.length > 0 && path.at(-1) !== ENTRANCE).at(-1);
  return out ?? short ?? all.at(-1)!;
}

/**
 * Plays on with the rules alone, without a page, until a condition holds, but at most to the position before the end.
 */
export function advanced(table: FloorsTable, done: (table: FloorsTable) => boolean): FloorsTable {
  return course(table, done).at(-1)!;
}

function course(from: FloorsTable, done: (table: FloorsTable) => boolean): FloorsTable[] {
  const tables = [from];
  for (let actions = 1; actions < 1000 && !done(tables.at(-1)!); actions++) {
    const now = tables.at(-1)!;
    const [seat] = waitsFor(floorsTable, now);
    const next = act(floorsTable, now, seat!, sample(now), actions * 1000);
    if (!next.ok) throw new Error(next.refusal.message);
    if (isOver(floorsTable, next.value)) break;
    tables.push(next.value);
  }
  return tables;
}

/** The position this many turns before the end, with seat 1 to move. */
export function shortly(table: FloorsTable, turns: number): FloorsTable {
  const tables = course(table, () => false).slice(0, -turns);
  return tables.findLast((one) => waitsFor(floorsTable, one)[0] === 1)!;
}
