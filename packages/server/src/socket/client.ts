/** The socket of one browser tab or bot. Every message is validated and bounded, every command answered once. */
import type { Duplex } from 'node:stream';
import { hosted } from '@speeltafel/table';
import type { GuestPart } from '@speeltafel/tournament';
import * as v from 'valibot';
import type { WebSocket } from 'ws';
import type { Visitor } from '../guests/guests.ts';
import type { Presence } from '../host/audience.ts';
import type { Outcome, Reply } from '../host/command-attempt.ts';
import type { Hosting } from '../host/hosting.ts';
import type { LiveTable, TableWatcher } from '../host/live-table.ts';
import { isScreen } from '../host/screen-guest.ts';
import type { Sender } from '../host/sent-command.ts';
import { type Limits, mayCommand, watchCost } from '../limits.ts';
import type { Metrics } from '../metrics.ts';
import type { LiveTournament, TournamentWatcher } from '../tournaments/live-tournament.ts';
import type { Tournaments } from '../tournaments/tournaments.ts';
import { FrameWriter, frameOf } from './frame-writer.ts';

type FromServer = hosted.FromServer;

const TOO_FAST = 'That was too fast. Wait a moment.';
/** A socket that does not complete the close handshake in this time is terminated. */
const GOODBYE = 1000;
const MOST_TABLES = 20;
const MOST_TOURNAMENTS = 4;
const MOST_TRIPS = 8;
/** A client that leaves a ping unanswered for this long is gone. */
const SILENCE = 20_000;
/** After this many rate-limit warnings the connection is closed. */
const MOST_WARNINGS = 200;

export interface SocketParts {
  readonly hosting: Hosting;
  readonly tournaments: Pick<Tournaments, 'find'>;
  readonly limits: Limits;
  readonly metrics: Metrics;
  now(): number;
}

export class Client implements TableWatcher, TournamentWatcher, Sender {
  readonly guest: string;
  readonly name: string;
  readonly session: string;
  readonly bot = false;
  /** True if the page is in the background. */
  hidden = false;
  /** The last round trips, measured by the server, in milliseconds. */
  private readonly trips: number[] = [];
  readonly network: string;
  private readonly socket: WebSocket;
  private readonly line: FrameWriter;
  private readonly hosting: Hosting;
  private readonly tournaments: Pick<Tournaments, 'find'>;
  private readonly limits: Limits;
  private readonly metrics: Metrics;
  /** Tables the client watches, including those still being loaded. */
  private readonly wanted = new Set<string>();
  private readonly liveTables = new Map<string, LiveTable>();
  /** Followed tournaments; null while one is being loaded. */
  private readonly followed = new Map<string, LiveTournament | null>();
  private readonly now: () => number;
  private pinged = 0;
  private warnings = 0;
  private alive = true;

  constructor(socket: WebSocket, stream: Duplex, guest: Visitor, network: string, parts: SocketParts) {
    this.network = network;
    this.socket = socket;
    this.line = new FrameWriter(socket, stream);
    this.guest = guest.id;
    this.name = guest.name;
    this.session = guest.session;
    this.hosting = parts.hosting;
    this.tournaments = parts.tournaments;
    this.limits = parts.limits;
    this.metrics = parts.metrics;
    this.now = parts.now;
    socket.on('pong', (data) => {
      // Only the first pong to the latest ping counts: others could make a round trip look longer.
      if (this.alive || String(data) !== String(this.pinged)) return;
      this.alive = true;
      this.trips.push(this.now() - this.pinged);
      if (this.trips.length > MOST_TRIPS) this.trips.shift();
    });
    socket.on('message', (data, isBinary) => {
      // A client that is being closed is not obeyed any more, whether it leaves or not.
      if (!this.line.isOpen) return;
      try {
        this.receive(isBinary ? '' : String(data));
      } catch {
        this.broken();
      }
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      for (const liveTable of this.liveTables.values()) liveTable.leave(this);
      for (const live of this.followed.values()) live?.leave(this);
      this.followed.clear();
      this.liveTables.clear();
      this.wanted.clear();
    });
    this.ping();
  }

