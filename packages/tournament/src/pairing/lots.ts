/** Lots of a tournament: each is drawn from the seed under its own label, so that it can be reproduced. */
import { fromSeed, seal } from '@speeltafel/rules';
import type { EntryId, Tournament } from '../tournament.ts';

/** The rank of each entry in an order that depends only on the seed and the label. */
export function drawLots({ seed }: Tournament, label: string, ids: readonly EntryId[]): ReadonlyMap<EntryId, number> {
  const order = fromSeed(seed).shuffle(label, [...ids].sort());
  return new Map(order.map((id, place) => [id, place]));
}

/** Replaces a seed that has been shown; `secret` is known to no one. */
export const freshSeed = ({ seed }: Tournament, secret: string): string => seal(`${seed} again ${secret}`).slice(0, 32);

/** The seed of a round's deal. It reveals nothing about the tournament's seed, so it may be shown after the round. */
export const dealOf = ({ seed }: Tournament, round: number): string => seal(`${seed} deal ${round}`).slice(0, 32);

/** What is shown of the deal before the round. */
export const sealOfDeal = (tournament: Tournament, round: number): string => seal(dealOf(tournament, round));
