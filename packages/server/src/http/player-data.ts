/** Routes for the data that a guest's devices share, and for the profile. */

import { playerData } from '@speeltafel/table';
import { isUnsettled } from '@speeltafel/tournament';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Guest } from '../guests/guests.ts';
import type { Parts } from './context.ts';
import { reader } from './own-games.ts';
import { checked, Refused, tooFast } from './refused.ts';
import * as schemas from './request-schemas.ts';
import { guestOf, visitorFrom } from './visitor.ts';

/** A character may take three bytes. */
const LARGE_BODY = 3 * playerData.LONGEST;

/** A guest's results, for the guest and, if they choose so, for others. */
export async function resultsOf({ playerGames }: Parts, guest: string) {
  return { games: await playerGames.count(guest), levels: await playerGames.levels(guest) };
}

const DAY = 24 * 60 * 60_000;

/** The current run of days with puzzles. In other time zones a day begins up to 14 hours earlier or later. */
export function streakOf(
  kept: playerData.PlayerData | undefined,
  now: number,
): { readonly row: number; readonly best: number } {
  const { days, best } = kept?.puzzles ?? playerData.NOTHING.puzzles;
  const last = days.at(-1);
  if (last === undefined || now / DAY - last > 2.6) return { row: 0, best };
  const broken = days.findLastIndex((day, i) => i > 0 && days[i - 1] !== day - 1);
  return { row: days.length - Math.max(0, broken), best };
}

export async function ratingsOf({ ratings }: Parts, guest: string) {
  return (await ratings.of(guest)).map(({ pool, rating }) => ({
    pool,
    rating: Math.round(rating.rating),
    deviation: Math.round(rating.deviation),
    games: rating.games,
    provisional: isUnsettled(pool, rating),
  }));
}

export function playerDataRoutes(app: FastifyInstance, parts: Parts): void {
  const { playerDataStore, acquaintances, playerGames, limits, now } = parts;

  async function writer(request: FastifyRequest): Promise<Guest> {
    const guest = await guestOf(parts, request);
    if (!limits.keep(guest.id) || !limits.keepFrom(visitorFrom(parts, request))) throw tooFast();
    return guest;
  }

  app.get('/api/me/things', async (request) => {
    const guest = await reader(parts, request);
    return { things: (await playerDataStore.of(guest.id)) ?? null };
  });

  /** Merges into what is stored, so that two devices at once lose nothing. */
  app.put('/api/me/things', { bodyLimit: LARGE_BODY }, async (request) => {
    const guest = await writer(request);
    const body = checked(schemas.playerDataStore, request.body);
    const merged = await playerDataStore.add(guest.id, playerData.notLaterThan(body.things, Math.round(now())), now());
    if (merged === undefined)
      throw new Refused(413, 'too-much', 'This is more than can be kept with you. Nothing was lost.');
    return { things: merged };
  });

  app.delete('/api/me/things', async (request) => {
    await playerDataStore.remove((await writer(request)).id);
    return {};
  });

  app.get('/api/me/profile', async (request) => {
    const { id, name } = await reader(parts, request);
    const [since, favourite, shows, people, blocked, results] = await Promise.all([
      playerDataStore.since(id),
      playerGames.favourite(id),
      playerDataStore.shows(id),
      acquaintances.count(id),
      acquaintances.countBlocked(id),
      resultsOf(parts, id),
    ]);
    return { name, since: since?.created ?? now(), ...results, favourite: favourite ?? null, people, blocked, shows };
  });

  app.put('/api/me/profile', async (request) => {
    const guest = await writer(request);
    const { shows } = checked(schemas.profile, request.body);
    await playerDataStore.show(guest.id, shows);
    return { shows };
  });
}
