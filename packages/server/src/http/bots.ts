/** The bot API: a program takes a seat with a token, receives the table as lines of JSON, and sends commands. */
import type { ServerResponse } from 'node:http';
import { hosted } from '@speeltafel/table';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Bot, Guest } from '../guests/guests.ts';
import { toPromise } from '../host/command-attempt.ts';
import type { Allowed, LiveTable, TableWatcher } from '../host/live-table.ts';
import { mayCommand } from '../limits.ts';
import type { Parts } from './context.ts';
import { DATA } from './headers.ts';
import { checked, noSuchTable, Refused, refusedWith, tooFast } from './refused.ts';
import * as schemas from './request-schemas.ts';
import { checkBan, visitorFrom } from './visitor.ts';

const ALIVE_EVERY = 15_000;
/** A program that does not take what it is sent is given up. */
const MOST_BUFFERED = 1_000_000;

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
  const { hosting, limits, metrics, streams } = parts;

  async function liveTableOf(id: string): Promise<LiveTable> {
    const liveTable = v.is(hosted.tableId, id) ? await hosting.liveTable(id) : undefined;
    if (liveTable === undefined) throw noSuchTable();
    return liveTable;
  }

  app.get<{ Params: { id: string } }>('/api/bot/tables/:id', async (request, reply) => {
    const bot = await botOf(parts, request);
    const liveTable = await liveTableOf(request.params.id);
    await liveTable.catchUp();
    const network = visitorFrom(parts, request);
    if (!limits.watch(bot.id) || !limits.watchFrom(network)) throw tooFast();
    const { raw } = reply;
    const places = raw.destroyed ? [] : [limits.line(bot.id, network), limits.stream(bot.id, liveTable.id)];
    const giveBack = (): void => {
      for (const place of places) place?.();
    };
    if (places.length === 0 || places.includes(undefined)) {
      giveBack();
      throw tooFast();
    }
    raw.on('close', giveBack);
    reply.hijack();
    streams.add(raw, bot, network);
    stream(raw, liveTable, bot, parts.now);
  });

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
    return { version: outcome.value };
  });
}

/** Everything the bot may know, at once and after every change, until it goes away. */
function stream(raw: ServerResponse, liveTable: LiveTable, bot: Guest, now: () => number): void {
  raw.writeHead(200, { ...DATA, 'Content-Type': 'application/x-ndjson; charset=utf-8' });
  const line = (text: string): void => {
    if (raw.writableLength > MOST_BUFFERED) raw.destroy();
    else if (!raw.writableEnded) raw.write(`${text}\n`);
  };
  let before: Allowed | undefined;
  const watcher: TableWatcher = {
    guest: bot.id,
    sendView: (table, from, told) => {
      const actions = liveTable.actions(bot.id);
      // What has not changed is not sent again: a list may hold thousands of actions.
      const listed =
        actions === before && Object.keys(actions).length > 0
          ? '"actions":{},"unchanged":true'
          : `"actions":${textOf(actions)}`;
      before = actions;
      const seats = JSON.stringify(hosted.seatsOf(told.seating, bot.id));
      line(
        `{"type":"table","table":"${table}","from":${from},"told":${textOf(told)},"seats":${seats},${listed},"now":${now()}}`,
      );
    },
    here: () => {},
    gone: () => raw.end(),
  };
  const alive = setInterval(() => line('{"type":"alive"}'), ALIVE_EVERY);
  raw.on('close', () => {
    clearInterval(alive);
    liveTable.leave(watcher);
  });
  liveTable.join(watcher, 0);
}

/** Several streams may be told the same: it is written once. */
const texts = new WeakMap<object, string>();

function textOf(value: object): string {
  let text = texts.get(value);
  if (text === undefined) {
    text = JSON.stringify(value);
    texts.set(value, text);
  }
  return text;
}
