/** The events of an online tournament besides those of the tournament itself. The log contains both kinds, in order. */
import * as v from 'valibot';
import { type Fact, factSchema, LONGEST_NAME } from '../facts.ts';
import { hostSettingsSchema } from './settings.ts';

export const LONGEST_NEWS = 200;

const at = v.pipe(v.number(), v.integer(), v.minValue(0));
const entry = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/));
const whole = v.pipe(v.number(), v.integer(), v.minValue(1));
const guest = v.pipe(v.string(), v.maxLength(80));
const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{32,64}$/));

/** The SHA-256 of a value. */
export const pledgeSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

const onlySchema = v.variant('kind', [
  /** The second fact of the log: the tournament is played online, and this guest organises it. */
  v.strictObject({
    kind: v.literal('hosted'),
    at,
    guest,
    name: v.pipe(v.string(), v.maxLength(2 * LONGEST_NAME)),
    settings: hostSettingsSchema,
  }),
  v.strictObject({ kind: v.literal('rehosted'), at, settings: hostSettingsSchema }),
  /** An entry is a bot, or a computer player of this level. Entries without this fact are people. */
  v.strictObject({
    kind: v.literal('played-by'),
    at,
    entry,
    level: v.nullable(v.pipe(v.string(), v.maxLength(30))),
  }),
  /** A player is present for a round, and is seated as soon as the round is paired. */
  v.strictObject({ kind: v.literal('checked-in'), at, entry, round: whole, pledge: v.exactOptional(pledgeSchema) }),
  /** The organiser has removed a player, who cannot return by checking in. */
  v.strictObject({ kind: v.literal('removed'), at, entry }),
  /**
   * A board is played at this table from now on; any node opens it. A later table of the same board is for a replayed
   * game.
   */
  v.strictObject({
    kind: v.literal('seated'),
    at,
    round: whole,
    board: whole,
    table: v.pipe(v.string(), v.regex(/^[a-z0-9]{0,24}$/)),
  }),
  /** The seal of a round's deal, shown before the round, and the deal, shown after it. */
  v.strictObject({ kind: v.literal('sealed'), at, round: whole, seal: hash }),
  v.strictObject({ kind: v.literal('dealt'), at, round: whole, deal: hash }),
  v.strictObject({ kind: v.literal('announced'), at, text: v.pipe(v.string(), v.maxLength(2 * LONGEST_NEWS)) }),
  v.strictObject({ kind: v.literal('paused'), at }),
  v.strictObject({ kind: v.literal('resumed'), at }),
]);
type OnlyOnline = v.InferOutput<typeof onlySchema>;
export type OnlineFact = Fact | OnlyOnline;

const ONLY_ONLINE: ReadonlySet<string> = new Set(onlySchema.options.map(({ entries }) => entries.kind.literal));

export const isOnlyOnline = (fact: OnlineFact): fact is OnlyOnline => ONLY_ONLINE.has(fact.kind);

export const onlineFactSchema: v.GenericSchema<unknown, OnlineFact> = v.lazy((input) =>
  ONLY_ONLINE.has(String((input as { kind?: unknown } | null)?.kind)) ? onlySchema : factSchema,
);

/** The facts of the tournament itself, as at a desk. */
export const deskFacts = (facts: readonly OnlineFact[]): readonly Fact[] =>
  facts.filter((fact): fact is Fact => !isOnlyOnline(fact));
