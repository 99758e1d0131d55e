/** Routes for guests: identity, deletion, and tokens for their bots. */
import type { FastifyInstance } from 'fastify';
import type { Parts } from './context.ts';
import { checked } from './refused.ts';
import * as schemas from './request-schemas.ts';
import {
  agentOf,
  countMade,
  guestEvenIfBanned,
  guestOf,
  guestOfRequest,
  keyIn,
  setKey,
  visitorFrom,
} from './visitor.ts';

export function guestRoutes(app: FastifyInstance, parts: Parts): void {
  const { guests, networks, secure, forgetting } = parts;

  app.get('/api/me', async (request, reply) => {
    const guest = await guestOfRequest(parts, request);
    if (guest === undefined) return { guest: null };
    // Each visit renews the cookie for another year.
    setKey(reply, keyIn(request.headers)!, secure);
    return { guest: { id: guest.id, name: guest.name } };
  });

  /** How many days personal data is stored, for the privacy page. */
  app.get('/api/privacy', async () => {
    const { finished, abandoned, talk, guests: unseen, reports } = parts.retention;
    return { days: { finished, abandoned, talk, guests: unseen, reports }, addresses: parts.log && parts.logAddresses };
  });

  app.post('/api/me', async (request, reply) => {
    const { name } = checked(schemas.named, request.body);
    const known = await guestOfRequest(parts, request);
    if (known !== undefined) return { guest: await guests.rename(known, name) };
    countMade(parts, request);
    const { guest, key } = await guests.welcome(name, agentOf(request));
    networks.saw(guest.id, visitorFrom(parts, request));
    setKey(reply, key, secure);
    return { guest };
  });

  app.delete('/api/me', async (request, reply) => {
    const { id } = await guestEvenIfBanned(parts, request);
    await forgetting.forget(id);
    setKey(reply, '', secure);
    return {};
  });

  app.post('/api/bots', async (request) => {
    const guest = await guestOf(parts, request);
    countMade(parts, request);
    return { token: await guests.newBot(guest) };
  });
}
