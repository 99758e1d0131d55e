/** The socket door: every message is checked and bounded, every command answered once. */
import type { Duplex } from 'node:stream';
import { hosted } from '@speeltafel/table';
import * as v from 'valibot';
import { WebSocket, WebSocketServer } from 'ws';
import type { Guest } from '../guests/guests.ts';
import type { Here } from '../host/audience.ts';
import type { Hosting } from '../host/hosting.ts';
import type { Onlooker, Room } from '../host/room.ts';
import type { Limits } from '../limits.ts';
import type { Metrics } from '../metrics.ts';

type FromServer = hosted.FromServer;

const MOST_TABLES = 20;
const PING_EVERY = 10_000;
/** A client that leaves a ping unanswered for so long is gone. */
const SILENCE = 20_000;
/** A socket that does not take what it is sent is given up. */
const MOST_BUFFERED = 1_000_000;
/** So often somebody hears that they are too fast; then nobody listens any more. */
const MOST_WARNINGS = 200;
/** Who does not say goodbye in time is cut off. */
const GOODBYE = 1000;

/** One browser tab or program. */
class Client implements Onlooker {
  readonly guest: string;
  private readonly socket: WebSocket;
  /** What the socket writes to. */
  private readonly stream: Duplex;
  private readonly name: string;
  private readonly hosting: Hosting;
  private readonly limits: Limits;
  private readonly metrics: Metrics;
  /** Tables that are looked at, or will be once they are read. */
  private readonly wanted = new Set<string>();
  private readonly rooms = new Map<string, Room>();
  private readonly now: () => number;
  private pinged = 0;
  private warnings = 0;
  /** The round trip as measured by the server, in milliseconds. */
  private lag = 0;
  private alive = true;
  private gathering = false;

  constructor(socket: WebSocket, stream: Duplex, guest: Guest, parts: SocketParts) {
    this.socket = socket;
    this.stream = stream;
    this.guest = guest.id;
    this.name = guest.name;
    this.hosting = parts.hosting;
    this.limits = parts.limits;
    this.metrics = parts.metrics;
    this.now = parts.now;
    socket.on('pong', (data) => {
      // Only the first answer to the last question counts: others could make a round trip look longer.
      if (this.alive || String(data) !== String(this.pinged)) return;
      this.alive = true;
      this.lag = this.now() - this.pinged;
    });
    socket.on('message', (data, isBinary) => {
      this.hear(isBinary ? '' : String(data)).catch(() => this.socket.close(1011));
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      for (const room of this.rooms.values()) room.leave(this);
      this.rooms.clear();
      this.wanted.clear();
    });
    this.ping();
  }

  /** Whether it has left a ping unanswered for too long. */
  isSilent(): boolean {
    return !this.alive && this.now() - this.pinged > SILENCE;
  }

  /** Unless the last one is still on its way. */
  ping(): void {
    if (!this.alive) return;
    this.alive = false;
    this.pinged = this.now();
    this.socket.ping(String(this.pinged));
  }

  private send(message: FromServer): void {
    this.sendText(JSON.stringify(message));
  }

  private sendText(text: string): void {
    if (this.socket.readyState !== WebSocket.OPEN) return;
    if (this.socket.bufferedAmount > MOST_BUFFERED) this.socket.terminate();
    else {
      this.gather();
      this.socket.send(text);
    }
  }

  /** What is said within one turn of the loop, such as a table and an answer, goes out together. */
  private gather(): void {
    if (this.gathering) return;
    this.gathering = true;
    this.stream.cork();
    setImmediate(() => {
      this.gathering = false;
      this.stream.uncork();
    });
  }

  tell(table: string, from: number, told: hosted.Told): void {
    this.sendText(textOf(table, from, told, this.now()));
  }

  here(table: string, here: Here): void {
    this.send({ type: 'here', table, ...here });
  }

  private refuse(nonce: string | null, code: string, message: string): void {
    this.metrics.refused(code);
    this.send({ type: 'refused', nonce, code, message, details: {} });
  }

  private async hear(text: string): Promise<void> {
    if (!this.limits.message(this.guest)) {
      if (++this.warnings > MOST_WARNINGS) return this.socket.close(1008, 'too fast');
      return this.refuse(nonceIn(text), 'too-fast', 'That was too fast. Wait a moment.');
    }
    const message = parse(text);
    if (message === undefined) return this.refuse(nonceIn(text), 'bad-message', 'This message cannot be read.');
    switch (message.type) {
      case 'watch':
        return this.watch(message.table, message.version);
      case 'leave':
        this.wanted.delete(message.table);
        this.rooms.get(message.table)?.leave(this);
        this.rooms.delete(message.table);
        return;
      case 'command':
        return this.command(message);
    }
  }

