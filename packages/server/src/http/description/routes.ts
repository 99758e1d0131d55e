/** Every route of the server with its input and output. */

import { hosted } from '@speeltafel/table';
import { resultSchema, settingsSchema } from '@speeltafel/tournament';
import * as v from 'valibot';
import * as bodies from '../request-schemas.ts';
import { NOTIFICATION_ROUTES } from './notification-routes.ts';
import { OWN_ROUTES } from './own-routes.ts';
import { PLAYER_ROUTES } from './player-routes.ts';
import type { Route } from './route.ts';
import { SERVICE_ROUTES } from './service-routes.ts';

const guest = v.strictObject({ id: v.string(), name: v.string() });
const whole = v.pipe(v.number(), v.integer());
const nothing = v.strictObject({});

const listedTable = v.strictObject({
  id: v.string(),
  code: v.string(),
  game: v.string(),
  status: v.picklist(['gathering', 'playing', 'over']),
  changed: v.number(),
  options: v.string(),
  clock: bodies.clock,
  players: v.array(
    v.nullable(
      v.union([
        v.strictObject({ name: v.string(), guest: v.string(), picture: v.exactOptional(hosted.picture) }),
        v.strictObject({ level: v.string() }),
      ]),
    ),
  ),
  waiting: v.array(whole),
  deadline: v.nullable(whole),
  host: v.string(),
  standIn: v.exactOptional(v.string()),
  look: v.exactOptional(v.string()),
  quiet: v.exactOptional(v.literal(true)),
  rated: v.exactOptional(v.literal(true)),
  /** The guest who invites this one to the table. */
  invited: v.exactOptional(v.string()),
});
const tables = v.strictObject({ tables: v.array(listedTable) });

const standing = { rating: whole, deviation: whole, games: whole, provisional: v.boolean() };
const pool = v.object({ pool: v.string(), ...standing, history: v.array(v.unknown()) });

const listedTournament = v.strictObject({
  ...{ id: v.string(), name: v.string(), game: v.string(), format: v.string(), organiser: v.string() },
  status: v.picklist(['registering', 'playing', 'over']),
  ...{ changed: v.number(), players: whole, round: whole, rounds: whole, starts: v.nullable(v.number()) },
});
const tournaments = v.strictObject({ tournaments: v.array(listedTournament) });
const tournament = v.strictObject({
  ...{ id: v.string(), version: whole, facts: v.array(v.looseObject({ kind: v.string() })), now: v.number() },
  own: v.strictObject({ organiser: v.boolean(), entry: v.nullable(v.string()), table: v.nullable(v.string()) }),
});
const named = v.strictObject({ id: v.string(), name: v.string() });
const offer = v.strictObject({
  ...{ id: v.string(), name: v.string(), level: whole, games: v.array(v.string()), tables: whole, playing: whole },
});
const season = v.strictObject({
  ...{ id: v.string(), name: v.string(), own: v.boolean() },
  tournaments: v.array(v.strictObject({ id: v.string(), name: v.string(), over: v.boolean() })),
  standings: v.array(
    v.strictObject({
      ...{ place: whole, name: v.string(), points: v.number(), firsts: whole },
      scores: v.array(v.nullable(v.number())),
    }),
  ),
  others: v.optional(v.array(named)),
});

