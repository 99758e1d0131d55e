/** What the HTTP API takes and answers, as schemas: programs read it as OpenAPI, people as a page, and the tests hold the answers to it. */

import { hosted } from '@speeltafel/table';
import { resultSchema, settingsSchema } from '@speeltafel/tournament';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { NOTIFICATION_ROUTES } from './notification-routes-description.ts';
import { OWN_ROUTES } from './own-description.ts';
import { PLAYER_ROUTES } from './player-routes-description.ts';
import { oembedAnswer } from './previews/oembed.ts';
import * as bodies from './request-schemas.ts';
import type { Route } from './route-description.ts';

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
  /** Who invites this guest to it. */
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
const command = v.strictObject({ nonce: v.string(), command: v.looseObject({ kind: v.string() }) });
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

/** All but the operator's, the health checks, the stream of a bot, and the pages and pictures of links. */
export const ROUTES: readonly Route[] = [
  {
    ...{ method: 'get', path: '/api/me', about: 'Who this browser is; null without a known cookie.' },
    answer: v.strictObject({ guest: v.nullable(guest) }),
  },
  {
    ...{
      method: 'post',
      path: '/api/me',
      about: 'Says a name: makes a guest and sets the cookie, or renames a guest.',
    },
    body: bodies.named,
    answer: v.strictObject({ guest }),
  },
  {
    ...{ method: 'delete', path: '/api/me', about: 'Forgets the guest everywhere.', by: 'guest' },
    answer: nothing,
  },
  ...PLAYER_ROUTES,
  {
    ...{ method: 'post', path: '/api/tables', about: 'Opens a table.', by: 'guest' },
    body: bodies.newTable,
    answer: v.strictObject({ id: v.string(), code: v.string() }),
  },
  { method: 'get', path: '/api/tables', about: 'The lobby.', answer: tables },
  { method: 'get', path: '/api/mine', about: 'The tables where this guest sits.', by: 'guest', answer: tables },
  { method: 'get', path: '/api/tables/{name}', about: 'One table, by id or code.', answer: listedTable },
  {
    ...{
      method: 'delete',
      path: '/api/tables/{id}',
      about: 'The host closes a table before its game.',
      by: 'guest',
    },
    answer: nothing,
  },
  {
    ...{ method: 'post', path: '/api/screens', about: 'A code for a television.' },
    answer: v.strictObject({ id: v.string(), code: v.string() }),
  },
  {
    ...{ method: 'get', path: '/api/screens/{id}', about: 'What a television shows, by its id.' },
    answer: v.strictObject({ id: v.string(), code: v.string(), table: v.nullable(v.string()) }),
  },
  {
    ...{
      method: 'put',
      path: '/api/screens/{name}',
      about: 'Shows a table on a television, by id or code.',
      by: 'guest',
    },
    body: bodies.shownTable,
    answer: nothing,
  },
  {
    ...{ method: 'post', path: '/api/score-cards', about: 'Addresses for the score cards of a round at a desk.' },
    body: bodies.scoreCards,
    answer: v.strictObject({ desk: v.string(), cards: v.array(v.string()) }),
  },
  {
    ...{ method: 'get', path: '/api/score-cards/{address}', about: 'One score card, and what was entered on it.' },
    answer: v.strictObject({
      ...{ title: v.string(), settings: settingsSchema, round: whole, board: whole, names: v.array(v.string()) },
      result: v.nullable(resultSchema),
    }),
  },
  {
    ...{ method: 'put', path: '/api/score-cards/{address}', about: 'Players enter the result of their board.' },
    body: bodies.enteredResult,
    answer: nothing,
  },
  {
    ...{ method: 'get', path: '/api/score-cards/{address}/results', about: 'What was entered; for the desk alone.' },
    answer: v.strictObject({ results: v.array(v.strictObject({ board: whole, result: resultSchema })) }),
  },
  {
    ...{ method: 'get', path: '/api/ratings', about: 'The ratings of this guest.', by: 'guest' },
    answer: v.strictObject({ listed: v.boolean(), pools: v.array(pool) }),
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
    ...{ method: 'get', path: '/api/my-tournaments', about: 'Those this guest organises or has entered.', by: 'guest' },
    answer: tournaments,
  },
  { method: 'get', path: '/api/tournaments/{id}', about: 'One tournament: its log of facts.', answer: tournament },
  {
    ...{ method: 'post', path: '/api/tournaments/{id}', about: 'A command of an organiser or a player.', by: 'guest' },
    body: command,
    answer: v.strictObject({ version: whole }),
  },
  {
    ...{ method: 'get', path: '/api/bot/tournaments/{id}', about: 'One tournament, for a bot.', by: 'bot' },
    answer: tournament,
  },
  {
    ...{ method: 'post', path: '/api/bot/tournaments/{id}', about: 'A command of a bot.', by: 'bot' },
    body: command,
    answer: v.strictObject({ version: whole }),
  },
  {
    ...{ method: 'post', path: '/api/seasons', about: 'A new season.', by: 'guest' },
    body: bodies.named,
    answer: v.strictObject({ id: v.string() }),
  },
  {
    ...{ method: 'get', path: '/api/my-seasons', about: 'The seasons of this guest.', by: 'guest' },
    answer: v.strictObject({ seasons: v.array(named) }),
  },
  { method: 'get', path: '/api/seasons/{id}', about: 'How several tournaments add up.', answer: season },
  {
    ...{ method: 'put', path: '/api/seasons/{id}', about: 'Says which tournaments count.', by: 'guest' },
    body: bodies.season,
    answer: nothing,
  },
  {
    ...{ method: 'delete', path: '/api/seasons/{id}', about: 'Removes a season; its tournaments stay.', by: 'guest' },
    answer: nothing,
  },
  {
    ...{ method: 'post', path: '/api/bots', about: 'A token for a bot, shown only once.', by: 'guest' },
    answer: v.strictObject({ token: v.string() }),
  },
  {
    ...{ method: 'get', path: '/api/bots', about: 'Programs that can be asked to a table, the strongest first.' },
    answer: v.strictObject({ bots: v.array(offer) }),
  },
  {
    ...{ method: 'post', path: '/api/bots/{id}/ask', about: 'The host of a table asks a program to it.', by: 'guest' },
    body: bodies.askedTo,
    answer: nothing,
  },
  {
    ...{ method: 'post', path: '/api/bot/tables/{id}', about: 'A command of a bot, as on the socket.', by: 'bot' },
    body: bodies.botCommand,
    answer: v.strictObject({ version: whole }),
  },
  ...OWN_ROUTES,
  {
    ...{ method: 'get', path: '/links', about: 'Whether addresses such as /t/{id} lead to the page here.' },
    answer: v.strictObject({ links: v.boolean() }),
  },
  {
    ...{ method: 'get', path: '/oembed', about: 'What another site can show in the place of a link (oembed.com).' },
    query: ['url', 'format', 'maxwidth', 'maxheight'],
    answer: oembedAnswer,
  },
  ...NOTIFICATION_ROUTES,
];

