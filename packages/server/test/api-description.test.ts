/**
 * The API description is complete and correct: every route and message is in it, and all traffic in the tests matches
 * it (descriptions.ts).
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkAnswer, checkMessage } from './descriptions.ts';
import { buildThreads, startTestServer, type TestServer } from './running.ts';

interface Operation {
  readonly summary: string;
  readonly requestBody?: { readonly content: Record<string, { readonly schema: { readonly properties: object } }> };
}
interface AsyncApi {
  readonly asyncapi: string;
  readonly channels: Readonly<Record<string, { readonly messages: object }>>;
  readonly components: { readonly messages: Readonly<Record<string, { readonly payload: object }>> };
}
interface OpenApi {
  readonly openapi: string;
  readonly paths: Record<string, Record<string, Operation>>;
}

let server: TestServer;
let api: OpenApi;

beforeAll(async () => {
  server = await startTestServer(await buildThreads());
  api = (await (await fetch(`${server.address}/api/openapi.json`)).json()) as OpenApi;
});
afterAll(() => server.close());

test('is OpenAPI 3.1, with the fields of bodies', () => {
  expect(api.openapi).toBe('3.1.0');
  const { schema } = api.paths['/api/tables']!.post!.requestBody!.content['application/json']!;
  expect(Object.keys(schema.properties)).toEqual(
    expect.arrayContaining(['game', 'options', 'clock', 'seats', 'pledge']),
  );
});

const KIND = /\$\{kind\}/;

/** The routes as the source code declares them. */
function declared(): readonly string[] {
  const folder = join(import.meta.dirname, '../src/http');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  return files.flatMap((name) => {
    const routes = readFileSync(join(folder, name), 'utf8').matchAll(
      /app\.(get|post|put|delete)(?:<[^(]*>)?\(\s*(['`])(.+?)\2/g,
    );
    return Array.from(routes, ([, method, , path]) => `${method} ${path!.replaceAll(/:(\w+)/g, '{$1}')}`);
  });
}

test('contains every route and nothing else', () => {
  const kinds = ['t', 'g', 'p'];
  const routes = declared().flatMap((route) =>
    KIND.test(route) ? kinds.map((kind) => route.replace(KIND, kind)) : [route],
  );
  const described = Object.entries(api.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method} ${path}`),
  );
  expect(described.length).toBeGreaterThan(80);
  expect(described.toSorted()).toEqual(routes.toSorted());
});

test('describes each command by itself, and matches only that', () => {
  const { schema } = api.paths['/api/bot/tables/{id}']!.post!.requestBody!.content['application/json']!;
  const kinds = (schema.properties as { command: { oneOf: { properties: { kind: { const: string } } }[] } }).command;
  expect(kinds.oneOf.map(({ properties }) => properties.kind.const)).toContain('sit');
  expect(JSON.stringify(api)).not.toContain('"not"');
});

test('an answer that differs from it is detected', () => {
  const me = (body: unknown) => () =>
    checkAnswer('GET', '/api/me', 200, 'application/json', () => JSON.stringify(body));
  expect(me({ guest: null })).not.toThrow();
  expect(me({ guest: null, secret: 1 })).toThrow('does not match its description');
  expect(() => checkAnswer('GET', '/api/new', 200, 'application/json', () => '{}')).toThrow('is not described');
  expect(() => checkAnswer('GET', '/api/me', 401, 'application/json', () => '{"code":1}')).toThrow(
    'does not match its description',
  );
  expect(() => checkMessage('{"type":"done","nonce":"nonce-1"}')).toThrow('does not match its description');
  expect(() => checkMessage('{"type":"done","nonce":"nonce-1","version":1}')).not.toThrow();
});

test('describes the socket as AsyncAPI 3, with what a television may send', async () => {
  const socket = (await (await fetch(`${server.address}/api/asyncapi.json`)).json()) as AsyncApi;
  expect(socket.asyncapi).toBe('3.0.0');
  expect(Object.keys(socket.components.messages)).toEqual([
    ...['watch', 'leave', 'hide', 'follow', 'unfollow', 'command'],
    ...['table', 'news', 'here', 'tournament', 'no-tournament', 'done', 'refused'],
  ]);
  expect(Object.keys(socket.channels.watch!.messages)).not.toContain('command');
  // Every reference resolves.
  for (const [, path] of JSON.stringify(socket).matchAll(/"\$ref":"#\/([^"]+)"/g))
    expect(
      path!.split('/').reduce<unknown>((part, name) => (part as Record<string, unknown>)?.[name], socket),
    ).toBeDefined();
  const { payload } = socket.components.messages.command!;
  const taken = new Ajv2020({ strict: false }).compile(payload);
  const command = { type: 'command', table: 'abcdefgh', nonce: 'nonce-1', seen: 0, command: { kind: 'rise', seat: 1 } };
  expect(taken(command)).toBe(true);
  expect(taken({ ...command, command: { kind: 'rise' } })).toBe(false);
});

test('is readable as a page', async () => {
  const reply = await fetch(`${server.address}/api/`);
  expect(reply.headers.get('content-type')).toMatch('text/html');
  const text = await reply.text();
  for (const heading of ['POST /api/tables', 'GET /t/{name}', 'no-tournament'])
    expect(text).toContain(`<h3><code>${heading}</code></h3>`);
});
