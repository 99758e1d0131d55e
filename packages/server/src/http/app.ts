/** The HTTP door: guests, tables, the lobby, bots, health and figures, and the page itself. */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type Refusal, refusal } from '@speeltafel/rules';
import type { hosted } from '@speeltafel/table';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Guest, Guests } from '../guests/guests.ts';
import type { Hosting } from '../host/hosting.ts';
import type { Limits } from '../limits.ts';
import type { Metrics } from '../metrics.ts';
import type { Sockets } from '../socket/sockets.ts';
import type { Listed, Store } from '../store/store.ts';
import { addressOf } from './address.ts';
import { answerFrom } from './answer.ts';
import * as asked from './asked.ts';
import { botDoor } from './bots.ts';
import { DATA } from './headers.ts';
import { sameOrigin } from './origin.ts';
import type { Site } from './site.ts';

export interface Parts {
  readonly store: Store;
  readonly hosting: Hosting;
  readonly guests: Guests;
  readonly sockets: Sockets;
  readonly limits: Limits;
  readonly metrics: Metrics;
  /** Whether cookies go over TLS only, because a proxy in front speaks it. */
  readonly secure: boolean;
  readonly trustProxy: boolean;
  readonly log: boolean;
  /** The page, if it is served from here. */
  readonly site: Site | undefined;
  /** False while the node is going down. */
  ready(): boolean;
}

const COOKIE = 'speeltafel';
const YEAR = 365 * 24 * 60 * 60;
const LISTED = 60;
const LISTED_FOR = 24 * 60 * 60_000;
const TABLE = /^[a-z0-9]{6,24}$/;
const CODE = /^[a-z]{3,8}-[a-z]{3,8}-[0-9]{2,9}$/;

export class Refused extends Error {
  readonly status: number;
  readonly refusal: Refusal;
  constructor(status: number, code: string, message: string, details: Refusal['details'] = {}) {
    super(message);
    this.status = status;
    this.refusal = refusal(code, message, details);
  }
}

/** A body as it should be, or a refusal that says where it is not. */
export function checked<S extends v.GenericSchema>(schema: S, body: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, body);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const path = v.getDotPath(issue!) ?? '';
  throw new Refused(400, 'bad-request', `This cannot be read${path === '' ? '' : ` at ${path}`}.`, { path });
}

const keyIn = (header: string | undefined): string | undefined =>
  new RegExp(`(?:^|; )${COOKIE}=([A-Za-z0-9_-]{43})(?:;|$)`).exec(header ?? '')?.[1];