export const refusal = v.strictObject({
  code: v.string(),
  message: v.string(),
  details: v.record(v.string(), v.unknown()),
});

/** What a schema only checks by code, such as whether a game is known, is left to the server. */
const jsonOf = (schema: v.GenericSchema): object => {
  const { $schema: _, ...rest } = toJsonSchema(schema, { errorMode: 'ignore' });
  return rest;
};
const content = (schema: v.GenericSchema): object => ({ 'application/json': { schema: jsonOf(schema) } });

const parametersOf = ({ path, query = [] }: Route): readonly object[] => [
  ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    ...{ name, in: 'path', required: true, schema: { type: 'string' } },
  })),
  ...query.map((name) => ({ name, in: 'query', schema: { type: 'string' } })),
];

const operationOf = (route: Route): object => ({
  ...operationWith(route),
  parameters: parametersOf(route),
});

const operationWith = ({ about, by, body, answer }: Route): object => ({
  summary: about,
  ...(by === undefined ? {} : { security: [{ [by]: [] }] }),
  ...(body === undefined ? {} : { requestBody: { required: true, content: content(body) } }),
  responses: {
    200: { description: 'Done.', content: content(answer) },
    default: { description: 'Refused, and why.', content: content(refusal) },
  },
});

function openApi(): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const route of ROUTES) {
    paths[route.path] ??= {};
    paths[route.path]![route.method] = operationOf(route);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Speeltafel', version: '1', license: { name: 'MIT', identifier: 'MIT' } },
    paths,
    components: {
      securitySchemes: {
        guest: { type: 'apiKey', in: 'cookie', name: 'speeltafel' },
        bot: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const sectionOf = ({ method, path, about, by, body, answer }: Route): string => {
  const shape = (title: string, schema: v.GenericSchema): string =>
    `<h3>${title}</h3><pre>${escaped(JSON.stringify(jsonOf(schema), null, 2))}</pre>`;
  const who = { guest: ' Needs the cookie of a guest.', bot: ' Needs the token of a bot.' };
  return `<h2><code>${method.toUpperCase()} ${path}</code></h2><p>${escaped(about)}${by === undefined ? '' : who[by]}</p>${
    body === undefined ? '' : shape('Body', body)
  }${shape('Answer', answer)}`;
};

const page = (): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>The API of Speeltafel</title><main><h1>The API of Speeltafel</h1><p>For programs: <a href="openapi.json">openapi.json</a>. A refusal has a status of 400 or more:</p><pre>${escaped(JSON.stringify(jsonOf(refusal), null, 2))}</pre>${ROUTES.map(sectionOf).join('')}</main></html>\n`;

export function descriptionRoutes(app: FastifyInstance): void {
  let api: object | undefined;
  app.get('/api/openapi.json', async () => {
    api ??= openApi();
    return api;
  });
  let text: string | undefined;
  app.get('/api/', async (_, reply) => {
    text ??= page();
    return reply.type('text/html; charset=utf-8').send(text);
  });
}
