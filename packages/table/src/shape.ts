/** Whether something from outside has the shape of a kept table at all. */
import type { ClockRule } from './clock.ts';
import type { KeptTable } from './kept.ts';

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

const isBrokenOff = (input: unknown): boolean =>
  isObject(input) &&
  (input.by === 'time' || input.by === 'resigned') &&
  isSeat(input.seat) &&
  (input.winner === null || isSeat(input.winner));

export const isKept = (input: unknown): input is KeptTable =>
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
