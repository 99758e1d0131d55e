/** Routes for a player's ways to sign in: devices, passkeys, recovery codes, and codes for one more device. */
import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DEVICE_CODE_LASTS } from '../guests/codes.ts';
import { deviceName } from '../guests/device-name.ts';
import type { Guest } from '../guests/guests.ts';
import type { PasskeyRow } from '../store/passkeys.ts';
import type { Parts } from './context.ts';
import { siteOf } from './origin.ts';
import { checked, Refused, refusedWith } from './refused.ts';
import * as schemas from './request-schemas.ts';
import { countSignIn } from './sign-in.ts';
import { agentOf, guestEvenIfBanned, guestOf, keysAside, setKey } from './visitor.ts';

const noSuchDevice = (): Refused => new Refused(404, 'no-such-device', 'There is no such device.');
const lastWay = (): Refused =>
  new Refused(409, 'last-way', 'Nothing else leads back to you: make a passkey or recovery codes first.');

/** Ids of passkeys are too long for addresses, and say more than a list needs. */
const shortId = ({ id }: PasskeyRow): string => createHash('sha256').update(id).digest('base64url').slice(0, 16);

export function deviceRoutes(app: FastifyInstance, parts: Parts): void {
  const { guests, sessions, passkeys, codes, secure } = parts;

  /** Players who used this browser before. */
  async function othersHere(request: FastifyRequest, here: string): Promise<readonly Guest[]> {
    const known = await Promise.all(keysAside(request.headers, secure).map((key) => guests.byKey(key)));
    return known.flatMap((other) =>
      other === undefined || other.id === here ? [] : { id: other.id, name: other.name },
    );
  }

  app.get('/api/devices', async (request) => {
    const { id, session: here } = await guestEvenIfBanned(parts, request);
    const devices = (await sessions.of(id)).map(({ id: session, device, created, seen }) => ({
      ...{ id: session, device, created, seen, here: session === here },
    }));
    const keys = (await passkeys.of(id)).map((passkey) => ({
      ...{ id: shortId(passkey), domain: passkey.rp_id, device: passkey.device },
      ...{ created: passkey.created, seen: passkey.seen },
    }));
    return { devices, passkeys: keys, recovery: await codes.recoveryOf(id), others: await othersHere(request, id) };
  });

  app.put<{ Params: { id: string } }>('/api/devices/:id', async (request) => {
    const { id } = await guestEvenIfBanned(parts, request);
    const { device } = checked(schemas.device, request.body);
    if (!(await sessions.rename(id, request.params.id, device))) throw noSuchDevice();
    return {};
  });

  /** Signs out a device that was lost or given away, or this one. */
  app.delete<{ Params: { id: string } }>('/api/devices/:id', async (request, reply) => {
    const { id, session: here } = await guestEvenIfBanned(parts, request);
    const { id: ended } = request.params;
    if (ended === here && !(await canComeBack(id))) throw lastWay();
    if (!(await sessions.end(id, [ended]))) throw noSuchDevice();
    if (ended === here) setKey(reply, '', secure);
    return {};
  });

  async function canComeBack(guest: string): Promise<boolean> {
    const [devices, keys, { left }] = await Promise.all([
      sessions.of(guest),
      passkeys.of(guest),
      codes.recoveryOf(guest),
    ]);
    return devices.length > 1 || keys.length > 0 || left > 0;
  }

  /** Signs out all devices but this one. */
  app.delete('/api/devices', async (request) => {
    const { id, session: here } = await guestEvenIfBanned(parts, request);
    const others = (await sessions.of(id)).map(({ id: session }) => session).filter((session) => session !== here);
    await sessions.end(id, others);
    return { ended: others.length };
  });

  app.post('/api/passkeys/options', async (request) => {
    const guest = await guestOf(parts, request);
    countSignIn(parts, request);
    const options = await passkeys.askForNew(guest, siteOf(request.headers, secure));
    if (!options.ok) throw refusedWith(409, options.refusal);
    return options.value;
  });

  app.post('/api/passkeys', async (request) => {
    const guest = await guestOf(parts, request);
    countSignIn(parts, request);
    const { passkey } = checked(schemas.newPasskey, request.body);
    const site = siteOf(request.headers, secure);
    const added = await passkeys.add(guest, passkey, deviceName(agentOf(request)), site);
    if (!added.ok) throw refusedWith(403, added.refusal);
    return {};
  });

  app.delete<{ Params: { id: string } }>('/api/passkeys/:id', async (request) => {
    const { id } = await guestEvenIfBanned(parts, request);
    const passkey = (await passkeys.of(id)).find((one) => shortId(one) === request.params.id);
    if (passkey === undefined) throw new Refused(404, 'no-such-passkey', 'This passkey is not known here.');
    await passkeys.remove(id, passkey.id);
    return {};
  });

  app.post('/api/recovery-codes', async (request) => {
    const { id } = await guestOf(parts, request);
    countSignIn(parts, request);
    return { codes: await codes.newRecoveryCodes(id) };
  });

  app.post('/api/device-codes', async (request) => {
    const { id } = await guestOf(parts, request);
    countSignIn(parts, request);
    return { ...(await codes.offerDevice(id)), lasts: DEVICE_CODE_LASTS };
  });

  /** What became of a code: the device it added, if there is one. */
  app.get<{ Params: { id: string } }>('/api/device-codes/:id', async (request) => {
    const { id } = await guestEvenIfBanned(parts, request);
    const code = await codes.deviceCode(id, request.params.id);
    if (code === undefined) throw wrongId();
    const joined = (await sessions.of(id)).find((session) => session.id === code.joined);
    return {
      left: Math.max(0, code.until - parts.now()),
      joined: joined ? { id: joined.id, device: joined.device } : null,
    };
  });

  app.delete<{ Params: { id: string } }>('/api/device-codes/:id', async (request) => {
    const { id } = await guestEvenIfBanned(parts, request);
    await codes.withdrawDevice(id, request.params.id);
    return {};
  });
}

const wrongId = (): Refused => new Refused(404, 'wrong-code', 'This code is not known here. It may be too old.');
