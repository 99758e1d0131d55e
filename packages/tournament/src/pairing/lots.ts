/** Lots of a tournament: each is drawn from the seed under its own label, so that it can be drawn again. */
import { fromSeed, seal } from '@speeltafel/rules';
import type { EntryId, Tournament } from '../tournament.ts';

/** The place of each entry in an order that only the seed and the label decide. */
export function drawLots({ seed }: Tournament, label: string, ids: readonly EntryId[]): ReadonlyMap<EntryId, number> {
  const order = fromSeed(seed).shuffle(label, [...ids].sort());
  return new Map(order.map((id, place) => [id, place]));
}

/** In place of a seed that has been shown; `secret` is known to no one. */
export const freshSeed = ({ seed }: Tournament, secret: string): string => seal(`${seed} again ${secret}`).slice(0, 32);

/** The seed of a round's deal. It tells nothing about the seed of the tournament, so it may be shown after the round. */
export const dealOf = ({ seed }: Tournament, round: number): string => seal(`${seed} deal ${round}`).slice(0, 32);

/** What is shown of the deal before the round. */
export const sealOfDeal = (tournament: Tournament, round: number): string => seal(dealOf(tournament, round));
