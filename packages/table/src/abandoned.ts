import type { Seat } from '@speeltafel/rules';

const FEWEST_ACTIONS = 2;

/** A game in which a seat acted less often than this says nothing about the players. */
export const wasAbandonedAtOnce = (played: readonly { readonly seat: Seat }[], seats: readonly Seat[]): boolean =>
  seats.some((seat) => played.filter((one) => one.seat === seat).length < FEWEST_ACTIONS);
