/**
 * Every entry meets every other, by the circle method: one stays, the others move by one place each round, and starts
 * are balanced.
 */
import type { EntryId, Tournament } from '../tournament.ts';
import { drawLots } from './lots.ts';
import type { Pairing } from './swiss.ts';

export const roundRobinRounds = (entries: number, times: 1 | 2): number =>
  times * Math.max(0, entries % 2 === 0 ? entries - 1 : entries);

export function pairRoundRobin(tournament: Tournament, times: 1 | 2): Pairing {
  const round = tournament.rounds.length;
  const starters = [...tournament.entries.values()].filter((entry) => entry.from === 1).map(({ id }) => id);
  const lots = drawLots(tournament, 'round robin', starters);
  const order: (EntryId | null)[] = starters.toSorted((a, b) => lots.get(a)! - lots.get(b)!);
  if (order.length % 2 === 1) order.push(null);
  const cycle = order.length - 1;
  const pairs = circle(order, round % cycle);
  const turned = times === 2 && round >= cycle;
  const boards: EntryId[][] = [];
  const byes: EntryId[] = [];
  for (const [a, b] of pairs) {
    const here = [a, b].filter((id): id is EntryId => id !== null && !tournament.entries.get(id)!.withdrawn);
    if (here.length === 2) boards.push(turned ? [b!, a!] : [a!, b!]);
    else byes.push(...here);
  }
  return { boards, byes };
}

/** The pairs of one round, the starting player first. */
function circle<T>(order: readonly T[], round: number): readonly (readonly [T, T])[] {
  const fixed = order.at(-1)!;
  const moving = order.slice(0, -1);
  const at = (place: number): T => moving[(((round + place) % moving.length) + moving.length) % moving.length]!;
  const pairs: [T, T][] = [round % 2 === 0 ? [at(0), fixed] : [fixed, at(0)]];
  for (let i = 1; i < order.length / 2; i++) pairs.push(i % 2 === 1 ? [at(-i), at(i)] : [at(i), at(-i)]);
  return pairs;
}
