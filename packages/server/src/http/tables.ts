/** Routes for tables: opening one, the lobby, the guest's own tables, and one table by its code. */
import { hosted } from '@speeltafel/table';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Guest } from '../guests/guests.ts';
import { codeIn } from '../host/new-ids.ts';
import { STILL_OPEN } from '../host/open-games.ts';
import type { Coded, Listed } from '../store/store.ts';
import type { Parts } from './context.ts';
import { checked, noSuchTable, Refused, refusedWith, tooMany } from './refused.ts';
import * as schemas from './request-schemas.ts';
import { countMade, guestOf, guestOfRequest, visitorFrom } from './visitor.ts';

const MOST_LISTED = 60;

function sitterOf(seat: schemas.Seat, guest: Guest): hosted.Occupant | null {
  switch (seat.kind) {
    case 'open':
      return null;
    case 'here': {
      const { kind: _, ...chosen } = seat;
      // Fields in the order of the facts' schema, so that an imported archive is exported unchanged.
      return { kind: 'person', guest: guest.id, ...chosen };
    }
    case 'computer':
      return { kind: 'computer', level: seat.level, keeps: null };
  }
}

const listing = ({ id, code, game, status, changed, deadline, summary, waiting, host }: Listed) => ({
  id,
  code,
  game,
  status,
  changed,
  host,
  ...(JSON.parse(summary) as object),
  waiting: JSON.parse(waiting) as readonly number[],
  deadline,
});

export function tableRoutes(app: FastifyInstance, parts: Parts): void {
  const { store, hosting, openGames, limits, acquaintances, now } = parts;

  async function checkRoomFor(guest: Guest, seats: readonly schemas.Seat[], listed: boolean): Promise<void> {
    const computers = seats.some(({ kind }) => kind === 'computer');
    const why =
      (computers ? await openGames.whyNot(guest.id, 'computers') : undefined) ??
      (listed ? await openGames.whyNot(guest.id, 'listed') : undefined);
    if (why !== undefined) throw refusedWith(429, why);
  }

  app.post('/api/tables', async (request) => {
    const guest = await guestOf(parts, request);
    countMade(parts, request);
    const { seats, ...wish } = checked(schemas.newTable, request.body);
    const seating = Object.fromEntries(seats.map((seat, i) => [i + 1, sitterOf(seat, guest)]));
    const opened = await openGames.inTurn(guest.id, async () => {
      await checkRoomFor(guest, seats, wish.listed);
      if (wish.listed && !limits.listFrom(visitorFrom(parts, request))) throw tooMany();
      return hosting.open(guest.id, { ...wish, seating });
    });
    if (!opened.ok) throw refusedWith(400, opened.refusal);
    return opened.value;
  });

  app.get('/api/tables', async () => {
    const lobby = await store.lobby(now() - STILL_OPEN, MOST_LISTED);
    return { tables: lobby.map(listing) };
  });

  /** Invitations come first. */
  app.get('/api/mine', async (request) => {
    const guest = await guestOf(parts, request);
    const own = await store.tablesOf(guest.id, MOST_LISTED);
    const invitations = (await acquaintances.challengesTo(guest.id)).filter(
      ({ table }) => !own.some(({ id }) => id === table),
    );
    const waiting = await Promise.all(invitations.map(({ table }) => byId(table)));
    const invited = waiting.flatMap((table, i) =>
      table === undefined ? [] : [{ ...listing(table), invited: invitations[i]!.name }],
    );
    return { tables: [...invited, ...own.map(listing)] };
  });

  app.get<{ Params: { name: string } }>('/api/tables/:name', async (request) => {
    const asked = request.params.name.toLowerCase();
    const name = codeIn(asked) ?? asked;
    await hosting.stands(name);
    const table = schemas.isCode(name) ? await byCode(name, request) : v.is(hosted.tableId, name) && (await byId(name));
    if (!table) throw noSuchTable();
    return listing(table);
  });

  /** The host closes a table whose game has not begun. Nothing of it is stored. */
  app.delete<{ Params: { id: string } }>('/api/tables/:id', async (request) => {
    const guest = await guestOf(parts, request);
    const { id } = request.params;
    const liveTable = v.is(hosted.tableId, id) ? await hosting.liveTable(id) : undefined;
    if (liveTable === undefined) throw noSuchTable();
    if (liveTable.host !== guest.id) throw new Refused(403, 'not-host', 'Only the host of the table can do this.');
    // A board of a tournament waits briefly for its players' values, and the organiser must not close it meanwhile.
    if (liveTable.ofTournament || liveTable.entry().status !== 'gathering')
      throw new Refused(409, 'begun', 'The game has begun.');
    await hosting.remove(id);
    return {};
  });

  async function byId(id: string): Promise<Listed | undefined> {
    const table = await store.tableOf(id);
    return table?.id === id ? table : undefined;
  }

  /**
   * Codes can be guessed, also by many networks together. So lookups are counted per network, and failed ones in total.
   * When these are used up, a right guess gets the same answer as a wrong one.
   */
  async function byCode(code: string, request: FastifyRequest): Promise<Listed | undefined> {
    if (!limits.lookUp(visitorFrom(parts, request))) throw tooMany();
    const table = await store.tableByCode(code);
    const guest = await guestOfRequest(parts, request);
    if (table !== undefined && (await isKnownTo(table, guest))) return table;
    if (!limits.miss()) throw tooMany();
    if (table === undefined || !(await opens(table))) return undefined;
    limits.miss(-1, 'owed');
    return table;
  }

  /** The lobby shows listed tables to everyone; others are known to their host and to those who have a seat. */
  const isKnownTo = async ({ id, host, listed }: Coded, guest: Guest | undefined): Promise<boolean> =>
    listed === 1 || (guest !== undefined && (guest.id === host || (await store.sitsAt(id, guest.id))));

  /** A code opens a table for a limited time, or as long as its host is there; links of old versions have no limit. */
  const opens = async ({ id, status, host, code_until }: Coded): Promise<boolean> =>
    code_until === null ||
    (status === 'gathering' && (code_until > now() || (await hosting.liveTable(id))?.isHere(host) === true));
}
