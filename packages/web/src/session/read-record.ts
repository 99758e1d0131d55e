/** Reads the record of a known game, with the facts that came with it. */
import {
  type BrokenOff,
  type Course,
  type Game,
  makeRecord,
  type Outcome,
  parseRecord,
  type Result,
} from '@speeltafel/rules';
import type { Chair } from '@speeltafel/table';

export interface GameRecord<O = unknown, P = unknown, A = unknown> {
  readonly game: string;
  /** The record as text. */
  readonly record: string;
  readonly course: Course<O, P, A>;
  readonly chairs: readonly Chair[];
  readonly brokenOff: BrokenOff | null;
  /** The part of the deal that was revealed, if the record has no seed. */
  readonly dealt?: string | undefined;
  /** How the players made the table look. It is outside input. */
  readonly look?: string | null;
  /** Whether it was played on this device: a player without a name is then "you". */
  readonly own: boolean;
  /** Whether it is still being played on this device: hidden things stay hidden, and there is no analysis. */
  readonly running: boolean;
}

export type Around = Partial<Pick<GameRecord, 'chairs' | 'brokenOff' | 'dealt' | 'look' | 'own' | 'running'>>;

/** A chair for every seat, even if its player is unknown. */
const seated = (seats: readonly number[], chairs: readonly Chair[]): readonly Chair[] =>
  seats.map(
    (seat) => chairs.find((chair) => chair.seat === seat) ?? { seat, name: '', controller: { kind: 'person' } },
  );

export function readRecordOf<O, P, A, V, E extends Outcome>(
  game: Game<O, P, A, V, E>,
  text: string,
  around: Around,
): Result<GameRecord<O, P, A>> {
  const read = parseRecord(game, text);
  if (!read.ok) return read;
  const { brokenOff: end, dealt: lay, ...course } = read.value;
  // Games saved by older versions have these two fields next to their record.
  const brokenOff = around.brokenOff ?? end ?? null;
  const dealt = lay ?? around.dealt;
  const record = lay === dealt ? text : makeRecord(game, { ...course, brokenOff, dealt });
  const chairs = seated(game.seats(course.options), around.chairs ?? []);
  const { look = null, own = false, running = false } = around;
  return { ok: true, value: { game: game.id, record, course, chairs, brokenOff, dealt, look, own, running } };
}
