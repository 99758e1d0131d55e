/**
 * Swiss pairing as a maximum-weight matching. The best of all pairings is chosen by, in this order: pairs kept apart,
 * second byes, start balance beyond two, rematches, distance in score, repeated seats, and closeness to the ideal order
 * within a score.
 */
import { heaviestPairing } from '../matching.ts';
import { type Tally, tallies } from '../tally.ts';
import { type EntryId, present, type Tournament } from '../tournament.ts';
import { drawLots } from './lots.ts';
import { areKeptApart, imbalanceAfter, seatPair } from './seats.ts';

export interface Pairing {
  readonly boards: readonly (readonly EntryId[])[];
  readonly byes: readonly EntryId[];
}

/** The largest allowed start balance. */
const MOST_IMBALANCE = 2;
/** Larger differences in score are equally bad. Squared, they fit below the next weight. */
const MOST_DISTANCE = 22;

/**
 * A fault outweighs all smaller ones of 128 pairs together; from rematches up, of 8 pairs. More do not occur together.
 */
const ORDER = 1;
const SEAT = 2 ** 15;
const SCORE = 2 ** 24;
const REMATCH = 2 ** 40;
const BALANCE = 2 ** 43;
const SECOND_BYE = 2 ** 45;
const APART = 2 ** 46;
const PERFECT = 2 ** 48;

export function pairSwiss(tournament: Tournament): Pairing {
  const field = rank(tournament);
  const count = field.length + (field.length % 2);
  const costs = costsOf(tournament, field);
  const partners = heaviestPairing(count, (a, b) => PERFECT - costs(a, b));
  const lots = drawLots(tournament, seatLabel(tournament.rounds.length + 1), [...tournament.entries.keys()]);
  const boards: EntryId[][] = [];
  const byes: EntryId[] = [];
  for (const [i, tally] of field.entries()) {
    const partner = partners[i]!;
    if (partner >= field.length) byes.push(tally.id);
    else if (areKeptApart(tournament.apart, tally.id, field[partner]!.id)) byes.push(tally.id);
    else if (partner > i) boards.push([...seatPair(tally, field[partner]!, lots).seats]);
  }
  return { boards, byes };
}

export const seatLabel = (round: number): string => `start of round ${round}`;

/** All entries that can be paired: by score, then by rating, then by lot. */
export function rank(tournament: Tournament): readonly Tally[] {
  const all = tallies(tournament);
  const entries = present(tournament);
  const lots = drawLots(tournament, `order of round ${tournament.rounds.length + 1}`, [...tournament.entries.keys()]);
  return entries
    .toSorted(
      (a, b) =>
        all.get(b.id)!.score - all.get(a.id)!.score ||
        (b.rating ?? 0) - (a.rating ?? 0) ||
        lots.get(a.id)! - lots.get(b.id)!,
    )
    .map(({ id }) => all.get(id)!);
}

/** The cost of a pair, by ranks in the field; the rank after the last stands for the bye. */
export function costsOf({ apart }: Tournament, field: readonly Tally[]): (a: number, b: number) => number {
  const groups = groupsOf(field);
  const lowest = field.at(-1)?.score ?? 0;
  return (one, two) => {
    const [a, b] = one < two ? [one, two] : [two, one];
    const upper = field[a]!;
    const lower = field[b];
    if (lower === undefined) {
      return (
        SECOND_BYE * Math.min(2, upper.byes) + SCORE * squared(upper.score - lowest) + ORDER * (field.length - 1 - a)
      );
    }
    const rematches = Math.min(7, upper.met.get(lower.id) ?? 0);
    return (
      (areKeptApart(apart, upper.id, lower.id) ? APART : 0) +
      (imbalanceAfter(upper, lower) > MOST_IMBALANCE ? BALANCE : 0) +
      REMATCH * rematches +
      SCORE * squared(upper.score - lower.score) +
      SEAT * repeatedSeats(upper, lower) +
      ORDER * fromIdeal(groups, a, b)
    );
  };
}

const squared = (distance: number): number => Math.min(MOST_DISTANCE, Math.abs(distance)) ** 2;

/** An entry that must start, or not start, twice in a row costs 1, and so does a growing balance. */
function repeatedSeats(a: Tally, b: Tally): number {
  const sameLast = a.seats.length > 0 && a.seats.at(-1) === b.seats.at(-1) ? 1 : 0;
  return sameLast + (imbalanceAfter(a, b) > 1 ? 1 : 0);
}

interface Group {
  readonly first: number;
  readonly size: number;
}

function groupsOf(field: readonly Tally[]): readonly Group[] {
  const groups: Group[] = [];
  for (const [i, { score }] of field.entries()) {
    const before = groups[i - 1];
    if (before !== undefined && field[i - 1]!.score === score) groups.push(before);
    else groups.push({ first: i, size: field.filter((other) => other.score === score).length });
  }
  return groups;
}

/** Within a score the upper half meets the lower half in order; across scores neighbours meet. */
function fromIdeal(groups: readonly Group[], a: number, b: number): number {
  const group = groups[a]!;
  const ideal = group === groups[b] ? Math.floor(group.size / 2) : 1;
  return Math.min(255, Math.abs(b - a - ideal));
}
