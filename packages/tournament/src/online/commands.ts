/** Commands of an online tournament, with their schemas. */
import * as v from 'valibot';
import { type Command, commandSchema } from '../commands.ts';
import { LONGEST_NAME } from '../facts.ts';
import { LONGEST_NEWS, pledgeSchema } from './facts.ts';
import { hostSettingsSchema } from './settings.ts';

const name = v.pipe(v.string(), v.maxLength(4 * LONGEST_NAME));
const entry = v.pipe(v.string(), v.minLength(1), v.maxLength(40));

const ownSchema = v.variant('kind', [
  /** A guest enters the tournament. */
  v.strictObject({ kind: v.literal('register'), name }),
  /**
   * A player is present for the next game. A player who had left returns by this. `pledge` is that of a value their
   * page contributes to the chance of the game.
   */
  v.strictObject({ kind: v.literal('check-in'), pledge: v.exactOptional(pledgeSchema) }),
  v.strictObject({ kind: v.literal('leave') }),
  /** The organiser's commands follow. */
  v.strictObject({ kind: v.literal('enter-computer'), name, level: v.pipe(v.string(), v.regex(/^[a-z-]{3,20}$/)) }),
  v.strictObject({ kind: v.literal('rehost'), settings: hostSettingsSchema }),
  v.strictObject({ kind: v.literal('remove'), entry }),
  v.strictObject({ kind: v.literal('announce'), text: v.pipe(v.string(), v.maxLength(LONGEST_NEWS)) }),
  v.strictObject({ kind: v.literal('pause') }),
  v.strictObject({ kind: v.literal('resume') }),
]);
export type OwnCommand = v.InferOutput<typeof ownSchema>;
export type OnlineCommand = OwnCommand | Command;

const OWN: ReadonlySet<string> = new Set(ownSchema.options.map(({ entries }) => entries.kind.literal));

export const isOwn = (command: OnlineCommand): command is OwnCommand => OWN.has(command.kind);

const eitherSchema: v.GenericSchema<unknown, OnlineCommand> = v.lazy((input) =>
  OWN.has(String((input as { kind?: unknown } | null)?.kind)) ? ownSchema : commandSchema,
);
/** `choices` is for API descriptions, which cannot read the kinds from a function. */
export const onlineCommandSchema = Object.assign(eitherSchema, { choices: [ownSchema, commandSchema] });
