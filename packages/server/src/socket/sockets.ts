/** All open sockets, and the pings that find dead ones. */
import type { Duplex } from 'node:stream';
import { hosted } from '@speeltafel/table';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Visitor } from '../guests/guests.ts';
import { Client, type SocketParts } from './client.ts';

const PING_EVERY = 10_000;
/** A socket that does not complete the close handshake in this time is terminated. */
const GOODBYE = 1000;

export class Sockets {
  readonly server = new WebSocketServer({
    noServer: true,
    maxPayload: hosted.LONGEST_MESSAGE,
    perMessageDeflate: false,
    clientTracking: false,
    // Accepts other versions too, in order to tell them so: a browser whose protocol is not accepted learns nothing.
    handleProtocols: (offered) => (offered.has(hosted.PROTOCOL) ? hosted.PROTOCOL : [...offered][0]!),
  });
  private readonly clients = new Map<Client, WebSocket>();
  private readonly parts: SocketParts;

  constructor(parts: SocketParts) {
    this.parts = parts;
  }

  get size(): number {
    return this.clients.size;
  }

  add(socket: WebSocket, stream: Duplex, guest: Visitor, network: string): void {
    const client = new Client(socket, stream, guest, network, this.parts);
    this.clients.set(client, socket);
    // Pings each socket at its own time: pinging thousands at once would delay moves.
    const pings = setInterval(() => {
      if (client.isSilent()) socket.terminate();
      else client.ping();
    }, PING_EVERY);
    socket.on('close', () => {
      clearInterval(pings);
      this.clients.delete(client);
    });
  }

  /** Disconnects a guest whose data was deleted. */
  drop(guest: string): void {
    this.dropEach((client) => client.guest === guest, 'forgotten');
  }

  dropEach(whom: (client: Client) => boolean, why: string): void {
    for (const client of this.clients.keys()) if (whom(client)) client.close(1008, why);
  }

  /** Asks every client to reconnect, to this node when it is back, or to another. */
  async close(): Promise<void> {
    const sockets = [...this.clients.values()];
    for (const client of this.clients.keys()) client.close(1012, 'restart');
    const until = performance.now() + GOODBYE;
    while (this.clients.size > 0 && performance.now() < until) await new Promise((resolve) => setTimeout(resolve, 20));
    for (const socket of sockets) socket.terminate();
  }
}
