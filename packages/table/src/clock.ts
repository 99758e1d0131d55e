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

/** What a seat has left now, or undefined where nobody counts. */
export function leftOf(clocks: Clocks, waiting: readonly Seat[], seat: Seat, at: number): number | undefined {
  if (clocks.rule.kind === 'none') return undefined;
  const left = clocks.left[seat] ?? 0;
  return waiting.includes(seat) ? Math.max(0, left - (at - clocks.since)) : left;
}

/** The first seat whose time is up. */
export const fallen = (clocks: Clocks, waiting: readonly Seat[], at: number): Seat | undefined =>
  clocks.rule.kind === 'none' ? undefined : waiting.find((seat) => leftOf(clocks, waiting, seat, at) === 0);

/** An action was played: those waited for used their time, and whoever is no longer waited for gets the bonus. */
export function stopped(clocks: Clocks, waited: readonly Seat[], waiting: readonly Seat[], at: number): Clocks {
  const { rule } = clocks;
  if (rule.kind === 'none') return { ...clocks, since: at };
  const left = { ...clocks.left };
  for (const seat of waited) {
    left[seat] = leftOf(clocks, waited, seat, at) ?? 0;
    if (waiting.includes(seat)) continue;
    left[seat] = rule.kind === 'fischer' ? left[seat] + rule.increment : rule.each;
  }
  return { rule, left, since: at };
}

/** The same time left, counted from now on. */
export const restarted = (clocks: Clocks, at: number): Clocks => ({ ...clocks, since: at });
