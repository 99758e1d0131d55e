/**
 * Several tournaments that add up: a player who finishes ahead of more players gets more points, whatever the game and
 * the format.
 */
import { standingsOf } from './standings.ts';
import type { Tournament } from './tournament.ts';

export interface SeasonRow {
  /** Equal places are shared. */
  readonly place: number;
  /** As in the latest tournament. */
  readonly name: string;
  readonly points: number;
  /** Tournaments won. */
  readonly firsts: number;
  /** For each tournament; null if the player was not there. */
  readonly scores: readonly (number | null)[];
}

interface Points extends ReadonlyMap<string, { readonly points: number; readonly first: boolean }> {}

/**
 * The points of each guest who played: one for taking part, one for every player behind them, and half a point for
 * every player level with them. Entries without a guest, such as computer players, count as players behind, but have no
 * place in a season.
 */
function addUp(tournament: Tournament): Points {
  const played = standingsOf(tournament).filter(({ tally }) => tally.games.some(({ score }) => score !== null));
  return new Map(
    played.flatMap(({ id, place }) => {
      const guest = tournament.entries.get(id)!.guest;
      if (guest === null) return [];
      const behind = played.filter((other) => other.place > place).length;
      const level = played.filter((other) => other.id !== id && other.place === place).length;
      return [[guest, { points: 1 + behind + level / 2, first: place === 1 }] as const];
    }),
  );
}

const byName = new Intl.Collator();
const known = new WeakMap<Tournament, Points>();

/** Cached by object: a tournament is immutable, and one that goes on is another object. */
function pointsIn(tournament: Tournament): Points {
  const points = known.get(tournament) ?? addUp(tournament);
  known.set(tournament, points);
  return points;
}

/** The tournaments must be in the order in which they were played. */
export function seasonStandings(tournaments: readonly Tournament[]): readonly SeasonRow[] {
  const each = tournaments.map(pointsIn);
  const names = new Map(
    tournaments.flatMap(({ entries }) =>
      [...entries.values()].flatMap(({ guest, name }) => (guest ? [[guest, name] as const] : [])),
    ),
  );
  const rows = [...new Set(each.flatMap((one) => [...one.keys()]))].map((guest) => {
    const scores = each.map((one) => one.get(guest)?.points ?? null);
    return {
      name: names.get(guest)!,
      points: scores.reduce<number>((sum, score) => sum + (score ?? 0), 0),
      firsts: each.filter((one) => one.get(guest)?.first).length,
      scores,
    };
  });
  const isAhead = (a: Omit<SeasonRow, 'place'>, b: Omit<SeasonRow, 'place'>): number =>
    b.points - a.points || b.firsts - a.firsts;
  const inOrder = rows.toSorted((a, b) => isAhead(a, b) || byName.compare(a.name, b.name));
  let place = 1;
  return inOrder.map((row, i) => {
    if (i > 0 && isAhead(inOrder[i - 1]!, row) < 0) place = i + 1;
    return { place, ...row };
  });
}
