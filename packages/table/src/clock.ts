/** Clocks. A seat's clock runs only while the game waits for it. */
import type { Seat } from '@speeltafel/rules';

export type ClockRule =
  | { readonly kind: 'none' }
  /** A time for the whole game, and an increment after each turn. */
  | { readonly kind: 'fischer'; readonly initial: number; readonly increment: number }
  /** A time for each turn. */
  | { readonly kind: 'turn'; readonly each: number };

export const NO_CLOCK: ClockRule = { kind: 'none' };

export interface Clocks {
  readonly rule: ClockRule;
  /** The remaining time of each seat at `since`, in milliseconds. */
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

/** A seat's remaining time now; undefined without a clock. */
export function leftOf(clocks: Clocks, waiting: readonly Seat[], seat: Seat, at: number): number | undefined {
  if (clocks.rule.kind === 'none') return undefined;
  const left = clocks.left[seat] ?? 0;
  return waiting.includes(seat) ? Math.max(0, left - Math.max(0, at - clocks.since)) : left;
}

/** The seats whose time ran out first: several if they had the same time left. */
export function outOfTime(clocks: Clocks, waiting: readonly Seat[], at: number): readonly Seat[] {
  if (clocks.rule.kind === 'none') return [];
  const least = Math.min(...waiting.map((seat) => clocks.left[seat] ?? 0));
  return waiting.filter((seat) => (clocks.left[seat] ?? 0) === least && leftOf(clocks, waiting, seat, at) === 0);
}

/** Charges the awaited seats for the time up to now. */
export function charged(clocks: Clocks, waited: readonly Seat[], at: number): Clocks {
  if (clocks.rule.kind === 'none') return { ...clocks, since: at };
  const used = waited.map((seat) => [seat, leftOf(clocks, waited, seat, at) ?? 0]);
  return { ...clocks, left: { ...clocks.left, ...Object.fromEntries(used) }, since: at };
}

export const withTimeBack = (clocks: Clocks, seat: Seat, ms: number): Clocks => ({
  ...clocks,
  left: { ...clocks.left, [seat]: (clocks.left[seat] ?? 0) + ms },
});

/** Charges the awaited seats after an action, and gives the increment to seats that ended their turn. */
export function stopped(clocks: Clocks, waited: readonly Seat[], ended: readonly Seat[], at: number): Clocks {
  const { rule } = clocks;
  const now = charged(clocks, waited, at);
  if (rule.kind === 'none') return now;
  const left = { ...now.left };
  for (const seat of ended) left[seat] = rule.kind === 'fischer' ? (left[seat] ?? 0) + rule.increment : rule.each;
  return { ...now, left };
}

/** A takeback never makes a player lose on time. */
const LEAST_AFTER_UNDO = 1000;

/** After a takeback: used time stays used, the increment is removed, and a time per turn starts again. */
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
