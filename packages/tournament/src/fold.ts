/** Applies facts to a tournament. Facts that `decide` did not make, such as those of a damaged file, are refused. */
import { accept, type Result, refuse } from '@speeltafel/rules';
import type { Fact, FactOf } from './facts.ts';
import { type Board, type EntryId, pairKey, type Round, type Tournament } from './tournament.ts';

class Damaged extends Error {}

function opened({ name, settings, seed }: FactOf<'opened'>): Tournament {
  return {
    name,
    settings,
    seed,
    entries: new Map(),
    apart: new Set(),
    rounds: [],
    finished: false,
    version: 1,
  };
}

/** Folds a whole log, or refuses one that is not the log of a tournament. */
export function foldAll(facts: readonly Fact[]): Result<Tournament> {
  const [first, ...rest] = facts;
  if (first?.kind !== 'opened') return refuse('not-a-tournament', 'This is not a tournament.');
  try {
    return accept(rest.reduce(fold, opened(first)));
  } catch (error) {
    if (error instanceof Damaged) return refuse('not-a-tournament', `This tournament is damaged: ${error.message}`);
    throw error;
  }
}

export function fold(tournament: Tournament, fact: Fact): Tournament {
  return { ...folded(tournament, fact), version: tournament.version + 1 };
}

function folded(tournament: Tournament, fact: Fact): Tournament {
  const { entries, apart, rounds } = tournament;
  switch (fact.kind) {
    case 'opened':
      throw new Damaged('It is opened twice.');
    case 'changed':
      return { ...tournament, settings: fact.settings };
    case 'entered': {
      if (entries.has(fact.entry)) throw new Damaged('An entry stands in it twice.');
      const entry = {
        id: fact.entry,
        name: fact.name,
        rating: fact.rating ?? null,
        guest: fact.guest ?? null,
        withdrawn: false,
        from: rounds.length + 1,
      };
      return { ...tournament, entries: new Map(entries).set(fact.entry, entry) };
    }
    case 'renamed':
      return withEntry(tournament, fact.entry, { name: fact.name });
    case 'withdrawn':
      return withEntry(tournament, fact.entry, { withdrawn: true });
    case 'returned':
      return withEntry(tournament, fact.entry, { withdrawn: false });
    case 'kept-apart':
    case 'let-meet': {
      const [a, b] = fact.pair;
      const next = new Set(apart);
      for (const key of [pairKey(a, b), pairKey(b, a)]) {
        if (fact.kind === 'kept-apart') next.add(key);
        else next.delete(key);
      }
      return { ...tournament, apart: next };
    }
    case 'paired':
      return { ...tournament, rounds: [...rounds, paired(tournament, fact)] };
    case 'unpaired':
      if (fact.round !== rounds.length) throw new Damaged('A round that is not the last is taken back.');
      return { ...tournament, rounds: rounds.slice(0, -1) };
    case 'swapped':
      return withRound(tournament, fact.round, (round) => swapped(round, fact));
    case 'clock':
      return withRound(tournament, fact.round, (round) => ({
        ...round,
        clock: { left: fact.left, since: fact.running ? fact.at : null },
      }));
    case 'result':
    case 'corrected': {
      const why = fact.kind === 'corrected' ? fact.why : null;
      const entered = { result: fact.result, at: fact.at, by: fact.by, why };
      return withBoard(tournament, fact.round, fact.board, (board) => {
        if (fact.result && fact.result.places.length !== board.seats.length)
          throw new Damaged('A result does not fit its board.');
        return { ...board, history: [...board.history, entered] };
      });
    }
    case 'finished':
      return { ...tournament, finished: true };
    case 'reopened':
      return { ...tournament, finished: false, seed: fact.seed ?? tournament.seed };
  }
}

function withEntry(tournament: Tournament, id: EntryId, change: { name?: string; withdrawn?: boolean }): Tournament {
  const entry = tournament.entries.get(id);
  if (entry === undefined) throw new Damaged('It speaks of an entry that it does not have.');
  return { ...tournament, entries: new Map(tournament.entries).set(id, { ...entry, ...change }) };
}

function withRound(tournament: Tournament, number: number, change: (round: Round) => Round): Tournament {
  const round = tournament.rounds[number - 1];
  if (round === undefined) throw new Damaged('It speaks of a round that it does not have.');
  return { ...tournament, rounds: tournament.rounds.with(number - 1, change(round)) };
}

const withBoard = (tournament: Tournament, round: number, number: number, change: (board: Board) => Board) =>
  withRound(tournament, round, (now) => {
    const board = now.boards[number - 1];
    if (board === undefined) throw new Damaged('It speaks of a board that it does not have.');
    return { ...now, boards: now.boards.with(number - 1, change(board)) };
  });

function paired({ entries, rounds }: Tournament, { round, boards, byes }: FactOf<'paired'>): Round {
  const all = [...boards.flat(), ...byes];
  if (round !== rounds.length + 1) throw new Damaged('A round is missing.');
  if (new Set(all).size !== all.length) throw new Damaged('An entry plays twice in a round.');
  if (all.some((id) => !entries.has(id))) throw new Damaged('A player of a round has not entered.');
  return {
    number: round,
    boards: boards.map((seats, i) => ({ number: i + 1, seats, byHand: false, whyByHand: null, history: [] })),
    byes,
    clock: null,
  };
}

function swapped(round: Round, { pair: [a, b], why }: FactOf<'swapped'>): Round {
  const other = (id: EntryId): EntryId => (id === a ? b : id === b ? a : id);
  return {
    ...round,
    boards: round.boards.map((board) => {
      const seats = board.seats.map(other);
      return seats.every((id, i) => id === board.seats[i])
        ? board
        : { ...board, seats, byHand: true, whyByHand: why ?? null };
    }),
    byes: round.byes.map(other),
  };
}
