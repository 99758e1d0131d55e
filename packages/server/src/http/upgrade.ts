/** Upgrades a request to a socket, with the same checks as for other requests. */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { hosted } from '@speeltafel/table';
import { newScreen } from '../host/screen-guest.ts';
import { addressOf } from './client-address.ts';
import type { Parts } from './context.ts';
import { DATA } from './headers.ts';
import { sameOrigin } from './origin.ts';
import { keyIn } from './visitor.ts';

const SAFETY = Object.entries(DATA)
  .map(([name, value]) => `${name}: ${value}\r\n`)
  .join('');

/** Replies on a bare connection, without a web server around it, and closes it. */
export function rejectUpgrade(socket: Duplex, status: string): void {
  // Closes both ends: a client that keeps its end open would keep the server from closing.
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\n${SAFETY}Connection: close\r\nContent-Length: 0\r\n\r\n`);
}

export async function upgrade(
  { guests, networks, sockets, limits, bans, ready, trustProxy }: Parts,
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
): Promise<void> {
  socket.on('error', () => socket.destroy());
  const refuse = (status: string): void => rejectUpgrade(socket, status);
  const watchesOnly = request.url === '/watch';
  if (request.url !== '/socket' && !watchesOnly) return refuse('404 Not Found');
  if (!ready()) return refuse('503 Service Unavailable');
  if (!sameOrigin(request.headers)) return refuse('403 Forbidden');
  const network = addressOf(request, trustProxy);
  if (!limits.request(network)) return refuse('429 Too Many Requests');
  const guest = watchesOnly ? newScreen() : await guests.byKey(keyIn(request.headers), request.headers['user-agent']);
  if (guest === undefined) return refuse('401 Unauthorized');
  if (bans.until(guest.id, network) !== undefined) return refuse('403 Forbidden');
  if (!watchesOnly) networks.saw(guest.id, network);
  // The connection may have been lost during the lookup; then `close` has been emitted already.
  if (socket.destroyed) return;
  // A screen is a new guest with each connection, so its limit is counted per network.
  const giveBack = limits.line(watchesOnly ? `screen/${network}` : guest.id, network);
  if (giveBack === undefined) return refuse('429 Too Many Requests');
  socket.once('close', giveBack);
  sockets.server.handleUpgrade(request, socket, head, (client) => {
    // Tells a page of another version so, in a way that it can tell from a lost connection.
    const offered = request.headers['sec-websocket-protocol'];
    if (offered !== undefined && client.protocol !== hosted.PROTOCOL)
      client.close(hosted.OTHER_VERSION, 'another version');
    else sockets.add(client, socket, guest, network);
  });
}
