/** Exports all of a player's data as a file, and imports it on another device or server. */
import { type Result, refusal } from '@speeltafel/rules';
import { playerData } from '@speeltafel/table';
import { readRecord } from '../../session/game-record.ts';
import { MOST_GAMES, savedGames, writeGame } from '../../session/saved-games.ts';
import { bringGames, fetchExport } from '../history/history-api.ts';
import { me } from '../online/identity/guest.ts';
import { applyPlayerData, dataOfDevice } from './device-data.ts';
import { fetchKept, keeping, mergePlayerData } from './keeping.ts';

/** The most games that the server accepts per request, by count and by size. */
const BATCH = 50;
const LONGEST_BATCH = 2_000_000;

/** The text of the exported file. */
export async function takeAlong(): Promise<Result<string>> {
  const own = dataOfDevice(undefined, Date.now());
  const guest = me();
  if (!guest) {
    const file = { name: null, made: Date.now(), things: own, games: [] };
    return { ok: true, value: playerData.makePlayerFile(file) };
  }
  const kept = keeping() ? await fetchKept() : undefined;
  if (kept !== undefined && !kept.ok) return kept;
  const games: playerData.PastGame[] = [];
  for (let cursor: string | null = null; ; ) {
    const page: Awaited<ReturnType<typeof fetchExport>> = await fetchExport(cursor);
    if (!page.ok) return page;
    games.push(...page.value.games);
    cursor = page.value.cursor;
    if (cursor === null) break;
  }
  const all = kept?.value ? playerData.merge(kept.value, own) : own;
  return { ok: true, value: playerData.makePlayerFile({ name: guest.name, made: Date.now(), things: all, games }) };
}

export interface Brought {
  /** The number of games that are new, here or on the server. */
  readonly games: number;
  /** Games for which this device had no room. */
  readonly left: number;
}

function* batches(games: readonly playerData.PastGame[]): Iterable<readonly playerData.PastGame[]> {
  let batch: playerData.PastGame[] = [];
  let length = 0;
  for (const game of games) {
    if (batch.length === BATCH || length + game.record.length > LONGEST_BATCH) {
      yield batch;
      [batch, length] = [[], 0];
    }
    batch.push(game);
    length += game.record.length;
  }
  if (batch.length > 0) yield batch;
}

/** Without a server, the latest games are stored on this device as far as there is room. */
function bringToDevice(games: readonly playerData.PastGame[]): Brought {
  const there = new Set(savedGames().map(({ id }) => id));
  let room = MOST_GAMES - savedGames().filter(({ over }) => over).length;
  let [added, left] = [0, 0];
  for (const { id, game, ended, players, record } of games.toSorted((a, b) => b.ended - a.ended)) {
    if (there.has(id) || !readRecord(record).ok) continue;
    if (room-- <= 0) {
      left++;
      continue;
    }
    const chairs = players.map((one, i) =>
      'level' in one
        ? { seat: i + 1, name: '', controller: { kind: 'computer', level: one.level } as const }
        : { seat: i + 1, name: one.name, controller: { kind: 'person' } as const },
    );
    const clocks = { rule: { kind: 'none' }, left: {}, since: 0 } as const;
    const table = { game, chairs, record, clocks, tentative: null, brokenOff: null, version: 1 };
    writeGame({ id, table, elapsed: 0, changed: ended, waiting: [], over: true });
    added++;
  }
  return { games: added, left };
}

/** Imports a file. Existing data is never lost, whatever the file contains. */
export async function bringIn(file: File): Promise<Result<Brought>> {
  // A limit for bytes: at most two per character. A larger file is not even read.
  if (file.size > 2 * playerData.LONGEST_FILE)
    return { ok: false, refusal: refusal('file-too-long', 'This file is too long.') };
  const read = playerData.parsePlayerFile(await file.text());
  if (!read.ok) return read;
  const { games } = read.value;
  const before = savedGames().length;
  applyPlayerData(
    playerData.merge(dataOfDevice(undefined, Date.now()), playerData.notLaterThan(read.value.things, Date.now())),
  );
  const device = savedGames().length - before;
  if (!me()) {
    const brought = bringToDevice(games);
    return { ok: true, value: { games: device + brought.games, left: brought.left } };
  }
  let added = 0;
  for (const batch of batches(games)) {
    const answer = await bringGames(batch);
    if (!answer.ok) return answer;
    added += answer.value.added;
  }
  const refused = keeping() ? await mergePlayerData() : null;
  return refused === null ? { ok: true, value: { games: device + added, left: 0 } } : { ok: false, refusal: refused };
}
