/** Pairs the next round of any format. */
import { accept, type Result, refuse } from '@speeltafel/rules';
import { SMALLEST_TABLE } from '../settings.ts';
import { isRoundDone, present, type Tournament } from '../tournament.ts';
import { knockoutRounds, pairKnockout } from './knockout.ts';
import { pairRoundRobin, roundRobinRounds } from './round-robin.ts';
import { type Pairing, pairSwiss } from './swiss.ts';
import { pairTables } from './tables.ts';

/** The number of rounds; before the tournament begins, for the current entries. */
export function roundsOf(tournament: Tournament): number {
  const { format } = tournament.settings;
  const starters = [...tournament.entries.values()].filter(
    ({ from, withdrawn }) => from === 1 && (tournament.rounds.length > 0 || !withdrawn),
  ).length;
  switch (format.kind) {
    case 'swiss':
    case 'tables':
      return format.rounds;
    case 'round-robin':
      return roundRobinRounds(starters, format.times);
    case 'knockout':
      return knockoutRounds(startersOfBracket(tournament) ?? starters);
  }
}

/** A bracket consists of the entries present when it was drawn. */
const startersOfBracket = ({ rounds }: Tournament): number | undefined => {
  const first = rounds[0];
  return first && first.boards.length * 2 + first.byes.length;
};

export function pairNextRound(tournament: Tournament): Result<Pairing> {
  const { format } = tournament.settings;
  const least = format.kind === 'tables' ? SMALLEST_TABLE : 2;
  if (tournament.finished) return refuse('tournament-over', 'The tournament is over.');
  if (!isRoundDone(tournament)) return refuse('round-running', 'Some boards of this round have no result yet.');
  if (tournament.rounds.length >= roundsOf(tournament)) return refuse('no-more-rounds', 'All rounds have been played.');
  if (present(tournament).length < least) {
    return refuse('too-few-entries', `A round needs at least ${least} players.`, { least });
  }
  switch (format.kind) {
    case 'swiss':
      return accept(pairSwiss(tournament));
    case 'round-robin':
      return accept(pairRoundRobin(tournament, format.times));
    case 'knockout':
      return accept(pairKnockout(tournament, format.thirdPlace));
    case 'tables':
      return accept(pairTables(tournament, format.size));
  }
}
