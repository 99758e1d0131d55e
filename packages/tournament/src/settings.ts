/** The organiser's settings of a tournament. */
import * as v from 'valibot';

export const MOST_ENTRIES = 256;
const MOST_ROUNDS = 30;
export const SMALLEST_TABLE = 3;
export const LARGEST_TABLE = 7;

const rounds = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_ROUNDS));

export const formatSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('swiss'), rounds }),
  /** Every entry meets every other once or twice. */
  v.strictObject({ kind: v.literal('round-robin'), times: v.picklist([1, 2]) }),
  /** A tied match is replayed with exchanged seats until it has a winner. */
  v.strictObject({ kind: v.literal('knockout'), thirdPlace: v.boolean() }),
  /** Tables of three to seven. */
  v.strictObject({
    kind: v.literal('tables'),
    rounds,
    size: v.pipe(v.number(), v.integer(), v.minValue(SMALLEST_TABLE), v.maxValue(LARGEST_TABLE)),
  }),
]);
export type Format = v.InferOutput<typeof formatSchema>;

/** The order of entries with equally many wins, or equally many place points. */
export const TIE_BREAKS = ['points', 'direct', 'buchholz', 'early'] as const;
export type TieBreak = (typeof TIE_BREAKS)[number];

export const settingsSchema = v.strictObject({
  /** The id of the game, and its options in the text form of the rules. */
  game: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
  options: v.pipe(v.string(), v.maxLength(400)),
  format: formatSchema,
  tieBreaks: v.pipe(
    v.array(v.picklist(TIE_BREAKS)),
    v.check((chosen) => new Set(chosen).size === chosen.length, 'Each tie-break is named once.'),
  ),
  /** Whether a win that was not played out scores its points, which the rule sheets leave open. By default it does. */
  notPlayedOut: v.exactOptional(v.picklist(['by-round', 'none'])),
  /** Every board of a round gets the same deal. */
  sameDeal: v.boolean(),
  /** The time for a round; null for no limit. */
  minutes: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(24 * 60))),
});
export type Settings = v.InferOutput<typeof settingsSchema>;
