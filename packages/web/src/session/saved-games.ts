/**
 * The games stored on this device. They are small enough for localStorage, which writes synchronously, before the next
 * tap is handled.
 */
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
/** Above this number the oldest finished games are removed. */
export const MOST_GAMES = 60;

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
  helped: v.exactOptional(v.literal(true)),
  look: v.exactOptional(v.fallback(v.pipe(v.string(), v.maxLength(LONGEST_LOOK)), '')),
});

export interface SavedGame {
  readonly id: string;
  readonly table: StoredTable;
  /** How long the game has been open, in milliseconds. Its clock stops while the page is closed. */
  readonly elapsed: number;
  /** The time of the last change, as clock time. */
  readonly changed: number;
  readonly waiting: readonly number[];
  readonly over: boolean;
  /** True after a hint or a takeback: the game says little about the player's strength. */
  readonly helped?: true;
  /** How the players made the table look. Games of older versions have none. */
  readonly look?: string;
}

/** Games that could not be stored. They last until the page is closed. */
const unkept = new Map<string, SavedGame>();

/** Whether the game will still exist after the page is closed. */
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
/** Call this after other code has written to the storage. */
export const lookAgain = (): void => void setChanges((count) => count + 1);
addEventListener('storage', lookAgain);

/** All stored games, the latest first. */
export const savedGames = (): readonly SavedGame[] => {
  changes();
  return readAll();
};

/** Returns whether the game was stored. If the storage is full or forbidden, the game continues all the same. */
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

/** Parses a game that another device stored under this id. */
export function parseGame(id: string, text: string): SavedGame | undefined {
  const game = parseJson(text, keptGame);
  return game?.id === id ? game : undefined;
}

const REMOVED = 'removed';
const MOST_REMOVED = 100;
const removedGames = v.array(v.object({ id: v.string(), at: v.number() }));

/** If games are also stored on the server, a removed game must not return from there. */
export const gamesRemoved = () => readStored(REMOVED, removedGames) ?? [];

export function removeGame(id: string): void {
  unkept.delete(id);
  removeStored(PREFIX + id);
  if (readText('kept') !== null) writeStored(REMOVED, [...gamesRemoved(), { id, at: Date.now() }].slice(-MOST_REMOVED));
  setChanges((count) => count + 1);
}

/** Removes the oldest finished game. */
function makeRoom(except: string): boolean {
  const old = readAll().findLast(({ id, over }) => over && id !== except && !unkept.has(id));
  if (old !== undefined) removeStored(PREFIX + old.id);
  return old !== undefined;
}

/** Called when a game starts, so that old games do not fill up the device. */
export function tidy(): void {
  for (const game of readAll().slice(MOST_GAMES)) if (game.over) removeStored(PREFIX + game.id);
}
