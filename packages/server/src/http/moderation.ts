/** Reports of guests, and the operator's API: protected by a token, and off if none is configured. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { Result } from '@speeltafel/rules';
import { hosted } from '@speeltafel/table';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { orderSchema, reportSchema } from '../moderation/orders.ts';
import type { Parts } from './context.ts';
import { checked, noSuchTable, noSuchTournament, Refused, refusedWith, tooMany } from './refused.ts';
import { guestOf, visitorFrom } from './visitor.ts';

/** Hashes have the same length, whatever was sent, as `timingSafeEqual` needs. */
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
const NOT_FOUND = 404;

export function moderationRoutes(app: FastifyInstance, parts: Parts): void {
  const { hosting, tournaments, limits, moderation, operatorToken } = parts;

  app.post<{ Params: { id: string } }>('/api/tables/:id/report', async (request) => {
    const guest = await guestOf(parts, request);
    const wish = checked(reportSchema, request.body);
    const { id } = request.params;
    const liveTable = v.is(hosted.tableId, id) ? await hosting.liveTable(id) : undefined;
    if (liveTable === undefined) throw noSuchTable();
    if (!limits.report(guest.id) || !limits.reportFrom(visitorFrom(parts, request))) throw tooMany();
    return taken(await moderation.reportTable(guest.id, liveTable, wish));
  });

  app.post<{ Params: { id: string } }>('/api/tournaments/:id/report', async (request) => {
    const guest = await guestOf(parts, request);
    const wish = checked(reportSchema, request.body);
    const { id } = request.params;
    if (!limits.report(guest.id) || !limits.reportFrom(visitorFrom(parts, request))) throw tooMany();
    const live = v.is(hosted.tableId, id) ? await tournaments.find(id) : undefined;
    if (live === undefined) throw noSuchTournament();
    return taken(await moderation.reportTournament(guest.id, live, wish));
  });

  function taken(reported: Result<object>): object {
    if (!reported.ok) throw refusedWith(429, reported.refusal);
    return reported.value;
  }

  if (operatorToken === undefined) return;
  const expected = digest(operatorToken);

  /** A network that guesses tokens gets no more answers, right or wrong. */
  function checkOperator(request: FastifyRequest): void {
    const network = visitorFrom(parts, request);
    if (!limits.guess(network, 0)) throw tooMany();
    const token = /^Bearer (.{1,200})$/.exec(request.headers.authorization ?? '')?.[1];
    if (token !== undefined && timingSafeEqual(digest(token), expected)) return;
    limits.guess(network);
    throw new Refused(401, 'bad-token', 'This token is not known here.');
  }

  app.get('/api/admin', async (request) => {
    checkOperator(request);
    return moderation.overview();
  });

  app.get<{ Params: { name: string } }>('/api/admin/tables/:name', async (request) => {
    checkOperator(request);
    const table = await moderation.table(request.params.name.toLowerCase());
    if (!table.ok) throw refusedWith(NOT_FOUND, table.refusal);
    return table.value;
  });

  app.post('/api/admin', async (request) => {
    checkOperator(request);
    const carriedOut = await moderation.execute(checked(orderSchema, request.body));
    if (!carriedOut.ok) throw refusedWith(NOT_FOUND, carriedOut.refusal);
    return carriedOut.value;
  });
}
