/** The options of a game of Menhirs, each with its validation and its default. */
import { accept, quote, type Result, refuse } from '../result.ts';
import { isVariantName, makeVariantName, parseVariantName, SAY_VARIANT_NAME } from '../variant-name.ts';
import { makePlaces, parsePlaces, size } from './board.ts';

export const VARIANTS = ['adam', 'v2', 'base'] as const;
export type Variant = (typeof VARIANTS)[number];

/** Seconds in which a claim is still in time after the turn has ended; `untimed`: until the claimant moves. */
export const GRACES = [0, 3, 5, 10, 'untimed'] as const;
export type Grace = (typeof GRACES)[number];

/** How the players choose at the decision moment: at the same time, or asked in turn, player 1 first. */
export const DECISIONS = ['secret', 'aloud'] as const;
export type Decision = (typeof DECISIONS)[number];

/** The rounds, 1 to 12, in which P1 and P2 must take a tile (2.0 and base game). */
export type Schedule = readonly [readonly number[], readonly number[]];

export interface Options {
  readonly variant: Variant;
  /** True if victory can be claimed: Adam Way only. */
  readonly claims: boolean;
  readonly grace: Grace;
  /** Adam Way only; the other variants have no decision moment. */
  readonly decision: Decision;
  /** True if the players cannot see what lies under fog. */
  readonly hidden: boolean;
  readonly schedule: Schedule;
  /**
   * The menhirs of a board drawn by the players, as `a1.b1.b4`: all seven, or five with which nothing is flipped. Empty
   * for a random deal.
   */
  readonly board: string;
  /** The players' name for their own variant. It changes no rule. */
  readonly name?: string;
}

export const LAST_ROUND_UP = 12;

const EVERY_SECOND_ROUND = [4, 6, 8, 10, 12];
const DEFAULT_SCHEDULE: Schedule = [EVERY_SECOND_ROUND, EVERY_SECOND_ROUND];

export const defaults = (variant: Variant): Options => ({
  variant,
  claims: variant === 'adam',
  grace: variant === 'adam' ? 3 : 'untimed',
  decision: 'secret',
  hidden: false,
  schedule: variant === 'adam' ? [[], []] : DEFAULT_SCHEDULE,
  board: '',
});

export const MENHIRS_DEALT = 7;

/** How many menhirs stand once both players have flipped theirs. The base game flips none. */
export const menhirsStanding = (variant: Variant): number => (variant === 'base' ? MENHIRS_DEALT : 5);

/** A board is drawn with all menhirs, or with those that are left after the flipping. */
export const boardSizes = (variant: Variant): readonly number[] => [
  ...new Set([menhirsStanding(variant), MENHIRS_DEALT]),
];

function isBoard(input: unknown): input is string {
  if (input === '') return true;
  const places = typeof input === 'string' && input.length < 100 ? parsePlaces(input) : undefined;
  return places?.ok === true && VARIANTS.some((variant) => boardSizes(variant).includes(size(places.value)));
}

const isRecord = (input: unknown): input is Record<string, unknown> =>
  typeof input === 'object' && input !== null && !Array.isArray(input);

const isRound = (input: unknown): input is number =>
  typeof input === 'number' && Number.isInteger(input) && input >= 1 && input <= LAST_ROUND_UP;

const isRounds = (input: unknown): input is number[] =>
  Array.isArray(input) && input.every((round, i) => isRound(round) && (i === 0 || round > input[i - 1]));

const isSchedule = (input: unknown): input is Schedule =>
  Array.isArray(input) && input.length === 2 && input.every(isRounds);

type Check = { readonly fits: (input: unknown) => boolean; readonly say: string; readonly only?: readonly Variant[] };

const CHECKS: { readonly [key in keyof Options]-?: Check } = {
  variant: { fits: (input) => VARIANTS.some((variant) => variant === input), say: 'one of adam, v2 and base' },
  claims: { fits: (input) => typeof input === 'boolean', say: 'true or false', only: ['adam'] },
  grace: { fits: (input) => GRACES.some((grace) => grace === input), say: '0, 3, 5, 10 or untimed', only: ['adam'] },
  decision: {
    fits: (input) => DECISIONS.some((decision) => decision === input),
    say: 'secret or aloud',
    only: ['adam'],
  },
  hidden: { fits: (input) => typeof input === 'boolean', say: 'true or false' },
  schedule: {
    fits: isSchedule,
    say: 'two lists of rounds from 1 to 12, in ascending order: the first for player 1, the second for player 2',
    only: ['v2', 'base'],
  },
  board: { fits: isBoard, say: 'seven menhirs, or the five that are left, such as b1.b4.e4.f2.g2' },
  name: { fits: isVariantName, say: SAY_VARIANT_NAME },
};

