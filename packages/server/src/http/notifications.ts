/** Routes for notifications, which reach a guest who has closed the page. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Visitor } from '../guests/guests.ts';
import type { Receiver } from '../notifications/notifications.ts';
import type { Parts } from './context.ts';
import { checked, Refused, refusedWith, tooFast } from './refused.ts';
import * as schemas from './request-schemas.ts';
import { guestEvenIfBanned, guestOf, visitorFrom } from './visitor.ts';

/** A push subscription is longer than most request bodies. */
const BODY = 4 * 1024;

export function notificationRoutes(app: FastifyInstance, parts: Parts): void {
  const { notifications, limits, secure } = parts;

  /** Rate-limits changes: each may cause a DNS lookup. */
  async function changer(request: FastifyRequest): Promise<Visitor> {
    const guest = await guestOf(parts, request);
    if (!limits.notify(guest.id) || !limits.notifyFrom(visitorFrom(parts, request))) throw tooFast();
    return guest;
  }

  const receiverOf = (request: FastifyRequest, { id, session }: Visitor, language: string): Receiver => ({
    guest: id,
    session,
    language,
    // Requests from another origin were refused before.
    site: request.headers.origin ?? `${secure ? 'https' : 'http'}://${request.headers.host}`,
  });

  app.get('/api/me/notifications', async (request) => {
    const { id, session } = await guestEvenIfBanned(parts, request);
    return notifications.of(id, session);
  });

  app.put('/api/me/notifications/push', { bodyLimit: BODY }, async (request) => {
    const guest = await changer(request);
    const { endpoint, keys, language } = checked(schemas.pushSubscription, request.body);
    const added = await notifications.subscribe(receiverOf(request, guest, language), endpoint, keys);
    if (!added.ok) throw refusedWith(400, added.refusal);
    return {};
  });

  app.delete('/api/me/notifications/push', async (request) => {
    const { id, session } = await guestEvenIfBanned(parts, request);
    await notifications.unsubscribe(id, session);
    return {};
  });

  app.put('/api/me/notifications/hours', async (request) => {
    const { id } = await changer(request);
    await notifications.setHours(id, checked(schemas.quietHours, request.body).hours);
    return {};
  });

  app.put('/api/me/notifications/webhook', { bodyLimit: BODY }, async (request) => {
    const guest = await changer(request);
    const { address, language } = checked(schemas.webhook, request.body);
    const added = await notifications.setWebhook(receiverOf(request, guest, language), address);
    if (!added.ok) throw refusedWith(400, added.refusal);
    return added.value;
  });

  app.delete('/api/me/notifications/webhook', async (request) => {
    await notifications.removeWebhook((await guestEvenIfBanned(parts, request)).id);
    return {};
  });

  app.post('/api/me/notifications/trial', async (request) => {
    const { id } = await changer(request);
    const sent = await notifications.tryOut(id);
    if (sent === 0) throw new Refused(409, 'no-notifications', 'There is nothing yet that a message could go to.');
    return { sent };
  });
}
