/** The HTTP server: hooks for every request, the routes, and the page itself. */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { refusal } from '@speeltafel/rules';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { acquaintanceRoutes } from './acquaintances.ts';
import { bookmarkRoutes } from './bookmarks.ts';
import { botRoutes } from './bots.ts';
import { addressOf } from './client-address.ts';
import type { Parts } from './context.ts';
import { descriptionRoutes } from './description/description.ts';
import { deviceRoutes } from './devices.ts';
import { guestRoutes } from './guests.ts';
import { DATA, HSTS } from './headers.ts';
import { metricsRoutes } from './health.ts';
import { lobbyBotRoutes } from './lobby-bots.ts';
import { moderationRoutes } from './moderation.ts';
import { notificationRoutes } from './notifications.ts';
import { sameOrigin } from './origin.ts';
import { ownGameRoutes } from './own-games.ts';
import { playerDataRoutes } from './player-data.ts';
import { LONGEST_RECORD } from './previews/link-content.ts';
import { linkRoutes } from './previews/links.ts';
import { ratingRoutes } from './ratings.ts';
import { Refused, tooFast } from './refused.ts';
import { scoreCardRoutes } from './score-cards.ts';
import { screenRoutes } from './screens.ts';
import { seasonRoutes } from './seasons.ts';
import { signInRoutes } from './sign-in.ts';
import { answerFrom, isFile } from './static-files.ts';
import { tableRoutes } from './tables.ts';
import { tournamentRoutes } from './tournaments.ts';
import { rejectUpgrade, upgrade } from './upgrade.ts';
import { visitorFrom } from './visitor.ts';

const UNREADABLE = refusal('bad-request', 'This request cannot be read.');
const BROKEN = refusal('broken', 'Something went wrong here. Please try again.');

/** Logs the route instead of the address: links are secrets. */
const logged = ({ method, routeOptions }: FastifyRequest, address: string | undefined): Record<string, string> => ({
  method,
  route: routeOptions?.url ?? 'none',
  ...(address === undefined ? {} : { address }),
});

const HEAD_WITHIN = 10_000;
const REQUEST_WITHIN = 20_000;
const LOOK_EVERY = 5_000;

const emptyApp = ({ log, logAddresses, trustProxy }: Parts): FastifyInstance =>
  fastify({
    bodyLimit: 16 * 1024,
    // The longest part of an address is a record.
    routerOptions: { maxParamLength: LONGEST_RECORD },
    logger: {
      // Warnings are for the operator, even if they asked for no request log.
      level: log ? 'info' : 'warn',
      serializers: { req: (request) => logged(request, logAddresses ? addressOf(request.raw, trustProxy) : undefined) },
    },
    logController: new LogController({ disableRequestLogging: !log }),
    forceCloseConnections: true,
    // A request whose head and body do not arrive in time is cut off.
    requestTimeout: REQUEST_WITHIN,
    http: { headersTimeout: HEAD_WITHIN, connectionsCheckingInterval: LOOK_EVERY },
    // Addresses that cannot be decoded and malformed HTTP never reach the hooks.
    frameworkErrors: (_, __, reply) => {
      (reply as FastifyReply).headers(DATA).status(400).send(UNREADABLE);
    },
    clientErrorHandler: (_, socket) => {
      if (socket.writable) rejectUpgrade(socket, '400 Bad Request');
    },
  });

/** Not rate-limited: an operator's tools poll these. */
const FREE: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

const isApi = (address: string): boolean => address.startsWith('/api/');
const mayMiss = (parts: Parts, request: FastifyRequest): boolean => parts.limits.request(visitorFrom(parts, request));

export function httpApp(parts: Parts): FastifyInstance {
  const { limits, metrics, site } = parts;
  const app = emptyApp(parts);

  app.addHook('onSend', async (_, reply) => {
    reply.headers(DATA);
    if (parts.secure) reply.header(...HSTS);
  });
  app.addHook('onRequest', async (request) => {
    // By the route, not by the text of the address, which can be spelled in many ways.
    if (!request.is404 && !FREE.has(request.routeOptions.url ?? '') && !limits.request(visitorFrom(parts, request))) {
      throw tooFast();
    }
    if (request.method !== 'GET' && !sameOrigin(request.headers)) {
      throw new Refused(403, 'foreign-origin', 'Another site asked for this.');
    }
  });
  app.setErrorHandler((error: unknown, request, reply: FastifyReply) => {
    const known = error instanceof Refused ? error : undefined;
    const status = known?.status ?? (error as { readonly statusCode?: number }).statusCode ?? 500;
    // A node that is not ready answers every request so; the reason is in the log already.
    if (status >= 500 && known === undefined) request.log.error(error);
    const refused = known?.refusal ?? (status < 500 ? UNREADABLE : BROKEN);
    metrics.refused(refused.code);
    return reply.status(status).send(refused);
  });
  app.setNotFoundHandler((request, reply) => {
    // Static files are not rate-limited: they are many, cheap, and the same for every visitor.
    if (parts.secure) reply.raw.setHeader(...HSTS);
    if (site !== undefined && !isApi(request.url) && (isFile(site, request.raw) || mayMiss(parts, request))) {
      reply.hijack();
      answerFrom(site, request.raw, reply.raw);
      return;
    }
    if (!mayMiss(parts, request)) throw tooFast();
    throw new Refused(404, 'nothing-here', 'There is nothing at this address.');
  });

  guestRoutes(app, parts);
  deviceRoutes(app, parts);
  signInRoutes(app, parts);
  tableRoutes(app, parts);
  bookmarkRoutes(app, parts);
  screenRoutes(app, parts);
  ratingRoutes(app, parts);
  tournamentRoutes(app, parts);
  seasonRoutes(app, parts);
  scoreCardRoutes(app, parts);
  ownGameRoutes(app, parts);
  playerDataRoutes(app, parts);
  acquaintanceRoutes(app, parts);
  notificationRoutes(app, parts);
  botRoutes(app, parts);
  lobbyBotRoutes(app, parts);
  moderationRoutes(app, parts);
  linkRoutes(app, parts);
  metricsRoutes(app, parts);
  descriptionRoutes(app);
  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    upgrade(parts, request, socket, head).catch(() => socket.destroy());
  });
  return app;
}
