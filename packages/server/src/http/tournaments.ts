/** Routes for tournaments: opening one, lists, one by its link, and commands of organisers, players and their bots. */
import { hosted } from '@speeltafel/table';
import { type Online, type OnlineCommand, partOf, present } from '@speeltafel/tournament';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Guest } from '../guests/guests.ts';
import { watchCost } from '../limits.ts';
import type { ListedTournament } from '../store/tournaments.ts';
import type { LiveTournament } from '../tournaments/live-tournament.ts';
import { botOf } from './bots.ts';
import type { Parts } from './context.ts';
import { checked, noSuchTournament, Refused, refusedWith, tooFast, tooMany } from './refused.ts';
import * as schemas from './request-schemas.ts';
import { countMade, guestOf, guestOfRequest, visitorFrom } from './visitor.ts';

const MOST_LISTED = 60;
/** The most open tournaments of one organiser. */
const MOST_OPEN = 5;
const DAY = 24 * 60 * 60_000;
/** A tournament without change for this long is no longer listed. */
const STILL_OPEN = 30 * DAY;

const listing = ({ id, status, changed, summary }: ListedTournament) => ({
  ...(JSON.parse(summary) as object),
  ...{ id, status, changed },
});

const NO_GUEST = '';

/**
 * Pairing many players is expensive: for 256 it costs as much as sixteen other changes. Taking a round back costs the
 * same, because it may be paired again at once.
 */
const pairingCost = ({ tournament }: Online, { kind }: OnlineCommand): number =>
  kind === 'pair' || kind === 'unpair' ? Math.floor((present(tournament).length / 64) ** 2) : 0;

const isListedAnew = ({ settings }: Online, command: OnlineCommand): boolean =>
  command.kind === 'rehost' && command.settings.listed && !settings.listed;

export function tournamentRoutes(app: FastifyInstance, parts: Parts): void {
  const { tournaments, tournamentStore, openGames, limits, now } = parts;

  app.get('/api/tournaments', async () => {
    const listed = await tournamentStore.listed(now() - STILL_OPEN, MOST_LISTED);
    return { tournaments: listed.map(listing) };
  });

  app.get('/api/my-tournaments', async (request) => {
    const guest = await guestOf(parts, request);
    return { tournaments: (await tournamentStore.of(guest.id, MOST_LISTED)).map(listing) };
  });

  app.post('/api/tournaments', async (request) => {
    const guest = await guestOf(parts, request);
    const wish = checked(schemas.newTournament, request.body);
    countMade(parts, request);
    const opened = await openGames.inTurn(guest.id, async () => {
      if ((await tournamentStore.countOpen(guest.id, now() - STILL_OPEN)) >= MOST_OPEN)
        throw new Refused(
          429,
          'too-many-tournaments',
          `You organise ${MOST_OPEN} tournaments already. End one first.`,
          {
            most: MOST_OPEN,
          },
        );
      if (wish.host.listed && !limits.listFrom(visitorFrom(parts, request))) throw tooMany();
      return tournaments.open(guest, wish);
    });
    if (!opened.ok) throw refusedWith(400, opened.refusal);
    return { id: opened.value };
  });

  async function liveOf(id: string): Promise<LiveTournament> {
    const live = v.is(hosted.tableId, id) ? await tournaments.find(id) : undefined;
    if (live === undefined) throw noSuchTournament();
    return live;
  }

  /** All that this guest may know of a tournament, for clients without a socket. */
  async function told(id: string, guest: string, network: string): Promise<string> {
    if (!limits.watchFrom(network)) throw tooFast();
    const live = await liveOf(id);
    await live.catchUp();
    const own = JSON.stringify(partOf(live.online, guest));
    const facts = live.publicFacts(0);
    limits.watchFrom(network, watchCost(facts.length) - 1, 'owed');
    return `{"id":"${id}","version":${live.version},"facts":${facts},"own":${own},"now":${now()}}`;
  }

  async function command(
    request: FastifyRequest<{ Params: { id: string } }>,
    guest: Guest,
    bot: boolean,
  ): Promise<{ version: number }> {
    const { id } = request.params;
    const wish = checked(schemas.tournamentCommand, request.body);
    const network = visitorFrom(parts, request);
    if (!limits.change(guest.id) || !limits.changeFrom(network)) throw tooFast();
    const { online } = await liveOf(id);
    if (guest.id === online.organiser) {
      const more = pairingCost(online, wish.command);
      limits.change(guest.id, more, 'owed');
      limits.changeFrom(network, more, 'owed');
      if (isListedAnew(online, wish.command) && !limits.listFrom(network)) throw tooMany();
    }
    const done = await tournaments.command(id, wish.command, wish.nonce, { guest: guest.id, bot });
    if (!done.ok) throw refusedWith(409, done.refusal);
    return { version: done.value };
  }

  app.get<{ Params: { id: string } }>('/api/tournaments/:id', async (request, reply) => {
    const guest = await guestOfRequest(parts, request);
    return reply
      .type('application/json')
      .send(await told(request.params.id, guest?.id ?? NO_GUEST, visitorFrom(parts, request)));
  });

  app.post<{ Params: { id: string } }>('/api/tournaments/:id', async (request) =>
    command(request, await guestOf(parts, request), false),
  );

  app.get<{ Params: { id: string } }>('/api/bot/tournaments/:id', async (request, reply) => {
    const bot = await botOf(parts, request);
    return reply.type('application/json').send(await told(request.params.id, bot.id, visitorFrom(parts, request)));
  });

  app.post<{ Params: { id: string } }>('/api/bot/tournaments/:id', async (request) =>
    command(request, await botOf(parts, request), true),
  );
}
