/**
 * Routes for a player's private bookmark at a table: how far they have seen the game, and the turn they are trying out.
 */
import { hosted } from '@speeltafel/table';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Guest } from '../guests/guests.ts';
import type { Parts } from './context.ts';
import { checked, noSuchTable, tooFast } from './refused.ts';
import * as schemas from './request-schemas.ts';
import { guestOf, visitorFrom } from './visitor.ts';

interface OneTable {
  readonly Params: { readonly id: string };
}

export function bookmarkRoutes(app: FastifyInstance, parts: Parts): void {
  const { bookmarks, store, limits, now } = parts;

  async function player(request: FastifyRequest<OneTable>): Promise<Guest> {
    const guest = await guestOf(parts, request);
    if (!limits.page(guest.id) || !limits.pageFrom(visitorFrom(parts, request))) throw tooFast();
    const { id } = request.params;
    if (!v.is(hosted.tableId, id) || !(await store.sitsAt(id, guest.id))) throw noSuchTable();
    return guest;
  }

  app.get<OneTable>('/api/tables/:id/bookmark', async (request) => {
    const guest = await player(request);
    return { bookmark: (await bookmarks.of(guest.id, request.params.id)) ?? null };
  });

  app.put<OneTable>('/api/tables/:id/bookmark', async (request) => {
    const guest = await player(request);
    await bookmarks.put(guest.id, request.params.id, checked(schemas.bookmark, request.body), now());
    return {};
  });
}
