/** The server describes itself: HTTP as OpenAPI, the sockets as AsyncAPI, and both as a page. */
import type { FastifyInstance } from 'fastify';
import { asyncApi } from './asyncapi.ts';
import { openApi } from './openapi.ts';
import { descriptionPage } from './page.ts';

/** Made at the first request: few clients ask for it. */
const once = <T>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
};

export function descriptionRoutes(app: FastifyInstance): void {
  const [http, socket, page] = [once(openApi), once(asyncApi), once(descriptionPage)];
  app.get('/api/openapi.json', async () => http());
  app.get('/api/asyncapi.json', async () => socket());
  app.get('/api/', async (_, reply) => reply.type('text/html; charset=utf-8').send(page()));
}
