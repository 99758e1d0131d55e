/**
 * Compares all server output in tests with its OpenAPI and AsyncAPI descriptions: every answer that a test gets by
 * `fetch`, and every message of a socket or a bot's stream.
 */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { asyncApi } from '../src/http/description/asyncapi.ts';
import { openApi } from '../src/http/description/openapi.ts';

interface Content {
  readonly content: Readonly<Record<string, { readonly schema: object }>>;
}
interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly responses: Record<string, Content> }>>>>;
}
interface AsyncApi {
  readonly components: { readonly messages: Readonly<Record<string, { readonly payload: object }>> };
}

const ajv = new Ajv2020({ strict: false });
const compiled = new Map<object, ValidateFunction>();

function check(schema: object, value: unknown, where: string): void {
  let valid = compiled.get(schema);
  if (valid === undefined) {
    valid = ajv.compile(schema);
    compiled.set(schema, valid);
  }
  if (valid(value)) return;
  const why = ajv.errorsText(valid.errors);
  throw new Error(`${where} does not match its description: ${why}\n${JSON.stringify(value).slice(0, 2000)}`);
}

const { paths } = openApi() as OpenApi;
const { messages } = (asyncApi() as AsyncApi).components;

const JSON_TYPE = 'application/json';
const LINES_TYPE = 'application/x-ndjson';

const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { responses }]) => ({
    method,
    path: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    // Fixed paths come before those with variable parts.
    fixed: path.split('{').length,
    responses,
  })),
);
operations.sort((a, b) => a.fixed - b.fixed);

/** Throws if an answer does not match its description. Files of the page are not described. */
export function checkAnswer(method: string, path: string, status: number, type: string, text: () => string): void {
  const found = operations.find((one) => one.method === method.toLowerCase() && one.path.test(path));
  const where = `${method} ${path}: ${status}`;
  if (found === undefined) {
    if (path.startsWith('/api/') && status < 400) throw new Error(`${where} is not described.`);
    return;
  }
  const { content } = found.responses[status < 400 ? 200 : 'default']!;
  const [described] = Object.keys(content);
  // Broken links are answered with the page, which explains them.
  if (!type.startsWith(described!)) {
    if (status < 400) throw new Error(`${where} is described as ${described} but has type ${type}.`);
    return;
  }
  if (described === JSON_TYPE) check(content[described]!.schema, JSON.parse(text()), where);
}

/** A message of the server over a socket. */
export function checkMessage(text: string): void {
  const message = JSON.parse(text) as { readonly type: string };
  const described = messages[message.type];
  if (described === undefined) throw new Error(`The message ${message.type} is not described.`);
  check(described.payload, message, `The message ${message.type}`);
}

const lines = paths['/api/bot/stream']!.get!.responses[200]!.content[LINES_TYPE]!.schema;

/** A line of a bot's stream. */
export const checkLine = (text: string): void => check(lines, JSON.parse(text), 'A line for a bot');

const plain = globalThis.fetch;
globalThis.fetch = async (input, init) => {
  const reply = await plain(input, init);
  const { hostname, pathname } = new URL(input instanceof Request ? input.url : input);
  const type = reply.headers.get('content-type') ?? '';
  if (hostname !== '127.0.0.1' || type.startsWith(LINES_TYPE)) return reply;
  const text = await reply.clone().text();
  checkAnswer(init?.method ?? 'GET', pathname, reply.status, type, () => text);
  return reply;
};
