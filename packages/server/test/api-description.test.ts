/** The description of the HTTP API: what it names exists, and its answers are as it says (running.ts checks each that a test gets). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildThreads, startTestServer, TestGuest, type TestServer } from './running.ts';

interface Operation {
  readonly summary: string;
  readonly requestBody?: { readonly content: Record<string, { readonly schema: { readonly properties: object } }> };
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

test('every address in it exists', async () => {
  const ann = await TestGuest.arrive(server.address, 'Ann');
  const asked = Object.entries(api.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => [method.toUpperCase(), path.replaceAll(/\{\w+\}/g, 'nothing')] as const),
  );
  expect(asked.length).toBeGreaterThan(10);
  for (const [method, path] of asked.filter(([method]) => method !== 'DELETE')) {
    const { body } = await ann.ask(method, path, method === 'GET' ? undefined : {});
    expect(body.code, `${method} ${path}`).not.toBe('nothing-here');
  }
  expect(await ann.ask('DELETE', '/api/me')).toEqual({ status: 200, body: {} });
});

test('answers that tests get are held to it', async () => {
  const ann = await TestGuest.arrive(server.address, 'Ann');
  const wish = { game: 'menhirs', options: {}, clock: { kind: 'none' }, listed: true };
  const opened = await ann.ask('POST', '/api/tables', {
    ...wish,
    seats: [{ kind: 'here', name: 'Ann' }, { kind: 'open' }],
  });
  expect(opened.status).toBe(200);
  for (const path of ['/api/me', '/api/tables', '/api/mine', `/api/tables/${opened.body.id}`, '/api/ratings'])
    expect((await ann.ask('GET', path)).status).toBe(200);
});

test('can be read by people', async () => {
  const reply = await fetch(`${server.address}/api/`);
  expect(reply.headers.get('content-type')).toMatch('text/html');
  expect(await reply.text()).toContain('<h2><code>POST /api/tables</code></h2>');
});
