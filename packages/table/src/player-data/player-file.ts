/** All data of a player as one file: for other devices, for other servers, and for backup. */
import { accept, type Result, refuse, seal } from '@speeltafel/rules';
import * as v from 'valibot';
import { LONGEST_NAME, tableId } from '../hosted/protocol.ts';
import { type PlayerData, playerDataSchema, tidied } from './player-data.ts';

const VERSION = 1;
/** The most characters of a file that are read. */
export const LONGEST_FILE = 20_000_000;
export const MOST_GAMES = 10_000;
/** The limit that the rules set for records. */
const LONGEST_RECORD = 64 * 1024;

const whole = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER));
const name = v.pipe(v.string(), v.maxLength(LONGEST_NAME));
const level = v.pipe(v.string(), v.regex(/^[a-z-]{3,20}$/));

/** A finished game, as its player saw it. */
export const pastGameSchema = v.strictObject({
  id: tableId,
  game: v.pipe(v.string(), v.maxLength(20)),
  ended: whole,
  seat: v.pipe(whole, v.minValue(1), v.maxValue(7)),
  /** By seat. */
  players: v.pipe(
    v.array(v.union([v.strictObject({ name }), v.strictObject({ level })])),
    v.minLength(2),
    v.maxLength(7),
  ),
  places: v.pipe(v.array(v.pipe(whole, v.minValue(1), v.maxValue(7))), v.minLength(2), v.maxLength(7)),
  record: v.pipe(v.string(), v.maxLength(LONGEST_RECORD)),
});
export type PastGame = v.InferOutput<typeof pastGameSchema>;

export interface PlayerFile {
  readonly name: string | null;
  readonly made: number;
  readonly things: PlayerData;
  readonly games: readonly PastGame[];
}

const head = v.object({
  speeltafel: v.literal('player'),
  version: v.pipe(v.number(), v.integer()),
  checksum: v.string(),
  body: v.unknown(),
});
const body = v.strictObject({
  name: v.nullable(name),
  made: whole,
  things: playerDataSchema,
  games: v.pipe(v.array(pastGameSchema), v.maxLength(MOST_GAMES)),
});

/** The checksum covers the exact text of the body, so any edit is noticed. */
export function makePlayerFile(player: PlayerFile): string {
  const text = JSON.stringify({ ...player, things: tidied(player.things) });
  return `{"speeltafel":"player","version":${VERSION},"checksum":"${seal(text)}","body":${text}}\n`;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export function parsePlayerFile(text: string): Result<PlayerFile> {
  if (text.length > LONGEST_FILE) return refuse('file-too-long', 'This file is too long.');
  const known = v.safeParse(head, readJson(text));
  if (!known.success) return refuse('not-a-player', 'This is not the file of a player, or it is damaged.');
  if (known.output.version > VERSION)
    return refuse('newer-version', 'This file was made by a newer version. Update this one to open it.');
  if (seal(JSON.stringify(known.output.body)) !== known.output.checksum)
    return refuse('damaged', 'This file is damaged or was changed. Nothing was taken from it.');
  const read = v.safeParse(body, known.output.body);
  if (!read.success) return refuse('damaged', 'This file is damaged or was changed. Nothing was taken from it.');
  const { games, ...rest } = read.output;
  if (games.some(({ seat, players, places }) => places.length !== players.length || seat > players.length))
    return refuse('damaged', 'This file is damaged or was changed. Nothing was taken from it.');
  return accept({ ...rest, things: tidied(rest.things), games });
}
