/** Loads a recorded game of any kind: from a record, a saved game, or text that a player pasted. */
import { gameOfRecord, type Result, refusal } from '@speeltafel/rules';
import { hasTable, parseChairs, unpackRecord, withKit } from '@speeltafel/table';
import { parseQuery } from '../router/query.ts';
import { fromShortPath } from '../router/short-paths.ts';
import { type Around, type GameRecord, readRecordOf } from './read-record.ts';

export type { GameRecord };

export function readRecord(text: string, around: Around = {}): Result<GameRecord> {
  const record = `${text.trim()}\n`;
  const game = gameOfRecord(record);
  if (!game.ok) return game;
  if (!hasTable(game.value)) {
    return { ok: false, refusal: refusal('unknown-game', 'This game is not played here.', { line: 2 }) };
  }
  return withKit(game.value, (kit): Result<GameRecord> => readRecordOf(kit.game, record, around));
}

export interface Found {
  readonly record: GameRecord;
  /** The position that the link points to, as a number of actions. */
  readonly at: number | undefined;
}

export const EMPTY_LINK = 'empty-link';

/** The game in the query of an address. */
export async function recordInQuery(query: URLSearchParams): Promise<Result<Found>> {
  const packed = query.get('r') ?? '';
  if (packed.trim() === '') return { ok: false, refusal: refusal(EMPTY_LINK, 'There is no game in this link.') };
  const text = await unpackRecord(packed);
  if (!text.ok) return text;
  // Older links have the deal next to the record.
  const [names, dealt] = [query.get('n') ?? '', query.get('d') ?? undefined];
  const record = readRecord(text.value, { chairs: parseChairs(names), dealt, look: query.get('l') });
  if (!record.ok) return record;
  const wished = Number(query.get('at') ?? Number.NaN);
  const at =
    Number.isInteger(wished) && wished >= 0 && wished <= record.value.course.played.length ? wished : undefined;
  return { ok: true, value: { record: record.value, at } };
}

const REPLAY = '#/replay?';
/** Game addresses within other text: the form behind `#`, and the form with a path. */
const LONG_ADDRESS = /#\/replay\?\S+/;
const SHORT_ADDRESS = /(?<=\/)g\/[^\s/]+/;

function addressIn(text: string): string | undefined {
  if (text.trimStart().startsWith('speeltafel ')) return undefined;
  const [short] = SHORT_ADDRESS.exec(text) ?? [];
  return LONG_ADDRESS.exec(text)?.[0] ?? (short && fromShortPath(short));
}

/** The game in a text that a player pasted, dropped or shared: a record, or a link to one. */
export async function recordInText(text: string): Promise<Result<Found>> {
  const address = addressIn(text);
  if (address !== undefined) return recordInQuery(parseQuery(address.slice(REPLAY.length)));
  const record = readRecord(text);
  return record.ok ? { ok: true, value: { record: record.value, at: undefined } } : record;
}