/** All routes but those of operators, health checks, the bot stream, and the pages and pictures of links. */
export const ROUTES: readonly Route[] = [
  {
    ...{ method: 'get', path: '/api/me', about: 'The guest of this browser; null without a known cookie.' },
    answer: v.strictObject({ guest: v.nullable(guest) }),
  },
  {
    ...{
      method: 'post',
      path: '/api/me',
      about: 'Sets the name: creates a guest and sets the cookie, or renames the guest.',
    },
    body: bodies.named,
    answer: v.strictObject({ guest }),
  },
  {
    ...{ method: 'delete', path: '/api/me', about: 'Deletes the guest and all their data.', by: 'guest' },
    answer: nothing,
  },
  ...PLAYER_ROUTES,
  {
    ...{ method: 'post', path: '/api/tables', about: 'Opens a table.', by: 'guest' },
    body: bodies.newTable,
    answer: v.strictObject({ id: v.string(), code: v.string() }),
  },
  { method: 'get', path: '/api/tables', about: 'The lobby.', answer: tables },
  { method: 'get', path: '/api/mine', about: 'The tables where this guest has a seat.', by: 'guest', answer: tables },
  { method: 'get', path: '/api/tables/{name}', about: 'One table, by id or code.', answer: listedTable },
  {
    ...{
      method: 'delete',
      path: '/api/tables/{id}',
      about: 'Closes a table before its game; for the host.',
      by: 'guest',
    },
    answer: nothing,
  },
  {
    ...{ method: 'post', path: '/api/screens', about: 'Registers a television; returns its id and code.' },
    answer: v.strictObject({ id: v.string(), code: v.string() }),
  },
  {
    ...{ method: 'get', path: '/api/screens/{id}', about: 'The table or tournament a television shows.' },
    answer: v.strictObject({
      ...{ id: v.string(), code: v.string() },
      ...{ table: v.nullable(v.string()), tournament: v.nullable(v.string()) },
    }),
  },
  {
    ...{
      method: 'put',
      path: '/api/screens/{name}',
      about: 'Shows a table or a tournament on a television, by id or code.',
      by: 'guest',
    },
    body: bodies.shown,
    answer: nothing,
  },
  {
    ...{ method: 'post', path: '/api/score-cards', about: 'Makes addresses for the score cards of a round.' },
    body: bodies.scoreCards,
    answer: v.strictObject({ desk: v.string(), cards: v.array(v.string()) }),
  },
  {
    ...{ method: 'get', path: '/api/score-cards/{address}', about: 'One score card with its result.' },
    answer: v.strictObject({
      ...{ title: v.string(), settings: settingsSchema, round: whole, board: whole, names: v.array(v.string()) },
      result: v.nullable(resultSchema),
    }),
  },
  {
    ...{ method: 'put', path: '/api/score-cards/{address}', about: 'Enters the result of a board.' },
    body: bodies.enteredResult,
    answer: nothing,
  },
  {
    ...{ method: 'get', path: '/api/score-cards/{address}/results', about: 'All entered results; for the desk.' },
    answer: v.strictObject({ results: v.array(v.strictObject({ board: whole, result: resultSchema })) }),
  },
  {
    ...{ method: 'get', path: '/api/ratings', about: 'The ratings of this guest.', by: 'guest' },
    answer: v.strictObject({ listed: v.boolean(), pools: v.array(pool) }),
  },
  {
    ...{ method: 'put', path: '/api/ratings', about: 'Sets whether this guest is on the leaderboards.', by: 'guest' },
    body: bodies.listing,
    answer: bodies.listing,
  },
  {
    ...{ method: 'get', path: '/api/leaderboards/{pool}', about: 'The highest settled ratings of a pool.' },
    answer: v.strictObject({ leaders: v.array(v.strictObject({ name: v.string(), ...standing })) }),
  },
  {
    ...{ method: 'post', path: '/api/tournaments', about: 'Opens a tournament.', by: 'guest' },
    body: bodies.newTournament,
    answer: v.strictObject({ id: v.string() }),
  },
  { method: 'get', path: '/api/tournaments', about: 'Public tournaments.', answer: tournaments },
  {
    ...{
      method: 'get',
      path: '/api/my-tournaments',
      about: 'The tournaments this guest organises or has entered.',
      by: 'guest',
    },
    answer: tournaments,
  },
  { method: 'get', path: '/api/tournaments/{id}', about: 'One tournament, as its log of facts.', answer: tournament },
  {
    ...{ method: 'post', path: '/api/tournaments/{id}', about: 'A command of an organiser or a player.', by: 'guest' },
    body: bodies.tournamentCommand,
    answer: v.strictObject({ version: whole }),
  },
  {
    ...{ method: 'get', path: '/api/bot/tournaments/{id}', about: 'One tournament, for a bot.', by: 'bot' },
    answer: tournament,
  },
  {
    ...{ method: 'post', path: '/api/bot/tournaments/{id}', about: 'A command of a bot.', by: 'bot' },
    body: bodies.tournamentCommand,
    answer: v.strictObject({ version: whole }),
  },
  {
    ...{ method: 'post', path: '/api/seasons', about: 'Creates a season.', by: 'guest' },
    body: bodies.named,
    answer: v.strictObject({ id: v.string() }),
  },
  {
    ...{ method: 'get', path: '/api/my-seasons', about: 'The seasons of this guest.', by: 'guest' },
    answer: v.strictObject({ seasons: v.array(named) }),
  },
  { method: 'get', path: '/api/seasons/{id}', about: 'The standings of a season.', answer: season },
  {
    ...{ method: 'put', path: '/api/seasons/{id}', about: 'Sets the tournaments that count.', by: 'guest' },
    body: bodies.season,
    answer: nothing,
  },
  {
    ...{ method: 'delete', path: '/api/seasons/{id}', about: 'Removes a season; its tournaments stay.', by: 'guest' },
    answer: nothing,
  },
  {
    ...{ method: 'post', path: '/api/bots', about: 'Makes a token for a bot, which is shown once.', by: 'guest' },
    answer: v.strictObject({ token: v.string() }),
  },
  {
    ...{ method: 'get', path: '/api/bots', about: 'Bots that can be asked to a table, the strongest first.' },
    answer: v.strictObject({ bots: v.array(offer) }),
  },
  {
    ...{ method: 'post', path: '/api/bots/{id}/ask', about: 'Asks a bot to a table; for the host.', by: 'guest' },
    body: bodies.askedTo,
    answer: nothing,
  },
  {
    ...{ method: 'post', path: '/api/bot/tables/{id}', about: 'A command of a bot, as on the socket.', by: 'bot' },
    body: bodies.botCommand,
    answer: v.strictObject({ version: whole }),
  },
  ...OWN_ROUTES,
  ...NOTIFICATION_ROUTES,
  ...SERVICE_ROUTES,
];

export const refusal = v.strictObject({
  code: v.string(),
  message: v.string(),
  details: v.record(v.string(), v.union([v.string(), v.number()])),
});
