/** The choices for a new game of Menhirs, and the options of the rules they stand for. */
import { isVariantName, menhirs, menhirsKit } from '@speeltafel/rules';
import { type Chair, type ClockRule, menhirsSides, NO_CLOCK } from '@speeltafel/table';
import * as v from 'valibot';
import { MOST_INCREMENT, MOST_MINUTES } from '../../../ui/form/clock-limits.ts';
import { type OpponentKind, type SeatChoice, seatChoiceSchema } from '../../contract/options.ts';
import { allowed, chairOf, defaultSeat, OTHERS } from '../../shared/start-choices.ts';
import { LEVELS } from '../levels.ts';

const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const seat = seatChoiceSchema(LEVELS);
const schedule = v.custom<menhirsKit.Schedule>(
  (input) => menhirs.options({ variant: 'v2', schedule: input }).ok,
  'a schedule',
);

export const schema = v.object({
  variant: v.picklist(['adam', 'v2', 'base']),
  sitters: v.tuple([seat, seat]),
  begins: v.picklist(['first', 'second', 'lot']),
  /** The side of the start player. */
  startSide: v.optional(v.picklist(menhirsSides.SIDES), 'north'),
  claims: v.boolean(),
  decision: v.optional(v.picklist(menhirsKit.DECISIONS), 'secret'),
  hidden: v.boolean(),
  /** The time for a claim if a turn may take days: by default the whole next turn. */
  unhurriedGrace: v.optional(v.picklist(menhirsKit.GRACES), 'untimed'),
  /**
   * Hidden fog for 2.0, whose rule sheet plays with it by default. In choices stored without this field, `hidden`
   * counts.
   */
  hiddenV2: v.optional(v.boolean()),
  schedules: v.object({ v2: schedule, base: schedule }),
  /** The menhirs of a board drawn by the players; empty for a random deal. */
  board: v.optional(
    v.custom<string>((input) => menhirs.options({ board: input }).ok, 'a board'),
    '',
  ),
  /** The players' name for a variant of their own. */
  name: v.optional(v.union([v.literal(''), v.custom<string>(isVariantName, 'a name')]), ''),
  clock: v.boolean(),
  minutes: whole(1, MOST_MINUTES),
  increment: whole(0, MOST_INCREMENT),
});
export type MenhirsChoices = v.InferOutput<typeof schema>;

function usualSchedule(variant: 'v2' | 'base'): menhirsKit.Schedule {
  const options = menhirs.options({ variant });
  return options.ok ? options.value.schedule : [[], []];
}

export const defaults = (opponents: OpponentKind): MenhirsChoices => ({
  variant: 'adam',
  sitters: [defaultSeat('person', 'wanderer'), defaultSeat(OTHERS[opponents], 'wanderer')],
  begins: opponents === 'friends' ? 'lot' : 'first',
  startSide: 'north',
  claims: true,
  decision: 'secret',
  hidden: false,
  unhurriedGrace: 'untimed',
  hiddenV2: opponents !== 'computer',
  schedules: { v2: usualSchedule('v2'), base: usualSchedule('base') },
  board: '',
  name: '',
  clock: false,
  minutes: 15,
  increment: 10,
});

/** The first seat starts; `heads` decides if the start player is random. */
export function seatsOf({ sitters: [first, second], begins }: MenhirsChoices, heads: boolean): readonly SeatChoice[] {
  const firstBegins = begins === 'lot' ? heads : begins === 'first';
  return firstBegins ? [first, second] : [second, first];
}

export const chairsOf = (choices: MenhirsChoices, heads: boolean): readonly Chair[] =>
  seatsOf(choices, heads).map(chairOf);

export const isHidden = ({ variant, hidden, hiddenV2 }: MenhirsChoices): boolean =>
  variant === 'v2' ? (hiddenV2 ?? hidden) : hidden;

export function rulesInput(choices: MenhirsChoices, grace: menhirsKit.Grace): Readonly<Record<string, unknown>> {
  const { variant, claims, decision, schedules } = choices;
  const hidden = isHidden(choices);
  // A board of five menhirs may remain from another variant.
  const board = menhirs.options({ variant, board: choices.board }).ok ? choices.board : '';
  const name = choices.name === '' ? {} : { name: choices.name };
  return variant === 'adam'
    ? { variant, claims, grace, decision, hidden, board, ...name }
    : { variant, hidden, schedule: schedules[variant], board, ...name };
}

/**
 * Options that a variant leaves at their default keep the player's choice. The time for a claim is a setting of the
 * device.
 */
export function withRules(choices: MenhirsChoices, text: string): MenhirsChoices {
  const read = menhirs.parseOptions(text);
  if (!read.ok) return choices;
  const { variant, claims, decision, hidden, schedule, board, name = '' } = read.value;
  const fog = hidden ? (variant === 'v2' ? { hiddenV2: true } : { hidden: true }) : {};
  const schedules = variant === 'adam' ? choices.schedules : { ...choices.schedules, [variant]: schedule };
  const ofAdam = variant === 'adam' ? { claims, ...(decision === 'aloud' ? { decision } : {}) } : {};
  return { ...choices, variant, ...ofAdam, ...fog, schedules, board, name };
}

export const rulesOptions = (choices: MenhirsChoices, grace: menhirsKit.Grace): menhirsKit.Options =>
  allowed(menhirs.options(rulesInput(choices, grace)));

export const lookOf = ({ startSide }: MenhirsChoices): string | undefined => menhirsSides.lookOfStart(startSide);

export const clockOf = ({ clock, minutes, increment }: MenhirsChoices): ClockRule =>
  clock ? { kind: 'fischer', initial: minutes * 60_000, increment: increment * 1000 } : NO_CLOCK;
