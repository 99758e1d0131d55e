/** Pairs a bracket: winners meet winners, and the highest seeds get the byes of the first round. */

import { tallies } from '../tally.ts';
import { type Board, type EntryId, type Round, resultOf, type Tournament } from '../tournament.ts';
import { drawLots } from './lots.ts';
import { seatPair } from './seats.ts';
import { type Pairing, seatLabel } from './swiss.ts';

export const knockoutRounds = (entries: number): number => Math.ceil(Math.log2(Math.max(1, entries)));

/** The places of seeds in a bracket, so that the first two can meet only in the final: 1 8 4 5 2 7 3 6. */
export function bracket(size: number): readonly number[] {
  let places = [1];
  while (places.length < size) {
    const sum = 2 * places.length + 1;
    places = places.flatMap((seed, i) => (i % 2 === 0 ? [seed, sum - seed] : [sum - seed, seed]));
  }
  return places;
}

export function pairKnockout(tournament: Tournament, thirdPlace: boolean): Pairing {
  const last = tournament.rounds.at(-1);
  const slots = last === undefined ? firstSlots(tournament) : nextSlots(tournament);
  const pairs: (readonly (EntryId | null)[])[] = [];
  for (let i = 0; i < slots.length; i += 2) pairs.push([slots[i] ?? null, slots[i + 1] ?? null]);
  if (thirdPlace && slots.length === 2 && last !== undefined) {
    const losers = last.boards.map((board) => loserOf(tournament, board));
    if (losers.length === 2) pairs.push(losers);
  }
  const all = tallies(tournament);
  const lots = drawLots(tournament, seatLabel(tournament.rounds.length + 1), [...tournament.entries.keys()]);
  const boards: EntryId[][] = [];
  const byes: EntryId[] = [];
  for (const pair of pairs) {
    const here = pair.filter((id): id is EntryId => id !== null && !tournament.entries.get(id)!.withdrawn);
    if (here.length === 2) boards.push([...seatPair(all.get(here[0]!)!, all.get(here[1]!)!, lots).seats]);
    else byes.push(...here);
  }
  return { boards, byes };
}

function seeds(tournament: Tournament): readonly EntryId[] {
  const starters = [...tournament.entries.values()].filter(({ from, withdrawn }) => from === 1 && !withdrawn);
  const lots = drawLots(
    tournament,
    'bracket',
    starters.map(({ id }) => id),
  );
  return starters
    .toSorted((a, b) => (b.rating ?? 0) - (a.rating ?? 0) || lots.get(a.id)! - lots.get(b.id)!)
    .map(({ id }) => id);
}

function firstSlots(tournament: Tournament): readonly (EntryId | null)[] {
  const order = seeds(tournament);
  return bracket(2 ** knockoutRounds(order.length)).map((seed) => order[seed - 1] ?? null);
}

/** The entries that advance, in the order of the bracket, which follows from the rounds so far. */
function nextSlots(tournament: Tournament): readonly (EntryId | null)[] {
  let slots = slotsOfFirstRound(tournament.rounds[0]!, tournament);
  for (const round of tournament.rounds) {
    const next: (EntryId | null)[] = [];
    for (let i = 0; i < slots.length; i += 2) next.push(winnerOf(round, slots[i] ?? null, slots[i + 1] ?? null));
    slots = next;
  }
  return slots;
}

/** The bracket as it was drawn: entries that withdrew later keep their place in it. */
function slotsOfFirstRound(first: Round, tournament: Tournament): readonly (EntryId | null)[] {
  const played = new Set([...first.boards.flatMap(({ seats }) => seats), ...first.byes]);
  const entries = new Map(
    [...tournament.entries].map(([id, entry]) => [id, { ...entry, withdrawn: !played.has(id) }] as const),
  );
  return firstSlots({ ...tournament, entries });
}

function winnerOf(round: Round, a: EntryId | null, b: EntryId | null): EntryId | null {
  const board = round.boards.find(({ seats }) => seats.some((id) => id === a || id === b));
  if (board === undefined) return round.byes.find((id) => id === a || id === b) ?? null;
  const result = resultOf(board);
  const seat = result?.places.indexOf(1) ?? -1;
  return board.seats[seat] ?? null;
}

function loserOf(tournament: Tournament, board: Board): EntryId | null {
  const seat = resultOf(board)?.places.indexOf(2) ?? -1;
  const id = board.seats[seat];
  return id === undefined || tournament.entries.get(id)!.withdrawn ? null : id;
}