export function checkOptions(input: unknown): Result<Options> {
  if (!isRecord(input)) return refuse('bad-option', 'Options are an object, such as {"variant":"adam"}.');
  for (const [key, value] of Object.entries(input)) {
    if (!Object.hasOwn(CHECKS, key)) return refuse('unknown-option', `Menhirs has no option ${quote(key)}.`);
    const { fits, say } = CHECKS[key as keyof Options];
    if (!fits(value)) return refuse('bad-option', `The option ${key} is ${say}.`, { option: key });
  }
  const { variant = 'adam', ...given } = input as Partial<Options>;
  for (const key of Object.keys(given) as (keyof Options)[]) {
    if (CHECKS[key].only?.includes(variant) === false) {
      return refuse('bad-option', `The option ${key} does not exist in the variant ${variant}.`, { option: key });
    }
  }
  const options = structuredClone({ ...defaults(variant), ...given });
  if (options.board === '') return accept(options);
  const places = parsePlaces(options.board);
  if (!places.ok || !boardSizes(variant).includes(size(places.value)))
    return refuse('bad-option', `The board of the variant ${variant} has seven menhirs.`, { option: 'board' });
  return accept({ ...options, board: makePlaces(places.value) });
}

/** The schedule as in a position string: `4,6,8/5,7`, `-` for no rounds. */
export const makeSchedule = (schedule: Schedule): string =>
  schedule.map((rounds) => (rounds.length === 0 ? '-' : rounds.join(','))).join('/');

export function parseSchedule(text: string): Result<Schedule> {
  const lists = text.split('/').map((part) => (part === '-' ? [] : part.split(',')));
  const schedule = lists.map((list) => list.map((round) => (/^[1-9]\d?$/.test(round) ? Number(round) : 0)));
  return isSchedule(schedule)
    ? accept(schedule)
    : refuse('bad-option', `${quote(text)} is not a schedule of takings such as 4,6,8/5,7.`, { option: 'schedule' });
}

/**
 * The variant, then what differs from its defaults: `adam`, `adam grace=10 hidden=on`, `v2 take=4,6/5,7`,
 * `adam board=b1.b4.e4.f2.g2 name=Five_stones`.
 */
export function makeOptions(options: Options): string {
  const usual = defaults(options.variant);
  const words: string[] = [options.variant];
  if (options.claims !== usual.claims) words.push('claims=off');
  if (options.grace !== usual.grace) words.push(`grace=${options.grace}`);
  if (options.decision !== usual.decision) words.push(`decision=${options.decision}`);
  if (options.hidden) words.push('hidden=on');
  const schedule = makeSchedule(options.schedule);
  if (schedule !== makeSchedule(usual.schedule)) words.push(`take=${schedule}`);
  if (options.board !== '') words.push(`board=${options.board}`);
  if (options.name !== undefined) words.push(`name=${makeVariantName(options.name)}`);
  return words.join(' ');
}

const SWITCH: Readonly<Record<string, boolean>> = { on: true, off: false };

export function parseOptions(text: string): Result<Options> {
  const [variant, ...words] = text.split(' ');
  const input: Record<string, unknown> = { variant };
  for (const word of words) {
    const [key = '', value = ''] = word.split('=', 2);
    const name = key === 'take' ? 'schedule' : key;
    if (Object.hasOwn(input, name)) return refuse('bad-option', `The option ${quote(key)} is given twice.`);
    if (name === 'schedule') {
      const schedule = parseSchedule(value);
      if (!schedule.ok) return schedule;
      input[name] = schedule.value;
    } else if (name === 'name') input[name] = parseVariantName(value);
    else if (name === 'grace') input[name] = /^\d+$/.test(value) ? Number(value) : value;
    else input[name] = SWITCH[value] ?? value;
  }
  return checkOptions(input);
}
