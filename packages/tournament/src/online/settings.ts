/** What the organiser of an online tournament chooses besides the tournament itself. */
import * as v from 'valibot';

const MINUTE = 60_000;
const DAY_OF_MINUTES = 24 * 60;
const LONGEST_CLOCK = 14 * DAY_OF_MINUTES * MINUTE;

const minutes = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const milliseconds = (least: number, most: number) => minutes(least, most);

export const hostSettingsSchema = v.strictObject({
  /** Shown in the list of tournaments; else found by its link only. */
  listed: v.boolean(),
  /** The clock of each game. Without one a round could last for ever. */
  clock: v.variant('kind', [
    v.strictObject({
      kind: v.literal('fischer'),
      initial: milliseconds(10_000, LONGEST_CLOCK),
      increment: milliseconds(0, DAY_OF_MINUTES * MINUTE),
    }),
    v.strictObject({ kind: v.literal('turn'), each: milliseconds(5_000, LONGEST_CLOCK) }),
  ]),
  /** The games count for the players' ratings. */
  rated: v.boolean(),
  computers: v.boolean(),
  bots: v.boolean(),
  /** When round 1 begins by itself; null: the organiser begins it. */
  starts: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
  /** What begins the rounds after it. Whatever the pace, a round begins when all boards of the one before are done. */
  pace: v.variant('kind', [
    v.strictObject({ kind: v.literal('organiser') }),
    /** After so many minutes of rest. */
    v.strictObject({ kind: v.literal('done'), rest: minutes(0, DAY_OF_MINUTES) }),
    /** So many minutes after the one before began. */
    v.strictObject({ kind: v.literal('time'), every: minutes(1, 14 * DAY_OF_MINUTES) }),
  ]),
  /** A player who has not checked in so many minutes after the pairing loses the board. */
  checkIn: minutes(1, 7 * DAY_OF_MINUTES),
});
export type HostSettings = v.InferOutput<typeof hostSettingsSchema>;
