import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { FrameWriter, frameOf } from '../src/socket/frame-writer.ts';

/** A client of the library's, which knows how a frame must look, and our line to it. */
let server: WebSocketServer;
let client: WebSocket;
let line: FrameWriter;

beforeAll(async () => {
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  const connected = once(server, 'connection');
  client = new WebSocket(`ws://127.0.0.1:${(server.address() as { port: number }).port}`);
  const [socket, request] = await connected;
  line = new FrameWriter(socket, request.socket);
  await once(client, 'open');
});
afterAll(() => {
  client.terminate();
  server.close();
});

async function heard(count: number): Promise<readonly string[]> {
  const texts: string[] = [];
  while (texts.length < count) texts.push(String((await once(client, 'message'))[0]));
  return texts;
}

test.each([0, 1, 125, 126, 127, 65_535, 65_536, 200_000])('a text of %i bytes arrives', async (length) => {
  const text = 'a'.repeat(length);
  line.send(frameOf(text));
  expect(await heard(1)).toEqual([text]);
});

test.each(['é', 'Зоë', '界'.repeat(42), '🌫️'.repeat(20_000)])('letters of more than a byte arrive', async (text) => {
  line.send(frameOf(text));
  expect(await heard(1)).toEqual([text]);
});

test('what is said at once arrives in order, each on its own', async () => {
  const texts = ['one', 'zwei', 'trois: é', ''];
  for (const text of texts) line.send(frameOf(text));
  const all: string[] = [];
  client.on('message', (data) => all.push(String(data)));
  await expect.poll(() => all).toEqual(texts);
});
