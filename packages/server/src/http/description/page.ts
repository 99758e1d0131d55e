/** The description as an HTML page. */
import type * as v from 'valibot';
import { fromClient, fromServer } from './asyncapi.ts';
import { jsonOf } from './json-schema.ts';
import type { Route } from './route.ts';
import { ROUTES, refusal } from './routes.ts';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const WHO = {
  guest: ' Needs the cookie of a guest.',
  bot: ' Needs the token of a bot.',
  operator: ' Needs the token of the operator.',
};

/** Folded, so that the page can be read from top to bottom. */
const shape = (title: string, schema: object): string =>
  `<details><summary>${title}</summary><pre tabindex="0">${escaped(JSON.stringify(schema, null, 2))}</pre></details>`;
const shapeOf = (title: string, schema: v.GenericSchema, mode: 'input' | 'output'): string =>
  shape(title, jsonOf(schema, mode));

const section = ({ method, path, about, by, body, type, answer }: Route): string =>
  [
    `<h3><code>${method.toUpperCase()} ${path}</code></h3><p>${escaped(about)}${by === undefined ? '' : WHO[by]}</p>`,
    body === undefined ? '' : shapeOf('Body', body, 'input'),
    shapeOf(type === undefined ? 'Answer' : `Answer: ${type}`, answer, 'output'),
  ].join('');

export const descriptionPage = (): string => {
  const messages = (title: string, all: ReturnType<typeof fromClient>): string =>
    `<h2>${title}</h2>${all.map(({ name, about, schema }) => `<h3><code>${name}</code></h3><p>${escaped(about)}</p>${shape('Message', schema)}`).join('')}`;
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    '<title>The API of Speeltafel</title><main><h1>The API of Speeltafel</h1>',
    '<p>For programs: <a href="openapi.json">HTTP as OpenAPI</a>, <a href="asyncapi.json">the socket as AsyncAPI</a>.</p>',
    `<h2>HTTP</h2><p>A refusal has a status of 400 or more.</p>${shapeOf('Refusal', refusal, 'output')}`,
    ...ROUTES.map(section),
    messages('From clients over the socket', fromClient()),
    messages('From the server over the socket', fromServer()),
    '</main></html>\n',
  ].join('');
};
