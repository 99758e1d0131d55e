/** Reads the game that a page shows from the page's storage, as a table of the rules. */
import type { floorsKit, menhirsKit } from '@speeltafel/rules';
import {
  type Chair,
  floorsTable,
  isOver,
  keep,
  menhirsTable,
  NO_CLOCK,
  openTable,
  positionOf,
  reopen,
  type Table,
  type TableGame,
  waitsFor,
} from '@speeltafel/table';
import type { Locator, Page } from 'playwright-core';
import type { SavedGame } from '../../src/session/saved-games.ts';
import { type EnginePage, until } from './engines/engine.ts';

const PREFIX = 'speeltafel.game.';

export type MenhirsTable = Table<menhirsKit.Options, menhirsKit.Position, menhirsKit.Action>;
export type FloorsTable = Table<floorsKit.Options, floorsKit.Position, floorsKit.Action>;

export const person = (seat: number, name = ''): Chair => ({ seat, name, controller: { kind: 'person' } });
export const computer = (seat: number, level: string): Chair => ({
  seat,
  name: '',
  controller: { kind: 'computer', level },
});

/** A game in the form in which a page stores it, to put into its storage. */
export function savedAs<O, P, A>(kit: TableGame<O, P, A>, id: string, table: Table<O, P, A>) {
  const elapsed = table.course.played.at(-1)?.at ?? 0;
  const game: SavedGame = {
    ...{ id, elapsed, changed: Date.now(), over: isOver(kit, table) },
    table: keep(kit, table),
    waiting: waitsFor(kit, table),
  };
  return { [PREFIX + id]: JSON.stringify(game) };
}

export function begun<O, P, A>(
  kit: TableGame<O, P, A>,
  input: unknown,
  chairs: readonly Chair[],
  seed = '0123456789abcdef'.repeat(2),
): Table<O, P, A> {
  const options = kit.game.options(input);
  if (!options.ok) throw new Error(options.refusal.message);
  return openTable(kit, { options: options.value, chairs, clock: NO_CLOCK, seed });
}

const idOf = (page: Page): string => new URL(page.url()).hash.split('/')[2] ?? '';

function reopened<O, P, A>(kit: TableGame<O, P, A>, kept: SavedGame): Table<O, P, A> {
  const table = reopen(kit, kept.table, kept.elapsed);
  if (!table.ok) throw new Error(`${table.refusal.message}\n${JSON.stringify(kept)}`);
  return table.value;
}

async function read<O, P, A>(kit: TableGame<O, P, A>, page: Page): Promise<Table<O, P, A>> {
  const text = await page.evaluate((key) => localStorage.getItem(key), PREFIX + idOf(page));
  const kept = JSON.parse(text ?? 'null') as SavedGame | null;
  if (kept === null) throw new Error(`No game is stored for ${page.url()}.`);
  return reopened(kit, kept);
}

/** Reads the game in any engine. */
export const keptOn = async <O, P, A>(
  kit: TableGame<O, P, A>,
  page: Pick<EnginePage, 'run'>,
  id: string,
): Promise<Table<O, P, A>> =>
  reopened(kit, await page.run<SavedGame>(`return JSON.parse(localStorage.getItem('${PREFIX}${id}'))`));

/** Waits until the page has kept a later version. */
export const untilLater = <O, P, A>(
  kit: TableGame<O, P, A>,
  page: Pick<EnginePage, 'run'>,
  id: string,
  version: number,
): Promise<Table<O, P, A>> =>
  until('the next position', async () => {
    const table = await keptOn(kit, page, id);
    return table.version > version && table;
  });

export const readMenhirs = (page: Page): Promise<MenhirsTable> => read(menhirsTable, page);
export const readFloors = (page: Page): Promise<FloorsTable> => read(floorsTable, page);

export { positionOf };

/** Waits until the page has stored a later version of its game. */
export async function untilChanged(page: Page, version: number): Promise<void> {
  await page.waitForFunction(
    ([key, old]) => {
      const text = localStorage.getItem(key);
      return text !== null && JSON.parse(text).table.version > old;
    },
    [PREFIX + idOf(page), version] as const,
  );
}

const touched = new WeakMap<Page, boolean>();

/** Whether the page has a touch screen. */
export async function touches(page: Page): Promise<boolean> {
  const touch = touched.get(page) ?? (await page.evaluate(() => navigator.maxTouchPoints > 0));
  touched.set(page, touch);
  return touch;
}

/** Taps on a phone or clicks on a desktop, and waits for the next frame. */
export async function press(locator: Locator): Promise<void> {
  const page = locator.page();
  if (await touches(page)) await locator.tap();
  else await locator.click();
  const done = page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done, 1))));
  // The press may have opened another page.
  await done.catch(() => undefined);
}

/** Chooses one of a group of radio buttons. */
export const pick = (page: Page, group: string, label: string): Promise<void> =>
  press(page.getByRole('radiogroup', { name: group, exact: true }).locator('label', { hasText: label }));
