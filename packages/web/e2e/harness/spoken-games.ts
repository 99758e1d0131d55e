/**
 * Plays games with the accessibility tree, Tab and Enter alone: names say what is where, every possible action is a
 * button that can be reached, and every event is announced.
 */
import { floorsKit as kit, menhirs, menhirsKit } from '@speeltafel/rules';
import { floorsTable, isOver, menhirsTable, waitsFor } from '@speeltafel/table';
import { expect } from 'vitest';
import playWords from '../../src/features/play/words/en.ts';
import floorsWords from '../../src/games/floors/words/en.ts';
import words from '../../src/games/menhirs/words/en.ts';
import ui from '../../src/ui/words/en.ts';
import { until } from './engines/engine.ts';
import { sample as sampleFloors, shortly } from './floors.ts';
import { begun, type FloorsTable, keptOn, type MenhirsTable, person, positionOf, untilLater } from './game.ts';
import { nameOfPlace, sample } from './menhirs.ts';
import { type SpokenPage, tabAndEnter } from './spoken.ts';

const { cluster, DECIDING, DIRECTIONS, PLACES, placesOf } = menhirsKit;
const NAMES = ['', 'Ada', 'Ben'];
export const TWO = [person(1, 'Ada'), person(2, 'Ben')];
/** Claims are untimed: nothing here has to be done in time. */
export const untimed = (): MenhirsTable => begun(menhirsTable, { variant: 'adam', grace: 'untimed' }, TWO);
/** A position a few turns before the end. */
export const lateInFloors = () => shortly(begun(floorsTable, { players: 2 }, TWO), 6);

export const exactly = (text: string): RegExp => new RegExp(`^${text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);
const from = (place: string): RegExp => new RegExp(`^${place},`);
/** Matches the name of a square, whatever is on it. */
export const onSquare = (square: kit.Square): RegExp => new RegExp(`^${kit.makeSquare(square)}(,|$)`);

export const untilAnnounced = (page: SpokenPage, text: string): Promise<boolean> =>
  until(`the announcement ${text}`, async () => (await page.announced()).includes(text));

/** An action that does not end the game, or what is left at its end. No player prolongs. */
function next(table: MenhirsTable): menhirsKit.Action {
  if (positionOf(table).state.phase === DECIDING) return { kind: 'go-on' };
  try {
    return sample(table);
  } catch {
    const [seat] = waitsFor(menhirsTable, table);
    return menhirs.actions(positionOf(table), seat!, 0).find(({ kind }) => kind !== 'claim')!;
  }
}

/** Plays an action, and checks what must be announced. */
async function actMenhirs(page: SpokenPage, table: MenhirsTable, action: menhirsKit.Action): Promise<string> {
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

/** Waits until all buttons have the right names. */
async function untilNamed(page: SpokenPage, wrong: (said: readonly string[]) => readonly string[]): Promise<void> {
  const found = async () => wrong((await page.tree()).filter(({ role }) => role === 'button').map(({ name }) => name));
  await until('the names', async () => (await found()).length === 0).catch(async () =>
    expect(await found()).toEqual([]),
  );
}

/** The names of places, according to the rules, that no button has. */
const wrongPlaces = (table: MenhirsTable, faceDown: number) => (said: readonly string[]) =>
  PLACES.map((_, at) => nameOfPlace(table, at, faceDown)).filter(
    (name) =>
      !said.some((one) => one === name || one.startsWith(`${name}, `) || one === words.mayLay(name.split(',')[0]!)),
  );

/** The names of figures that no button has. */
const wrongFigures = (table: FloorsTable) => (said: readonly string[]) =>
  positionOf(table)
    .tokens.filter(({ place }) => kit.isOnBoard(place))
    .map(({ place, shows, player }) => [onSquare(place), `${shows}`, NAMES[player + 1]!] as const)
    .filter(
      ([square, shows, name]) => !said.some((one) => square.test(one) && one.includes(shows) && one.includes(name)),
    )
    .map((figure) => figure.join(' '));

/** Plays a game of Menhirs from its first turn to its result. */
export async function hearMenhirs(page: SpokenPage, id: string): Promise<void> {
  let table = await keptOn(menhirsTable, page, id);
  let faceDown = 0;
  const kinds = new Set<string>();
  while (!isOver(menhirsTable, table)) {
    await untilNamed(page, wrongPlaces(table, faceDown));
    const action = next(table);
    kinds.add(action.kind);
    const told = await actMenhirs(page, table, action);
    if (action.kind === 'flip') faceDown |= 1 << action.place;
    table = await untilLater(menhirsTable, page, id, table.version);
    if (!isOver(menhirsTable, table)) await untilAnnounced(page, told);
  }
  expect([...kinds]).toEqual(expect.arrayContaining(['flip', 'place', 'move', 'take', 'go-on']));
  const result = (name: string): boolean => name.includes(words.byTie) || name.includes(' wins');
  await until('the result', async () => (await page.tree()).some(({ name }) => result(name)));
  await tabAndEnter(page, exactly(playWords.rematch));
}

const ASKS: readonly string[] = [floorsWords.choose, floorsWords.bringIn(true), floorsWords.bringIn(false)];

/** Skips the monster's walk until a player is asked for a figure, or the game is over. */
const untilTurn = (page: SpokenPage): Promise<'turn' | 'over'> =>
  until('a turn or the end', async () => {
    const said = (await page.tree()).map(({ name }) => name);
    if (said.includes(playWords.rematch)) return 'over';
    if (ASKS.some((text) => said.includes(text))) return 'turn';
    // It may be over before it is skipped.
    if (said.includes(floorsWords.skip)) {
      await page.focus(exactly(floorsWords.skip)).then(
        () => page.press('Enter'),
        () => undefined,
      );
    }
    return null;
  });

function sentenceOf({ player, shows, path }: kit.Move, comesIn: boolean): string {
  const token = floorsWords.tokenOf(NAMES[player + 1]!, shows);
  const to = path.at(-1);
  if (to === undefined) return token;
  if (to === kit.OUT) return floorsWords.leaves(token);
  return (comesIn ? floorsWords.comesIn : floorsWords.goes)(token, kit.makeSquare(to));
}

/** Plays the last turns of Finstere Flure, to the result. */
export async function hearFloors(page: SpokenPage, id: string): Promise<void> {
  while ((await untilTurn(page)) === 'turn') {
    const table = await keptOn(floorsTable, page, id);
    const { tokens } = positionOf(table);
    await untilNamed(page, wrongFigures(table));
    const action = sampleFloors(table);
    if (action.type !== 'move') throw new Error('Only moves are left.');
    const waits = tokens.find((token) => token.player === action.player && token.shows === action.shows);
    const choose = waits?.place === kit.WAITING ? floorsWords.chooseWaiting : floorsWords.chooseToken;
    await tabAndEnter(page, exactly(choose(action.shows)), 'figure');
    for (const place of action.path) {
      await tabAndEnter(page, place === kit.OUT ? new RegExp(`^${floorsWords.leave}`) : onSquare(place), 'square');
    }
    await tabAndEnter(
      page,
      new RegExp(`^(${floorsWords.stopHere}|${floorsWords.stay}|${floorsWords.wait}|${floorsWords.out})`),
    );
    await untilLater(floorsTable, page, id, table.version);
    await untilAnnounced(page, sentenceOf(action, waits?.place === kit.WAITING));
  }
  expect(isOver(floorsTable, await keptOn(floorsTable, page, id))).toBe(true);
  await until('the result', async () => (await page.tree()).some(({ name }) => name === ui.result));
}
