/** A relay without rules, checks or disk: what any server of this kind is slower than. Says its port. */
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';

/** As much as a server tells of a table. */
const TOLD = `{"type":"table","told":"${'x'.repeat(900)}","command":`;

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
    const command = JSON.parse(String(data)) as { readonly nonce: string };
    const told = `${TOLD}${JSON.stringify(command)}}`;
    socket.send(told);
    others.get(socket)?.send(told);
    socket.send(JSON.stringify({ type: 'done', nonce: command.nonce, version: 1 }));
  });
});
server.on('listening', () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`));
