/** Bots on offer in the lobby, and how a player asks one to a table. */
import type { FastifyInstance } from 'fastify';
import type { Parts } from './context.ts';
import { checked, noSuchTable, Refused, tooFast } from './refused.ts';
import * as schemas from './request-schemas.ts';
import { guestOf, visitorFrom } from './visitor.ts';

const MOST_LISTED = 30;

export function lobbyBotRoutes(app: FastifyInstance, parts: Parts): void {
  const { botStreams, hosting, limits, acquaintances } = parts;

  app.get('/api/bots', async () => ({ bots: botStreams.offers().slice(0, MOST_LISTED) }));

  /** The host asks; the bot decides whether to come. */
  app.post<{ Params: { id: string } }>('/api/bots/:id/ask', async (request) => {
    const guest = await guestOf(parts, request);
    if (!limits.challenge(guest.id) || !limits.challengeFrom(visitorFrom(parts, request))) throw tooFast();
    const { table } = checked(schemas.askedTo, request.body);
    const liveTable = await hosting.liveTable(table);
    if (liveTable === undefined) throw noSuchTable();
    const { host, seats, status } = liveTable.entry();
    if (host !== guest.id) throw new Refused(403, 'not-host', 'Only the host of the table can do this.');
    if (liveTable.ofTournament || status !== 'gathering') throw new Refused(409, 'begun', 'The game has begun.');
    const offer = botStreams.find(request.params.id);
    if (offer === undefined || !offer.games.includes(liveTable.game))
      throw new Refused(404, 'no-such-bot', 'This program does not offer itself any more.');
    const sits = seats.some((seat) => seat.guest === offer.id);
    if (!sits && offer.playing >= offer.tables)
      throw new Refused(409, 'bot-busy', 'This program plays as many games as it can.');
    if ((await acquaintances.isBlocked([offer.id], guest.id)) || (await acquaintances.isBlocked([guest.id], offer.id)))
      throw new Refused(403, 'not-welcome', 'A player at this table does not want to play or talk with you.');
    if (!sits) botStreams.ask(offer.id, table, guest.name);
    return {};
  });
}