  /** The shortest recent round trip: delaying a single answer gains nothing. */
  get lag(): number {
    return this.trips.length === 0 ? 0 : Math.min(...this.trips);
  }

  /** True if it has left a ping unanswered for too long. */
  isSilent(): boolean {
    return !this.alive && this.now() - this.pinged > SILENCE;
  }

  /** Pings, unless the last ping is still unanswered. */
  ping(): void {
    if (!this.alive) return;
    this.alive = false;
    this.pinged = this.now();
    this.socket.ping(String(this.pinged));
  }

  private send(message: FromServer): void {
    this.line.send(frameOf(JSON.stringify(message)));
  }

  close(code: number, why?: string): void {
    this.line.close(code, why);
    setTimeout(() => this.socket.terminate(), GOODBYE).unref();
  }

  sendView(table: string, from: number, told: hosted.ClientView): void {
    this.line.sendView(table, from, frameOnce(table, from, told, this.now));
  }

  news(table: string, from: number, news: hosted.News): void {
    this.line.sendNews(table, frameOnce(table, from, news, this.now));
  }

  here(table: string, here: Presence): void {
    this.send({ type: 'here', table, ...here });
  }

  gone(table: string): void {
    this.wanted.delete(table);
    this.liveTables.delete(table);
    this.refuse(null, 'no-such-table', 'This table has been removed.');
  }

  private refuse(nonce: string | null, code: string, message: string): void {
    this.metrics.refused(code);
    this.send({ type: 'refused', nonce, code, message, details: {} });
  }

  private receive(text: string): void {
    if (!this.limits.message(this.guest)) {
      if (++this.warnings > MOST_WARNINGS) this.close(1008, 'too fast');
      else this.refuse(nonceIn(text), 'too-fast', TOO_FAST);
      return;
    }
    // Neighbours may have used up the network's limit, so this is no reason to disconnect.
    if (!this.limits.messageFrom(this.network)) {
      this.refuse(nonceIn(text), 'too-fast', TOO_FAST);
      return;
    }
    const message = parse(text);
    if (message === undefined) this.refuse(nonceIn(text), 'bad-message', 'This message cannot be read.');
    else if (message.type === 'command') this.command(message);
    else if (message.type === 'watch') this.watch(message.table, message.version).catch(() => this.broken());
    else if (message.type === 'leave') this.leave(message.table);
    else if (message.type === 'hide') this.hide(message.hidden);
    else if (message.type === 'follow') this.follow(message.tournament, message.version).catch(() => this.broken());
    else this.unfollow(message.tournament);
  }

  private hide(hidden: boolean): void {
    if (this.hidden === hidden) return;
    this.hidden = hidden;
    for (const liveTable of this.liveTables.values()) liveTable.announce();
  }

  private leave(table: string): void {
    this.wanted.delete(table);
    this.liveTables.get(table)?.leave(this);
    this.liveTables.delete(table);
  }

  private async watch(table: string, version: number): Promise<void> {
    if (this.wanted.size >= MOST_TABLES && !this.wanted.has(table)) {
      return this.refuse(null, 'too-many-tables', `One can look at ${MOST_TABLES} tables at once.`);
    }
    // A whole table is a thousand times as long as the request for it.
    if (!this.limits.watch(this.guest) || !this.limits.watchFrom(this.network)) {
      return this.refuse(null, 'too-fast', TOO_FAST);
    }
    this.wanted.add(table);
    const liveTable = await this.hosting.liveTable(table);
    if (liveTable === undefined) {
      this.wanted.delete(table);
      return this.refuse(null, 'no-such-table', 'There is no such table.');
    }
    await liveTable.catchUp();
    // Meanwhile the client may have left the table, or the connection may be lost.
    if (!this.wanted.has(table) || !this.line.isOpen) return;
    this.liveTables.set(table, liveTable);
    liveTable.join(this, version);
  }

  private unfollow(id: string): void {
    this.followed.get(id)?.leave(this);
    this.followed.delete(id);
  }

