/** The bot API: a bot takes a seat with a token, receives tables as lines of JSON, and sends commands. */
import { hosted } from '@speeltafel/table';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { BotLine } from '../bots/bot-line.ts';
import { ManyTables } from '../bots/many-tables.ts';
import type { Bot } from '../guests/guests.ts';
import { toPromise } from '../host/command-attempt.ts';
import type { LiveTable } from '../host/live-table.ts';
import { mayCommand } from '../limits.ts';
import type { Parts } from './context.ts';
import { checked, noSuchTable, Refused, refusedWith, tooFast } from './refused.ts';
import * as schemas from './request-schemas.ts';
import { checkBan, visitorFrom } from './visitor.ts';

/** The key of a stream for all tables. */
const ALL_TABLES = '*';

export async function botOf(parts: Parts, request: FastifyRequest): Promise<Bot> {
  const { guests, networks, limits } = parts;
  const token = /^Bearer ([A-Za-z0-9_-]{43})$/.exec(request.headers.authorization ?? '')?.[1];
  const bot = token === undefined ? undefined : await guests.byToken(token);
  if (bot === undefined) throw new Refused(401, 'bad-token', 'This token is not known here.');
  const network = visitorFrom(parts, request);
  if (!limits.message(`bot/${bot.id}`) || !limits.messageFrom(network)) throw tooFast();
  checkBan(parts, bot.id, network);
  networks.saw(bot.id, network);
  return bot;
}

export function botRoutes(app: FastifyInstance, parts: Parts): void {
  const { hosting, limits, metrics, streams, botStreams } = parts;

  async function liveTableOf(id: string): Promise<LiveTable> {
    const liveTable = v.is(hosted.tableId, id) ? await hosting.liveTable(id) : undefined;
    if (liveTable === undefined) throw noSuchTable();
    return liveTable;
  }

  app.get<{ Params: { id: string } }>('/api/bot/tables/:id', async (request, reply) => {
    const bot = await botOf(parts, request);
    const liveTable = await liveTableOf(request.params.id);
    await liveTable.catchUp();
    take(reply, request, bot, [limits.stream(bot.id, liveTable.id)]);
    const line = new BotLine({ raw: reply.raw, guest: bot.id, now: parts.now, gone: () => reply.raw.end() });
    line.join(liveTable);
  });

  /**
   * One stream for every table where the bot has a seat. With a name, a level and games, the bot is offered to players
   * in the lobby.
   */
  app.get('/api/bot/stream', async (request, reply) => {
    const bot = await botOf(parts, request);
    const asked = checked(schemas.botStream, request.query);
    const offered = 'name' in asked ? asked : null;
    const network = visitorFrom(parts, request);
    const places = [limits.stream(bot.id, ALL_TABLES), ...(offered === null ? [] : [limits.offer(network)])];
    take(reply, request, bot, places);
    const joined = (): void => {
      limits.watch(bot.id, 1, 'owed');
      limits.watchFrom(network, 1, 'owed');
    };
    const { store, now } = parts;
    const stream = new ManyTables({ raw: reply.raw, bot, offered, store, hosting, now, joined });
    reply.raw.on('close', botStreams.add(stream));
  });

  /**
   * Turns the reply into a stream and holds the given places, and one of the guest's connections, while it is open.
   * Refuses if a place is missing.
   */
  function take(
    reply: FastifyReply,
    request: FastifyRequest,
    bot: Bot,
    wanted: readonly ((() => void) | undefined)[],
  ): void {
    const network = visitorFrom(parts, request);
    const { raw } = reply;
    const places = [...wanted, limits.line(bot.id, network)];
    const giveBack = (): void => {
      for (const place of places) place?.();
    };
    if (raw.destroyed || places.includes(undefined) || !limits.watch(bot.id) || !limits.watchFrom(network)) {
      giveBack();
      throw tooFast();
    }
    raw.on('close', giveBack);
    reply.hijack();
    streams.add(raw, bot, network);
  }

  app.post<{ Params: { id: string } }>('/api/bot/tables/:id', async (request) => {
    const bot = await botOf(parts, request);
    await liveTableOf(request.params.id);
    const { nonce, seen, command } = checked(schemas.botCommand, request.body);
    if (!mayCommand(limits, bot.id, visitorFrom(parts, request), command)) throw tooFast();
    const began = performance.now();
    const sender = { guest: bot.id, name: bot.name, bot: true, lag: 0 };
    const outcome = await toPromise((reply) => hosting.command(request.params.id, command, seen, nonce, sender, reply));
    metrics.commanded(command.kind, performance.now() - began);
    if (!outcome.ok) throw refusedWith(409, outcome.refusal);
    if (command.kind === 'sit') botStreams.sat(bot.id);
    return { version: outcome.value };
  });
}
