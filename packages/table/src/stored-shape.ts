/**
 * The schema of a stored table. Hand-written, so that the page reads stored games without loading a schema library.
 * `reopen` checks what the shape cannot express.
 */
import type { BrokenOff } from '@speeltafel/rules';
import type { ClockRule, Clocks } from './clock.ts';
import type { Chair } from './table.ts';

export interface StoredTable {
  readonly game: string;
  readonly chairs: readonly Chair[];
  readonly record: string;
  readonly clocks: Clocks;
  /** The tentative actions, as texts. */
  readonly tentative: { readonly seat: number; readonly actions: readonly string[] } | null;
  readonly brokenOff: BrokenOff | null;
  readonly luck?: string | undefined;
  /** From before records contained it. */
  readonly dealt?: string | undefined;
  readonly version: number;
}

type Fields = Readonly<Record<string, unknown>>;

const isObject = (input: unknown): input is Fields =>
  typeof input === 'object' && input !== null && !Array.isArray(input);
const isText = (input: unknown): input is string => typeof input === 'string';
const isTime = (input: unknown): boolean => typeof input === 'number' && Number.isFinite(input) && input >= 0;
const isCount = (input: unknown): boolean => isTime(input) && Number.isInteger(input);
const isSeat = (input: unknown): boolean => isCount(input) && input !== 0;

const isController = (input: unknown): boolean =>
  isObject(input) && (input.kind === 'person' || (input.kind === 'computer' && isText(input.level)));

const isChair = (input: unknown): boolean =>
  isObject(input) && isSeat(input.seat) && isText(input.name) && isController(input.controller);

const RULES: { readonly [kind in ClockRule['kind']]: (rule: Fields) => boolean } = {
  none: () => true,
  fischer: ({ initial, increment }) => isTime(initial) && isTime(increment),
  turn: ({ each }) => isTime(each),
};

const isClockRule = (input: unknown): boolean =>
  isObject(input) && Object.hasOwn(RULES, String(input.kind)) && RULES[input.kind as ClockRule['kind']](input);

const isClocks = (input: unknown): boolean =>
  isObject(input) &&
  isClockRule(input.rule) &&
  isObject(input.left) &&
  Object.values(input.left).every(isTime) &&
  isTime(input.since);

const isLine = (input: unknown): boolean =>
  isObject(input) && isSeat(input.seat) && Array.isArray(input.actions) && input.actions.every(isText);

/** A tie that all players agreed on is not caused by any seat. */
const isBrokenOff = (input: unknown): boolean =>
  isObject(input) &&
  (input.by === 'agreed'
    ? input.seat === null
    : (input.by === 'time' || input.by === 'resigned') && isSeat(input.seat)) &&
  (input.winner === null || (input.by !== 'agreed' && isSeat(input.winner)));

export const isStored = (input: unknown): input is StoredTable =>
  isObject(input) &&
  isText(input.game) &&
  Array.isArray(input.chairs) &&
  input.chairs.every(isChair) &&
  isText(input.record) &&
  isClocks(input.clocks) &&
  (input.tentative === null || isLine(input.tentative)) &&
  (input.brokenOff === null || isBrokenOff(input.brokenOff)) &&
  (input.luck === undefined || isText(input.luck)) &&
  (input.dealt === undefined || isText(input.dealt)) &&
  isCount(input.version);
