/** The record of each entry so far, on which pairings and standings are based. */
import type { BoardResult } from './facts.ts';
import type { Settings } from './settings.ts';
import { type Board, type EntryId, resultOf, type Tournament } from './tournament.ts';

/** A win by a bye or a forfeit scores as much as the latest win in a game that was not prolonged. */
export const POINTS_OF_A_BYE = 12;
/** From this score on, a win came before the decision moment of a game that was not prolonged. */
const EARLY_WIN = 14;
/** The place points at a table: the first has all of them, the last none, the others are spaced evenly between. */
const TABLE_POINTS = 10;

export interface Game {
  readonly round: number;
  readonly opponents: readonly EntryId[];
  /** 0 for the starting seat. */
  readonly seat: number;
  readonly size: number;
  /** In half wins: 2, 1 or 0. At a table of three or more, place points. Null if not decided. */
  readonly score: number | null;
  readonly points: number;
  readonly forfeit: boolean;
}

export interface Tally {
  readonly id: EntryId;
  readonly games: readonly Game[];
  readonly byes: number;
  /** Half wins, or place points. */
  readonly score: number;
  readonly wins: number;
  readonly ties: number;
  readonly losses: number;
  readonly points: number;
  readonly earlyWins: number;
  /** In played games of two: how often the entry started, minus how often it did not. */
  readonly starts: number;
  /** The seats in all played games, in order. */
  readonly seats: readonly number[];
  /** How often each other entry was met. */
  readonly met: ReadonlyMap<EntryId, number>;
}

interface Counting {
  games: Game[];
  byes: number;
  points: number;
}

/** All entries after the given number of rounds. In games of two a bye counts as a win; tables have no byes. */
export function tallies(tournament: Tournament, rounds = tournament.rounds.length): ReadonlyMap<EntryId, Tally> {
  const counting = new Map<EntryId, Counting>();
  for (const id of tournament.entries.keys()) counting.set(id, { games: [], byes: 0, points: 0 });
  for (const round of tournament.rounds.slice(0, rounds)) {
    for (const id of round.byes) {
      const entry = counting.get(id)!;
      entry.byes += 1;
      entry.points += POINTS_OF_A_BYE;
    }
    for (const board of round.boards) {
      for (const id of board.seats) counting.get(id)!.games.push(gameOf(tournament.settings, round.number, board, id));
    }
  }
  return new Map([...counting].map(([id, counted]) => [id, tallyOf(id, counted)]));
}

/** A seat's points from a result. The organiser may choose that a win that was not played out has none. */
export const pointsOf = ({ notPlayedOut }: Settings, { how, points }: BoardResult, seat: number): number =>
  how === 'not-played-out' && notPlayedOut === 'none' ? 0 : points[seat]!;

function gameOf(settings: Settings, round: number, board: Board, id: EntryId): Game {
  const seat = board.seats.indexOf(id);
  const result = resultOf(board);
  return {
    round,
    opponents: board.seats.filter((other) => other !== id),
    seat,
    size: board.seats.length,
    score: result && scoreOf(result, seat),
    points: result === null ? 0 : pointsOf(settings, result, seat),
    forfeit: result?.how === 'forfeit',
  };
}

/** In a game of two, half wins; none if neither player turned up. At tables, shared places share their points. */
function scoreOf({ places, how }: BoardResult, seat: number): number {
  const mine = places[seat]!;
  const better = places.filter((place) => place < mine).length;
  const same = places.filter((place) => place === mine).length;
  if (places.length === 2) {
    if (better > 0 || mine > 1) return 0;
    return same === 2 ? (how === 'forfeit' ? 0 : 1) : 2;
  }
  const behind = places.length - 1 - better - (same - 1) / 2;
  return (TABLE_POINTS * behind) / (places.length - 1);
}

function tallyOf(id: EntryId, { games, byes, points }: Counting): Tally {
  const decided = games.filter((game) => game.score !== null);
  const ofTwo = games.filter((game) => game.size === 2 && !game.forfeit);
  const wins = decided.filter((game) => (game.size === 2 ? game.score === 2 : game.score === TABLE_POINTS));
  const ties = decided.filter((game) => game.size === 2 && game.score === 1);
  const met = new Map<EntryId, number>();
  for (const other of games.filter((game) => !game.forfeit).flatMap((game) => game.opponents)) {
    met.set(other, (met.get(other) ?? 0) + 1);
  }
  return {
    id,
    games,
    byes,
    score: decided.reduce((sum, game) => sum + game.score!, 2 * byes),
    wins: wins.length + byes,
    ties: ties.length,
    losses: decided.length - wins.length - ties.length,
    points: decided.reduce((sum, game) => sum + game.points, points),
    earlyWins: wins.filter((game) => game.size === 2 && !game.forfeit && game.points >= EARLY_WIN).length,
    starts: ofTwo.filter((game) => game.seat === 0).length - ofTwo.filter((game) => game.seat === 1).length,
    seats: games.filter((game) => !game.forfeit).map((game) => game.seat),
    met,
  };
}