  private async follow(id: string, version: number): Promise<void> {
    if (this.followed.size >= MOST_TOURNAMENTS && !this.followed.has(id))
      return this.refuse(null, 'too-many-tables', `One can follow ${MOST_TOURNAMENTS} tournaments at once.`);
    if (!this.limits.watch(this.guest) || !this.limits.watchFrom(this.network))
      return this.refuse(null, 'too-fast', TOO_FAST);
    if (!this.followed.has(id)) this.followed.set(id, null);
    const live = await this.tournaments.find(id);
    if (live === undefined) return this.noTournament(id);
    await live.catchUp();
    if (!this.followed.has(id) || !this.line.isOpen) return;
    this.followed.set(id, live);
    const more = watchCost(live.join(this, version)) - 1;
    this.limits.watch(this.guest, more, 'owed');
    this.limits.watchFrom(this.network, more, 'owed');
  }

  tournament(tournament: string, from: number, facts: string, own: GuestPart): void {
    const head = `"tournament":"${tournament}","from":${from},"facts":${facts}`;
    this.line.send(frameOf(`{"type":"tournament",${head},"own":${JSON.stringify(own)},"now":${this.now()}}`));
  }

  noTournament(tournament: string): void {
    this.followed.delete(tournament);
    this.send({ type: 'no-tournament', tournament });
  }

  private command({ table, nonce, seen, command }: Extract<hosted.FromClient, { type: 'command' }>): void {
    if (isScreen(this.guest)) {
      this.refuse(nonce, 'only-watches', 'This connection is for watching only.');
      return;
    }
    if (!mayCommand(this.limits, this.guest, this.network, command)) {
      const talking = command.kind === 'say';
      this.refuse(nonce, 'too-fast', talking ? 'You are talking too fast. Wait a moment.' : TOO_FAST);
      return;
    }
    this.hosting.command(table, command, seen, nonce, this, new Answering(this, command.kind, nonce));
  }

  /** Answers a command, `ms` after it arrived. */
  answer(kind: string, nonce: string, outcome: Outcome, ms: number): void {
    try {
      this.metrics.commanded(kind, ms);
      if (outcome.ok) this.send({ type: 'done', nonce, version: outcome.value });
      else {
        this.metrics.refused(outcome.refusal.code);
        this.send({ type: 'refused', nonce, ...outcome.refusal });
      }
    } catch {
      this.broken();
    }
  }

  /** Closes the socket after an internal error. The client sends unanswered commands again. */
  broken(): void {
    this.close(1011);
  }
}

class Answering implements Reply {
  private readonly client: Client;
  private readonly kind: string;
  private readonly nonce: string;
  private readonly began = performance.now();

  constructor(client: Client, kind: string, nonce: string) {
    this.client = client;
    this.kind = kind;
    this.nonce = nonce;
  }

  answer(outcome: Outcome): void {
    this.client.answer(this.kind, this.nonce, outcome, performance.now() - this.began);
  }

  fail(): void {
    this.client.broken();
  }
}

/** Many clients may get the same view at once: it is serialised once. */
const last: { told: unknown; from: number; frame: string } = { told: undefined, from: 0, frame: '' };

function frameOnce(table: string, from: number, told: hosted.ClientView | hosted.News, now: () => number): string {
  if (last.told !== told || last.from !== from) {
    last.told = told;
    last.from = from;
    const message: FromServer =
      'game' in told
        ? { type: 'table', table, from, told, now: now() }
        : { type: 'news', table, from, news: told, now: now() };
    last.frame = frameOf(JSON.stringify(message));
  }
  return last.frame;
}

function parse(text: string): hosted.FromClient | undefined {
  try {
    const checked = v.safeParse(hosted.fromClient, JSON.parse(text));
    return checked.success ? checked.output : undefined;
  } catch {
    return undefined;
  }
}

/** Returns a readable nonce, however invalid the rest of the message is. */
function nonceIn(text: string): string | null {
  return /"nonce"\s*:\s*"([A-Za-z0-9_-]{6,32})"/.exec(text)?.[1] ?? null;
}
