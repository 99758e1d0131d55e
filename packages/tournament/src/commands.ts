/** Commands of organisers and players, with their schemas. */
import * as v from 'valibot';
import { LONGEST_NAME, LONGEST_REASON, resultSchema } from './facts.ts';
import { MOST_ENTRIES, settingsSchema } from './settings.ts';

const entry = v.pipe(v.string(), v.minLength(1), v.maxLength(40));
const pair = v.tuple([entry, entry]);
const number = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_ENTRIES));

export const commandSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('change'), settings: settingsSchema }),
  v.strictObject({
    kind: v.literal('enter'),
    name: v.pipe(v.string(), v.maxLength(4 * LONGEST_NAME)),
    rating: v.exactOptional(v.pipe(v.number(), v.minValue(0), v.maxValue(5000))),
    guest: v.exactOptional(v.pipe(v.string(), v.maxLength(80))),
  }),
  v.strictObject({ kind: v.literal('rename'), entry, name: v.pipe(v.string(), v.maxLength(4 * LONGEST_NAME)) }),
  v.strictObject({ kind: v.literal('withdraw'), entry }),
  v.strictObject({ kind: v.literal('return'), entry }),
  v.strictObject({ kind: v.literal('keep-apart'), pair }),
  v.strictObject({ kind: v.literal('let-meet'), pair }),
  v.strictObject({ kind: v.literal('pair') }),
  v.strictObject({ kind: v.literal('unpair') }),
  v.strictObject({
    kind: v.literal('swap'),
    pair,
    why: v.exactOptional(v.pipe(v.string(), v.maxLength(LONGEST_REASON))),
  }),
  v.strictObject({ kind: v.literal('start-clock') }),
  v.strictObject({ kind: v.literal('pause-clock') }),
  /** Adds minutes to the clock of the round, or takes them off. */
  v.strictObject({
    kind: v.literal('extend-clock'),
    minutes: v.pipe(v.number(), v.integer(), v.minValue(-60), v.maxValue(60)),
  }),
  v.strictObject({ kind: v.literal('result'), round: number, board: number, result: resultSchema }),
  v.strictObject({
    kind: v.literal('correct'),
    round: number,
    board: number,
    result: v.nullable(resultSchema),
    why: v.pipe(v.string(), v.maxLength(LONGEST_REASON)),
  }),
  v.strictObject({ kind: v.literal('finish') }),
  v.strictObject({ kind: v.literal('reopen') }),
]);
export type Command = v.InferOutput<typeof commandSchema>;
