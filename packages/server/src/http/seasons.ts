/** Routes for seasons: several tournaments of one organiser, with standings for everyone with the link. */
import { hosted } from '@speeltafel/table';
import { seasonStandings } from '@speeltafel/tournament';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Guest } from '../guests/guests.ts';
import { newTableId } from '../host/new-ids.ts';
import type { Season } from '../store/seasons.ts';
import type { LiveTournament } from '../tournaments/live-tournament.ts';
import type { Parts } from './context.ts';
import { checked, noSuchTournament, Refused, tooFast, tooMany } from './refused.ts';
import * as schemas from './request-schemas.ts';
import { countMade, guestOf, guestOfRequest, visitorFrom } from './visitor.ts';

/** The most seasons of one guest. */
const MOST_SEASONS = 20;

interface OneSeason {
  readonly Params: { readonly id: string };
}

const noSuchSeason = (): Refused => new Refused(404, 'no-such-season', 'There is no such season.');

export function seasonRoutes(app: FastifyInstance, parts: Parts): void {
  const { seasons, tournaments, tournamentStore, openGames, limits, now } = parts;

  app.get('/api/my-seasons', async (request) => ({ seasons: await seasons.of((await guestOf(parts, request)).id) }));

  app.post('/api/seasons', async (request) => {
    const guest = await guestOf(parts, request);
    const { name } = checked(schemas.named, request.body);
    countMade(parts, request);
    return openGames.inTurn(guest.id, async () => {
      if ((await seasons.of(guest.id)).length >= MOST_SEASONS) throw tooMany();
      const id = newTableId(now());
      await seasons.keep({ id, organiser: guest.id, name, tournaments: [] }, now());
      return { id };
    });
  });

  async function seasonOf(id: string): Promise<Season> {
    const season = v.is(hosted.tableId, id) ? await seasons.byId(id) : undefined;
    if (season === undefined) throw noSuchSeason();
    return season;
  }

  async function ownSeason(request: FastifyRequest<OneSeason>): Promise<{ season: Season; guest: Guest }> {
    const guest = await guestOf(parts, request);
    const season = await seasonOf(request.params.id);
    if (season.organiser !== guest.id) throw new Refused(403, 'not-organiser', 'Only the organiser can do that.');
    return { season, guest };
  }

  app.put<OneSeason>('/api/seasons/:id', async (request) => {
    const { season, guest } = await ownSeason(request);
    const wish = checked(schemas.season, request.body);
    const own = new Set((await tournamentStore.organisedBy(guest.id)).map(({ id }) => id));
    if (!wish.tournaments.every((id) => own.has(id))) throw noSuchTournament();
    await seasons.keep({ ...season, ...wish }, now());
    return {};
  });

  app.delete<OneSeason>('/api/seasons/:id', async (request) => {
    const { season } = await ownSeason(request);
    await seasons.remove(season.id);
    return {};
  });

  app.get<OneSeason>('/api/seasons/:id', async (request) => {
    const guest = await guestOfRequest(parts, request);
    // Adding up many tournaments costs as much as sending a table.
    const network = visitorFrom(parts, request);
    if (!limits.watchFrom(network)) throw tooFast();
    const { id, name, organiser, tournaments: ids } = await seasonOf(request.params.id);
    limits.watchFrom(network, Math.floor(ids.length / 10), 'owed');
    const live: LiveTournament[] = [];
    // One after the other: reading many long logs at once would delay everyone.
    for (const one of ids) {
      const found = await tournaments.find(one);
      if (found !== undefined) live.push(found);
    }
    const isOwn = guest?.id === organiser;
    return {
      id,
      name,
      own: isOwn,
      tournaments: live.map(({ id: tournament, online }) => ({
        id: tournament,
        name: online.tournament.name,
        over: online.tournament.finished,
      })),
      standings: seasonStandings(live.map(({ online }) => online.tournament)),
      ...(isOwn && {
        others: (await tournamentStore.organisedBy(organiser)).filter((one) => !ids.includes(one.id)),
      }),
    };
  });
}
