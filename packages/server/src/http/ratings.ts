/** Routes for ratings: the guest's own, the leaderboards, and whether the guest is on them. */
import { isUnsettled, RATED_GAMES, type Rating } from '@speeltafel/tournament';
import type { FastifyInstance } from 'fastify';
import type { Parts } from './context.ts';
import { checked, Refused } from './refused.ts';
import * as schemas from './request-schemas.ts';
import { guestOf } from './visitor.ts';

const MOST_LEADERS = 50;

const shown = (pool: string, rating: Rating) => ({
  rating: Math.round(rating.rating),
  deviation: Math.round(rating.deviation),
  games: rating.games,
  provisional: isUnsettled(pool, rating),
});

export function ratingRoutes(app: FastifyInstance, parts: Parts): void {
  const { ratings, now } = parts;

  app.get('/api/ratings', async (request) => {
    const guest = await guestOf(parts, request);
    const own = await ratings.of(guest.id);
    return {
      listed: await ratings.isListed(guest.id),
      pools: own.map(({ pool, rating, history }) => ({ pool, ...shown(pool, rating), history })),
    };
  });

  app.put('/api/ratings', async (request) => {
    const guest = await guestOf(parts, request);
    const { listed } = checked(schemas.listing, request.body);
    await ratings.list(guest.id, listed, now());
    return { listed };
  });

  app.get<{ Params: { pool: string } }>('/api/leaderboards/:pool', async (request) => {
    const { pool } = request.params;
    if (!RATED_GAMES.ids.some((game) => RATED_GAMES.get(game).pools.includes(pool)))
      throw new Refused(404, 'no-such-pool', 'There are no ratings of that name.');
    const leaders = await ratings.leaders(pool, MOST_LEADERS);
    return { leaders: leaders.map(({ name, rating }) => ({ name, ...shown(pool, rating) })) };
  });
}