  private async watch(table: string, version: number): Promise<void> {
    if (this.wanted.size >= MOST_TABLES && !this.wanted.has(table)) {
      return this.refuse(null, 'too-many-tables', `One can look at ${MOST_TABLES} tables at once.`);
    }
    this.wanted.add(table);
    const room = await this.hosting.room(table);
    if (room === undefined) {
      this.wanted.delete(table);
      return this.refuse(null, 'no-such-table', 'There is no such table.');
    }
    await room.catchUp();
    // Meanwhile the table may have been left, or the line lost.
    if (!this.wanted.has(table) || this.socket.readyState !== WebSocket.OPEN) return;
    this.rooms.set(table, room);
    room.join(this, version);
  }

  private async command({
    table,
    nonce,
    seen,
    command,
  }: Extract<hosted.FromClient, { type: 'command' }>): Promise<void> {
    if (command.kind === 'say' && !this.limits.talk(this.guest)) {
      return this.refuse(nonce, 'too-fast', 'You are talking too fast. Wait a moment.');
    }
    const began = performance.now();
    const { guest, name, lag } = this;
    const outcome = await this.hosting.command(table, command, seen, nonce, { guest, name, bot: false, lag });
    this.metrics.commanded(command.kind, performance.now() - began);
    if (outcome.ok) this.send({ type: 'done', nonce, version: outcome.value });
    else {
      this.metrics.refused(outcome.refusal.code);
      this.send({ type: 'refused', nonce, ...outcome.refusal });
    }
  }
}

/** Many may be told the same at once: it is written once. */
let last: { readonly told: hosted.Told; readonly from: number; readonly text: string } | undefined;

function textOf(table: string, from: number, told: hosted.Told, now: number): string {
  if (last?.told === told && last.from === from) return last.text;
  const message: FromServer = { type: 'table', table, from, told, now };
  last = { told, from, text: JSON.stringify(message) };
  return last.text;
}

function parse(text: string): hosted.FromClient | undefined {
  try {
    const checked = v.safeParse(hosted.fromClient, JSON.parse(text));
    return checked.success ? checked.output : undefined;
  } catch {
    return undefined;
  }
}

/** Whoever sent a readable nonce hears it again, whatever else was wrong with the message. */
function nonceIn(text: string): string | null {
  return /"nonce"\s*:\s*"([A-Za-z0-9_-]{6,32})"/.exec(text)?.[1] ?? null;
}

export interface SocketParts {
  readonly hosting: Hosting;
  readonly limits: Limits;
  readonly metrics: Metrics;
  now(): number;
}

export class Sockets {
  readonly server = new WebSocketServer({
    noServer: true,
    maxPayload: hosted.LONGEST_MESSAGE,
    perMessageDeflate: false,
    clientTracking: false,
  });
  private readonly clients = new Map<Client, WebSocket>();
  private readonly parts: SocketParts;
  private readonly pings: NodeJS.Timeout;

  constructor(parts: SocketParts) {
    this.parts = parts;
    this.pings = setInterval(() => this.ping(), PING_EVERY);
  }

  get size(): number {
    return this.clients.size;
  }

  add(socket: WebSocket, stream: Duplex, guest: Guest): void {
    const client = new Client(socket, stream, guest, this.parts);
    this.clients.set(client, socket);
    socket.on('close', () => this.clients.delete(client));
  }

  /** A guest who is known no longer. */
  drop(guest: string): void {
    for (const [client, socket] of this.clients) if (client.guest === guest) socket.close(1008, 'forgotten');
  }

  private ping(): void {
    for (const [client, socket] of this.clients) {
      if (client.isSilent()) socket.terminate();
      else client.ping();
    }
  }

  /** Everybody is asked to come back: to this node when it is up again, or to another. */
  async close(): Promise<void> {
    clearInterval(this.pings);
    const sockets = [...this.clients.values()];
    for (const socket of sockets) socket.close(1012, 'restart');
    const until = Date.now() + GOODBYE;
    while (this.clients.size > 0 && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 20));
    for (const socket of sockets) socket.terminate();
  }
}
