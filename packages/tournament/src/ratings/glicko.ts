/**
 * Glicko-2 for games of two. A rating is a fold over finished games, so computing it again from the log gives the same
 * result. Every game counts at once; between games the deviation grows with the time passed, as it would over empty
 * rating periods.
 */
import rate from 'glicko2-lite';

export interface Rating {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
  /** When the last game ended. */
  readonly at: number;
  readonly games: number;
}

const UNRATED = { rating: 1500, deviation: 350, volatility: 0.06 } as const;
/** One rating period. */
const PERIOD = 30 * 24 * 60 * 60 * 1000;
const SYSTEM = { tau: 0.5 };
const SCALE = 173.7178;
/** Below this deviation a rating is no longer provisional. */
const SETTLED = 110;
const LEAST_DEVIATION = 45;

export const unrated = (at: number): Rating => ({ ...UNRATED, at, games: 0 });

export const isProvisional = ({ deviation }: Rating): boolean => deviation > SETTLED;

/** The rating at a later time: it becomes less certain. */
export function laterRating(rating: Rating, at: number): Rating {
  if (at <= rating.at) return rating;
  const periods = (at - rating.at) / PERIOD;
  const phi = rating.deviation / SCALE;
  const deviation = Math.min(UNRATED.deviation, SCALE * Math.sqrt(phi * phi + periods * rating.volatility ** 2));
  return { ...rating, deviation, at };
}

/** Both ratings after a game: 1 if the first won, 0.5 for a tie, 0 if the second won. */
export function rateGame(first: Rating, second: Rating, score: 0 | 0.5 | 1, at: number): readonly [Rating, Rating] {
  const [a, b] = [laterRating(first, at), laterRating(second, at)];
  return [after(a, b, score), after(b, a, 1 - score)];
}

/**
 * The published algorithm: a rating after the games of one period, each with the opponent's rating and deviation and
 * the score.
 */
export const ratePeriod = (
  { rating, deviation, volatility }: Pick<Rating, 'rating' | 'deviation' | 'volatility'>,
  games: readonly (readonly [rating: number, deviation: number, score: number])[],
) =>
  rate(
    rating,
    deviation,
    volatility,
    games.map(([r, rd, score]): [number, number, number] => [r, rd, score]),
    SYSTEM,
  );

function after(own: Rating, other: Rating, score: number): Rating {
  // The algorithm adds a whole period of growth. `laterRating` has added the actual growth already, so this removes the
  // excess.
  const grown = Math.sqrt(Math.max(LEAST_DEVIATION ** 2, own.deviation ** 2 - (own.volatility * SCALE) ** 2));
  const next = ratePeriod({ ...own, deviation: grown }, [[other.rating, other.deviation, score]]);
  const deviation = Math.max(LEAST_DEVIATION, next.rd);
  return { rating: next.rating, deviation, volatility: next.vol, at: own.at, games: own.games + 1 };
}
