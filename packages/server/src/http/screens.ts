/**
 * Routes for televisions. A screen asks for an id and a code, then polls what it shows; a phone chooses a table or a
 * tournament. A screen needs no name: it learns no more than any guest with a link.
 */
import { hosted } from '@speeltafel/table';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { newCode, newTableId } from '../host/new-ids.ts';
import type { Screen } from '../store/screens.ts';
import type { Parts } from './context.ts';
import { checked, noSuchTable, noSuchTournament, Refused, tooMany } from './refused.ts';
import * as schemas from './request-schemas.ts';
import { checkBan, countMade, guestOf, visitorFrom } from './visitor.ts';

const MOST_CODES = 5;

const noSuchScreen = (): Refused => new Refused(404, 'no-such-screen', 'There is no such screen.');

export function screenRoutes(app: FastifyInstance, parts: Parts): void {
  const { screens, store, tournaments, limits, now } = parts;

  app.post('/api/screens', async (request) => {
    checkBan(parts, undefined, visitorFrom(parts, request));
    countMade(parts, request);
    const id = newTableId(now());
    const code = await freeCode();
    await screens.add({ id, code, table_id: null, tournament_id: null, seen: now() });
    return { id, code };
  });

  async function freeCode(): Promise<string> {
    for (let tries = 0; tries < MOST_CODES; tries++) {
      const code = newCode(tries);
      const taken = (await screens.byCode(code)) ?? (await store.tableOf(code));
      if (taken === undefined) return code;
    }
    throw tooMany();
  }

  async function screenById(id: string): Promise<Screen | undefined> {
    return v.is(hosted.tableId, id) ? screens.byId(id) : undefined;
  }

  /** Codes can be guessed. So a code reveals nothing about the screen; it only lets a guest choose what it shows. */
  async function screenByCode(code: string, request: FastifyRequest): Promise<Screen | undefined> {
    if (!schemas.isCode(code)) return undefined;
    // Counts the guess before the lookup, or many guesses at once would all pass before the first one counts.
    if (!limits.lookUp(visitorFrom(parts, request)) || !limits.miss()) throw tooMany();
    const screen = await screens.byCode(code);
    if (screen !== undefined) limits.miss(-1, 'owed');
    return screen;
  }

  app.get<{ Params: { id: string } }>('/api/screens/:id', async (request) => {
    const screen = await screenById(request.params.id);
    if (screen === undefined) throw noSuchScreen();
    await screens.keep(screen, now());
    return { id: screen.id, code: screen.code, table: screen.table_id, tournament: screen.tournament_id };
  });

  app.put<{ Params: { name: string } }>('/api/screens/:name', async (request) => {
    await guestOf(parts, request);
    const shown = checked(schemas.shown, request.body);
    const name = request.params.name.toLowerCase();
    const screen = (await screenById(name)) ?? (await screenByCode(name, request));
    if (screen === undefined) throw noSuchScreen();
    if ('table' in shown && (await store.tableOf(shown.table))?.id !== shown.table) throw noSuchTable();
    if ('tournament' in shown && (await tournaments.find(shown.tournament)) === undefined) throw noSuchTournament();
    await screens.show(screen.id, shown);
    return {};
  });
}
