/** Plays Menhirs on the page like a person: every action by controls with an accessible name. */
import { menhirs, menhirsKit } from '@speeltafel/rules';
import type { Locator, Page } from 'playwright-core';
import words from '../../src/games/menhirs/words/en.ts';
import { type MenhirsTable, positionOf, press, readMenhirs, untilChanged } from './game.ts';

const { cluster, DIRECTIONS, PLACES, placesOf } = menhirsKit;
type Action = menhirsKit.Action;

/** The accessible name of a place without an action, according to the rules. */
export function nameOfPlace(table: MenhirsTable, at: number, faceDown = 0): string {
  const { fog, menhirs: stones } = positionOf(table).state;
  const name = PLACES[at]!;
  const on = (set: number): boolean => ((set >> at) & 1) === 1;
  if (!on(fog)) return (on(stones) ? words.stone : on(faceDown) ? words.faceDown : words.forest)(name);
  const { length } = placesOf(cluster(fog, 1 << at));
  if (length === 1) return (on(stones) ? words.fogStoneAlone : words.fogAlone)(name);
  return (on(stones) ? words.fogStoneBank : words.fogBank)(name, length);
}

/** The button has its full label next to the board, and a short one in a player's plate. */
const CLAIM = new RegExp(`^(${words.claim}|${words.claimHold}|${words.claimShort})`);
export const claimButton = (page: Page): Locator => page.getByRole('button', { name: CLAIM });

/** With reduced motion it is pressed twice. */
export async function pressClaim(page: Page): Promise<void> {
  await press(claimButton(page));
  await press(page.getByRole('button', { name: words.claimAgain }));
}

export const place = (page: Page, at: number): Locator =>
  page.getByRole('button', { name: new RegExp(`^${PLACES[at]},`) });
export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** Selects exactly these tiles: a whole cluster with one tap, a part of it tile by tile. */
async function choose(page: Page, fog: number, set: number): Promise<void> {
  const whole = cluster(fog, set);
  const [first, ...others] = placesOf(set);
  await press(place(page, first!));
  if (set === whole) return;
  for (const tile of [first!, ...others]) await press(place(page, tile));
}

const arrow = (page: Page, direction: number): Locator =>
  page
    .getByRole('button', { name: words.arrow(words.ways[DIRECTIONS[direction]!]), exact: true })
    .filter({ visible: true })
    .first();

/** Makes a tentative move and leaves it. */
export async function tryOut(
  page: Page,
  { set, direction }: Extract<Action, { kind: 'move' }>,
  fog: number,
): Promise<void> {
  await choose(page, fog, set);
  await press(arrow(page, direction));
}

export const confirmation = (page: Page, { direction }: Extract<Action, { kind: 'move' }>): Locator =>
  button(page, words.moveWay(words.compass[DIRECTIONS[direction]!]));

/** Shows an action with taps or clicks, but does not play it. `fog` is the fog on the board. */
export async function show(page: Page, action: Action, fog: number): Promise<void> {
  switch (action.kind) {
    case 'flip':
    case 'place':
    case 'take': {
      await press(place(page, action.place));
      const name = { flip: words.turnStone, place: words.layFog, take: words.takeTile }[action.kind];
      return press(button(page, name(PLACES[action.place]!)));
    }
    case 'move':
      await tryOut(page, action, fog);
      return press(confirmation(page, action));
    case 'end':
      return press(button(page, words.takeNone));
    case 'claim':
      return pressClaim(page);
    case 'prolong':
      return press(button(page, words.prolong));
    case 'go-on':
      return press(button(page, words.goOn));
  }
}

/** Plays an action; returns the table after it. */
export async function play(page: Page, action: Action): Promise<MenhirsTable> {
  const before = await readMenhirs(page);
  await show(page, action, positionOf(before).state.fog);
  await untilChanged(page, before.version);
  return readMenhirs(page);
}

/** All actions of the seats to act that do not end the game. */
export function quiet(table: MenhirsTable): { readonly seat: number; readonly action: Action }[] {
  const position = positionOf(table);
  return menhirs.toAct(position).flatMap((seat) =>
    menhirs
      .actions(position, seat, Number.MAX_SAFE_INTEGER)
      .filter((action) => {
        const next = menhirs.play(position, seat, action, Number.MAX_SAFE_INTEGER);
        return next.ok && menhirs.outcome(next.value) === null;
      })
      .map((action) => ({ seat, action })),
  );
}

/** A sensible action for a short game: takes if possible, and moves a part of a cluster if possible. */
export function sample(table: MenhirsTable, wish?: Action['kind']): Action {
  const { state } = positionOf(table);
  const actions = quiet(table).map(({ action }) => action);
  const split = actions.find((one) => one.kind === 'move' && cluster(state.fog, one.set) !== one.set);
  const wished = actions.find(({ kind }) => kind === wish);
  const found = wished ?? actions.find(({ kind }) => kind === 'take') ?? split ?? actions[actions.length >> 1];
  if (found === undefined) throw new Error(`Every action ends the game: ${menhirs.makePosition(positionOf(table))}`);
  return found;
}
