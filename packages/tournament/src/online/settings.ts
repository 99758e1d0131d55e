/** The organiser's settings of an online tournament besides those of the tournament itself. */
import * as v from 'valibot';

const MINUTE = 60_000;
const DAY_OF_MINUTES = 24 * 60;
const LONGEST_CLOCK = 14 * DAY_OF_MINUTES * MINUTE;

const minutes = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const milliseconds = (least: number, most: number) => minutes(least, most);

export const hostSettingsSchema = v.strictObject({
  /** True if it is in the list of tournaments; false if it can only be found by its link. */
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
  /** When round 1 begins automatically; null if the organiser begins it. */
  starts: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
  /** What begins later rounds. In any case, all boards of the previous round must be finished. */
  pace: v.variant('kind', [
    v.strictObject({ kind: v.literal('organiser') }),
    /** After this many minutes of rest. */
    v.strictObject({ kind: v.literal('done'), rest: minutes(0, DAY_OF_MINUTES) }),
    /** This many minutes after the previous one began. */
    v.strictObject({ kind: v.literal('time'), every: minutes(1, 14 * DAY_OF_MINUTES) }),
  ]),
  /** A player who has not checked in this many minutes after the pairing loses the board. */
  checkIn: minutes(1, 7 * DAY_OF_MINUTES),
});
export type HostSettings = v.InferOutput<typeof hostSettingsSchema>;
