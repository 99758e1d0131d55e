/**
 * A relay without rules, validation or disk: an upper bound for any server of this kind. It parses a command for its nonce, sends both
 * sockets of the pair a table update of the length in the first argument, and answers the sender. Prints its port.
 */
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';

const HEAD = '{"type":"table","command":';
const length = Number(process.argv[2]);

const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
let waiting: WebSocket | undefined;
const others = new WeakMap<WebSocket, WebSocket>();
server.on('connection', (socket) => {
  if (waiting === undefined) waiting = socket;
  else {
    others.set(socket, waiting);
    others.set(waiting, socket);
    waiting = undefined;
  }
  socket.on('message', (data) => {
    const text = String(data);
    const { nonce } = JSON.parse(text) as { readonly nonce: string };
    const told = `${HEAD}${text},"told":"`.padEnd(length - 2, 'x').concat('"}');
    socket.send(told);
    others.get(socket)?.send(told);
    socket.send(JSON.stringify({ type: 'done', nonce, version: 1 }));
  });
});
server.on('listening', () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`));
