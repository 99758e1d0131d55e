/** The tables' door: opening one, the lobby, one's own, and one by its code. */
import { hosted } from '@speeltafel/table';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Guest } from '../guests/guests.ts';
import type { Listed } from '../store/store.ts';
import * as asked from './asked.ts';
import type { Parts } from './parts.ts';
import { checked, noSuchTable, refusedWith, tooMany } from './refused.ts';
import { countMade, guestOf, visitorFrom } from './visitor.ts';

const MOST_LISTED = 60;
const LISTED_FOR = 24 * 60 * 60_000;
const CODE = /^[a-z]{3,8}-[a-z]{3,8}-[0-9]{2,9}$/;

function sitterOf(seat: asked.Seat, guest: Guest): hosted.Sitter | null {
  switch (seat.kind) {
    case 'open':
      return null;
    case 'here':
      return { kind: 'person', guest: guest.id, name: seat.name };
    case 'computer':
      return { kind: 'computer', level: seat.level, keeps: null };
  }
}

const listing = ({ id, code, game, status, changed, summary, waiting }: Listed) => ({
  id,
  code,
  game,
  status,
  changed,
  ...(JSON.parse(summary) as object),
  waiting: JSON.parse(waiting) as readonly number[],
});

export function tableDoor(app: FastifyInstance, parts: Parts): void {
  const { store, hosting, limits } = parts;

  app.post('/api/tables', async (request) => {
    const guest = await guestOf(parts, request);
    countMade(parts, request);
    const { seats, ...wish } = checked(asked.newTable, request.body);
    const seating = Object.fromEntries(seats.map((seat, i) => [i + 1, sitterOf(seat, guest)]));
    const opened = await hosting.open(guest.id, { ...wish, seating });
    if (!opened.ok) throw refusedWith(400, opened.refusal);
    return opened.value;
  });

  app.get('/api/tables', async () => {
    const lobby = await store.lobby(Date.now() - LISTED_FOR, MOST_LISTED);
    return { tables: lobby.map(listing) };
  });

  app.get('/api/mine', async (request) => {
    const guest = await guestOf(parts, request);
    return { tables: (await store.tablesOf(guest.id, MOST_LISTED)).map(listing) };
  });

  app.get<{ Params: { name: string } }>('/api/tables/:name', async (request) => {
    const name = request.params.name.toLowerCase();
    await hosting.stands(name);
    const isCode = CODE.test(name);
    if (isCode && !limits.lookUp(visitorFrom(parts, request))) throw tooMany();
    const table = isCode || v.is(hosted.tableId, name) ? await store.tableOf(name) : undefined;
    if (table === undefined) throw noSuchTable();
    return listing(table);
  });
}
