/** The games kept on this device. Small enough for localStorage, which is written before the next tap is seen. */
import { LONGEST_LOOK, type StoredTable } from '@speeltafel/table';
import { createSignal } from 'solid-js';
import * as v from 'valibot';
import {
  parseJson,
  readStored,
  readText,
  removeStored,
  storedNames,
  writeStored,
  writeText,
} from '../storage/storage.ts';

const PREFIX = 'game.';
/** The oldest finished games make room beyond this. */
const MOST_GAMES = 60;

const seat = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7));
const chair = v.object({
  seat,
  name: v.pipe(v.string(), v.maxLength(40)),
  controller: v.variant('kind', [
    v.object({ kind: v.literal('person') }),
    v.object({ kind: v.literal('computer'), level: v.string() }),
  ]),
});
const clockRule = v.variant('kind', [
  v.object({ kind: v.literal('none') }),
  v.object({ kind: v.literal('fischer'), initial: v.number(), increment: v.number() }),
  v.object({ kind: v.literal('turn'), each: v.number() }),
]);
const keptGame = v.object({
  id: v.string(),
  table: v.object({
    game: v.string(),
    chairs: v.array(chair),
    record: v.string(),
    clocks: v.object({ rule: clockRule, left: v.record(v.string(), v.number()), since: v.number() }),
    tentative: v.nullable(v.object({ seat, actions: v.array(v.string()) })),
    brokenOff: v.nullable(
      v.object({ by: v.picklist(['time', 'resigned', 'agreed']), seat: v.nullable(seat), winner: v.nullable(seat) }),
    ),
    luck: v.optional(v.string()),
    dealt: v.optional(v.string()),
    version: v.number(),
  }),
  elapsed: v.number(),
  changed: v.number(),
  waiting: v.array(v.number()),
  over: v.boolean(),
  look: v.exactOptional(v.fallback(v.pipe(v.string(), v.maxLength(LONGEST_LOOK)), '')),
});

export interface SavedGame {
  readonly id: string;
  readonly table: StoredTable;
  /** Milliseconds the game was open so far: its clock stops while the page is closed. */
  readonly elapsed: number;
  /** When it was changed last, by the wall clock. */
  readonly changed: number;
  readonly waiting: readonly number[];
  readonly over: boolean;
  /** How the players made the table look; games of old versions have none. */
  readonly look?: string;
}

/** Games that the device would not keep: they last until the page is closed. */
const unkept = new Map<string, SavedGame>();

/** Whether a game will still be there when the page is opened again. */
export const isKept = (id: string): boolean => !unkept.has(id);

export const readGame = (id: string): SavedGame | undefined => unkept.get(id) ?? readStored(PREFIX + id, keptGame);

function readAll(): readonly SavedGame[] {
  const kept = storedNames().flatMap((name) => {
    const id = name.startsWith(PREFIX) ? name.slice(PREFIX.length) : undefined;
    return id === undefined || unkept.has(id) ? [] : (readGame(id) ?? []);
  });
  return [...unkept.values(), ...kept].toSorted((a, b) => b.changed - a.changed);
}

const [changes, setChanges] = createSignal(0);
/** What was written to the storage beside this is read. */
export const lookAgain = (): void => void setChanges((count) => count + 1);
addEventListener('storage', lookAgain);

/** All kept games, the latest first. */
export const savedGames = (): readonly SavedGame[] => {
  changes();
  return readAll();
};

/** Whether it was kept: a full or closed storage says no, and the game goes on all the same. */
export function writeGame(game: SavedGame): boolean {
  const text = JSON.stringify(game);
  do {
    if (writeText(PREFIX + game.id, text)) {
      unkept.delete(game.id);
      return true;
    }
  } while (makeRoom(game.id));
  unkept.set(game.id, game);
  return false;
}

/** The game in a text that another device kept under this id. */
export function parseGame(id: string, text: string): SavedGame | undefined {
  const game = parseJson(text, keptGame);
  return game?.id === id ? game : undefined;
}

const REMOVED = 'removed';
const MOST_REMOVED = 100;
const removedGames = v.array(v.object({ id: v.string(), at: v.number() }));

/** Where games are kept with the player, a removed one must not come back from there. */
export const gamesRemoved = () => readStored(REMOVED, removedGames) ?? [];

export function removeGame(id: string): void {
  unkept.delete(id);
  removeStored(PREFIX + id);
  if (readText('kept') !== null) writeStored(REMOVED, [...gamesRemoved(), { id, at: Date.now() }].slice(-MOST_REMOVED));
  setChanges((count) => count + 1);
}

/** Gives up the oldest finished game. */
function makeRoom(except: string): boolean {
  const old = readAll().findLast(({ id, over }) => over && id !== except && !unkept.has(id));
  if (old !== undefined) removeStored(PREFIX + old.id);
  return old !== undefined;
}

/** Called when a game is begun, so that a device does not fill up with old ones. */
export function tidy(): void {
  for (const game of readAll().slice(MOST_GAMES)) if (game.over) removeStored(PREFIX + game.id);
}
