/**
 * Routes for the people a guest has played with: results against each other, challenges and blocks. No other players
 * are listed.
 */
import { withKit } from '@speeltafel/table';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type * as v from 'valibot';
import type { Guest } from '../guests/guests.ts';
import { challengeLike } from '../players/challenge-table.ts';
import type { Acquaintance } from '../store/acquaintances.ts';
import { searched } from '../store/player-games.ts';
import type { Parts } from './context.ts';
import { reader } from './own-games.ts';
import { ratingsOf, resultsOf, streakOf } from './player-data.ts';
import { checked, noSuchPlayer, noSuchTable, Refused, refusedWith, tooFast, tooMany } from './refused.ts';
import * as schemas from './request-schemas.ts';
import { countMade, guestOf, visitorFrom } from './visitor.ts';

const PAGE = 20;
const MOST_BLOCKED = 500;
/** The most open challenges of one guest. */
const MOST_WAITING = 10;

interface OnePlayer {
  readonly Params: { readonly id: string };
}

export function acquaintanceRoutes(app: FastifyInstance, parts: Parts): void {
  const { acquaintances, playerDataStore, playerGames, gamesIndex, hosting, limits, openGames, store, now } = parts;

  app.get('/api/me/players', async (request) => {
    const guest = await reader(parts, request);
    const { cursor, name } = checked(schemas.people, request.query);
    const wished = name === undefined || name === '' ? undefined : searched(name);
    const players = await acquaintances.of(guest.id, { name: wished, after: cursor }, PAGE + 1);
    const page = players.slice(0, PAGE);
    return { players: page, cursor: players.length > PAGE ? page.at(-1)!.guest : null };
  });

  /** A player the guest has finished a game with. */
  async function acquaintance(guest: Guest, id: string): Promise<Acquaintance> {
    const [found] = await acquaintances.of(guest.id, { only: id }, 1);
    if (found === undefined) throw noSuchPlayer();
    return found;
  }

  app.get<OnePlayer>('/api/players/:id', async (request) => {
    const guest = await reader(parts, request);
    const one = await acquaintance(guest, request.params.id);
    const hidden = await acquaintances.isBlocked([one.guest], guest.id);
    const shows = hidden ? [] : await playerDataStore.shows(one.guest);
    if (shows.length > 0) await gamesIndex.refresh(one.guest);
    const ifShown = async <T>(what: string, find: () => Promise<T>): Promise<Record<string, T>> =>
      shows.includes(what) ? { [what]: await find() } : {};
    return {
      ...one,
      ...(await ifShown('since', async () => (await playerDataStore.since(one.guest))?.created ?? null)),
      ...(await ifShown('results', () => resultsOf(parts, one.guest))),
      ...(await ifShown('favourite', async () => (await playerGames.favourite(one.guest)) ?? null)),
      ...(await ifShown('streak', async () => streakOf(await playerDataStore.of(one.guest), now()))),
      ...(await ifShown('ratings', () => ratingsOf(parts, one.guest))),
    };
  });

  app.put<OnePlayer>('/api/me/blocks/:id', async (request) => {
    const guest = await reader(parts, request);
    const one = await acquaintance(guest, request.params.id);
    if ((await acquaintances.countBlocked(guest.id)) >= MOST_BLOCKED) throw tooMany();
    await acquaintances.block(guest.id, one.guest, now());
    return {};
  });

  app.delete<OnePlayer>('/api/me/blocks/:id', async (request) => {
    const guest = await reader(parts, request);
    await acquaintances.unblock(guest.id, request.params.id);
    return {};
  });

  app.post('/api/me/challenges', async (request) => {
    const guest = await reader(parts, request);
    if (!limits.challenge(guest.id) || !limits.challengeFrom(visitorFrom(parts, request))) throw tooFast();
    const wish = checked(schemas.challenge, request.body);
    const { guest: other } = await acquaintance(guest, wish.guest);
    if (await acquaintances.isBlocked([other], guest.id))
      throw new Refused(403, 'not-welcome', 'A player at this table does not want to play or talk with you.');
    if (await acquaintances.isBlocked([guest.id], other))
      throw new Refused(403, 'blocked-by-you', 'You have blocked this player.');
    return openGames.inTurn(guest.id, () => challengeNow(request, guest, wish));
  });

  /** If a challenge between the two is open already, in either direction, its table is returned. */
  async function challengeNow(request: FastifyRequest, guest: Guest, wish: v.InferOutput<typeof schemas.challenge>) {
    const waiting = await acquaintances.challengesOf(guest.id);
    const theirs = (await acquaintances.challengesTo(guest.id)).find((one) => one.guest === wish.guest);
    const open = waiting.find((one) => one.other === wish.guest)?.table ?? theirs?.table;
    if (open !== undefined) return { id: open };
    if (waiting.length >= MOST_WAITING) throw tooMany();
    countMade(parts, request);
    const last = await acquaintances.lastTable(guest.id, wish.guest);
    const facts = last === undefined ? [] : await store.facts(last, 0);
    const [first] = facts.map(({ fact }) => fact);
    const played = last === undefined ? undefined : await playerGames.one(guest.id, last);
    if (first?.kind !== 'opened' || played === undefined) throw noSuchTable();
    const sitter = { kind: 'person', guest: guest.id, ...sitsAs(wish) } as const;
    const table = withKit(first.game, (kit) => challengeLike(kit, first, played, sitter));
    const opened = table.ok ? await hosting.open(guest.id, { ...table.value, pledge: wish.pledge }) : table;
    if (!opened.ok) throw refusedWith(400, opened.refusal);
    await acquaintances.challenge(opened.value.id, guest.id, wish.guest, now());
    parts.notifications.planner.look(opened.value.id);
    return { id: opened.value.id };
  }

  /** The challenged player declines. The table stays open for its host. */
  app.delete<OnePlayer>('/api/me/challenges/:id', async (request) => {
    await acquaintances.decline(request.params.id, (await guestOf(parts, request)).id);
    parts.notifications.planner.look(request.params.id);
    return {};
  });
}

const sitsAs = ({ name, picture }: v.InferOutput<typeof schemas.challenge>) => ({
  name,
  ...(picture !== undefined && { picture }),
});