export function httpApp(parts: Parts): FastifyInstance {
  const { store, hosting, guests, limits, metrics, sockets, secure } = parts;
  const from = (request: FastifyRequest): string => addressOf(request.raw, parts.trustProxy);
  const app = fastify({
    bodyLimit: 16 * 1024,
    logger: parts.log ? { redact: ['req.headers.cookie', 'req.headers.authorization'] } : false,
    forceCloseConnections: true,
    // An address that cannot be decoded, and what is no HTTP at all, never reach the hooks below.
    frameworkErrors: (_, __, reply) => {
      (reply as FastifyReply).headers(DATA).status(400).send(refusal('bad-request', 'This request cannot be read.'));
    },
    clientErrorHandler: (_, socket) => {
      if (socket.writable) socket.end(`HTTP/1.1 400 Bad Request\r\n${SAFETY}${NO_BODY}`);
    },
  });
  app.addHook('onSend', async (_, reply) => {
    reply.headers(DATA);
  });

  app.addHook('onRequest', async (request) => {
    // The files of the page are many, cheap, and the same for everybody.
    if (request.url.startsWith('/api/') && !limits.request(from(request)))
      throw new Refused(429, 'too-fast', 'That was too fast. Wait a moment.');
    if (request.method !== 'GET' && !sameOrigin(request.raw.headers)) {
      throw new Refused(403, 'foreign-origin', 'Another site asked for this.');
    }
  });
  app.setErrorHandler((error: unknown, request, reply: FastifyReply) => {
    const known = error instanceof Refused ? error : undefined;
    const status = known?.status ?? (error as { readonly statusCode?: number }).statusCode ?? 500;
    if (status >= 500) request.log.error(error);
    const { code, message, details } =
      known?.refusal ??
      (status < 500
        ? refusal('bad-request', 'This request cannot be read.')
        : refusal('broken', 'Something went wrong here. Please try again.'));
    metrics.refused(code);
    return reply.status(status).send({ code, message, details });
  });

  const whoIs = (request: FastifyRequest): Promise<Guest | undefined> => guests.byKey(keyIn(request.headers.cookie));
  async function guestOf(request: FastifyRequest): Promise<Guest> {
    const guest = await whoIs(request);
    if (guest === undefined) throw new Refused(401, 'who-are-you', 'Say your name first.');
    return guest;
  }
  const make = (request: FastifyRequest): void => {
    if (!limits.make(from(request))) throw new Refused(429, 'too-many', 'That is enough for now. Come back later.');
  };
  const setKey = (reply: FastifyReply, key: string): FastifyReply =>
    reply.header(
      'set-cookie',
      `${COOKIE}=${key}; Path=/; Max-Age=${key === '' ? 0 : YEAR}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`,
    );

  app.get('/api/me', async (request) => ({ guest: (await whoIs(request)) ?? null }));
  app.post('/api/me', async (request, reply) => {
    const { name } = checked(asked.named, request.body);
    const known = await whoIs(request);
    if (known !== undefined) return { guest: await guests.rename(keyIn(request.headers.cookie)!, known, name) };
    make(request);
    const { guest, key } = await guests.welcome(name);
    setKey(reply, key);
    return { guest };
  });
  app.delete('/api/me', async (request, reply) => {
    const { id } = await guestOf(request);
    await guests.forget(id);
    sockets.drop(id);
    await hosting.forget(id);
    setKey(reply, '');
    return {};
  });

  app.post('/api/tables', async (request) => {
    const guest = await guestOf(request);
    make(request);
    const { game, options, clock, listed, seats } = checked(asked.newTable, request.body);
    const seating: Record<number, hosted.Sitter | null> = {};
    for (const [i, seat] of seats.entries()) {
      seating[i + 1] =
        seat.kind === 'open'
          ? null
          : seat.kind === 'here'
            ? { kind: 'person', guest: guest.id, name: seat.name }
            : { kind: 'computer', level: seat.level, keeps: null };
    }
    const opened = await hosting.open(guest.id, { game, options, clock, listed, seating });
    if (!opened.ok) throw new Refused(400, opened.refusal.code, opened.refusal.message, opened.refusal.details);
    return opened.value;
  });
  app.get('/api/tables', async () => ({ tables: (await store.lobby(Date.now() - LISTED_FOR, LISTED)).map(listed) }));
  app.get('/api/mine', async (request) => {
    const guest = await guestOf(request);
    return { tables: (await store.tablesOf(guest.id, LISTED)).map(listed) };
  });
  app.get<{ Params: { name: string } }>('/api/tables/:name', async (request) => {
    const name = request.params.name.toLowerCase();
    await hosting.stands(name);
    if (CODE.test(name) && !limits.lookUp(from(request))) {
      throw new Refused(429, 'too-many', 'That is enough for now. Come back later.');
    }
    const table = CODE.test(name) || TABLE.test(name) ? await store.tableOf(name) : undefined;
    if (table === undefined) throw new Refused(404, 'no-such-table', 'There is no such table.');
    return listed(table);
  });
  app.post('/api/bots', async (request) => {
    const guest = await guestOf(request);
    make(request);
    return { token: await guests.newBot(guest) };
  });
  botDoor(app, parts);

  app.get('/healthz', async () => ({ alive: true }));
  app.get('/readyz', async () => {
    if (!parts.ready()) throw new Refused(503, 'going-down', 'This node is going down.');
    await store.ready();
    return { ready: true };
  });
  app.get('/metrics', async (_, reply) => {
    reply.type('text/plain; version=0.0.4');
    const { rss } = process.memoryUsage();
    return metrics.text({ sockets: sockets.size, tables_in_memory: hosting.size, memory_bytes: rss });
  });

  app.setNotFoundHandler((request, reply) => {
    if (parts.site === undefined || request.url.startsWith('/api/')) {
      throw new Refused(404, 'nothing-here', 'There is nothing at this address.');
    }
    reply.hijack();
    answerFrom(parts.site, request.raw, reply.raw);
  });

  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    upgrade(parts, request, socket, head).catch(() => socket.destroy());
  });
  return app;
}

const listed = ({ id, code, game, status, changed, summary, waiting }: Listed) => ({
  id,
  code,
  game,
  status,
  changed,
  ...(JSON.parse(summary) as object),
  waiting: JSON.parse(waiting) as readonly number[],
});

const SAFETY = Object.entries(DATA)
  .map(([name, value]) => `${name}: ${value}\r\n`)
  .join('');
const NO_BODY = 'Connection: close\r\nContent-Length: 0\r\n\r\n';

async function upgrade(
  { guests, sockets, limits, ready, trustProxy }: Parts,
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
): Promise<void> {
  socket.on('error', () => socket.destroy());
  const refuse = (status: string): void => {
    socket.end(`HTTP/1.1 ${status}\r\n${SAFETY}${NO_BODY}`);
  };
  if (request.url !== '/socket') return refuse('404 Not Found');
  if (!ready()) return refuse('503 Service Unavailable');
  if (!sameOrigin(request.headers)) return refuse('403 Forbidden');
  if (!limits.request(addressOf(request, trustProxy))) return refuse('429 Too Many Requests');
  const guest = await guests.byKey(keyIn(request.headers.cookie));
  if (guest === undefined) return refuse('401 Unauthorized');
  const giveBack = limits.line(guest.id);
  if (giveBack === undefined) return refuse('429 Too Many Requests');
  socket.once('close', giveBack);
  sockets.server.handleUpgrade(request, socket, head, (client) => sockets.add(client, socket, guest));
}
