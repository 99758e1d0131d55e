import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { FrameWriter, frameOf } from '../src/socket/frame-writer.ts';

/** A client of the ws library, which validates frames, and our writer to it. */
let server: WebSocketServer;
let client: WebSocket;
let line: FrameWriter;

async function lineTo(): Promise<{ readonly line: FrameWriter; readonly client: WebSocket }> {
  const connected = once(server, 'connection');
  const made = new WebSocket(`ws://127.0.0.1:${(server.address() as { port: number }).port}`);
  const [socket, request] = await connected;
  await once(made, 'open');
  return { line: new FrameWriter(socket, request.socket), client: made };
}

beforeAll(async () => {
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  ({ line, client } = await lineTo());
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

test.each([0, 1, 125, 126, 127, 65_535, 65_536, 3_000_000])('a text of %i bytes arrives', async (length) => {
  const text = 'a'.repeat(length);
  line.send(frameOf(text));
  expect(await heard(1)).toEqual([text]);
});

test.each(['é', 'Зоë', '界'.repeat(42), '🌫️'.repeat(20_000)])('multi-byte characters arrive', async (text) => {
  line.send(frameOf(text));
  expect(await heard(1)).toEqual([text]);
});

test('messages sent at once arrive in order, one by one', async () => {
  const texts = ['one', 'zwei', 'trois: é', ''];
  for (const text of texts) line.send(frameOf(text));
  const all: string[] = [];
  client.on('message', (data) => all.push(String(data)));
  await expect.poll(() => all).toEqual(texts);
});

test('of several views of a table sent at once, only the last goes out, if it contains all earlier ones', async () => {
  const all: string[] = [];
  client.on('message', (data) => all.push(String(data)));
  line.sendView('b', 0, frameOf('view of b'));
  line.sendView('a', 3, frameOf('view of a from 3'));
  line.send(frameOf('done'));
  line.sendView('a', 3, frameOf('again from 3'));
  line.sendView('a', 2, frameOf('after a takeback from 2'));
  line.sendView('a', 4, frameOf('on from 4'));
  line.sendNews('a', frameOf('news of a'));
  line.sendView('a', 4, frameOf('after the news'));
  line.send(frameOf('end'));
  await expect
    .poll(() => all)
    .toEqual(['view of b', 'after a takeback from 2', 'done', 'on from 4', 'news of a', 'after the news', 'end']);
});

test('a client that does not read is disconnected before much is buffered for it, even within one turn of the loop', async () => {
  const { line: full, client: deaf } = await lineTo();
  const end = once(deaf, 'close');
  for (let i = 0; i < 100; i++) full.send(frameOf('a'.repeat(20_000)));
  expect(full.isOpen).toBe(false);
  await end;
});
