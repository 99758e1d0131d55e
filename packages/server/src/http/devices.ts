/** Routes for the devices on which a guest is signed in. */
import type { FastifyInstance } from 'fastify';
import type { Parts } from './context.ts';
import { checked, Refused } from './refused.ts';
import * as schemas from './request-schemas.ts';
import { guestEvenIfBanned, setKey } from './visitor.ts';

const noSuchDevice = (): Refused => new Refused(404, 'no-such-device', 'There is no such device.');

export function deviceRoutes(app: FastifyInstance, parts: Parts): void {
  const { sessions, secure } = parts;

  app.get('/api/devices', async (request) => {
    const { id, session: here } = await guestEvenIfBanned(parts, request);
    const devices = (await sessions.of(id)).map(({ id: session, device, created, seen }) => ({
      ...{ id: session, device, created, seen, here: session === here },
    }));
    return { devices };
  });

  app.put<{ Params: { id: string } }>('/api/devices/:id', async (request) => {
    const { id } = await guestEvenIfBanned(parts, request);
    const { device } = checked(schemas.device, request.body);
    if (!(await sessions.rename(id, request.params.id, device))) throw noSuchDevice();
    return {};
  });

  /** A device that has been lost or given away; this one itself is signed out. */
  app.delete<{ Params: { id: string } }>('/api/devices/:id', async (request, reply) => {
    const { id, session: here } = await guestEvenIfBanned(parts, request);
    const { id: ended } = request.params;
    if (!(await sessions.end(id, [ended]))) throw noSuchDevice();
    if (ended === here) setKey(reply, '', secure);
    return {};
  });

  /** All but this one. */
  app.delete('/api/devices', async (request) => {
    const { id, session: here } = await guestEvenIfBanned(parts, request);
    const others = (await sessions.of(id)).map(({ id: session }) => session).filter((session) => session !== here);
    await sessions.end(id, others);
    return { ended: others.length };
  });
}
