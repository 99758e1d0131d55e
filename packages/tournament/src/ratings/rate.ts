/**
 * Ratings as a fold over results: the same results in the same order give the same ratings. All pools use one scale, on
 * which a newcomer has 1500. Computer players have the published ratings of their levels, which never change.
 */

import { RATED_GAMES, ratedGameOf } from '../games.ts';
import { isProvisional, type Rating, rateGame, unrated } from './glicko.ts';
import { ratingOfLevel } from './levels.ts';
import { NEW_SKILL, ratePlaces, type Skill } from './plackett-luce.ts';

export type RatedPlayer = { readonly guest: string } | { readonly level: string };

export interface RatedResult {
  readonly pool: string;
  readonly at: number;
  readonly players: readonly RatedPlayer[];
  /** 1 for the best; equal places are shared. */
  readonly places: readonly number[];
}

/** One unit of skill on the Glicko scale, where 400 points are odds of ten to one. */
const UNIT = 28.7;
const LEVEL_DEVIATION = 60;
/** In games with places the deviation proves less, so a number of games settles a rating. */
const SETTLED_PLACES = 12;

const modelOf = (pool: string): 'pairs' | 'places' => RATED_GAMES.get(ratedGameOf(pool) ?? '').model;

export const newRating = (pool: string, at: number): Rating =>
  modelOf(pool) === 'pairs' ? unrated(at) : { ...unrated(at), deviation: NEW_SKILL.deviation * UNIT, volatility: 0 };

export const isUnsettled = (pool: string, rating: Rating): boolean =>
  modelOf(pool) === 'pairs' ? isProvisional(rating) : rating.games < SETTLED_PLACES;

/** The rating of a level that has been measured. */
export function levelRating(pool: string, level: string, at: number): Rating | null {
  const rating = ratingOfLevel(pool, level);
  return rating === null ? null : { rating, deviation: LEVEL_DEVIATION, volatility: 0.06, at, games: 0 };
}

/** The new ratings of the guests who played; empty if a level was never measured. */
export function rateResult(
  { pool, at, players, places }: RatedResult,
  before: (guest: string) => Rating | undefined,
): ReadonlyMap<string, Rating> {
  const old = players.map((player) =>
    'guest' in player ? (before(player.guest) ?? newRating(pool, at)) : levelRating(pool, player.level, at),
  );
  if (old.some((rating) => rating === null)) return new Map();
  const next =
    modelOf(pool) === 'pairs' ? ratePair(old as Rating[], places, at) : rateTable(old as Rating[], places, at);
  return new Map(players.flatMap((player, i) => ('guest' in player ? [[player.guest, next[i]!] as const] : [])));
}

function ratePair([first, second]: readonly Rating[], [one, two]: readonly number[], at: number): readonly Rating[] {
  return rateGame(first!, second!, one! === two! ? 0.5 : one! < two! ? 1 : 0, at);
}

const skillOf = ({ rating, deviation, games }: Rating): Skill => ({
  mean: NEW_SKILL.mean + (rating - 1500) / UNIT,
  deviation: deviation / UNIT,
  games,
});

const rateTable = (old: readonly Rating[], places: readonly number[], at: number): readonly Rating[] =>
  ratePlaces(old.map(skillOf), places).map(({ mean, deviation, games }) => ({
    rating: 1500 + (mean - NEW_SKILL.mean) * UNIT,
    deviation: deviation * UNIT,
    volatility: 0,
    at,
    games,
  }));

/** All ratings from the results of one pool, in order. */
export function foldRatings(results: readonly RatedResult[]): ReadonlyMap<string, Rating> {
  const ratings = new Map<string, Rating>();
  for (const result of results) {
    for (const [guest, rating] of rateResult(result, (one) => ratings.get(one))) ratings.set(guest, rating);
  }
  return ratings;
}
