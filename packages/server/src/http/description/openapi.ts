/** The HTTP API as OpenAPI 3.1. */
import type * as v from 'valibot';
import { jsonOf } from './json-schema.ts';
import type { Route } from './route.ts';
import { ROUTES, refusal } from './routes.ts';

const content = (schema: object, type = 'application/json'): object => ({ [type]: { schema } });

const parametersOf = ({ path, query = [] }: Route): readonly object[] => [
  ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    ...{ name, in: 'path', required: true, schema: { type: 'string' } },
  })),
  ...query.map((name) => ({ name, in: 'query', schema: { type: 'string' } })),
];

const taken = (schema: v.GenericSchema): object => jsonOf(schema, 'input');
const told = (schema: v.GenericSchema): object => jsonOf(schema, 'output');

const operationOf = (route: Route): object => ({
  summary: route.about,
  ...(route.by === undefined ? {} : { security: [{ [route.by]: [] }] }),
  ...(route.body === undefined ? {} : { requestBody: { required: true, content: content(taken(route.body)) } }),
  parameters: parametersOf(route),
  responses: {
    200: { description: 'Success.', content: content(told(route.answer), route.type) },
    default: { description: 'Refused, with the reason.', content: content(told(refusal)) },
  },
});

export function openApi(): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const route of ROUTES) {
    paths[route.path] ??= {};
    paths[route.path]![route.method] = operationOf(route);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Speeltafel', version: '1', license: { name: 'MIT', identifier: 'MIT' } },
    paths,
    components: {
      securitySchemes: {
        guest: { type: 'apiKey', in: 'cookie', name: 'speeltafel' },
        bot: { type: 'http', scheme: 'bearer' },
        operator: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}
