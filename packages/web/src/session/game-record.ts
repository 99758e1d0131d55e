/** A recorded game of any kind: read from a record, from a saved game, or from text that a player pasted. */
import {
  type BrokenOff,
  type Course,
  gameOfRecord,
  makeRecord,
  parseRecord,
  type Result,
  refusal,
} from '@speeltafel/rules';
import { type Chair, hasTable, type TableGame, withKit } from '@speeltafel/table';
import { parseQuery } from '../router/query.ts';
import { parseChairs, unpackRecord } from './record-link.ts';

export interface GameRecord<O = unknown, P = unknown, A = unknown> {
  readonly game: string;
  /** As text. */
  readonly record: string;
  readonly course: Course<O, P, A>;
  readonly chairs: readonly Chair[];
  readonly brokenOff: BrokenOff | null;
  /** The part of the deal that was seen, where the record has no seed. */
  readonly dealt?: string | undefined;
  /** How the players made the table look; it came from outside. */
  readonly look?: string | null;
  /** Played on this device: a player without a name is "you". */
  readonly own: boolean;
  /** Still being played on this device: what is hidden stays hidden, and there is no analysis. */
  readonly running: boolean;
}

type Around = Partial<Pick<GameRecord, 'chairs' | 'brokenOff' | 'dealt' | 'look' | 'own' | 'running'>>;

/** A chair for every seat, also where the players are not known. */
const seated = (seats: readonly number[], chairs: readonly Chair[]): readonly Chair[] =>
  seats.map(
    (seat) => chairs.find((chair) => chair.seat === seat) ?? { seat, name: '', controller: { kind: 'person' } },
  );

function readWith<O, P, A>({ game }: TableGame<O, P, A>, text: string, around: Around): Result<GameRecord<O, P, A>> {
  const read = parseRecord(game, text);
  if (!read.ok) return read;
  const { brokenOff: end, dealt: lay, ...course } = read.value;
  // Games saved by older versions have these two beside their record.
  const brokenOff = around.brokenOff ?? end ?? null;
  const dealt = lay ?? around.dealt;
  const record = lay === dealt ? text : makeRecord(game, { ...course, brokenOff, dealt });
  const chairs = seated(game.seats(course.options), around.chairs ?? []);
  const { look = null, own = false, running = false } = around;
  return { ok: true, value: { game: game.id, record, course, chairs, brokenOff, dealt, look, own, running } };
}

export function readRecord(text: string, around: Around = {}): Result<GameRecord> {
  const record = `${text.trim()}\n`;
  const game = gameOfRecord(record);
  if (!game.ok) return game;
  if (!hasTable(game.value)) {
    return { ok: false, refusal: refusal('unknown-game', 'This game is not played here.', { line: 2 }) };
  }
  return withKit(game.value, (kit): Result<GameRecord> => readWith(kit, record, around));
}

export interface Found {
  readonly record: GameRecord;
  /** The position that the link points to. */
  readonly at: number | undefined;
}

export const EMPTY_LINK = 'empty-link';

/** The game in the query of an address. */
export async function recordInQuery(query: URLSearchParams): Promise<Result<Found>> {
  const packed = query.get('r') ?? '';
  if (packed.trim() === '') return { ok: false, refusal: refusal(EMPTY_LINK, 'There is no game in this link.') };
  const text = await unpackRecord(packed);
  if (!text.ok) return text;
  // Older links have the deal beside the record.
  const [names, dealt] = [query.get('n') ?? '', query.get('d') ?? undefined];
  const record = readRecord(text.value, { chairs: parseChairs(names), dealt, look: query.get('l') });
  if (!record.ok) return record;
  const wished = Number(query.get('at') ?? Number.NaN);
  const at =
    Number.isInteger(wished) && wished >= 0 && wished <= record.value.course.played.length ? wished : undefined;
  return { ok: true, value: { record: record.value, at } };
}

/** The game in a text that a player pasted or dropped: a record, or a link with one in it. */
export async function recordInText(text: string): Promise<Result<Found>> {
  const query = /^\S*#\/replay\?(\S+)$/.exec(text.trim())?.[1];
  if (query !== undefined) return recordInQuery(parseQuery(query));
  const record = readRecord(text);
  return record.ok ? { ok: true, value: { record: record.value, at: undefined } } : record;
}
