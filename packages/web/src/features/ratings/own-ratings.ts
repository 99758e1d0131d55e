/**
 * A player's ratings: from the server for rated games, otherwise estimated from the games against computer players on
 * this device.
 */
import { parseRecord } from '@speeltafel/rules';
import { type StoredTable, wasAbandonedAtOnce, withKit } from '@speeltafel/table';
import {
  foldRatings,
  isUnsettled,
  nearestLevel,
  RATED_GAMES,
  type RatedPlayer,
  type RatedResult,
  type Rating,
} from '@speeltafel/tournament';
import * as v from 'valibot';
import { type SavedGame, savedGames } from '../../session/saved-games.ts';
import { readStored, writeStored } from '../../storage/storage.ts';
import { ask } from '../online/api.ts';

export interface RatingPoint {
  readonly at: number;
  readonly points: number;
  readonly deviation: number;
}

export interface PoolRating {
  readonly pool: string;
  readonly rating: number;
  readonly deviation: number;
  readonly games: number;
  readonly provisional: boolean;
  readonly history: readonly RatingPoint[];
}

export interface OwnRatings {
  readonly listed: boolean;
  readonly pools: readonly PoolRating[];
}

export interface Leader {
  readonly name: string;
  readonly rating: number;
  readonly games: number;
}

const STORED = 'ratings';
const stored = v.fallback(v.record(v.string(), v.object({ rating: v.number(), games: v.number() })), {});

/** The last ratings from the server are stored for "play now", which does not wait for a response. */
export async function fetchRatings(): Promise<OwnRatings | null> {
  const answer = await ask<OwnRatings>('GET', 'ratings');
  if (!answer.ok || !Array.isArray(answer.value?.pools)) return null;
  writeStored(
    STORED,
    Object.fromEntries(answer.value.pools.map(({ pool, rating, games }) => [pool, { rating, games }])),
  );
  return answer.value;
}

export const listMe = (listed: boolean) => ask<{ readonly listed: boolean }>('PUT', 'ratings', { listed });

export async function fetchLeaders(pool: string): Promise<readonly Leader[]> {
  const answer = await ask<{ readonly leaders: readonly Leader[] }>('GET', `leaderboards/${pool}`);
  return answer.ok ? answer.value.leaders : [];
}

const ME = 'me';

const wasTooShort = ({ game, record, chairs }: StoredTable): boolean =>
  withKit(game, (kit) => {
    const read = parseRecord(kit.game, record);
    const seats = chairs.map(({ seat }) => seat);
    return read.ok && wasAbandonedAtOnce(read.value.played, seats);
  });

/**
 * The result of a finished game of one person against computer players; null for any other game, and for games that the
 * server would not rate either: those with hints or takebacks, and those given up at once.
 */
function resultOf({ table, over, changed, helped }: SavedGame): RatedResult | null {
  const people = table.chairs.filter(({ controller }) => controller.kind === 'person');
  if (!over || helped || people.length !== 1 || !RATED_GAMES.has(table.game)) return null;
  if (table.brokenOff !== null && wasTooShort(table)) return null;
  const lines = table.record.split('\n');
  const options = lines[1]?.split(' ').slice(2).join(' ') ?? '';
  const said = /^result (\d)/.exec(lines.find((line) => line.startsWith('result ')) ?? '')?.[1];
  const winner = table.brokenOff === null ? Number(said) : (table.brokenOff.winner ?? 0);
  const pool = RATED_GAMES.get(table.game).poolOf(options);
  if (pool === null || Number.isNaN(winner)) return null;
  const players = table.chairs.flatMap(({ controller }): readonly RatedPlayer[] => {
    if (controller.kind === 'person') return [{ guest: ME }];
    return controller.kind === 'computer' ? [{ level: controller.level }] : [];
  });
  if (players.length < table.chairs.length) return null;
  return {
    pool,
    at: changed,
    players,
    places: table.chairs.map(({ seat }) => (winner === 0 || seat === winner ? 1 : 2)),
  };
}

/** Ratings per pool, from the games on this device. */
export function deviceRatings(): ReadonlyMap<string, Rating> {
  const results = savedGames()
    .flatMap((game) => resultOf(game) ?? [])
    .toSorted((a, b) => a.at - b.at);
  const pools = new Set(results.map(({ pool }) => pool));
  return new Map(
    [...pools].flatMap((pool) => {
      const rating = foldRatings(results.filter((result) => result.pool === pool)).get(ME);
      return rating === undefined ? [] : [[pool, rating] as const];
    }),
  );
}

const FEWEST_GAMES = 3;

/** The level nearest to the player's strength in a pool; null until there are enough games. */
export function levelAtStrength(pool: string): string | null {
  const known = readStored(STORED, stored)?.[pool];
  if (known !== undefined && known.games >= FEWEST_GAMES) return nearestLevel(pool, known.rating);
  const rating = deviceRatings().get(pool);
  return rating === undefined || rating.games < FEWEST_GAMES ? null : nearestLevel(pool, rating.rating);
}

export const isEstimateProvisional = (pool: string, rating: Rating): boolean => isUnsettled(pool, rating);
