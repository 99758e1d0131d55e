/** The events of a tournament, in order. The log is the tournament: everything else is computed from it. */
import * as v from 'valibot';
import { LARGEST_TABLE, MOST_ENTRIES, settingsSchema } from './settings.ts';

export const LONGEST_NAME = 40;
export const LONGEST_REASON = 120;
export const MOST_FACTS = 20_000;

const at = v.pipe(v.number(), v.integer(), v.minValue(0));
const entry = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/));
const round = v.pipe(v.number(), v.integer(), v.minValue(1));
const board = v.pipe(v.number(), v.integer(), v.minValue(1));
/** The organiser, or the player who entered a result. */
const by = v.pipe(v.string(), v.minLength(1), v.maxLength(60));
/** Old logs allow this many characters, each of which may be two UTF-16 units. */
const name = v.pipe(v.string(), v.minLength(1), v.maxLength(2 * LONGEST_NAME));

const seed = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));

const perSeat = <T extends v.GenericSchema>(item: T) =>
  v.pipe(v.array(item), v.minLength(2), v.maxLength(LARGEST_TABLE));

export const resultSchema = v.strictObject({
  /** The place of each seat, 1 for the best; equal places are shared. */
  places: perSeat(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LARGEST_TABLE))),
  /** Each seat's score in the game. */
  points: perSeat(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))),
  /** `not-played-out`: won on time, or because the other gave up. Its points are those of a win in that round. */
  how: v.picklist(['played', 'not-played-out', 'forfeit']),
});
export type BoardResult = v.InferOutput<typeof resultSchema>;

const seats = v.pipe(v.array(entry), v.minLength(2), v.maxLength(LARGEST_TABLE));

export const factSchema = v.variant('kind', [
  v.strictObject({
    kind: v.literal('opened'),
    at,
    name: v.pipe(v.string(), v.maxLength(80)),
    settings: settingsSchema,
    /** Decides all lots: 32 hexadecimal digits. */
    seed,
  }),
  v.strictObject({ kind: v.literal('changed'), at, settings: settingsSchema }),
  v.strictObject({
    kind: v.literal('entered'),
    at,
    entry,
    name,
    /** For seeding only. */
    rating: v.exactOptional(v.pipe(v.number(), v.minValue(0), v.maxValue(5000))),
    /** The guest or player behind the entry, if a server knows one. */
    guest: v.exactOptional(v.pipe(v.string(), v.maxLength(80))),
  }),
  v.strictObject({ kind: v.literal('renamed'), at, entry, name }),
  /** Not paired from the next round on. */
  v.strictObject({ kind: v.literal('withdrawn'), at, entry }),
  v.strictObject({ kind: v.literal('returned'), at, entry }),
  v.strictObject({ kind: v.literal('kept-apart'), at, pair: v.tuple([entry, entry]) }),
  v.strictObject({ kind: v.literal('let-meet'), at, pair: v.tuple([entry, entry]) }),
  v.strictObject({
    kind: v.literal('paired'),
    at,
    round,
    boards: v.pipe(v.array(seats), v.maxLength(MOST_ENTRIES)),
    byes: v.pipe(v.array(entry), v.maxLength(MOST_ENTRIES)),
  }),
  /** The pairing of a round is undone before it has a result. */
  v.strictObject({ kind: v.literal('unpaired'), at, round }),
  /** The organiser exchanged two entries of the round. */
  v.strictObject({
    kind: v.literal('swapped'),
    at,
    round,
    pair: v.tuple([entry, entry]),
    why: v.exactOptional(v.pipe(v.string(), v.maxLength(LONGEST_REASON))),
  }),
  /** The clock of the round: the time left, and whether it runs. */
  v.strictObject({
    kind: v.literal('clock'),
    at,
    round,
    left: v.pipe(v.number(), v.integer(), v.minValue(0)),
    running: v.boolean(),
  }),
  v.strictObject({ kind: v.literal('result'), at, round, board, result: resultSchema, by }),
  v.strictObject({
    kind: v.literal('corrected'),
    at,
    round,
    board,
    /** Null takes the result back. */
    result: v.nullable(resultSchema),
    by,
    why: v.pipe(v.string(), v.maxLength(LONGEST_REASON)),
  }),
  v.strictObject({ kind: v.literal('finished'), at }),
  /** With a new seed for the lots to come, because the old one has been shown. */
  v.strictObject({ kind: v.literal('reopened'), at, seed: v.exactOptional(seed) }),
]);
export type Fact = v.InferOutput<typeof factSchema>;
export type FactOf<K extends Fact['kind']> = Extract<Fact, { kind: K }>;
