/**
 * Converts the data of this device to a player's synchronised data and back. Most of it has no timestamps, so whatever
 * differs from the last merge counts as changed now.
 */
import { playerData } from '@speeltafel/table';
import * as v from 'valibot';
import { gamesRemoved, lookAgain, MOST_GAMES, parseGame, savedGames } from '../../session/saved-games.ts';
import {
  parseJson,
  readStored,
  readText,
  removeStored,
  storedNames,
  writeStored,
  writeText,
} from '../../storage/storage.ts';
import { reloadStored } from '../../storage/stored-signal.ts';
import { MOST_MISTAKES } from '../mistakes/stored-mistakes.ts';
import { parseProgress as parsePuzzles, solvedDays } from '../puzzles/progress.ts';

const GAME = 'game.';

/** The last merged state of the data without timestamps of its own. */
export const baseSchema = v.object({
  settings: v.record(v.string(), v.object({ at: v.number(), text: v.string() })),
  mistakes: v.record(v.string(), v.object({ at: v.number(), text: v.string() })),
});
export type Base = Pick<playerData.PlayerData, 'settings' | 'mistakes'>;

const scalars = v.record(v.string(), v.union([v.string(), v.number(), v.boolean()]));
const lessonsSchema = v.record(v.string(), v.fallback(v.array(v.string()), []));
const mistakesSchema = v.object({
  mistakes: v.fallback(v.array(v.looseObject({ id: v.string() })), []),
  gone: v.fallback(v.array(v.string()), []),
  /** Stays on this device, because games are searched for mistakes on each device. */
  searched: v.fallback(v.array(v.string()), []),
  row: v.fallback(v.number(), 0),
});

type Texts = readonly (readonly [name: string, text: string])[];

/** Adds the time of the last change: that of the last merge if nothing changed, otherwise now. */
const dated = (texts: Texts, base: playerData.DatedTexts | undefined, now: number): playerData.DatedTexts =>
  Object.fromEntries(
    texts.map(([name, text]) => {
      const before = base?.[name];
      return [name, { at: before?.text === text ? before.at : now, text }];
    }),
  );

const settingTexts = (): Texts => {
  const settings = Object.entries(readStored('settings', scalars) ?? {}).map(
    ([key, value]) => [key, JSON.stringify(value)] as const,
  );
  const picture = readText('picture');
  return picture === null ? settings : [...settings, ['picture', picture]];
};

const mistakeTexts = (): Texts => {
  const stored = readStored('mistakes', mistakesSchema) ?? { mistakes: [], gone: [] };
  return [
    ...stored.gone.map((id) => [id, ''] as const),
    ...stored.mistakes.map((one) => [one.id, JSON.stringify(one)] as const),
  ];
};

function gameTexts(): playerData.DatedTexts {
  const removed = gamesRemoved().map(({ id, at }) => [id, { at, text: '' }] as const);
  const kept = savedGames().flatMap(({ id, changed }) => {
    const text = readText(GAME + id);
    return text === null ? [] : [[id, { at: changed, text }] as const];
  });
  return Object.fromEntries([...removed, ...kept]);
}

export function dataOfDevice(base: Base | undefined, now: number): playerData.PlayerData {
  const puzzles = parsePuzzles(readText('puzzles'));
  return playerData.tidied({
    version: playerData.VERSION,
    settings: dated(settingTexts(), base?.settings, now),
    mistakes: dated(mistakeTexts(), base?.mistakes, now),
    games: gameTexts(),
    lessons: readStored('lessons', lessonsSchema) ?? {},
    puzzles: { solved: puzzles.solved, days: solvedDays(puzzles), best: puzzles.best, runs: puzzles.runs },
  });
}

/** When a device joins, the settings on the server take precedence over those of the device. */
export const joining = (own: playerData.PlayerData, kept: playerData.PlayerData): playerData.PlayerData => ({
  ...own,
  settings: Object.fromEntries(Object.entries(own.settings).filter(([name]) => !Object.hasOwn(kept.settings, name))),
});

function writeSettings(all: playerData.DatedTexts): void {
  const read = (text: string): unknown => parseJson(text, v.union([v.string(), v.number(), v.boolean(), v.null()]));
  const { picture, ...settings } = all;
  if (picture !== undefined) writeText('picture', picture.text);
  const values = Object.entries(settings).flatMap(([key, { text }]) => {
    const value = text === '' ? undefined : read(text);
    return value === undefined ? [] : [[key, value] as const];
  });
  writeStored('settings', { ...readStored('settings', scalars), ...Object.fromEntries(values) });
}

function writeGames(all: playerData.DatedTexts): void {
  const here = new Map(savedGames().map((game) => [game.id, game]));
  const names = new Set(storedNames());
  let over = [...here.values()].filter((game) => game.over).length;
  const latest = Object.entries(all).toSorted(([, a], [, b]) => b.at - a.at);
  for (const [id, { at, text }] of latest) {
    const own = here.get(id);
    if (!/^[\w-]{1,40}$/.test(id) || (own !== undefined && own.changed >= at)) continue;
    if (text === '') {
      if (own !== undefined) removeStored(GAME + id);
      continue;
    }
    const game = parseGame(id, text);
    // Unreadable data under this name comes from a newer version and is not overwritten.
    if (game === undefined || (own === undefined && names.has(GAME + id))) continue;
    if (own === undefined && game.over && ++over > MOST_GAMES) continue;
    writeText(GAME + id, text);
  }
}

function writeMistakes(all: playerData.DatedTexts): void {
  const stored = readStored('mistakes', mistakesSchema) ?? { row: 0, searched: [] };
  const entries = Object.entries(all).toSorted(([, a], [, b]) => a.at - b.at);
  const gone = entries.flatMap(([id, { text }]) => (text === '' ? [id] : []));
  const mistakes = entries.flatMap(([, { text }]) =>
    text === '' ? [] : (parseJson(text, v.looseObject({ id: v.string() })) ?? []),
  );
  writeStored('mistakes', {
    row: stored.row,
    searched: stored.searched,
    mistakes: mistakes.slice(-MOST_MISTAKES),
    gone: gone.slice(-MOST_MISTAKES),
  });
}

/** The length of the streak that ends on the last day. */
function rowAtEnd(days: readonly number[]): number {
  let row = 0;
  while (row < days.length && days[days.length - 1 - row] === days.at(-1)! - row) row++;
  return row;
}

/** Writes everything to this device. What exists only on this device stays. */
export function applyPlayerData(merged: playerData.PlayerData): void {
  const own = dataOfDevice(undefined, 0);
  const { lessons, puzzles } = playerData.merge(
    { ...playerData.NOTHING, lessons: merged.lessons, puzzles: merged.puzzles },
    own,
  );
  writeSettings(merged.settings);
  writeGames(merged.games);
  writeMistakes(merged.mistakes);
  writeStored('lessons', lessons);
  const { solved, days, best, runs } = puzzles;
  writeStored('puzzles', { solved, days, day: days.at(-1) ?? -1, row: rowAtEnd(days), best, runs });
  reloadStored();
  lookAgain();
}
