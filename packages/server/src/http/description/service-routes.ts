/** The routes of links, bot streams, reports, operators and monitoring, and of this description itself. */
import { hosted } from '@speeltafel/table';
import * as v from 'valibot';
import { orderSchema, reportSchema } from '../../moderation/orders.ts';
import { oembedAnswer } from '../previews/oembed.ts';
import { botMessage } from './messages.ts';
import type { Route } from './route.ts';

const nothing = v.strictObject({});
const text = v.string();
const seen = {
  ...{ table: text, game: text, code: text, host: text, listed: v.boolean() },
  seating: v.record(text, v.nullable(v.looseObject({}))),
  talk: v.array(v.looseObject({ name: text, text, at: v.number() })),
};
const evidence = v.looseObject({});
const overview = v.strictObject({
  now: v.number(),
  reports: v.array(
    v.strictObject({
      ...{ id: text, at: v.number(), table: text, guest: text, about: v.nullable(text), reason: text, note: text },
      ...{ evidence, closed: v.nullable(v.number()) },
    }),
  ),
  bans: v.array(v.strictObject({ kind: text, subject: text, since: v.number(), until: v.number(), why: text })),
  log: v.array(v.strictObject({ id: text, at: v.number(), done: v.looseObject({}) })),
});
const carriedOut = v.strictObject({
  table: v.exactOptional(hosted.tableId),
  until: v.exactOptional(v.number()),
  network: v.exactOptional(text),
  revoked: v.exactOptional(v.number()),
});

const PAGE = { type: 'text/html', answer: text } as const;
const PICTURE = { type: 'image/png', answer: text } as const;
const LINES = { type: 'application/x-ndjson', answer: botMessage } as const;

const link = (path: string, about: string): readonly Route[] => [
  {
    method: 'get',
    path,
    about: `The page that shows ${about}, with a title and a picture for link previews.`,
    ...PAGE,
  },
  { method: 'get', path: `${path}/picture.png`, about: `A picture of ${about}.`, ...PICTURE },
];

export const SERVICE_ROUTES: readonly Route[] = [
  {
    ...{
      method: 'get',
      path: '/api/bot/stream',
      about: 'Every table where a bot has a seat, as lines of JSON.',
      by: 'bot',
    },
    query: ['name', 'level', 'games', 'tables'],
    ...LINES,
  },
  {
    ...{ method: 'get', path: '/api/bot/tables/{id}', about: 'One table for a bot, as lines of JSON.', by: 'bot' },
    ...LINES,
  },
  {
    ...{ method: 'post', path: '/api/tables/{id}/report', about: 'Reports a table to the operator.', by: 'guest' },
    body: reportSchema,
    answer: nothing,
  },
  {
    ...{ method: 'post', path: '/api/tournaments/{id}/report', about: 'Reports a tournament to the operator.' },
    by: 'guest',
    body: reportSchema,
    answer: nothing,
  },
  {
    ...{ method: 'get', path: '/api/privacy', about: 'How many days each kind of data is stored.' },
    answer: v.strictObject({ days: v.record(text, v.number()), addresses: v.boolean() }),
  },
  ...link('/t/{name}', 'a table'),
  ...link('/g/{name}', 'a game, by its record'),
  ...link('/p/{name}', 'a puzzle'),
  { method: 'get', path: '/embed/g/{name}', about: 'The replay of a game, for a frame of another site.', ...PAGE },
  {
    ...{ method: 'get', path: '/links', about: 'Whether addresses such as /t/{id} work on this server.' },
    answer: v.strictObject({ links: v.boolean() }),
  },
  {
    ...{ method: 'get', path: '/oembed', about: 'What another site can show instead of a link (oembed.com).' },
    query: ['url', 'format', 'maxwidth', 'maxheight'],
    answer: oembedAnswer,
  },
  {
    ...{ method: 'get', path: '/api/admin', about: 'Reports, bans and the log of orders.', by: 'operator' },
    answer: overview,
  },
  {
    ...{
      method: 'get',
      path: '/api/admin/tables/{name}',
      about: 'The players of a table or tournament, with the talk.',
    },
    by: 'operator',
    answer: v.strictObject({ ...seen, tournament: v.exactOptional(text) }),
  },
  {
    ...{ method: 'post', path: '/api/admin', about: 'Carries out an order.', by: 'operator' },
    body: orderSchema,
    answer: carriedOut,
  },
  {
    ...{ method: 'get', path: '/healthz', about: 'Whether the process is alive.' },
    answer: v.strictObject({ alive: v.literal(true) }),
  },
  {
    ...{ method: 'get', path: '/readyz', about: 'Whether the node can serve.' },
    answer: v.strictObject({ ready: v.literal(true) }),
  },
  { method: 'get', path: '/metrics', about: 'Metrics for Prometheus.', type: 'text/plain', answer: text },
  { method: 'get', path: '/api/openapi.json', about: 'This description.', answer: v.looseObject({}) },
  { method: 'get', path: '/api/asyncapi.json', about: 'The messages of the socket.', answer: v.looseObject({}) },
  { method: 'get', path: '/api/', about: 'Both descriptions as a page.', ...PAGE },
];
