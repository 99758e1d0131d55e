import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { buildThreads, startTestServer } from './running.ts';

test('a request whose head or body does not arrive in time is cut off', async () => {
  const server = await startTestServer(await buildThreads());
  const send = (text: string): Socket => {
    const socket = connect(server.port, '127.0.0.1');
    socket.on('error', () => {});
    socket.resume();
    socket.write(text);
    return socket;
  };
  const head = 'POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
  const slow = [send(head), send(`${head}Content-Length: 900\r\n\r\n{"name":"`)];
  await Promise.all(slow.map((socket) => once(socket, 'close')));
  await server.close();
  expect(slow.every(({ destroyed }) => destroyed)).toBe(true);
});
