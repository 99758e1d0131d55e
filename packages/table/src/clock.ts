/** Thinking time. Only seats the game waits for use any. */
import type { Seat } from '@speeltafel/rules';

export type ClockRule =
  | { readonly kind: 'none' }
  /** So much for the whole game, and a bit more after each turn. */
  | { readonly kind: 'fischer'; readonly initial: number; readonly increment: number }
  /** So much for each turn. */
  | { readonly kind: 'turn'; readonly each: number };

export const NO_CLOCK: ClockRule = { kind: 'none' };

export interface Clocks {
  readonly rule: ClockRule;
  /** What each seat had left at `since`, in milliseconds. */
  readonly left: Readonly<Record<Seat, number>>;
  readonly since: number;
}

const full = (rule: ClockRule): number =>
  rule.kind === 'none' ? 0 : rule.kind === 'fischer' ? rule.initial : rule.each;

export const started = (rule: ClockRule, seats: readonly Seat[], at: number): Clocks => ({
  rule,
  left: Object.fromEntries(seats.map((seat) => [seat, full(rule)])),
  since: at,
});

/** What a seat has left now, or undefined without a clock. */
export function leftOf(clocks: Clocks, waiting: readonly Seat[], seat: Seat, at: number): number | undefined {
  if (clocks.rule.kind === 'none') return undefined;
  const left = clocks.left[seat] ?? 0;
  return waiting.includes(seat) ? Math.max(0, left - Math.max(0, at - clocks.since)) : left;
}

/** The seats whose time ran out first: several at once where they had the same left. */
export function outOfTime(clocks: Clocks, waiting: readonly Seat[], at: number): readonly Seat[] {
  if (clocks.rule.kind === 'none') return [];
  const least = Math.min(...waiting.map((seat) => clocks.left[seat] ?? 0));
  return waiting.filter((seat) => (clocks.left[seat] ?? 0) === least && leftOf(clocks, waiting, seat, at) === 0);
}

/** Those waited for have used their time up to now. */
export function charged(clocks: Clocks, waited: readonly Seat[], at: number): Clocks {
  if (clocks.rule.kind === 'none') return { ...clocks, since: at };
  const used = waited.map((seat) => [seat, leftOf(clocks, waited, seat, at) ?? 0]);
  return { ...clocks, left: { ...clocks.left, ...Object.fromEntries(used) }, since: at };
}

export const withTimeBack = (clocks: Clocks, seat: Seat, ms: number): Clocks => ({
  ...clocks,
  left: { ...clocks.left, [seat]: (clocks.left[seat] ?? 0) + ms },
});

/** An action was played: the seats waited for used their time, and a seat that ended its turn gets the bonus. */
export function stopped(clocks: Clocks, waited: readonly Seat[], ended: readonly Seat[], at: number): Clocks {
  const { rule } = clocks;
  const now = charged(clocks, waited, at);
  if (rule.kind === 'none') return now;
  const left = { ...now.left };
  for (const seat of ended) left[seat] = rule.kind === 'fischer' ? (left[seat] ?? 0) + rule.increment : rule.each;
  return { ...now, left };
}

/** Taking a turn back never costs the game. */
const LEAST_AFTER_UNDO = 1000;

/** Turns were taken back: the time they took stays used and their bonus goes; a time for each turn begins anew. */
export function takenBack(clocks: Clocks, waited: readonly Seat[], ended: readonly Seat[], at: number): Clocks {
  const { rule } = clocks;
  if (rule.kind === 'turn') return started(rule, Object.keys(clocks.left).map(Number), at);
  const now = charged(clocks, waited, at);
  if (rule.kind === 'none') return now;
  const left = { ...now.left };
  for (const seat of ended) {
    const had = left[seat] ?? 0;
    left[seat] = Math.max(had - rule.increment, Math.min(had, LEAST_AFTER_UNDO));
  }
  return { ...now, left };
}
