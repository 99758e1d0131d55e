/** A game to be looked at again: read from a record, from a kept game, or from whatever somebody pasted. */
import {
  type BrokenOff,
  type Course,
  floors,
  type floorsKit,
  type Game,
  gameOfRecord,
  makeRecord,
  menhirs,
  type menhirsKit,
  parseRecord,
  type Recorded,
  type Result,
  refusal,
} from '@speeltafel/rules';
import type { Chair } from '@speeltafel/table';
import { parseQuery } from '../router/query.ts';
import { parseChairs, unpackRecord } from './record-link.ts';

interface Reel<G extends string, O, P, A> {
  readonly game: G;
  readonly record: string;
  readonly course: Course<O, P, A>;
  readonly chairs: readonly Chair[];
  readonly brokenOff: BrokenOff | null;
  /** What was seen of the deal, where the record has no seed. */
  readonly dealt?: string | undefined;
  /** Played on this device: whoever has no name there is "you". */
  readonly own: boolean;
  /** Still being played on this device: what is hidden stays hidden, and nobody helps. */
  readonly running: boolean;
}

export type MenhirsFilm = Reel<'menhirs', menhirsKit.Options, menhirsKit.Position, menhirsKit.Action>;
export type FloorsFilm = Reel<'floors', floorsKit.Options, floorsKit.Position, floorsKit.Action>;
export type Film = MenhirsFilm | FloorsFilm;

type Around = Partial<Pick<Film, 'chairs' | 'brokenOff' | 'dealt' | 'own' | 'running'>>;

/** As many chairs as seats, whatever was said about who sat there. */
const seated = (seats: readonly number[], chairs: readonly Chair[]): readonly Chair[] =>
  seats.map(
    (seat) => chairs.find((chair) => chair.seat === seat) ?? { seat, name: '', controller: { kind: 'person' } },
  );

export function readFilm(
  text: string,
  { chairs = [], brokenOff = null, dealt, own = false, running = false }: Around = {},
): Result<Film> {
  const record = `${text.trim()}\n`;
  const named = gameOfRecord(record);
  if (!named.ok) return named;
  if (named.value === menhirs.id) {
    const read = parseRecord(menhirs, record);
    return read.ok ? { ok: true, value: { game: 'menhirs', ...reelOf(menhirs, read.value) } } : read;
  }
  if (named.value === floors.id) {
    const read = parseRecord(floors, record);
    return read.ok ? { ok: true, value: { game: 'floors', ...reelOf(floors, read.value) } } : read;
  }
  return { ok: false, refusal: refusal('unknown-game', 'This game is not played here.', { line: 2 }) };

  function reelOf<O, P, A>(game: Game<O, P, A, unknown>, { brokenOff: end, dealt: lay, ...course }: Recorded<O, P, A>) {
    // A game kept before records told such an end, or the stones face down, has them beside its record.
    const told = { brokenOff: brokenOff ?? end ?? null, dealt: lay ?? dealt };
    const whole = lay === told.dealt ? record : makeRecord(game, { ...course, ...told });
    return { record: whole, course, ...told, chairs: seated(game.seats(course.options), chairs), own, running };
  }
}

export interface Found {
  readonly film: Film;
  /** The moment the link points to. */
  readonly at: number | undefined;
}

export const EMPTY_LINK = 'empty-link';

/** What the part of an address behind `?` shows. */
export async function filmIn(query: URLSearchParams): Promise<Result<Found>> {
  const packed = query.get('r') ?? '';
  if (packed.trim() === '') return { ok: false, refusal: refusal(EMPTY_LINK, 'There is no game in this link.') };
  const record = await unpackRecord(packed);
  if (!record.ok) return record;
  // Links once told the stones face down beside the record.
  const [names, dealt] = [query.get('n') ?? '', query.get('d') ?? undefined];
  const film = readFilm(record.value, { chairs: parseChairs(names), dealt });
  if (!film.ok) return film;
  const wished = Number(query.get('at') ?? Number.NaN);
  const at = Number.isInteger(wished) && wished >= 0 && wished <= film.value.course.played.length ? wished : undefined;
  return { ok: true, value: { film: film.value, at } };
}

/** What somebody pasted or dropped: a record, or a link with one in it. */
export async function filmFrom(text: string): Promise<Result<Found>> {
  const query = /^\S*#\/replay\?(\S+)$/.exec(text.trim())?.[1];
  if (query !== undefined) return filmIn(parseQuery(query));
  const film = readFilm(text);
  return film.ok ? { ok: true, value: { film: film.value, at: undefined } } : film;
}
